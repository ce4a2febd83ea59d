/// A sum of what items have, and a constant: the place of a side, say, or a width.
@MainActor struct LayoutExpression {
    struct Term {
        let item: LayoutItem
        let slot: LayoutItem.Slot
        var coefficient: Double
    }

    private(set) var terms: [Term] = []
    var constant = 0.0
    /// Whether the constant holds where a scroll view has scrolled to.
    var followsScrolling = false

    /// Adds a multiple of what an item has; terms that cancel out vanish.
    mutating func add(_ factor: Double, _ item: LayoutItem, _ slot: LayoutItem.Slot) {
        guard factor != 0 else { return }
        guard let index = terms.firstIndex(where: { $0.item === item && $0.slot == slot }) else {
            terms.append(Term(item: item, slot: slot, coefficient: factor))
            return
        }
        terms[index].coefficient += factor
        if terms[index].coefficient == 0 { terms.remove(at: index) }
    }

    mutating func add(_ factor: Double, _ other: LayoutExpression) {
        for term in other.terms { add(factor * term.coefficient, term.item, term.slot) }
        constant += factor * other.constant
        followsScrolling = followsScrolling || other.followsScrolling
    }

    mutating func negate() {
        for index in terms.indices { terms[index].coefficient = -terms[index].coefficient }
        constant = -constant
    }

    /// Whether the same is added up, whatever the constant.
    func hasTerms(of other: LayoutExpression) -> Bool {
        terms.count == other.terms.count
            && zip(terms, other.terms).allSatisfy {
                $0.item === $1.item && $0.slot == $1.slot && $0.coefficient == $1.coefficient
            }
    }
}

/// A constraint in terms of what items have: the sum compared with zero.
@MainActor struct LoweredConstraint {
    var sum: LayoutExpression
    var relation = LayoutSolver.Relation.equal
    var priority = LayoutSolver.required
    var rank = 0
    /// Whether it gives a view the size or place that it has, which no constraint of the app undoes.
    var isProtected = false
}

/// A lowered constraint that the solver has.
@MainActor struct InstalledConstraint {
    var lowered: LoweredConstraint
    var handle: LayoutSolver.Handle
}
