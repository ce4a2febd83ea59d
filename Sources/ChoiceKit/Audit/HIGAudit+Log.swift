import UIKit

extension HIGAudit {
    /// What is checked, in debug builds, when a popup or a toast is shown, or the menu of a button opens;
    /// each finding is written to standard error once. The guidelines alone by default; nil checks nothing.
    @MainActor public static var whenShown: HIGAudit? = .standard

    @MainActor static var log = CallerLog()

    /// Writes what is wrong with a popup that comes to the screen. Release builds do nothing of it.
    @MainActor static func check(_ popup: Popup) {
        assert(tell(popup.title ?? popup.message ?? "") { popup.audit(by: $0) })
    }

    /// Writes what is wrong with a toast that comes to the screen. Release builds do nothing of it.
    @MainActor static func check(_ toast: Toast) { assert(tell(toast.text) { toast.audit(by: $0) }) }

    /// Writes what is wrong with a button whose menu opens. Release builds do nothing of it.
    @MainActor static func check(_ button: PopUpButton) {
        assert(tell(button.accessibilityLabel ?? "") { button.audit(by: $0) })
    }

    /// Writes what is wrong with a button whose menu opens. Release builds do nothing of it.
    @MainActor static func check(_ button: PullDownButton) {
        assert(tell(button.shownText ?? button.accessibilityLabel ?? "") { button.audit(by: $0) })
    }

    /// True, so that it can stand in an assertion: those are not even evaluated in release builds.
    @MainActor private static func tell(_ name: String, _ findings: (HIGAudit) -> [Finding]) -> Bool {
        guard let audit = whenShown else { return true }
        for finding in findings(audit) { log.warn("HIGAudit, \(quote(name)): \(finding)") }
        return true
    }
}
