/// The two simplex methods.
extension LayoutSolver {
    /// The primal method: makes the objectives as small as they can be, one after another, without leaving
    /// what is feasible.
    mutating func optimize() {
        for _ in 0..<mostPivots {
            guard let entering = symbolToEnter(), let place = placeBlocking(entering) else { return }
            pivot(entering, place)
        }
    }

    /// The dual method: makes everything feasible without leaving what is optimal.
    /// - Returns: a row that cannot be had.
    mutating func repair() -> SolverRow? {
        for _ in 0..<mostPivots {
            guard let place = placeToRepair() else { return nil }
            guard let entering = symbolToRepair(rows[place]) else { return rows[place] }
            pivot(entering, place)
        }
        return placeToRepair().map { rows[$0] }
    }

    /// The least symbol that makes a level smaller and none before it greater.
    private func symbolToEnter() -> SolverSymbol? {
        for index in levels.indices {
            for cell in levels[index].row.cells
            where cell.coefficient < -Self.leastCost && kinds[Int(cell.symbol)] != .dummy {
                let isFree = levels[..<index].allSatisfy {
                    abs($0.row.coefficient(of: cell.symbol)) <= Self.leastCost
                }
                if isFree { return cell.symbol }
            }
        }
        return nil
    }

    /// The row that a growing symbol takes to zero first.
    private func placeBlocking(_ entering: SolverSymbol) -> Int? {
        var best: (ratio: Double, symbol: SolverSymbol, place: Int)?
        for place in rows.indices {
            let coefficient = rows[place].coefficient(of: entering)
            guard abs(coefficient) > Self.leastPivot else { continue }
            let basic = rows[place].basic
            let ratio: Double
            switch kinds[Int(basic)] {
            case .free, .unused: continue
            case .dummy: ratio = 0
            case .length, .slack:
                guard coefficient < 0 else { continue }
                ratio = max(0, -rows[place].constant / coefficient)
            }
            if best.map({ (ratio, basic) < ($0.ratio, $0.symbol) }) ?? true { best = (ratio, basic, place) }
        }
        return best?.place
    }

    /// The row of the least symbol that has a value it must not have.
    private func placeToRepair() -> Int? {
        var best: Int?
        for place in rows.indices {
            let row = rows[place]
            switch kinds[Int(row.basic)] {
            case .free, .unused: continue
            case .dummy: if abs(row.constant) <= Self.tolerance { continue }
            case .length, .slack: if row.constant >= -Self.tolerance { continue }
            }
            if best.map({ row.basic < rows[$0].basic }) ?? true { best = place }
        }
        return best
    }

    /// The symbol that mends a row at the least cost.
    private func symbolToRepair(_ row: SolverRow) -> SolverSymbol? {
        let sign: Double = row.constant > 0 ? -1 : 1
        var best: (symbol: SolverSymbol, coefficient: Double)?
        for cell in row.cells where kinds[Int(cell.symbol)] != .dummy {
            let coefficient = sign * cell.coefficient
            guard coefficient > Self.leastPivot else { continue }
            if best.map({ costsLess(cell.symbol, coefficient, than: $0.symbol, $0.coefficient) }) ?? true {
                best = (cell.symbol, coefficient)
            }
        }
        return best?.symbol
    }

    private func costsLess(
        _ symbol: SolverSymbol, _ coefficient: Double, than other: SolverSymbol, _ otherCoefficient: Double
    ) -> Bool {
        for level in levels {
            let cost = level.row.coefficient(of: symbol) / coefficient
            let otherCost = level.row.coefficient(of: other) / otherCoefficient
            if abs(cost - otherCost) > Self.leastCost { return cost < otherCost }
        }
        return symbol < other
    }

    /// Bland's rule ends by itself; rounding could undo that.
    private var mostPivots: Int { 1000 + 50 * rows.count }

    /// Points by which a value may miss what is required.
    static let tolerance = 1e-8
    /// The least coefficient that is divided by.
    static let leastPivot = 1e-9
    /// The least cost that counts; ranks are further apart.
    private static let leastCost = 1e-9
}
