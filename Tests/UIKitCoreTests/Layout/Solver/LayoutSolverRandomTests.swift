import Testing

@testable import UIKitCore

/// Changes at random, checked after each against every corner, and against a solver that starts anew.
struct LayoutSolverRandomTests {
    @Test(arguments: Array(1...40) + [392, 449, 504])
    func everyChangeEndsInTheBestAnswer(_ seed: UInt64) {
        var run = Run(seed: seed)
        for step in 0..<25 {
            run.change()
            let found = run.point(run.solver)
            let plain = run.plain
            #expect(plain.isAllowed(found), "seed \(seed) step \(step): \(found)")
            let errors = plain.errors(at: found)
            if let best = plain.leastErrors() {
                #expect(!plain.isLess(best, errors), "seed \(seed) step \(step): \(errors), best is \(best)")
            } else {
                Issue.record("seed \(seed) step \(step): constraints that exclude each other were kept")
            }
            for broken in run.broken {
                #expect(run.plain(with: broken).leastErrors() == nil, "seed \(seed) step \(step): \(broken)")
            }
        }
    }

    @Test(arguments: Array(1...40) + [392, 449, 504])
    func changesEndWhereAFreshStartDoes(_ seed: UInt64) {
        var run = Run(seed: seed &+ 1000)
        for step in 0..<25 {
            run.change()
            guard run.broken.isEmpty else { continue }
            let fresh = run.fresh()
            for (variable, other) in zip(run.variables, fresh.variables)
            where !run.solver.isAmbiguous(variable) {
                let difference = run.solver.value(of: variable) - fresh.solver.value(of: other)
                #expect(abs(difference) < 1e-6, "seed \(seed) step \(step)")
            }
        }
    }

    @Test func theSameCallsGiveTheSameAnswer() {
        for seed in 1...10 as ClosedRange<UInt64> {
            var first = Run(seed: seed), second = Run(seed: seed)
            for _ in 0..<30 {
                first.change()
                second.change()
                #expect(first.point(first.solver) == second.point(second.solver))
            }
        }
    }

    @Test func whatIsRemovedLeavesNothingBehind() {
        var run = Run(seed: 7)
        for _ in 0..<60 { run.change() }
        run.removeAll()
        #expect(run.solver.rows.isEmpty)
        #expect(run.solver.levels.count == 1)
        #expect(run.solver.entries.allSatisfy { $0 == nil })
    }
}

/// A solver and, beside it, what it was told.
private struct Run {
    var solver = LayoutSolver()
    var variables: [LayoutSolver.Variable] = []
    private var told: [(handle: LayoutSolver.Handle, constraint: PlainSolver.Constraint)] = []
    private var numbers: SplitMix
    private let isLength = [false, true, true]

    init(seed: UInt64) {
        numbers = SplitMix(state: seed)
        variables = isLength.map { solver.makeVariable(isLength: $0) }
    }

    mutating func change() {
        let choice = numbers.below(10)
        if told.count < 3 || choice < 4, told.count < 8 {
            add()
        } else if choice < 6 {
            solver.remove(told.remove(at: numbers.below(told.count)).handle)
        } else {
            let index = numbers.below(told.count)
            if choice < 9 {
                told[index].constraint.constant = Double(numbers.below(21)) - 10
                solver.setConstant(told[index].constraint.constant, of: told[index].handle)
            } else {
                told[index].constraint.priority = priority()
                solver.setPriority(told[index].constraint.priority, of: told[index].handle)
            }
        }
        // Sometimes more than one change before the next answer.
        if numbers.below(3) == 0 { change() } else { _ = solver.solve() }
    }

    mutating func removeAll() {
        for entry in told { solver.remove(entry.handle) }
        told = []
        for variable in variables { solver.remove(variable) }
        _ = solver.solve()
    }

    func point(_ solver: LayoutSolver) -> [Double] { variables.map(solver.value) }

    var broken: [PlainSolver.Constraint] { told.filter { solver.isBroken($0.handle) }.map(\.constraint) }

    var plain: PlainSolver {
        PlainSolver(
            isLength: isLength,
            constraints: told.filter { !solver.isBroken($0.handle) }.map(\.constraint))
    }

    func plain(with constraint: PlainSolver.Constraint) -> PlainSolver {
        PlainSolver(isLength: isLength, constraints: plain.constraints + [constraint])
    }

    /// A solver that is told everything at once.
    func fresh() -> Run {
        var other = Run(seed: 0)
        for entry in told { other.add(entry.constraint) }
        _ = other.solver.solve()
        return other
    }

    private mutating func add() {
        add(
            PlainSolver.Constraint(
                coefficients: isLength.map { _ in [0, 0, 1, -1, 2, -0.5][numbers.below(6)] },
                constant: Double(numbers.below(21)) - 10,
                relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual][numbers.below(3)],
                priority: priority()))
    }

    private mutating func add(_ constraint: PlainSolver.Constraint) {
        let terms = zip(constraint.coefficients, variables).filter { $0.0 != 0 }
            .map { LayoutSolver.Term(coefficient: $0, variable: $1) }
        let handle = solver.add(
            LayoutSolver.Constraint(
                terms: terms, constant: constraint.constant, relation: constraint.relation,
                priority: constraint.priority))
        told.append((handle, constraint))
    }

    private mutating func priority() -> Double { [1000, 1000, 751, 750, 250][numbers.below(5)] }
}
