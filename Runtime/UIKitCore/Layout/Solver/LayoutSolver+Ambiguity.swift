extension LayoutSolver {
    /// Whether the variable could have another value with all constraints as satisfied as they are.
    ///
    /// To be called after `solve()`. It tries the greatest and the least value: for finding mistakes.
    func isAmbiguous(_ variable: Variable) -> Bool {
        guard places[Int(variable.symbol)] >= 0 || kinds[Int(variable.symbol)] == .length else { return true }
        return [1.0, -1].contains { sign in
            var trial = self
            trial.levels[trial.levels.count - 1].row = SolverRow()
            trial.charge(trial.levels.count - 1, variable.symbol, sign)
            trial.optimize()
            return trial.hasCostToSpare
                || abs(trial.value(of: variable) - value(of: variable)) > Self.tolerance
        }
    }

    /// Whether the last level could be made ever smaller.
    private var hasCostToSpare: Bool {
        guard let last = levels.last else { return false }
        return last.row.cells.contains { cell in
            cell.coefficient < -Self.leastPivot && kinds[Int(cell.symbol)] != .dummy
                && levels.dropLast().allSatisfy {
                    abs($0.row.coefficient(of: cell.symbol)) <= Self.leastPivot
                }
        }
    }
}
