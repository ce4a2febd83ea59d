import UIKit

extension PickerSheet {
    /// What a column stands at.
    public struct Choice: Hashable, Sendable {
        /// Of the column, from 0.
        public let column: Int
        /// In the column as it is now, from 0.
        public let row: Int
        /// What the row says.
        public let value: String

        /// A choice, for an app's own tests.
        public init(column: Int, row: Int, value: String) {
            self.column = column
            self.row = row
            self.value = value
        }
    }

    /// What a sheet tells: any number of changes, then exactly one end.
    public enum Event: Hashable, Sendable {
        /// A wheel that a person turned came to rest, or rows that were loaded for that have come; or a sheet
        /// that is cancelled goes back to what it began with. Of each column that has rows, in their order.
        case changed([Choice])
        /// The sheet is gone; nothing follows.
        case ended(Ending)
    }

    /// How a sheet ended.
    public enum Ending: Hashable, Sendable {
        /// The choices of each column that has rows, in their order.
        case done([Choice])
        case cancelled(WayOut)
    }

    /// How a sheet was left without a choice.
    public enum WayOut: Hashable, Sendable {
        /// The left button.
        case button
        /// A tap beside the sheet.
        case outsideTap
        /// A swipe down.
        case swipe
        /// The Escape key, or VoiceOver's Z gesture.
        case escape
        /// The parent is not on the screen, left it, or presents something else.
        case parentGone
        /// Another sheet was shown for the same parent.
        case superseded
        /// The task that waited was cancelled.
        case taskCancelled
    }
}
