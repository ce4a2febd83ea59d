import UIKit

extension PickerSheet {
    /// A column of a sheet: rows that are fixed, or that follow from the columns before it.
    ///
    /// ```swift
    /// let columns: [PickerSheet.Column] = [
    ///     .fixed(provinces, name: "Province"),
    ///     .dependent(name: "District") { districts[$0[0]] ?? [] },
    /// ]
    /// ```
    public struct Column: Sendable {
        /// What VoiceOver calls the wheel; nil for its place among the columns.
        public let name: String?
        /// Whether its rows follow from the columns before.
        let isDependent: Bool
        let rows: @MainActor @Sendable ([String]) -> [String]

        private init(
            _ name: String?, isDependent: Bool,
            _ rows: @escaping @MainActor @Sendable ([String]) -> [String]
        ) {
            self.name = name
            self.isDependent = isDependent
            self.rows = rows
        }

        /// Rows that stay as they are.
        public static func fixed(_ rows: [String], name: String? = nil) -> Column {
            Column(name, isDependent: false) { _ in rows }
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
        ) -> Column { Column(name, isDependent: true, rows) }
    }
}
