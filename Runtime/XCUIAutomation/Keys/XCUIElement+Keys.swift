import Simulator
import UIKitCore

extension XCUIElement {
    /// Types text into the field that has the keyboard, a character at a time, as XCTest's does; without such
    /// a field the test ends.
    public func typeText(_ text: String) {
        succeed { () throws(RobotError) in
            let host = try application.host()
            _ = try node()
            try host.typeText(text)
        }
    }

    /// Presses a key and lets it go. It goes to the first responder of the app, whatever the element is.
    public func typeKey(_ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags) {
        typeKey(key.rawValue, modifierFlags: flags)
    }

    /// Presses the key that types this character and lets it go; a character of a key that types nothing is
    /// that key. What no key of a US keyboard types ends the test.
    public func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags) {
        succeed { () throws(RobotError) in
            let host = try application.host()
            _ = try node()
            guard let stroke = KeyStroke(typing: key) else { throw .untypeable(key) }
            host.press(stroke.key, holding: flags.held.union(stroke.needsShift ? .shift : []))
        }
    }
}

extension XCUIElement.KeyModifierFlags {
    /// The same for UIKit. Caps lock is a key that is pressed and not held.
    fileprivate var held: UIKeyModifierFlags {
        let pairs: [(Self, UIKeyModifierFlags)] = [
            (.shift, .shift), (.control, .control), (.option, .alternate), (.command, .command),
        ]
        return UIKeyModifierFlags(pairs.filter { contains($0.0) }.map(\.1))
    }
}
