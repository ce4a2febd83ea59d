import UIKit

extension PickerSheet {
    /// What stands above the wheels.
    public enum ContentType: Hashable, Sendable {
        /// A title, and the buttons beside it; nil for the kit's own words ("취소" and "완료", "Cancel" and
        /// "Done"), and for no title.
        case normal(title: String? = nil, leftButtonTitle: String? = nil, rightButtonTitle: String? = nil)
    }

    /// The words that the sheet says by itself.
    ///
    /// `{position}`, `{count}` and `{value}` are filled in where a text has them.
    public struct Texts: Hashable, Sendable {
        public var cancel: String
        public var done: String
        /// Stands in place of wheels where no column has a row.
        public var nothing: String
        /// What VoiceOver calls a wheel without a name: `{position}` of `{count}`.
        public var column: String
        /// Announced when what was chosen last, `{value}`, is there no longer.
        public var vanished: String
        /// Stands, and is announced, while the rows of a column are loaded.
        public var loading: String
        /// Stands, and is announced, where they could not be.
        public var loadingFailed: String
        /// The button that loads them again.
        public var retry: String
        /// The button that opens the rows of a long column as a list, and the field there.
        public var search: String
        /// Announced while a person types there: `{count}` rows have it.
        public var found: String
        /// Stands, and is announced, where no row has `{value}`.
        public var notFound: String

        /// Words in the app's own language.
        public init(
            cancel: String, done: String, nothing: String, column: String, vanished: String, loading: String,
            loadingFailed: String, retry: String, search: String, found: String, notFound: String
        ) {
            self.cancel = cancel
            self.done = done
            self.nothing = nothing
            self.column = column
            self.vanished = vanished
            self.loading = loading
            self.loadingFailed = loadingFailed
            self.retry = retry
            self.search = search
            self.found = found
            self.notFound = notFound
        }

        /// Korean.
        public static let korean = Texts(
            cancel: "취소", done: "완료", nothing: "선택할 항목이 없어요", column: "{count}개 열 중 {position}번째",
            vanished: "‘{value}’ 항목이 없어졌어요", loading: "불러오는 중…", loadingFailed: "불러오지 못했어요",
            retry: "다시 시도", search: "검색", found: "결과 {count}개", notFound: "‘{value}’에 대한 결과가 없어요")

        /// English.
        public static let english = Texts(
            cancel: "Cancel", done: "Done", nothing: "There is nothing to choose from",
            column: "Column {position} of {count}", vanished: "“{value}” is no longer available.",
            loading: "Loading…", loadingFailed: "Could not load", retry: "Try Again",
            search: "Search", found: "Results: {count}", notFound: "No results for “{value}”")
    }
}

extension PickerSheet.Texts: LocalizedTexts {}
