import UIKitCore

/// Keys as a browser names them by their place (`KeyboardEvent.code`, UI Events KeyboardEvent code Values).
enum PageKeys {
    static func key(code: String) -> UIKeyboardHIDUsage? {
        if let key = named[code] { return key }
        if let letter = number(of: code, after: "Key", from: "A", to: "Z") {
            return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + letter)
        }
        if code.hasPrefix("Digit"), let digit = Int(code.dropFirst(5)), (0...9).contains(digit) {
            return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboard1.rawValue + (digit + 9) % 10)
        }
        if code.hasPrefix("Numpad"), let digit = Int(code.dropFirst(6)), (0...9).contains(digit) {
            return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keypad1.rawValue + (digit + 9) % 10)
        }
        if code.hasPrefix("F"), let number = Int(code.dropFirst()), (1...12).contains(number) {
            return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardF1.rawValue + number - 1)
        }
        return nil
    }

    private static func number(
        of code: String, after prefix: String, from first: Unicode.Scalar, to last: Unicode.Scalar
    ) -> Int? {
        guard code.hasPrefix(prefix) else { return nil }
        let rest = code.dropFirst(prefix.count).unicodeScalars
        guard rest.count == 1, let scalar = rest.first, (first...last).contains(scalar) else { return nil }
        return Int(scalar.value - first.value)
    }

    private static let named: [String: UIKeyboardHIDUsage] = [
        "Enter": .keyboardReturnOrEnter, "Escape": .keyboardEscape, "Backspace": .keyboardDeleteOrBackspace,
        "Tab": .keyboardTab, "Space": .keyboardSpacebar, "Minus": .keyboardHyphen,
        "Equal": .keyboardEqualSign,
        "BracketLeft": .keyboardOpenBracket, "BracketRight": .keyboardCloseBracket,
        "Backslash": .keyboardBackslash, "Semicolon": .keyboardSemicolon, "Quote": .keyboardQuote,
        "Backquote": .keyboardGraveAccentAndTilde, "Comma": .keyboardComma, "Period": .keyboardPeriod,
        "Slash": .keyboardSlash, "CapsLock": .keyboardCapsLock, "Insert": .keyboardInsert,
        "Home": .keyboardHome, "PageUp": .keyboardPageUp, "Delete": .keyboardDeleteForward,
        "End": .keyboardEnd, "PageDown": .keyboardPageDown, "ArrowRight": .keyboardRightArrow,
        "ArrowLeft": .keyboardLeftArrow, "ArrowDown": .keyboardDownArrow, "ArrowUp": .keyboardUpArrow,
        "NumpadDivide": .keypadSlash, "NumpadMultiply": .keypadAsterisk, "NumpadSubtract": .keypadHyphen,
        "NumpadAdd": .keypadPlus, "NumpadEnter": .keypadEnter, "NumpadDecimal": .keypadPeriod,
        "IntlBackslash": .keyboardNonUSBackslash, "ControlLeft": .keyboardLeftControl,
        "ShiftLeft": .keyboardLeftShift, "AltLeft": .keyboardLeftAlt, "MetaLeft": .keyboardLeftGUI,
        "ControlRight": .keyboardRightControl, "ShiftRight": .keyboardRightShift,
        "AltRight": .keyboardRightAlt, "MetaRight": .keyboardRightGUI, "Lang1": .keyboardLANG1,
        "Lang2": .keyboardLANG2,
    ]
}
