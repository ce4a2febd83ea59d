import UIKit

/// The rows of a column, whatever the values are that they stand for.
@MainActor protocol PickerList {
    var count: Int { get }

    /// What a row says.
    func title(at row: Int) -> String

    /// The value of a row.
    func id(at row: Int) -> AnyHashable

    /// The first row with a value.
    func row(of id: AnyHashable) -> Int?

    /// Whether it has equal values in the same order.
    func isEqual(to other: any PickerList) -> Bool
}

extension PickerList {
    var isEmpty: Bool { count == 0 }
}

/// Rows of one type of values. What a row says is asked for when it is shown: a million rows cost no more
/// than a few.
@MainActor struct PickerValues<Value: Hashable>: PickerList {
    let values: [Value]
    let title: (Value) -> String

    init(_ values: [Value], title: @escaping (Value) -> String) {
        self.values = values
        self.title = title
    }

    var count: Int { values.count }

    func title(at row: Int) -> String { title(values[row]) }

    func id(at row: Int) -> AnyHashable { AnyHashable(values[row]) }

    func row(of id: AnyHashable) -> Int? {
        // Ids that are equal need not be of one type: 1 is the id of an `Int` and of a `UInt8`.
        guard let value = (id as? Value) ?? (id.base as? Value) else { return nil }
        return values.firstIndex(of: value)
    }

    func isEqual(to other: any PickerList) -> Bool { (other as? Self)?.values == values }
}

extension PickerValues<String> {
    /// Rows that say what they are.
    init(_ titles: [String]) { self.init(titles) { $0 } }
}
