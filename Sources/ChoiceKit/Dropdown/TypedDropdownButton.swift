import UIKit

/// A dropdown of the app's own values: values go in, values come out.
///
/// ```swift
/// let reason = TypedDropdownButton<LeaveReason>()
/// reason.setValues(LeaveReason.allCases, title: \.name)
/// reason.onSelectValue = { request.reason = $0 }
/// reason.preselect(.annual)
/// ```
///
/// A value is the id of its item, so values have to differ from each other. For subtitles, images, disabled
/// reasons and sections, set `items` or `sections` whose ids are values.
public final class TypedDropdownButton<Value: Hashable>: DropdownButton {
    /// A person chose this value; called as `onSelect` is, right after it.
    public var onSelectValue: ((Value) -> Void)?

    /// New values lack the one that was chosen, this one; called as `onReset` is, right after it.
    public var onResetValue: ((Value) -> Void)?

    /// What there is to choose from, in the order of the list. An item whose id is no `Value` is left out.
    public var values: [Value] { items.compactMap { Self.value(of: $0) } }

    /// The chosen value; nil while nothing is chosen.
    public var selectedValue: Value? { selection.selected.flatMap { Self.value(of: $0) } }

    /// Takes new values, as `setItems(_:)` takes items.
    ///
    /// - Parameters:
    ///   - values: in the order of the list; of equal ones the first is kept.
    ///   - title: what the row of a value and, once it is chosen, the button show.
    public func setValues(_ values: some Sequence<Value>, title: (Value) -> String) {
        setItems(values.map { Item(id: $0, title: title($0)) })
    }

    /// Chooses a value without telling anybody. False, and nothing changes, where it is not in the list.
    @discardableResult public func preselect(_ value: Value) -> Bool { preselect(id: AnyHashable(value)) }

    override func tellChoice(_ item: Item) {
        super.tellChoice(item)
        if let value = Self.value(of: item) { onSelectValue?(value) }
    }

    override func tellReset(_ item: Item) {
        super.tellReset(item)
        if let value = Self.value(of: item) { onResetValue?(value) }
    }

    /// Ids that are equal need not be of one type: 1 is the id of an `Int` and of a `UInt8`.
    private static func value(of item: Item) -> Value? {
        (item.id as? Value) ?? (item.id.base as? Value)
    }
}
