import UIKit

/// What a key of a hardware keyboard means while a popup is up. All others mean nothing, and nobody behind
/// the popup hears of them.
enum PopupKey: Equatable {
    /// Escape and command-period.
    case cancel
    /// Return.
    case confirm
    /// Tab: the keys go to the next button or field.
    case next
    /// Tab with Shift.
    case previous
    /// Space: the button that has the keys.
    case press

    init?(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) {
        switch (code, modifiers.held) {
        case (.keyboardEscape, []), (.keyboardPeriod, .command): self = .cancel
        case (.keyboardReturnOrEnter, []), (.keypadEnter, []): self = .confirm
        case (.keyboardTab, []): self = .next
        case (.keyboardTab, .shift): self = .previous
        case (.keyboardSpacebar, []): self = .press
        default: return nil
        }
    }
}
