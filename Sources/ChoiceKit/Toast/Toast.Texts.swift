import UIKit

extension Toast {
    /// The words that toasts say by themselves.
    ///
    /// `{count}` is filled in where a text has it.
    public struct Texts: Hashable, Sendable {
        /// What VoiceOver offers to send the toast away with.
        public var dismiss: String
        /// The action of a toast that can revert what it tells of.
        public var undo: String
        /// How many things were deleted: `{count}`.
        public var deleted: String

        /// Words in the app's own language.
        public init(dismiss: String, undo: String, deleted: String) {
            self.dismiss = dismiss
            self.undo = undo
            self.deleted = deleted
        }

        /// Korean.
        public static let korean = Texts(dismiss: "닫기", undo: "실행 취소", deleted: "{count}개 삭제됨")

        /// English.
        public static let english = Texts(dismiss: "Dismiss", undo: "Undo", deleted: "{count} deleted")
    }
}

extension Toast.Texts: LocalizedTexts {
    func deleted(_ count: Int) -> String {
        deleted.replacingOccurrences(of: "{count}", with: count.formatted())
    }
}
