extension HIGAudit {
    /// What the rules on values find in a popup.
    func findings(
        in popup: Popup, _ behavior: PopupBehavior, ignoring isIgnored: (Finding) -> Bool
    ) -> [Finding] {
        findings(
            of: Self.popupRules, in: PopupReading(popup, self, behavior), called: popup.title,
            ignoring: isIgnored)
    }

    /// What the rules on values find in a toast.
    func findings(
        in toast: Toast, _ behavior: ToastBehavior, ignoring isIgnored: (Finding) -> Bool
    ) -> [Finding] {
        findings(
            of: Self.toastRules, in: ToastReading(toast, self, behavior), called: toast.text,
            ignoring: isIgnored)
    }

    static let popupRules =
        useRules + titleRules + messageRules + buttonRules + destructiveRules + fieldRules + keyboardRules

    /// The ids of all rules.
    public static let ruleIDs: Set<String> = {
        let ids = [
            popupRules.map(\.id), toastRules.map(\.id), renderedRules.map(\.id), renderedToastRules.map(\.id),
            sessionRules.map(\.id), toastSessionRules.map(\.id), popUpRules.map(\.id),
            renderedPopUpRules.map(\.id), pullDownRules.map(\.id),
        ]
        return Set(ids.joined())
    }()
}

extension Popup {
    /// Where the popup does not follow the Human Interface Guidelines, as far as its value tells.
    ///
    /// - Parameters:
    ///   - audit: what to check by; the guidelines alone by default.
    ///   - behavior: what the popup does besides; by default what this kit does.
    ///   - isIgnored: called with every finding; return true to ignore it, as in the handler of Apple's
    ///     `performAccessibilityAudit`.
    public func audit(
        by audit: HIGAudit = .standard, behavior: HIGAudit.PopupBehavior = .init(),
        ignoring isIgnored: (HIGAudit.Finding) -> Bool = { _ in false }
    ) -> [HIGAudit.Finding] {
        audit.findings(in: self, behavior, ignoring: isIgnored)
    }
}

extension Toast {
    /// Where the toast does not follow the Human Interface Guidelines, as far as its value tells.
    ///
    /// - Parameters:
    ///   - audit: what to check by; the guidelines alone by default.
    ///   - behavior: what the toast does besides; by default what this kit does.
    ///   - isIgnored: called with every finding; return true to ignore it, as in the handler of Apple's
    ///     `performAccessibilityAudit`.
    public func audit(
        by audit: HIGAudit = .standard, behavior: HIGAudit.ToastBehavior = .init(),
        ignoring isIgnored: (HIGAudit.Finding) -> Bool = { _ in false }
    ) -> [HIGAudit.Finding] {
        audit.findings(in: self, behavior, ignoring: isIgnored)
    }
}
