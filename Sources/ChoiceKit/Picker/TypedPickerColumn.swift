import UIKit

/// A column of the app's own values, for a ``TypedPickerSheet``.
///
/// `Before` is what the columns before it stand at: nothing for the first, a value for the second, a tuple
/// from the third on.
@MainActor public struct TypedPickerColumn<Before, Value: Hashable> {
    private enum Source {
        case fixed([Value])
        case dependent(@MainActor (Before) -> [Value])
        case deferred(@MainActor (Before) async throws -> [Value])
    }

    private let name: String?
    private let source: Source
    private let title: (Value) -> String

    /// Values that stay as they are.
    ///
    /// - Parameters:
    ///   - values: in the order of the rows.
    ///   - title: what a row says.
    ///   - name: what VoiceOver calls the wheel; nil for its place among the columns.
    public static func fixed(
        _ values: some Sequence<Value>, title: @escaping (Value) -> String, name: String? = nil
    ) -> TypedPickerColumn { .init(name: name, source: .fixed(Array(values)), title: title) }

    /// Values that follow from those of the columns before, as ``PickerSheet/Column/dependent(name:_:)``.
    ///
    /// - Parameters:
    ///   - name: what VoiceOver calls the wheel; nil for its place among the columns.
    ///   - title: what a row says.
    ///   - values: given what the columns before stand at.
    public static func dependent(
        name: String? = nil, title: @escaping (Value) -> String,
        _ values: @escaping @MainActor (Before) -> [Value]
    ) -> TypedPickerColumn { .init(name: name, source: .dependent(values), title: title) }

    /// Values that are loaded, as ``PickerSheet/Column/deferred(name:_:)``.
    ///
    /// - Parameters:
    ///   - name: what VoiceOver calls the wheel; nil for its place among the columns.
    ///   - title: what a row says.
    ///   - values: given what the columns before stand at.
    public static func deferred(
        name: String? = nil, title: @escaping (Value) -> String,
        _ values: @escaping @MainActor (Before) async throws -> [Value]
    ) -> TypedPickerColumn { .init(name: name, source: .deferred(values), title: title) }

    /// The column as the sheet sees it.
    ///
    /// - Parameter before: what the columns before stand at; nil where one of them has no rows, which asks
    ///   for none.
    func column(_ before: @escaping @MainActor ([PickerPlace]) -> Before?) -> PickerSheet.Column {
        let title = title
        switch source {
        case .fixed(let values):
            let list = PickerValues(values, title: title)
            return PickerSheet.Column(name, .fixed { list })
        case .dependent(let values):
            return PickerSheet.Column(
                name, .dependent { PickerValues(before($0).map(values) ?? [], title: title) })
        case .deferred(let values):
            return PickerSheet.Column(
                name,
                .deferred { places in
                    guard let before = before(places) else { return PickerValues([], title: title) }
                    return PickerValues(try await values(before), title: title)
                })
        }
    }
}
