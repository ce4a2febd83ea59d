import ChoiceKit
import Testing

/// A popup, a toast or a button that breaks a rule, beside one that keeps it.
struct RuleExample<Value: Sendable>: Sendable, CustomTestStringConvertible {
    let rule: String
    let severity: HIGAudit.Severity
    let failing: Value
    let passing: Value
    let audit: HIGAudit

    init(
        _ rule: String, _ severity: HIGAudit.Severity, _ failing: Value, _ passing: Value,
        by audit: HIGAudit = .standard
    ) {
        self.rule = rule
        self.severity = severity
        self.failing = failing
        self.passing = passing
        self.audit = audit
    }

    var testDescription: String { rule }
}

extension RuleExample {
    /// - Parameter findings: what the audit finds in a value.
    func check(_ findings: (Value) -> [HIGAudit.Finding]) {
        let found = findings(failing).filter { $0.rule == rule }
        #expect(!found.isEmpty, "\(rule) should find something")
        #expect(found.allSatisfy { $0.severity == severity }, "\(found)")
        #expect(found.allSatisfy { !$0.seen.isEmpty && !$0.suggestion.isEmpty })
        let others = findings(passing).filter { $0.rule == rule }
        #expect(others.isEmpty, "\(others)")
    }
}

extension RuleExample<Popup> {
    func check() { check { $0.audit(by: audit) } }
}

extension RuleExample<Toast> {
    func check() { check { $0.audit(by: audit) } }
}

extension RuleExample<HIGAudit.PopUpUse> {
    func check() { check { $0.audit(by: audit) } }
}

extension RuleExample<HIGAudit.PullDownUse> {
    func check() { check { $0.audit(by: audit) } }
}

extension Popup {
    /// A popup with a title, for rules on titles.
    static func titled(_ title: String?, _ message: String? = nil, _ actions: Action...) -> Popup {
        Popup(title: title, message: message, actions: actions)
    }

    /// The same popup with something else said of it.
    func with(_ change: (inout Popup) -> Void) -> Popup {
        var popup = self
        change(&popup)
        return popup
    }

    /// The rules that find something.
    func rules(by audit: HIGAudit = .standard) -> Set<String> { Set(self.audit(by: audit).map(\.rule)) }
}

extension HIGAudit {
    /// The standard with changes.
    static func with(_ change: (inout HIGAudit) -> Void) -> HIGAudit {
        var audit = HIGAudit.standard
        change(&audit)
        return audit
    }
}
