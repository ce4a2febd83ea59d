import UIKit

extension DropdownButton {
    /// The words that the button and its list say by themselves.
    ///
    /// `{title}`, `{position}` and `{count}` are filled in where a text has them.
    public struct Texts: Hashable, Sendable {
        /// Shown while nothing is chosen.
        public var placeholder: String
        /// The name for VoiceOver of a button that the app gave no `accessibilityLabel`.
        public var unnamed: String
        /// What the button is, said after its value while the list is closed.
        public var collapsed: String
        /// The same while the list is open.
        public var expanded: String
        /// Why the button cannot be used while it has no items, and what stands in a list without any.
        public var noItems: String
        /// Stands in the list while its items are on their way.
        public var loading: String
        /// Stands in the list whose items could not be had.
        public var loadingFailed: String
        /// The button below that.
        public var retry: String
        /// The button that closes a list that is a sheet, for VoiceOver.
        public var close: String
        /// Announced when no row begins with the letters that were typed, `{title}`.
        public var noMatch: String
        /// Stands for a title that shows nothing: an empty one, or characters without width.
        public var untitled: String
        /// Where a row stands: `{position}` of `{count}`.
        public var rowPosition: String
        /// Announced when new items lack the chosen one, `{title}`.
        public var selectionReset: String
        /// The search field of a long list.
        public var search: Search

        /// Words in the app's own language.
        public init(
            placeholder: String, unnamed: String, collapsed: String, expanded: String, noItems: String,
            loading: String, loadingFailed: String, retry: String, close: String, noMatch: String,
            untitled: String, rowPosition: String, selectionReset: String, search: Search
        ) {
            self.placeholder = placeholder
            self.unnamed = unnamed
            self.collapsed = collapsed
            self.expanded = expanded
            self.noItems = noItems
            self.loading = loading
            self.loadingFailed = loadingFailed
            self.retry = retry
            self.close = close
            self.noMatch = noMatch
            self.untitled = untitled
            self.rowPosition = rowPosition
            self.selectionReset = selectionReset
            self.search = search
        }

        /// Korean.
        public static let korean = Texts(
            placeholder: "선택", unnamed: "선택 항목", collapsed: "팝업 버튼, 접힘", expanded: "팝업 버튼, 펼쳐짐",
            noItems: "선택할 항목이 없어요", loading: "불러오는 중…", loadingFailed: "불러오지 못했어요",
            retry: "다시 시도", close: "닫기", noMatch: "‘{title}’로 시작하는 항목이 없어요",
            untitled: "제목 없음", rowPosition: "{count}개 중 {position}번째",
            selectionReset: "‘{title}’ 항목이 없어져 선택이 해제됐어요", search: .korean)

        /// English.
        public static let english = Texts(
            placeholder: "Select", unnamed: "Options", collapsed: "Pop-up button, collapsed",
            expanded: "Pop-up button, expanded", noItems: "There is nothing to choose from",
            loading: "Loading…", loadingFailed: "Could not load", retry: "Try Again", close: "Close",
            noMatch: "Nothing begins with “{title}”", untitled: "Untitled",
            rowPosition: "{position} of {count}",
            selectionReset: "“{title}” is no longer available. Nothing is selected.", search: .english)
    }
}

extension DropdownButton.Texts: LocalizedTexts {
    /// Where a row stands, counted from 1.
    func rowPosition(_ position: Int, of count: Int) -> String {
        rowPosition.counted(position, of: count)
    }

    func noMatch(_ letters: String) -> String {
        noMatch.replacingOccurrences(of: "{title}", with: letters)
    }

    func selectionReset(_ title: String) -> String {
        selectionReset.replacingOccurrences(of: "{title}", with: title)
    }
}
