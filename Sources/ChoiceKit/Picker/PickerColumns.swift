import UIKit

/// What the columns of a sheet hold and stand at: values, without a view.
@MainActor struct PickerColumns {
    enum State: Equatable {
        case ready
        /// Rows are on their way, by the id of their load.
        case loading(Int)
        case failed
    }

    @MainActor private struct Standing {
        var list: any PickerList = PickerValues<String>([])
        var row = 0
        /// What it stands at, stood at while it had rows, or shall stand at once it has some.
        var id: AnyHashable?
        /// What that is called, where somebody has to be told if it is there no longer.
        var wished: String?
        var state = State.ready
        /// What the columns before stood at when rows were loaded.
        var asked: [AnyHashable]?
    }

    let columns: [PickerSheet.Column]
    private var standings: [Standing]
    private var loadCount = 0
    /// What was wished for and is not there, by what it was called.
    private(set) var vanished: [String] = []

    /// - Parameter selections: rows by column. Of several for one column the last counts; a row that there is
    ///   not is the nearest, and a column that there is not is ignored.
    init(_ columns: [PickerSheet.Column], selections: [(row: Int, section: Int)] = []) {
        self.columns = columns
        standings = columns.map { _ in Standing() }
        for selection in selections where columns.indices.contains(selection.section) {
            standings[selection.section].row = selection.row
        }
        for column in columns.indices { resolve(column) }
    }

    // MARK: What there is

    var indices: Range<Int> { columns.indices }

    func count(_ column: Int) -> Int { standings[column].list.count }

    func row(_ column: Int) -> Int { standings[column].row }

    func title(_ row: Int, in column: Int) -> String? {
        let list = standings[column].list
        return (0..<list.count).contains(row) ? list.title(at: row) : nil
    }

    /// The row with a value: of equal ones the nearest to a place that holds it, or else the first.
    func row(of id: AnyHashable, near row: Int, in column: Int) -> Int? {
        let list = standings[column].list
        return (0..<list.count).contains(row) && list.id(at: row) == id ? row : list.row(of: id)
    }

    func state(_ column: Int) -> State { standings[column].state }

    /// Whether no column waits for rows, or lacks them because they could not be loaded.
    var isLoaded: Bool { standings.allSatisfy { $0.state == .ready } }

    /// Whether each column has rows.
    var isWhole: Bool { isLoaded && !standings.contains { $0.list.isEmpty } }

    /// Whether there is no row at all, and none to come.
    var isEmpty: Bool { isLoaded && standings.allSatisfy(\.list.isEmpty) }

    /// Of each column that has rows.
    var places: [PickerPlace] { places(before: columns.count) }

    /// Of each column that has rows.
    var choices: [PickerSheet.Choice] { places.map(\.choice) }

    private func places(before end: Int) -> [PickerPlace] {
        (0..<end).filter { !standings[$0].list.isEmpty }.map { column in
            PickerPlace(column: column, row: standings[column].row, list: standings[column].list)
        }
    }

    /// The row, or the nearest that the column has.
    func nearest(_ row: Int, in column: Int) -> Int {
        min(max(row, 0), max(standings[column].list.count - 1, 0))
    }

    // MARK: Choosing

    /// Turns a column to a row, or to the nearest, and resolves those after it.
    ///
    /// - Returns: the columns whose rows are others now.
    @discardableResult mutating func select(_ row: Int, in column: Int) -> [Int] {
        guard indices.contains(column), !standings[column].list.isEmpty else { return [] }
        return changing { columns in
            for later in columns.indices.dropFirst(column + 1) { columns.standings[later].wished = nil }
            columns.turn(column, to: row)
        }
    }

    /// Turns each column to a value, at once or when it has rows. One whose rows lack it stands at the
    /// nearest row.
    mutating func restore(_ wishes: [PickerWish]) {
        for wish in wishes where indices.contains(wish.column) {
            let column = wish.column
            standings[column].row = wish.row
            standings[column].id = wish.id
            standings[column].wished = wish.title
            settle(column)
            if !standings[column].list.isEmpty { turn(column, to: standings[column].row) }
        }
    }

    /// Nobody has to be told of them again.
    mutating func forgetVanished() { vanished = [] }

    private mutating func turn(_ column: Int, to row: Int) {
        standings[column].row = nearest(row, in: column)
        standings[column].id = standings[column].list.id(at: standings[column].row)
        resolveAfter(column)
    }

    private mutating func changing(_ change: (inout PickerColumns) -> Void) -> [Int] {
        let old = standings.map(\.list)
        change(&self)
        return indices.filter { !standings[$0].list.isEqual(to: old[$0]) }
    }

    // MARK: Loading

    /// What has to be loaded now.
    var loads: [PickerLoad] {
        indices.compactMap { column in
            guard case .loading(let id) = standings[column].state,
                case .deferred(let rows) = columns[column].source
            else { return nil }
            return PickerLoad(id: id, column: column, before: places(before: column), rows: rows)
        }
    }

    /// Takes rows that were loaded.
    ///
    /// - Parameter list: nil where they could not be.
    /// - Returns: the columns whose rows are others now; nil where nobody waits for them any longer.
    mutating func receive(_ list: (any PickerList)?, of load: Int) -> [Int]? {
        guard let column = indices.first(where: { standings[$0].state == .loading(load) }) else { return nil }
        return changing { columns in
            guard let list else {
                columns.standings[column].state = .failed
                return
            }
            columns.take(list, in: column)
            columns.resolveAfter(column)
        }
    }

    /// Loads again what could not be loaded.
    mutating func retry(_ column: Int) {
        if indices.contains(column), standings[column].state == .failed { load(column) }
    }

    private mutating func load(_ column: Int) {
        loadCount += 1
        standings[column].list = PickerValues([])
        standings[column].state = .loading(loadCount)
    }

    // MARK: Resolving

    private mutating func resolveAfter(_ column: Int) {
        for later in indices.dropFirst(column + 1) { resolve(later) }
    }

    private mutating func resolve(_ column: Int) {
        let before = places(before: column)
        let canAsk = before.count == column
        switch columns[column].source {
        case .fixed(let rows):
            if standings[column].asked == nil { take(rows(), in: column) }
            standings[column].asked = []
        case .dependent(let rows): take(canAsk ? rows(before) : PickerValues([]), in: column)
        case .deferred:
            let asked = canAsk ? before.map(\.id) : nil
            guard standings[column].asked != asked || asked == nil else { return }
            standings[column].asked = asked
            if canAsk { load(column) } else { take(PickerValues([]), in: column) }
        }
    }

    private mutating func take(_ list: any PickerList, in column: Int) {
        standings[column].list = list
        standings[column].state = .ready
        settle(column)
    }

    /// Stands at the value that is meant: of equal ones at the one at the same place, without it at the
    /// nearest row.
    private mutating func settle(_ column: Int) {
        let standing = standings[column]
        guard standing.state == .ready, places(before: column).count == column || !standing.list.isEmpty
        else {
            return
        }
        let list = standing.list
        let found = standing.id.flatMap { row(of: $0, near: standing.row, in: column) }
        if found == nil, let title = standing.wished { vanished.append(title) }
        standings[column].wished = nil
        guard !list.isEmpty else { return }
        standings[column].row = nearest(found ?? standing.row, in: column)
        standings[column].id = list.id(at: standings[column].row)
    }
}
