public import UIKit

extension PopUpButton {
    /// Where the button does not follow the Human Interface Guidelines. A button that stands in a window is
    /// also measured there: its size, its texts, and what VoiceOver says of it.
    ///
    /// - Parameters:
    ///   - audit: what to check by; the guidelines alone by default.
    ///   - isIgnored: called with every finding; return true to ignore it, as in the handler of Apple's
    ///     `performAccessibilityAudit`.
    public func audit(
        by audit: HIGAudit = .standard, ignoring isIgnored: (HIGAudit.Finding) -> Bool = { _ in false }
    ) -> [HIGAudit.Finding] { auditPopUp(by: audit, ignoring: isIgnored) }
}

extension PullDownButton {
    /// Where the button and its menu do not follow the Human Interface Guidelines.
    ///
    /// - Parameters:
    ///   - audit: what to check by; the guidelines alone by default.
    ///   - behavior: what button and menu do not say.
    ///   - isIgnored: called with every finding; return true to ignore it, as in the handler of Apple's
    ///     `performAccessibilityAudit`.
    public func audit(
        by audit: HIGAudit = .standard, behavior: HIGAudit.PullDownBehavior = .init(),
        ignoring isIgnored: (HIGAudit.Finding) -> Bool = { _ in false }
    ) -> [HIGAudit.Finding] {
        HIGAudit.PullDownUse(self).audit(by: audit, behavior: behavior, ignoring: isIgnored)
    }
}

extension UIButton {
    /// Where a button of UIKit with a menu does not follow the guidelines for pop-up buttons; measured too
    /// where it stands in a window.
    ///
    /// - Parameters:
    ///   - audit: what to check by; the guidelines alone by default.
    ///   - isIgnored: called with every finding; return true to ignore it.
    public func auditPopUp(
        by audit: HIGAudit = .standard, ignoring isIgnored: (HIGAudit.Finding) -> Bool = { _ in false }
    ) -> [HIGAudit.Finding] {
        let use = HIGAudit.PopUpUse(self)
        let found = use.audit(by: audit, ignoring: isIgnored)
        guard let rendered = RenderedPopUpButton(use, in: self) else { return found }
        return found
            + audit.findings(
                of: HIGAudit.renderedPopUpRules, in: rendered, called: use.name, ignoring: isIgnored)
    }
}
