extension LayoutSolver {
    /// Something that constraints are about: a position, or a length.
    package struct Variable: Hashable {
        let symbol: SolverSymbol
    }

    package struct Term: Equatable {
        package var coefficient: Double
        package var variable: Variable

        package init(coefficient: Double, variable: Variable) {
            self.coefficient = coefficient
            self.variable = variable
        }
    }

    package enum Relation {
        case lessThanOrEqual, equal, greaterThanOrEqual
    }

    /// A sum of terms and a constant, compared with zero.
    package struct Constraint {
        package var terms: [Term]
        package var constant: Double
        package var relation: Relation
        /// From 0 to 1000, which is required. A higher one is satisfied before any lower one.
        package var priority: Double
        /// Which of two of the same priority gives way where both cannot be had: the one with the lower rank.
        package var rank: Int
        /// Whether another constraint is broken where the two exclude each other.
        package var isProtected: Bool

        package init(
            terms: [Term], constant: Double, relation: Relation = .equal, priority: Double = required,
            rank: Int = 0, isProtected: Bool = false
        ) {
            self.terms = terms
            self.constant = constant
            self.relation = relation
            self.priority = priority
            self.rank = rank
            self.isProtected = isProtected
        }
    }

    /// Names a constraint that was added.
    package struct Handle: Hashable {
        let slot: Int
    }

    /// Required constraints that exclude each other, in the order they were added, and the one that is
    /// left out.
    package struct Conflict: Equatable {
        package let constraints: [Handle]
        package let broken: Handle
    }

    package static let required = 1000.0
}
