/// Which rows are chosen, by their place in the line of all rows.
struct TableSelection: Equatable {
    private var rows: Set<Int> = []

    var isEmpty: Bool { rows.isEmpty }
    /// From the top.
    var sorted: [Int] { rows.sorted() }
    /// The one nearest to the top.
    var first: Int? { rows.min() }

    func contains(_ row: Int) -> Bool { rows.contains(row) }

    mutating func insert(_ row: Int) { rows.insert(row) }
    mutating func remove(_ row: Int) { rows.remove(row) }
    mutating func removeAll() { rows.removeAll() }

    /// Follows rows to where an update brings them; those that it deletes are chosen no more.
    mutating func move(_ newRow: (Int) -> Int?) { rows = Set(rows.compactMap(newRow)) }
}
