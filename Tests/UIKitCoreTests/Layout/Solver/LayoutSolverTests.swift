import Testing

@testable import UIKitCore

struct LayoutSolverTests {
    private var solver = LayoutSolver()

    @Test mutating func requiredConstraintsHold() {
        let (x, w) = (solver.makeVariable(), solver.makeVariable(isLength: true))
        add([(1, x)], -10)
        add([(1, x), (1, w)], -110)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: x) == 10)
        #expect(solver.value(of: w) == 100)
    }

    @Test(arguments: [(751.0, 750.0), (251, 250), (999, 998), (50, 49), (250.5, 250)])
    func theHigherOfTwoPrioritiesWinsEntirely(_ high: Double, _ low: Double) {
        for isFirst in [true, false] {
            var solver = LayoutSolver()
            let x = solver.makeVariable()
            let wanted = LayoutSolver.Constraint(
                terms: [.init(coefficient: 1, variable: x)], constant: -10, priority: high)
            let other = LayoutSolver.Constraint(
                terms: [.init(coefficient: 1, variable: x)], constant: -90, priority: low)
            for constraint in isFirst ? [wanted, other] : [other, wanted] { _ = solver.add(constraint) }
            _ = solver.solve()
            #expect(solver.value(of: x) == 10)
        }
    }

    @Test mutating func noNumberOfConstraintsOutweighsOneOfAHigherPriority() {
        let x = solver.makeVariable()
        add([(1, x)], -10, priority: 251)
        for _ in 0..<200 { add([(1, x)], -90, priority: 250) }
        _ = solver.solve()
        #expect(solver.value(of: x) == 10)
    }

    @Test mutating func aMissedConstraintIsMissedByAsLittleAsCanBe() {
        let x = solver.makeVariable()
        add([(1, x)], -40, .lessThanOrEqual)
        add([(1, x)], -90, priority: 750)
        _ = solver.solve()
        #expect(solver.value(of: x) == 40)
    }

    @Test mutating func lengthsAreNeverNegative() {
        let w = solver.makeVariable(isLength: true)
        add([(1, w)], 20, priority: 999)
        _ = solver.solve()
        #expect(solver.value(of: w) == 0)
    }

    @Test mutating func whatNothingDeterminesIsAsShortAsCanBe() {
        let widths = (0..<3).map { solver.makeVariable(isLength: true, rank: $0) }
        add(widths.map { (1, $0) }, -90)
        _ = solver.solve()
        #expect(widths.map(solver.value) == [0, 0, 90])
    }

    @Test mutating func ofOnePriorityTheLowerRankGivesWay() {
        let widths = (0..<3).map { _ in solver.makeVariable(isLength: true) }
        add(widths.map { (1, $0) }, -300)
        for (rank, width) in widths.enumerated() {
            add([(1, width)], -50, .lessThanOrEqual, priority: 250, rank: rank)
        }
        _ = solver.solve()
        #expect(widths.map(solver.value) == [200, 50, 50])
    }

    @Test mutating func anEditIsSeenAtOnce() {
        let (a, b) = (solver.makeVariable(), solver.makeVariable())
        let edited = add([(1, a)], -10)
        add([(1, b), (-2, a)], -5)
        for constant in [30.0, -70, 0, 12.5] {
            solver.setConstant(-constant, of: edited)
            #expect(solver.solve().isEmpty)
            #expect(solver.value(of: a) == constant)
            #expect(solver.value(of: b) == 2 * constant + 5)
        }
    }

    @Test mutating func aPriorityMayChangeEitherWay() {
        let x = solver.makeVariable()
        let first = add([(1, x)], -10, priority: 500)
        add([(1, x)], -90, priority: 600)
        for (priority, value) in [(700.0, 10.0), (400, 90), (1000, 10), (599, 90)] {
            solver.setPriority(priority, of: first)
            #expect(solver.solve().isEmpty)
            #expect(solver.value(of: x) == value)
        }
    }

    @Test mutating func whatIsRemovedHasNoEffect() {
        let x = solver.makeVariable()
        let strong = add([(1, x)], -10)
        add([(1, x)], -90, priority: 1)
        _ = solver.solve()
        solver.remove(strong)
        _ = solver.solve()
        #expect(solver.value(of: x) == 90)
    }

    // MARK: What cannot be had

    @Test mutating func theLastAddedOfAConflictIsBroken() {
        let x = solver.makeVariable()
        let first = add([(1, x)], -10), last = add([(1, x)], -90)
        #expect(solver.solve() == [.init(constraints: [first, last], broken: last)])
        #expect(solver.isBroken(last))
        #expect(solver.value(of: x) == 10)
        #expect(solver.solve().isEmpty)
    }

    @Test mutating func aConflictNamesOnlyThoseThatExcludeEachOther() {
        let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        add([(1, c)], -1)
        let order = add([(1, a), (-1, b)], 0, .lessThanOrEqual)
        add([(1, a), (1, c)], -1000, .lessThanOrEqual)
        let low = add([(1, b)], -5), high = add([(1, a)], -6)
        #expect(solver.solve().map(\.constraints) == [[order, low, high]])
    }

    @Test mutating func aProtectedConstraintIsNotBroken() {
        let x = solver.makeVariable()
        let first = add([(1, x)], -10), last = add([(1, x)], -90, isProtected: true)
        #expect(solver.solve().map(\.broken) == [first])
        #expect(!solver.isBroken(last))
        #expect(solver.value(of: x) == 90)
    }

    @Test mutating func aBrokenConstraintComesBackWhenItCanBeHad() {
        let x = solver.makeVariable()
        let first = add([(1, x)], -10), last = add([(1, x)], -90)
        _ = solver.solve()
        solver.setConstant(-90, of: first)
        #expect(solver.solve().isEmpty)
        #expect(!solver.isBroken(last))
        solver.setConstant(-20, of: first)
        #expect(solver.solve().map(\.broken) == [last])
        solver.remove(first)
        _ = solver.solve()
        #expect(solver.value(of: x) == 90)
    }

    @Test mutating func theSameTwiceIsNoConflict() {
        let x = solver.makeVariable()
        let handles = (0..<3).map { _ in add([(1, x)], -10) }
        #expect(solver.solve().isEmpty)
        solver.remove(handles[0])
        solver.remove(handles[1])
        _ = solver.solve()
        #expect(solver.value(of: x) == 10)
    }

    @Test mutating func cyclesEnd() {
        let ring = (0..<6).map { _ in solver.makeVariable() }
        for index in ring.indices {
            add([(1, ring[index]), (-1, ring[(index + 1) % 6])], -1, .greaterThanOrEqual, rank: index)
        }
        let conflicts = solver.solve()
        #expect(conflicts.count == 1)
        #expect(conflicts.first?.constraints.count == 6)
        for index in ring.indices.dropLast() {
            #expect(solver.value(of: ring[index]) - solver.value(of: ring[index + 1]) >= 1)
        }
    }

    @Test mutating func aConstraintOnNothingHoldsOrIsBroken() {
        #expect(solver.solve().isEmpty)
        add([], 0)
        #expect(solver.solve().isEmpty)
        let impossible = add([], 5)
        #expect(solver.solve().map(\.broken) == [impossible])
        add([], -5, .greaterThanOrEqual, priority: 10)
        #expect(solver.solve().isEmpty)
    }

    // MARK: Ambiguity

    @Test mutating func saysWhatIsAmbiguous() {
        let (x, y, w, h) = (
            solver.makeVariable(), solver.makeVariable(), solver.makeVariable(isLength: true),
            solver.makeVariable(isLength: true)
        )
        add([(1, x), (1, w)], -100)
        add([(1, h)], -20, priority: 1)
        _ = solver.solve()
        #expect(solver.isAmbiguous(x))
        #expect(solver.isAmbiguous(y))
        #expect(solver.isAmbiguous(w))
        #expect(!solver.isAmbiguous(h))
        add([(1, w)], -40, priority: 1)
        _ = solver.solve()
        #expect(!solver.isAmbiguous(x))
        #expect(!solver.isAmbiguous(w))
    }

    @discardableResult private mutating func add(
        _ terms: [(Double, LayoutSolver.Variable)], _ constant: Double,
        _ relation: LayoutSolver.Relation = .equal, priority: Double = LayoutSolver.required, rank: Int = 0,
        isProtected: Bool = false
    ) -> LayoutSolver.Handle {
        solver.add(
            LayoutSolver.Constraint(
                terms: terms.map { LayoutSolver.Term(coefficient: $0.0, variable: $0.1) }, constant: constant,
                relation: relation, priority: priority, rank: rank, isProtected: isProtected))
    }
}
