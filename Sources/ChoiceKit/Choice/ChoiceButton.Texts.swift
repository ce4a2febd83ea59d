import UIKit

extension ChoiceButton {
    /// The words that the button says by itself.
    public struct Texts: Hashable, Sendable {
        /// Where the button stands in its group: `{position}` of `{count}`.
        public var position: String

        /// Words in the app's own language.
        public init(position: String) { self.position = position }

        /// Korean.
        public static let korean = Texts(position: "{count}개 중 {position}번째")

        /// English.
        public static let english = Texts(position: "{position} of {count}")
    }
}

extension ChoiceButton.Texts: LocalizedTexts {}
