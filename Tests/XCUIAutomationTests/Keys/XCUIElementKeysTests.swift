import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@MainActor struct XCUIElementKeysTests {
    let host = HeadlessHost()
    let app: XCUIApplication
    let controller = Controller()

    /// Writes down what is typed.
    final class Controller: UIViewController {
        var typed: [String] = []

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for key in presses.compactMap(\.key) where !key.characters.isEmpty {
                typed.append("\(key.characters) \(key.modifierFlags.rawValue >> 16)")
            }
        }
    }

    init() {
        app = XCUIApplication(host: host)
        host.show(controller)
    }

    @Test func typesAKeyWithWhatIsHeld() {
        app.typeKey("a", modifierFlags: [])
        app.typeKey("A", modifierFlags: .command)
        app.typeKey(.downArrow, modifierFlags: [.option, .control])
        #expect(controller.typed == ["a 0", "A 18", "UIKeyInputDownArrow 12"])
    }

    @Test func letsGoOfWhatWasHeld() {
        app.typeKey("a", modifierFlags: .shift)
        app.typeKey("b", modifierFlags: [])
        #expect(controller.typed == ["A 2", "b 0"])
    }

    @Test(arguments: [
        ("a", UIKeyboardHIDUsage.keyboardA, false), ("?", .keyboardSlash, true), ("1", .keyboard1, false),
        ("*", .keyboard8, true), (" ", .keyboardSpacebar, false), ("\r", .keyboardReturnOrEnter, false),
    ])
    func findsTheKeyOfACharacter(text: String, key: UIKeyboardHIDUsage, needsShift: Bool) {
        let stroke = KeyStroke(typing: text)
        #expect(stroke?.key == key)
        #expect(stroke?.needsShift == needsShift)
    }

    @Test func knowsNoKeyForOtherTexts() {
        #expect(KeyStroke(typing: "가") == nil)
        #expect(KeyStroke(typing: "ab") == nil)
        #expect(KeyStroke(typing: "") == nil)
    }
}
