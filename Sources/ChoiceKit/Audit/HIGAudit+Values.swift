public import UIKit

extension HIGAudit {
    /// What a popup does that its value does not say. The standard is what this kit does; a team that shows
    /// popups in a way of its own says here how.
    public struct PopupBehavior: Hashable, Sendable {
        /// Seconds after which it goes away by itself; nil, the default, for never.
        public var closesAfter: TimeInterval?
        /// What a tap outside, a swipe or the like does besides what `closesOnOutsideTap` says: the id of an
        /// action; nil, the default, for nothing.
        public var outsideActionID: Popup.Action.ID?

        /// What this kit does.
        public init() {}
    }

    /// What a toast does that its value does not say. The standard is what this kit does; a team that shows
    /// toasts in a way of its own says here how.
    public struct ToastBehavior: Hashable, Sendable {
        /// Whether its time stands still while it is touched or focused or the app is in the background;
        /// true by default.
        public var pauses = true
        /// Whether one with an action stays until it is dismissed while VoiceOver or Switch Control runs;
        /// true by default.
        public var staysForAssistiveTechnology = true
        /// Whether it can be dismissed without a swipe; true by default.
        public var dismissesWithoutSwipe = true

        /// What this kit does.
        public init() {}
    }

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
        useRules + titleRules + messageRules + buttonRules + destructiveRules + fieldRules

    /// The ids of all rules.
    public static let ruleIDs = Set(popupRules.map(\.id) + toastRules.map(\.id))
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
