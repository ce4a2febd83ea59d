import UIKit

extension ChoiceButton {
    /// Takes a key of the keyboard; false where it means nothing here.
    ///
    /// Space and Return choose. The arrows go to the next button of the group and around its ends; those to
    /// the sides go the way that the screen reads.
    func take(_ key: UIKey) -> Bool {
        guard isEnabled, key.modifierFlags.held.isEmpty else { return false }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key.keyCode {
        case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter:
            tracking.choose(self)
            return true
        case .keyboardDownArrow: return go(1)
        case .keyboardUpArrow: return go(-1)
        case .keyboardRightArrow: return go(isMirrored ? -1 : 1)
        case .keyboardLeftArrow: return go(isMirrored ? 1 : -1)
        default: return false
        }
    }

    private func go(_ steps: Int) -> Bool {
        tracking.button(steps, from: self)?.becomeFirstResponder() ?? false
    }
}
