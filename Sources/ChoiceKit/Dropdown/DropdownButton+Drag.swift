import UIKit

/// A press that is held opens the list while the finger is down.
extension DropdownButton {
    /// What a press does when it lifts, unless it has opened the list already.
    func openByTap() {
        if drag?.hasOpened != true { openOrLog() }
    }

    /// Opens the list under the finger; false where that is left to the lift.
    func openByHolding() -> Bool {
        guard isTracking, !isOpen, !showsMenuAsPrimaryAction, opensPopover else { return false }
        return (try? open()) != nil
    }

    /// A sheet comes from elsewhere and covers the button, which ends the press.
    private var opensPopover: Bool {
        guard let window else { return false }
        let list = DropdownListController(content: listContent)
        // Its parts refer to it weakly, also while it is only measured.
        return withExtendedLifetime(list) { form(of: list, in: window) == .popover }
    }
}
