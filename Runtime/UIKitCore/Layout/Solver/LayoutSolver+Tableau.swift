/// How constraints become rows, and rows constraints no more.
extension LayoutSolver {
    /// Adds the row of a required constraint.
    /// - Returns: whether it holds without a repair.
    mutating func insertRequired(_ slot: Int) -> Bool {
        guard var entry = entries[slot] else { return true }
        var row = row(of: entry)
        let isEquation = entry.constraint.relation == .equal
        entry.marker = makeSymbol(isEquation ? .dummy : .slack, owner: slot)
        entry.error = -1
        entries[slot] = entry
        // The sum is what the marker says; a free variable that takes it up makes it hold at once.
        if let subject = freeSymbol(in: row) {
            row.add(-1, entry.marker)
            row.solve(for: subject)
            settle(row)
            return true
        }
        row.basic = entry.marker
        settle(row)
        return isEquation ? abs(row.constant) <= Self.tolerance : row.constant >= -Self.tolerance
    }

    /// Adds the row of a constraint that may be missed, and what missing it costs.
    mutating func insertOptional(_ slot: Int) {
        guard var entry = entries[slot] else { return }
        var row = row(of: entry)
        entry.marker = makeSymbol(.slack, owner: slot)
        entry.error = makeSymbol(.slack, owner: slot)
        entries[slot] = entry
        if let subject = freeSymbol(in: row) {
            row.add(-1, entry.marker)
            row.add(1, entry.error)
            row.solve(for: subject)
        } else if row.constant >= 0 {
            row.add(1, entry.error)
            row.basic = entry.marker
        } else {
            row.negate()
            row.add(1, entry.marker)
            row.basic = entry.error
        }
        settle(row)
        charge(entry, times: 1)
    }

    /// Takes the equation of a constraint away. What stays is feasible, and no longer optimal.
    mutating func takeOut(_ slot: Int) {
        guard let entry = entries[slot] else { return }
        if !entry.isRequired { charge(entry, times: -1) }
        if places[Int(entry.marker)] < 0, let place = placeLeaving(for: entry.marker) {
            pivot(entry.marker, place)
        }
        release(entry.marker)
        if entry.error >= 0 { release(entry.error) }
    }

    /// Moves the constant of the constraint of a marker: a sum that is greater by so much means the same
    /// with a marker that is.
    mutating func shift(_ marker: SolverSymbol, by change: Double) {
        let place = places[Int(marker)]
        guard place < 0 else {
            rows[place].constant += change
            return
        }
        for index in rows.indices {
            let coefficient = rows[index].coefficient(of: marker)
            if coefficient != 0 { rows[index].constant -= coefficient * change }
        }
    }

    // MARK: Objectives

    /// Adds or takes away what it costs to miss a constraint.
    mutating func charge(_ entry: Entry, times: Double) {
        let level = level(entry.priority)
        let weight = times * Self.weight(entry.constraint.rank)
        charge(level, entry.error, weight)
        if entry.constraint.relation == .equal { charge(level, entry.marker, weight) }
        levels[level].uses += times > 0 ? 1 : -1
        if levels[level].uses == 0 { levels.remove(at: level) }
    }

    mutating func charge(_ level: Int, _ symbol: SolverSymbol, _ amount: Double) {
        let place = places[Int(symbol)]
        if place >= 0 {
            levels[level].row.add(amount, rows[place], scratch: &scratch)
        } else {
            levels[level].row.add(amount, symbol)
        }
    }

    private mutating func level(_ priority: Double) -> Int {
        let index = levels.firstIndex { $0.priority <= priority } ?? levels.count - 1
        if levels[index].priority != priority {
            levels.insert(Level(priority: priority), at: index)
        }
        return index
    }

    // MARK: Rows

    /// The sum of a constraint in terms of what is not basic; negated for an upper bound, so that it is never
    /// to be less than zero.
    private mutating func row(of entry: Entry) -> SolverRow {
        let sign: Double = entry.constraint.relation == .lessThanOrEqual ? -1 : 1
        var row = SolverRow(constant: sign * entry.constant)
        for term in entry.constraint.terms {
            let place = places[Int(term.variable.symbol)]
            if place >= 0 {
                row.add(sign * term.coefficient, rows[place], scratch: &scratch)
            } else {
                row.add(sign * term.coefficient, term.variable.symbol)
            }
        }
        return row
    }

    private func freeSymbol(in row: SolverRow) -> SolverSymbol? {
        row.cells.first { kinds[Int($0.symbol)] == .free && abs($0.coefficient) > Self.leastPivot }?.symbol
    }

    /// Adds a row whose basic symbol stood in none, or in others that it is now put into.
    private mutating func settle(_ row: SolverRow) {
        if kinds[Int(row.basic)] == .free { substitute(row) }
        places[Int(row.basic)] = rows.count
        rows.append(row)
    }

    mutating func dropRow(_ place: Int) {
        places[Int(rows[place].basic)] = -1
        let last = rows.removeLast()
        guard place < rows.count else { return }
        rows[place] = last
        places[Int(last.basic)] = place
    }

    /// Makes a symbol basic in the place of that of a row.
    mutating func pivot(_ symbol: SolverSymbol, _ place: Int) {
        places[Int(rows[place].basic)] = -1
        rows[place].solve(for: symbol)
        substitute(rows[place])
        places[Int(symbol)] = place
    }

    private mutating func substitute(_ row: SolverRow) {
        for index in rows.indices where rows[index].basic != row.basic {
            rows[index].substitute(row.basic, by: row, scratch: &scratch)
        }
        for index in levels.indices {
            levels[index].row.substitute(row.basic, by: row, scratch: &scratch)
        }
    }

    /// The row that a marker can take over so that all others stay feasible without it.
    private func placeLeaving(for marker: SolverSymbol) -> Int? {
        var best: (rank: Int, ratio: Double, symbol: SolverSymbol, place: Int)?
        for place in rows.indices {
            let row = rows[place]
            let coefficient = row.coefficient(of: marker)
            guard coefficient != 0 else { continue }
            let kind = kinds[Int(row.basic)]
            let rank = kind == .dummy ? 0 : kind == .free ? 3 : coefficient < 0 ? 1 : 2
            let ratio = rank == 1 || rank == 2 ? abs(row.constant / coefficient) : 0
            if best.map({ (rank, ratio, row.basic) < ($0.rank, $0.ratio, $0.symbol) }) ?? true {
                best = (rank, ratio, row.basic, place)
            }
        }
        return best?.place
    }
}
