package import UIKitCore

/// The key that types a text of one character, or that `XCUIKeyboardKey` names.
package struct KeyStroke: Hashable, Sendable {
    package let key: UIKeyboardHIDUsage
    package let needsShift: Bool

    /// Nil where no key of a US keyboard types it.
    package init?(typing text: String) {
        if let key = Self.named[XCUIKeyboardKey(text)] {
            self.key = key
            needsShift = false
        } else if text.count == 1, let typed = text.first.flatMap(KeyLayout.key(typing:)) {
            key = typed.key
            needsShift = typed.needsShift
        } else {
            return nil
        }
    }

    private static let named: [XCUIKeyboardKey: UIKeyboardHIDUsage] = [
        .command: .keyboardLeftGUI, .control: .keyboardLeftControl, .option: .keyboardLeftAlt,
        .shift: .keyboardLeftShift, .rightCommand: .keyboardRightGUI, .rightControl: .keyboardRightControl,
        .rightOption: .keyboardRightAlt, .rightShift: .keyboardRightShift, .capsLock: .keyboardCapsLock,
        .upArrow: .keyboardUpArrow, .downArrow: .keyboardDownArrow, .leftArrow: .keyboardLeftArrow,
        .rightArrow: .keyboardRightArrow, .home: .keyboardHome, .end: .keyboardEnd, .pageUp: .keyboardPageUp,
        .pageDown: .keyboardPageDown, .help: .keyboardHelp, .delete: .keyboardDeleteOrBackspace,
        .forwardDelete: .keyboardDeleteForward, .clear: .keypadNumLock, .space: .keyboardSpacebar,
        .tab: .keyboardTab, .enter: .keypadEnter, .return: .keyboardReturnOrEnter, .escape: .keyboardEscape,
        .F1: .keyboardF1, .F2: .keyboardF2, .F3: .keyboardF3, .F4: .keyboardF4, .F5: .keyboardF5,
        .F6: .keyboardF6, .F7: .keyboardF7, .F8: .keyboardF8, .F9: .keyboardF9, .F10: .keyboardF10,
        .F11: .keyboardF11, .F12: .keyboardF12, .F13: .keyboardF13, .F14: .keyboardF14, .F15: .keyboardF15,
        .F16: .keyboardF16, .F17: .keyboardF17, .F18: .keyboardF18, .F19: .keyboardF19,
    ]
}
