import UIKit

extension DropdownButton.Texts {
    /// The words of the search field above a long list.
    public struct Search: Hashable, Sendable {
        /// Stands in the field while it is empty, and is its name for VoiceOver.
        public var placeholder: String
        /// Stands in the place of the rows where nothing was found, and is announced.
        public var noResults: String
        /// Announced when a search has found `{count}` items and the typing has paused.
        public var resultCount: String

        /// Words in the app's own language.
        public init(placeholder: String, noResults: String, resultCount: String) {
            self.placeholder = placeholder
            self.noResults = noResults
            self.resultCount = resultCount
        }

        /// Korean.
        public static let korean = Search(
            placeholder: "검색", noResults: "결과 없음", resultCount: "결과 {count}개")

        /// English.
        public static let english = Search(
            placeholder: "Search", noResults: "No results", resultCount: "Results: {count}")

        func announcement(of count: Int) -> String {
            count == 0 ? noResults : resultCount.replacingOccurrences(of: "{count}", with: String(count))
        }
    }
}
