public import Foundation

/// A key of a hardware keyboard, as it was pressed.
@MainActor public final class UIKey: NSObject {
    /// Which key, by its place.
    public let keyCode: UIKeyboardHIDUsage
    public let modifierFlags: UIKeyModifierFlags
    /// What a text field would insert, or one of `UIKeyCommand`'s inputs for a key that types nothing; empty
    /// for a modifier alone.
    public let characters: String
    /// The same without modifiers; letters are small whatever is held.
    public let charactersIgnoringModifiers: String

    init(_ keyCode: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags) {
        self.keyCode = keyCode
        self.modifierFlags = modifierFlags
        characters = KeyLayout.characters(of: keyCode, with: modifierFlags)
        charactersIgnoringModifiers = KeyLayout.characters(of: keyCode, with: [])
        super.init()
    }
}
