/// A number in a tableau that stands for a variable, a slack, an error or a dummy.
typealias SolverSymbol = Int32

/// One equation of a tableau: the basic symbol is the constant plus multiples of symbols that are not basic.
///
/// The cells are sorted by symbol. Rows of layouts are short, so a sorted list beats every other container;
/// the mask says at once that most rows do not hold a symbol.
struct SolverRow {
    struct Cell {
        var symbol: SolverSymbol
        var coefficient: Double
    }

    var basic: SolverSymbol
    var constant: Double
    private(set) var cells: [Cell] = []
    /// A bit for each symbol modulo 64 that is or was in the row.
    private var mask: UInt64 = 0

    init(basic: SolverSymbol = -1, constant: Double = 0) {
        self.basic = basic
        self.constant = constant
    }

    func coefficient(of symbol: SolverSymbol) -> Double {
        guard mask & Self.bit(symbol) != 0 else { return 0 }
        let place = place(of: symbol)
        return place < cells.count && cells[place].symbol == symbol ? cells[place].coefficient : 0
    }

    /// Adds a multiple of a symbol.
    mutating func add(_ factor: Double, _ symbol: SolverSymbol) {
        mask |= Self.bit(symbol)
        let place = place(of: symbol)
        guard place < cells.count, cells[place].symbol == symbol else {
            if abs(factor) > Self.nothing {
                cells.insert(Cell(symbol: symbol, coefficient: factor), at: place)
            }
            return
        }
        cells[place].coefficient += factor
        if abs(cells[place].coefficient) <= Self.nothing { cells.remove(at: place) }
    }

    /// Adds a multiple of another row. The scratch array only saves allocations.
    mutating func add(_ factor: Double, _ other: SolverRow, scratch: inout [Cell]) {
        constant += factor * other.constant
        merge(factor, other, leavingOut: -1, scratch: &scratch)
    }

    /// Puts the row of a symbol in the place of that symbol.
    mutating func substitute(_ symbol: SolverSymbol, by row: SolverRow, scratch: inout [Cell]) {
        let factor = coefficient(of: symbol)
        guard factor != 0 else { return }
        constant += factor * row.constant
        merge(factor, row, leavingOut: symbol, scratch: &scratch)
    }

    /// Turns the equation round, so that it says what a symbol in it is.
    mutating func solve(for symbol: SolverSymbol) {
        let place = place(of: symbol)
        let factor = -1 / cells[place].coefficient
        cells.remove(at: place)
        constant *= factor
        for index in cells.indices { cells[index].coefficient *= factor }
        if basic >= 0 { add(-factor, basic) }
        basic = symbol
    }

    mutating func negate() {
        constant = -constant
        for index in cells.indices { cells[index].coefficient = -cells[index].coefficient }
    }

    mutating func remove(_ symbol: SolverSymbol) {
        guard mask & Self.bit(symbol) != 0 else { return }
        let place = place(of: symbol)
        if place < cells.count, cells[place].symbol == symbol { cells.remove(at: place) }
    }

    private mutating func merge(
        _ factor: Double, _ other: SolverRow, leavingOut left: SolverSymbol, scratch: inout [Cell]
    ) {
        scratch.removeAll(keepingCapacity: true)
        scratch.reserveCapacity(cells.count + other.cells.count)
        var mine = 0, theirs = 0
        let count = cells.count, otherCount = other.cells.count
        cells.withUnsafeBufferPointer { own in
            other.cells.withUnsafeBufferPointer { others in
                while mine < count || theirs < otherCount {
                    let symbol = mine < count ? own[mine].symbol : SolverSymbol.max
                    let otherSymbol = theirs < otherCount ? others[theirs].symbol : SolverSymbol.max
                    var cell: Cell
                    if symbol < otherSymbol {
                        cell = own[mine]
                        mine += 1
                        if symbol == left { continue }
                    } else {
                        cell = Cell(symbol: otherSymbol, coefficient: factor * others[theirs].coefficient)
                        theirs += 1
                        if symbol == otherSymbol {
                            cell.coefficient += own[mine].coefficient
                            mine += 1
                        }
                        if abs(cell.coefficient) <= Self.nothing { continue }
                    }
                    scratch.append(cell)
                }
            }
        }
        swap(&cells, &scratch)
        mask |= other.mask
    }

    /// Where a symbol is, or would be.
    private func place(of symbol: SolverSymbol) -> Int {
        var low = 0, high = cells.count
        cells.withUnsafeBufferPointer { cells in
            while low < high {
                let middle = (low + high) / 2
                if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
            }
        }
        return low
    }

    private static func bit(_ symbol: SolverSymbol) -> UInt64 { 1 << UInt64(symbol & 63) }

    /// What is left of a coefficient that cancelled out.
    static let nothing = 1e-10
}
