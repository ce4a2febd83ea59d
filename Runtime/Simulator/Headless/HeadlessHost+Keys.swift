package import UIKitCore

extension HeadlessHost {
    /// A key of a hardware keyboard goes down and comes up while others are held; then everything comes to
    /// rest.
    ///
    /// - Parameter modifiers: Shift, Control, Option and Command count; the keys on the left are held.
    package func press(_ key: UIKeyboardHIDUsage, holding modifiers: UIKeyModifierFlags = []) {
        let held = Self.modifierKeys.filter { $0.modifier.map(modifiers.contains) == true }
        for key in held { self.key(key, isDown: true) }
        self.key(key, isDown: true)
        self.key(key, isDown: false)
        for key in held.reversed() { self.key(key, isDown: false) }
        settle()
    }

    private static let modifierKeys: [UIKeyboardHIDUsage] = [
        .keyboardLeftShift, .keyboardLeftControl, .keyboardLeftAlt, .keyboardLeftGUI,
    ]
}

extension HeadlessHost {
    /// The field that text goes to: what has the keys, where it takes text.
    package var textInput: (any UITextInput)? { app.windowScene.keyWindow?.keyResponder as? any UITextInput }
}
