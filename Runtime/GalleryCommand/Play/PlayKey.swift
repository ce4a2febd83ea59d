import UIKit
import XCUIAutomation

/// A key as a script writes it: `Escape`, `a`, `Option+DownArrow`.
struct PlayKey: Equatable {
    let key: UIKeyboardHIDUsage
    let modifiers: UIKeyModifierFlags

    /// Names are those of `XCUIKeyboardKey`, in capitals or not; any other key is what it types.
    init(_ text: String) throws(PlayStepError) {
        // What types a plus sign is written with one.
        let parts =
            text == "+"
            ? ["+"] : text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
        let name = parts[parts.count - 1]
        guard let stroke = KeyStroke(typing: Self.keys[name.lowercased()]?.rawValue ?? name) else {
            throw .init(
                "there is no key \"\(name)\"; a key is a character or one of \(Self.list(Self.keys.keys))")
        }
        var modifiers: UIKeyModifierFlags = stroke.needsShift ? .shift : []
        for part in parts.dropLast() {
            guard let modifier = Self.modifiers[part.lowercased()] else {
                throw .init(
                    "nothing is held that is called \"\(part)\"; there is \(Self.list(Self.modifiers.keys))")
            }
            modifiers.insert(modifier)
        }
        key = stroke.key
        self.modifiers = modifiers
    }

    /// The keys that type a text, one after another.
    static func keys(typing text: String) throws(PlayStepError) -> [PlayKey] {
        var keys: [PlayKey] = []
        for character in text {
            guard let key = try? PlayKey(String(character)) else {
                throw .init("no field has the keyboard, and no key of it types \"\(character)\"")
            }
            keys.append(key)
        }
        return keys
    }

    private static func list(_ names: some Collection<String>) -> String {
        names.sorted().joined(separator: ", ")
    }

    private static let keys: [String: XCUIKeyboardKey] = [
        "escape": .escape, "return": .return, "enter": .enter, "space": .space, "tab": .tab,
        "uparrow": .upArrow, "downarrow": .downArrow, "leftarrow": .leftArrow, "rightarrow": .rightArrow,
        "home": .home, "end": .end, "pageup": .pageUp, "pagedown": .pageDown, "delete": .delete,
        "forwarddelete": .forwardDelete,
    ]

    private static let modifiers: [String: UIKeyModifierFlags] = [
        "shift": .shift, "control": .control, "option": .alternate, "command": .command,
    ]
}
