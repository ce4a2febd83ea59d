extension Popup {
    /// A line of text that a person types in a popup.
    ///
    /// While the text breaks a rule, every action but the one that cancels is disabled, and the reason of the
    /// first rule that it breaks stands below the field.
    public struct TextField: Hashable, Sendable {
        /// What is to be typed, for VoiceOver.
        public var label: String
        /// Shown in the field while it is empty; the label by default.
        public var placeholder: String?
        /// What the field begins with; empty by default.
        public var text: String
        /// Whether the letters are hidden, as for a password; false by default.
        public var isSecure: Bool
        /// What the text has to be; nothing by default.
        public var rules: [Rule]

        /// - Parameters:
        ///   - label: what is to be typed, for VoiceOver.
        ///   - placeholder: shown while the field is empty; the label by default.
        ///   - text: what the field begins with.
        ///   - isSecure: whether the letters are hidden.
        ///   - rules: what the text has to be, the most important first.
        public init(
            label: String, placeholder: String? = nil, text: String = "", isSecure: Bool = false,
            rules: [Rule] = []
        ) {
            self.label = label
            self.placeholder = placeholder
            self.text = text
            self.isSecure = isSecure
            self.rules = rules
        }

        /// Why a text cannot be used: the reason of the first rule that it breaks; nil where it breaks none.
        public func reason(against text: String) -> String? { rules.first { !$0.allows(text) }?.reason }

        /// Something that a text has to be. Rules are equal when their ids and reasons are.
        public struct Rule: Hashable, Sendable, Identifiable {
            /// Which rule this is.
            public let id: String
            /// Why a text that breaks it cannot be used, as a person may read it: "8자 이상".
            public let reason: String
            private let isMet: @Sendable (String) -> Bool

            /// - Parameters:
            ///   - id: which rule this is; its reason by default.
            ///   - reason: why a text that breaks it cannot be used.
            ///   - isMet: whether a text keeps it; called with every change, so it has to be quick.
            public init(
                id: String? = nil, reason: String, isMet: @escaping @Sendable (String) -> Bool
            ) {
                self.id = id ?? reason
                self.reason = reason
                self.isMet = isMet
            }

            /// At least so many characters, as a person counts them.
            public static func minimumLength(_ length: Int, reason: String) -> Rule {
                Rule(id: "minimumLength \(length)", reason: reason) { $0.count >= length }
            }

            /// At most so many characters, as a person counts them.
            public static func maximumLength(_ length: Int, reason: String) -> Rule {
                Rule(id: "maximumLength \(length)", reason: reason) { $0.count <= length }
            }

            /// Something that can be seen.
            public static func notBlank(reason: String) -> Rule {
                Rule(id: "notBlank", reason: reason) { $0.showsSomething }
            }

            /// Whether a text keeps the rule.
            public func allows(_ text: String) -> Bool { isMet(text) }

            public static func == (a: Rule, b: Rule) -> Bool { a.id == b.id && a.reason == b.reason }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(id)
                hasher.combine(reason)
            }
        }
    }
}
