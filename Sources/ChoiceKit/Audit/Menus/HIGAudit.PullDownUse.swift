extension HIGAudit {
    /// A pull-down button as the audit sees it: what it shows and what its menu holds.
    ///
    /// `PullDownButton.audit()` makes one by itself. Make one of a button of UIKit, whose menu may hold what
    /// a `PullDownButton` has no place for:
    ///
    /// ```swift
    /// #expect(HIGAudit.PullDownUse(button).audit().isEmpty)
    /// ```
    public struct PullDownUse: Hashable, Sendable {
        /// What the button shows; nil where it shows a symbol alone.
        public var title: String?
        /// What VoiceOver calls the button.
        public var accessibilityLabel: String?
        /// Whether the button can be used.
        public var isEnabled: Bool
        /// Stands on top of the menu.
        public var menuTitle: String?
        /// What the menu holds.
        public var sections: [MenuSection]

        /// - Parameters:
        ///   - title: what the button shows; nil where it shows a symbol alone.
        ///   - accessibilityLabel: what VoiceOver calls the button; the title by default.
        ///   - isEnabled: whether the button can be used.
        ///   - menuTitle: stands on top of the menu.
        ///   - sections: what the menu holds.
        public init(
            title: String?, accessibilityLabel: String? = nil, isEnabled: Bool = true,
            menuTitle: String? = nil, _ sections: [MenuSection]
        ) {
            self.title = title
            self.accessibilityLabel = accessibilityLabel ?? title
            self.isEnabled = isEnabled
            self.menuTitle = menuTitle
            self.sections = sections
        }

        /// Where the use does not follow the Human Interface Guidelines, as far as its value tells.
        ///
        /// - Parameters:
        ///   - audit: what to check by; the guidelines alone by default.
        ///   - behavior: what the value does not say.
        ///   - isIgnored: called with every finding; return true to ignore it.
        public func audit(
            by audit: HIGAudit = .standard, behavior: PullDownBehavior = .init(),
            ignoring isIgnored: (Finding) -> Bool = { _ in false }
        ) -> [Finding] {
            audit.findings(
                of: HIGAudit.pullDownRules, in: PullDownUseReading(self, audit, behavior), called: name,
                ignoring: isIgnored)
        }

        /// What ignores call it.
        var name: String? { title ?? accessibilityLabel }
    }

    /// What is true of a pull-down button, and its menu does not say.
    public struct PullDownBehavior: Hashable, Sendable {
        /// Whether people, or something else than the app's own text, made the rows: then there may be many,
        /// and they are called what they are called. False by default.
        public var isDynamic = false
        /// The titles of what people come to the screen for, which should not all hide in one menu (L-04).
        /// None by default, and then nothing is found.
        public var primaryActions: Set<String> = []
        /// Whether what destroys something can be undone afterwards. Nil, the default, where that is not
        /// known.
        public var undoesLosses: Bool?
        /// Whether rows that cannot be used now are taken out of the menu. False by default.
        public var leavesOutUnavailable = false

        /// What this kit takes for granted.
        public init() {}
    }
}
