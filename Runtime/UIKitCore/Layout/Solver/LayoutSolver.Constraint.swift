extension LayoutSolver {
    /// Something that constraints are about: a position, or a length.
    struct Variable: Hashable {
        let symbol: SolverSymbol
    }

    struct Term: Equatable {
        var coefficient: Double
        var variable: Variable
    }

    enum Relation {
        case lessThanOrEqual, equal, greaterThanOrEqual
    }

    /// A sum of terms and a constant, compared with zero.
    struct Constraint {
        var terms: [Term]
        var constant: Double
        var relation = Relation.equal
        /// From 0 to 1000, which is required. A higher one is satisfied before any lower one.
        var priority = required
        /// Which of two of the same priority gives way where both cannot be had: the one with the lower rank.
        var rank = 0
        /// Whether another constraint is broken where the two exclude each other.
        var isProtected = false
    }

    /// Names a constraint that was added.
    struct Handle: Hashable {
        let slot: Int
    }

    /// Required constraints that exclude each other, in the order they were added, and the one that is
    /// left out.
    struct Conflict: Equatable {
        let constraints: [Handle]
        let broken: Handle
    }

    static let required = 1000.0
}
