import UIKit

/// What the columns of a sheet hold and stand at: values, without a view.
@MainActor struct PickerColumns {
    let columns: [PickerSheet.Column]
    /// The rows of each column now.
    private(set) var titles: [[String]] = []
    /// The row of each column; meaningless where that has none.
    private(set) var rows: [Int] = []

    /// - Parameter selections: rows by column. Of several for one column the last counts; a row that there is
    ///   not is the nearest, and a column that there is not is ignored.
    init(_ columns: [PickerSheet.Column], selections: [(row: Int, section: Int)] = []) {
        self.columns = columns
        rows = columns.map { _ in 0 }
        for selection in selections where columns.indices.contains(selection.section) {
            rows[selection.section] = selection.row
        }
        titles = columns.map { _ in [] }
        for column in columns.indices { resolve(column) }
    }

    /// Of each column that has rows.
    var choices: [PickerSheet.Choice] {
        titles.indices.compactMap { column in
            titles[column].isEmpty
                ? nil : .init(column: column, row: rows[column], value: titles[column][rows[column]])
        }
    }

    /// Turns a column to a row, or to the nearest, and resolves those after it.
    ///
    /// - Returns: the columns whose rows are others now.
    @discardableResult mutating func select(_ row: Int, in column: Int) -> [Int] {
        guard titles.indices.contains(column), !titles[column].isEmpty else { return [] }
        rows[column] = nearest(row, in: column)
        let old = titles
        for later in columns.indices.dropFirst(column + 1) where columns[later].isDependent {
            resolve(later, keeping: value(of: later))
        }
        return titles.indices.filter { titles[$0] != old[$0] }
    }

    /// Turns each column to a value.
    ///
    /// - Returns: the values that there are no longer; their columns stand at the nearest row.
    mutating func restore(_ choices: [PickerSheet.Choice]) -> [String] {
        var vanished: [String] = []
        for choice in choices where titles.indices.contains(choice.column) {
            let rows = titles[choice.column]
            // Of equal values the one at the same place is meant.
            let isThere = rows.indices.contains(choice.row) && rows[choice.row] == choice.value
            let row = isThere ? choice.row : rows.firstIndex(of: choice.value)
            if row == nil { vanished.append(choice.value) }
            select(row ?? choice.row, in: choice.column)
        }
        return vanished
    }

    private func value(of column: Int) -> String? {
        titles[column].isEmpty ? nil : titles[column][rows[column]]
    }

    private mutating func resolve(_ column: Int, keeping value: String? = nil) {
        let before = (0..<column).compactMap(value(of:))
        let isWithout = columns[column].isDependent && before.count < column
        titles[column] = isWithout ? [] : columns[column].rows(before)
        let same = value.flatMap { titles[column].firstIndex(of: $0) }
        rows[column] = nearest(same ?? rows[column], in: column)
    }

    /// The row, or the nearest that the column has.
    func nearest(_ row: Int, in column: Int) -> Int {
        min(max(row, 0), max(titles[column].count - 1, 0))
    }
}
