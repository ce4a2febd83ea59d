import UIKit

extension PopUpButton {
    /// The last option, into whose row a person types what the others lack.
    ///
    /// What was typed is a choice whose id is a ``CustomText``.
    public struct CustomOption: Hashable, Sendable {
        /// The most characters that may be typed, as a person counts them: 40 by default. Less than 1 counts
        /// as 1.
        public var maximumLength: Int
        /// Shown in the field while it is empty; nil, the default, shows the title of the option.
        public var placeholder: String?
        /// What the text has to be besides: not blank, not too long and none of the options it always has to.
        /// Nothing by default.
        public var rules: [Popup.TextField.Rule]
        /// What the option says by itself; nil, the default, follows the language of the view.
        public var texts: Texts?

        /// - Parameters:
        ///   - maximumLength: the most characters that may be typed.
        ///   - placeholder: shown in the field while it is empty; nil for the title of the option.
        ///   - rules: what the text has to be besides, the most important first.
        ///   - texts: what the option says by itself; nil follows the language of the view.
        public init(
            maximumLength: Int = 40, placeholder: String? = nil, rules: [Popup.TextField.Rule] = [],
            texts: Texts? = nil
        ) {
            self.maximumLength = maximumLength
            self.placeholder = placeholder
            self.rules = rules
            self.texts = texts
        }

        /// Words of a custom option. `{title}` and `{count}` are filled in where a text has them.
        public struct Texts: Hashable, Sendable {
            /// The row before something was typed.
            public var title: String
            /// Why nothing cannot be chosen.
            public var empty: String
            /// Why a text of more than `{count}` characters cannot.
            public var tooLong: String
            /// Why a text cannot that is the option `{title}`.
            public var duplicate: String

            /// Words in the app's own language.
            public init(title: String, empty: String, tooLong: String, duplicate: String) {
                self.title = title
                self.empty = empty
                self.tooLong = tooLong
                self.duplicate = duplicate
            }

            /// Korean.
            public static let korean = Texts(
                title: "기타…", empty: "내용을 입력해 주세요.", tooLong: "{count}자까지 입력할 수 있어요.",
                duplicate: "‘{title}’ 항목이 목록에 있어요.")

            /// English.
            public static let english = Texts(
                title: "Other…", empty: "Enter something.", tooLong: "Enter at most {count} characters.",
                duplicate: "“{title}” is in the list already.")
        }
    }

    /// The id of a choice that a person typed.
    ///
    /// ```swift
    /// button.onSelect = { item in
    ///     if let typed = item.id.base as? PopUpButton.CustomText { save(typed.text) }
    /// }
    /// ```
    public struct CustomText: Hashable, Sendable {
        /// What was typed, without spaces at its ends; empty of the row that nothing was typed into yet.
        public let text: String

        /// - Parameter text: what was typed.
        public init(_ text: String) {
            self.text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }
}

extension PopUpButton.CustomOption.Texts: LocalizedTexts {}

extension PopUpButton.CustomOption {
    /// Why a text cannot be chosen; nil where it can.
    ///
    /// - Parameter others: the titles of the other options.
    func reason(
        against custom: PopUpButton.CustomText, beside others: some Sequence<String>, _ words: Texts
    ) -> String? {
        let (text, most) = (custom.text, max(1, maximumLength))
        guard text.showsSomething else { return words.empty }
        guard text.count <= most else {
            return words.tooLong.replacingOccurrences(of: "{count}", with: String(most))
        }
        let options: String.CompareOptions = [.caseInsensitive, .widthInsensitive]
        if let same = others.first(where: { $0.compare(text, options: options) == .orderedSame }) {
            return words.duplicate.replacingOccurrences(of: "{title}", with: same)
        }
        return rules.first { !$0.allows(text) }?.reason
    }
}
