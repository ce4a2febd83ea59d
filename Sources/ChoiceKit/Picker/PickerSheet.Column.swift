import UIKit

extension PickerSheet {
    /// A column of a sheet: rows that are fixed, or that follow from the columns before it.
    ///
    /// ```swift
    /// let columns: [PickerSheet.Column] = [
    ///     .fixed(provinces, name: "Province"),
    ///     .dependent(name: "District") { districts[$0[0]] ?? [] },
    ///     .deferred(name: "Street") { try await api.streets(in: $0[1]) },
    /// ]
    /// ```
    public struct Column: Sendable {
        typealias Fixed = @MainActor @Sendable () -> any PickerList
        typealias Following = @MainActor @Sendable ([PickerPlace]) -> any PickerList
        typealias Loading = @MainActor @Sendable ([PickerPlace]) async throws -> any PickerList

        /// Where its rows come from.
        enum Source: Sendable {
            case fixed(Fixed)
            case dependent(Following)
            case deferred(Loading)
        }

        /// What VoiceOver calls the wheel; nil for its place among the columns.
        public let name: String?
        let source: Source

        init(_ name: String?, _ source: Source) {
            self.name = name
            self.source = source
        }

        /// Rows that stay as they are.
        public static func fixed(_ rows: [String], name: String? = nil) -> Column {
            Column(name, .fixed { PickerValues(rows) })
        }

        /// Rows that follow from the columns before.
        ///
        /// Its row stays where the new rows have the same value, and else is the one at the same place, or
        /// the last.
        ///
        /// - Parameters:
        ///   - name: what VoiceOver calls the wheel; nil for its place among the columns.
        ///   - rows: given what the columns before stand at, in their order. A column before that has no rows
        ///     leaves this one without, and the closure is not asked.
        public static func dependent(
            name: String? = nil, _ rows: @escaping @MainActor @Sendable ([String]) -> [String]
        ) -> Column { Column(name, .dependent { PickerValues(rows($0.map(\.title))) }) }

        /// Rows that are loaded, for what the columns before stand at.
        ///
        /// Meanwhile a spinner stands in the place of the column, and Done is off. An error leaves a button
        /// there that tries again. When a column before changes, or the sheet ends, the task of the closure
        /// is cancelled, and what it still gives is dropped. The row is found as that of a dependent column.
        ///
        /// - Parameters:
        ///   - name: what VoiceOver calls the wheel; nil for its place among the columns.
        ///   - rows: given what the columns before stand at, in their order; nothing where it is the first.
        ///     It may give no rows. Asked again only when one of those values is another one. A column before
        ///     that has no rows leaves this one without, and the closure is not asked.
        public static func deferred(
            name: String? = nil, _ rows: @escaping @MainActor @Sendable ([String]) async throws -> [String]
        ) -> Column { Column(name, .deferred { PickerValues(try await rows($0.map(\.title))) }) }
    }
}
