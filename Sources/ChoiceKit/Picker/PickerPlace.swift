import UIKit

/// What a column stands at.
@MainActor struct PickerPlace {
    let column: Int
    let row: Int
    let list: any PickerList

    var title: String { list.title(at: row) }
    var id: AnyHashable { list.id(at: row) }
    var choice: PickerSheet.Choice { .init(column: column, row: row, value: title) }

    /// The value, where the column has values of that type.
    func value<Value: Hashable>(_ type: Value.Type = Value.self) -> Value? {
        (list as? PickerValues<Value>)?.values[row]
    }
}

/// What a column shall stand at.
struct PickerWish: Equatable {
    let column: Int
    let row: Int
    let id: AnyHashable
    /// What it was called; nil where nobody has to be told that it is there no longer.
    var title: String?
}

/// Rows that are to be loaded.
@MainActor struct PickerLoad {
    /// Of this one time that they are loaded.
    let id: Int
    let column: Int
    /// What the columns before stand at.
    let before: [PickerPlace]
    let rows: PickerSheet.Column.Loading
}
