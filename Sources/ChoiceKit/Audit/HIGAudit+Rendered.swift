public import UIKit

extension Popup {
    /// Where a popup on the screen does not follow the Human Interface Guidelines: lines, contrast, targets,
    /// order, room, and what VoiceOver finds, as they are now.
    ///
    /// Run it at the standard type size and at the largest, upright and lying, on the smallest screen.
    ///
    /// - Parameters:
    ///   - view: what shows the popup, laid out in a window. Title and message are found by their text,
    ///     buttons by their titles.
    ///   - audit: what to check by; the guidelines alone by default.
    ///   - isIgnored: called with every finding; return true to ignore it.
    @MainActor public func audit(
        in view: UIView, by audit: HIGAudit = .standard,
        ignoring isIgnored: (HIGAudit.Finding) -> Bool = { _ in false }
    ) -> [HIGAudit.Finding] {
        audit.findings(
            of: HIGAudit.renderedRules, in: RenderedPopup(self, in: view), called: title, ignoring: isIgnored)
    }
}

extension Toast {
    /// Where a toast on the screen does not follow the Human Interface Guidelines, as it stands now.
    ///
    /// - Parameters:
    ///   - view: what shows the toast, laid out in a window.
    ///   - others: what it has to leave free besides the keyboard and the home indicator: bars, other toasts.
    ///   - audit: what to check by; the guidelines alone by default.
    ///   - isIgnored: called with every finding; return true to ignore it.
    @MainActor public func audit(
        in view: UIView, clearOf others: [UIView] = [], by audit: HIGAudit = .standard,
        ignoring isIgnored: (HIGAudit.Finding) -> Bool = { _ in false }
    ) -> [HIGAudit.Finding] {
        audit.findings(
            of: HIGAudit.renderedToastRules, in: RenderedToast(self, in: view, clearOf: others), called: text,
            ignoring: isIgnored)
    }
}
