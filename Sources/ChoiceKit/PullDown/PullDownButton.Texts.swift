import UIKit

extension PullDownButton {
    /// The words that the button and its menu say by themselves.
    public struct Texts: Hashable, Sendable {
        /// What the button is, for VoiceOver, while the menu is closed.
        public var collapsed: String
        /// The same while the menu is open.
        public var expanded: String
        /// Why the button cannot be used while it has no items.
        public var noItems: String
        /// In place of rows that could not be loaded.
        public var loadingFailed: String
        /// The row that loads them again.
        public var retry: String
        /// What is said of a destructive action before it is done.
        public var cannotBeUndone: String

        /// Words in the app's own language.
        public init(
            collapsed: String, expanded: String, noItems: String, loadingFailed: String, retry: String,
            cannotBeUndone: String
        ) {
            self.collapsed = collapsed
            self.expanded = expanded
            self.noItems = noItems
            self.loadingFailed = loadingFailed
            self.retry = retry
            self.cannotBeUndone = cannotBeUndone
        }

        /// Korean.
        public static let korean = Texts(
            collapsed: "풀다운 버튼, 접힘", expanded: "풀다운 버튼, 펼쳐짐", noItems: "할 수 있는 작업이 없어요",
            loadingFailed: "불러오지 못했어요", retry: "다시 시도", cannotBeUndone: "되돌릴 수 없어요.")

        /// English.
        public static let english = Texts(
            collapsed: "Pull-down button, collapsed", expanded: "Pull-down button, expanded",
            noItems: "There is nothing to do", loadingFailed: "Could not load", retry: "Try Again",
            cannotBeUndone: "This can't be undone.")
    }
}

extension PullDownButton.Texts: LocalizedTexts {}
