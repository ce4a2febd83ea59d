/// What the keys of a US keyboard type.
package enum KeyLayout {
    /// What a key types; empty where it types nothing and has no name among `UIKeyCommand`'s inputs.
    static func characters(of key: UIKeyboardHIDUsage, with modifiers: UIKeyModifierFlags) -> String {
        if let input = inputs[key] { return input }
        guard let typed = typed[key] else { return "" }
        let isLetter = typed.plain.isLetter
        let isShifted = modifiers.contains(.shift) != (isLetter && modifiers.contains(.alphaShift))
        return String(isShifted ? typed.shifted : typed.plain)
    }

    /// The key that types a character, and whether Shift is held for it; nil where none does.
    package static func key(typing character: Character) -> (key: UIKeyboardHIDUsage, needsShift: Bool)? {
        // A character that a key of the keypad types too is typed by the other one.
        let keys = typed.filter { $0.value.plain == character || $0.value.shifted == character }.map(\.key)
        guard let key = keys.min(by: { $0.rawValue < $1.rawValue }) else { return nil }
        return (key, typed[key]?.plain != character)
    }

    private static let typed: [UIKeyboardHIDUsage: (plain: Character, shifted: Character)] = {
        var typed: [UIKeyboardHIDUsage: (plain: Character, shifted: Character)] = [:]
        for row in rows {
            for (index, (plain, shifted)) in zip(row.plain, row.shifted).enumerated() {
                guard let key = UIKeyboardHIDUsage(rawValue: row.first.rawValue + index) else { continue }
                typed[key] = (plain, shifted)
            }
        }
        return typed
    }()

    /// Keys whose numbers follow one another, and what they type alone and with Shift.
    private static let rows: [(first: UIKeyboardHIDUsage, plain: String, shifted: String)] = [
        (.keyboardA, "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
        (.keyboard1, "1234567890", "!@#$%^&*()"),
        (.keyboardReturnOrEnter, "\r", "\r"),
        (.keyboardDeleteOrBackspace, "\u{8}\t ", "\u{8}\t "),
        (.keyboardHyphen, "-=[]\\#;'`,./", "_+{}|~:\"~<>?"),
        (.keypadSlash, "/*-+\r1234567890.", "/*-+\r1234567890."),
        (.keypadEqualSign, "=", "="),
    ]

    private static let inputs: [UIKeyboardHIDUsage: String] = [
        .keyboardEscape: UIKeyCommand.inputEscape, .keyboardDeleteForward: UIKeyCommand.inputDelete,
        .keyboardUpArrow: UIKeyCommand.inputUpArrow, .keyboardDownArrow: UIKeyCommand.inputDownArrow,
        .keyboardLeftArrow: UIKeyCommand.inputLeftArrow, .keyboardRightArrow: UIKeyCommand.inputRightArrow,
        .keyboardPageUp: UIKeyCommand.inputPageUp, .keyboardPageDown: UIKeyCommand.inputPageDown,
        .keyboardHome: UIKeyCommand.inputHome, .keyboardEnd: UIKeyCommand.inputEnd,
        .keyboardF1: UIKeyCommand.f1, .keyboardF2: UIKeyCommand.f2, .keyboardF3: UIKeyCommand.f3,
        .keyboardF4: UIKeyCommand.f4, .keyboardF5: UIKeyCommand.f5, .keyboardF6: UIKeyCommand.f6,
        .keyboardF7: UIKeyCommand.f7, .keyboardF8: UIKeyCommand.f8, .keyboardF9: UIKeyCommand.f9,
        .keyboardF10: UIKeyCommand.f10, .keyboardF11: UIKeyCommand.f11, .keyboardF12: UIKeyCommand.f12,
    ]
}
