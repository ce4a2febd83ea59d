extension HIGAudit {
    /// A rule that is not followed on purpose, everywhere or in one place.
    public struct Ignore: Hashable, Sendable {
        /// The id of the rule.
        public let rule: String
        /// What it is ignored in: the title of a popup, the text of a toast, the label of a pop-up button,
        /// the title of a pull-down button; nil for all.
        public let subject: String?
        /// Why it is right not to follow it.
        public let reason: String

        /// - Parameters:
        ///   - rule: the id of the rule, as `A-T01`. An id that no rule has stops the program.
        ///   - subject: the title of a popup, the text of a toast, the label of a pop-up button, the title of
        ///     a pull-down button; nil, the default, for all of them.
        ///   - reason: why it is right. A reason that shows nothing stops the program.
        public init(_ rule: String, in subject: String? = nil, because reason: String) {
            precondition(
                HIGAudit.ruleIDs.contains(rule),
                "HIGAudit has no rule \"\(rule)\": ignore one of \(HIGAudit.ruleIDs.sorted()).")
            precondition(
                reason.showsSomething, "An ignore of \(rule) needs a reason, for whoever reads it next.")
            self.rule = rule
            self.subject = subject
            self.reason = reason
        }

        func covers(_ finding: Finding, of name: String?) -> Bool {
            rule == finding.rule && (subject == nil || subject == name)
        }
    }
}
