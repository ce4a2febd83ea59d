extension HIGAudit {
    /// One thing that is checked, on subjects of one kind.
    ///
    /// To add a rule, write it beside its like in `Rules` and name it in the list at the end of that file.
    struct Rule<Subject>: Sendable {
        /// Stays for ever: ignores name it.
        let id: String
        /// What a finding is, unless the fault says otherwise.
        let severity: Severity
        let source: Source
        /// Every place where the subject breaks the rule.
        let check: @Sendable (Subject) -> [Fault]

        init(
            _ id: String, _ severity: Severity, _ source: Source,
            check: @escaping @Sendable (Subject) -> [Fault]
        ) {
            self.id = id
            self.severity = severity
            self.source = source
            self.check = check
        }
    }

    /// A place where a subject breaks a rule.
    struct Fault: Hashable, Sendable {
        let seen: String
        let suggestion: String
        /// Nil for that of the rule.
        var severity: Severity?

        init(_ seen: String, _ suggestion: String, _ severity: Severity? = nil) {
            self.seen = seen
            self.suggestion = suggestion
            self.severity = severity
        }
    }
}
