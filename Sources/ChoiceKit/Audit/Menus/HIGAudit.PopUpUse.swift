extension HIGAudit {
    /// A pop-up button as the audit sees it: what it offers and what it shows.
    ///
    /// `PopUpButton.audit()` makes one by itself. Make one of a button of UIKit, whose menu may hold what has
    /// no place in a pop-up button:
    ///
    /// ```swift
    /// #expect(HIGAudit.PopUpUse(button).audit().isEmpty)
    /// ```
    public struct PopUpUse: Hashable, Sendable {
        /// Says what is chosen, before the choice or beside the button.
        public var label: String?
        /// What the button shows; nil where that is not known.
        public var title: String?
        /// What there is to choose from.
        public var sections: [MenuSection]
        /// Whether the options are a list of their own, made for many, and no menu.
        public var isList: Bool

        /// - Parameters:
        ///   - label: says what is chosen, before the choice or beside the button.
        ///   - title: what the button shows; nil where that is not known.
        ///   - sections: what there is to choose from.
        ///   - isList: whether the options are a list, and no menu.
        public init(
            label: String? = nil, title: String? = nil, _ sections: [MenuSection], isList: Bool = false
        ) {
            self.label = label
            self.title = title
            self.sections = sections
            self.isList = isList
        }

        /// Where the use does not follow the Human Interface Guidelines, as far as its value tells.
        ///
        /// - Parameters:
        ///   - audit: what to check by; the guidelines alone by default.
        ///   - isIgnored: called with every finding; return true to ignore it.
        public func audit(
            by audit: HIGAudit = .standard, ignoring isIgnored: (Finding) -> Bool = { _ in false }
        ) -> [Finding] {
            audit.findings(
                of: HIGAudit.popUpRules, in: PopUpUseReading(self, audit), called: name, ignoring: isIgnored)
        }

        /// What ignores call it.
        var name: String? { label ?? title }
    }
}
