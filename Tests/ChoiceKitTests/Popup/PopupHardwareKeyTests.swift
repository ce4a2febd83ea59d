import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

@MainActor struct PopupHardwareKeyTests {
    let stage = PopupStage()

    private func press(_ key: UIKeyboardHIDUsage, holding modifiers: UIKeyModifierFlags = []) {
        stage.host.press(key, holding: modifiers)
        stage.rest()
    }

    @Test func escapeCancels() {
        stage.present(PopupStage.deletion)
        press(.keyboardEscape)
        #expect(stage.results == [.cancelled(.key)])
    }

    @Test func commandPeriodCancels() {
        stage.present(PopupStage.deletion)
        press(.keyboardPeriod, holding: .command)
        #expect(stage.results == [.cancelled(.key)])
    }

    @Test func escapeDoesNothingWhereNothingCancels() {
        stage.present(PopupStage.note)
        press(.keyboardEscape)
        #expect(stage.results == [] && stage.titles == ["Saved"])
    }

    @Test(arguments: [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keypadEnter])
    func returnChoosesThePreferredAction(key: UIKeyboardHIDUsage) {
        stage.present(PopupStage.note)
        press(key)
        #expect(stage.results == [.chosen(.default("OK"), text: nil)])
    }

    @Test func returnNeverChoosesADestructiveAction() {
        var popup = PopupStage.deletion
        popup.preferredActionID = "Delete"
        stage.present(popup)
        press(.keyboardReturnOrEnter)
        #expect(stage.results == [] && stage.titles == ["Delete?"])
    }

    @Test func returnDoesNothingWhereNothingIsPreferred() {
        stage.present(PopupStage.deletion)
        press(.keyboardReturnOrEnter)
        #expect(stage.results == [])
    }

    @Test func tabGoesThroughTheButtonsAndAroundTheEnds() throws {
        stage.present(PopupStage.deletion)
        press(.keyboardTab)
        #expect(try stage.button("Cancel").isFirstResponder)
        press(.keyboardTab)
        #expect(try stage.button("Delete").isFirstResponder)
        press(.keyboardTab)
        #expect(try stage.button("Cancel").isFirstResponder)
        press(.keyboardTab, holding: .shift)
        #expect(try stage.button("Delete").isFirstResponder)
    }

    @Test func tabScrollsToTheButtonThatHasTheKeys() throws {
        let stage = PopupStage(
            .iPhoneSE, .init(contentSizeCategory: .accessibilityExtraExtraExtraLarge), held: .landscapeRight)
        stage.present(
            Popup(
                title: "A", message: String(repeating: "A long message. ", count: 20),
                actions: [.cancel("Cancel"), .destructive("Delete"), .default("Save")]))
        for title in ["Delete", "Save", "Cancel"] {
            stage.host.press(.keyboardTab)
            let button = try stage.button(title)
            #expect(button.isFirstResponder && stage.cardFrame.contains(stage.frame(of: button)))
        }
    }

    @Test func spacePressesTheButtonThatHasTheKeys() throws {
        stage.present(PopupStage.deletion)
        press(.keyboardSpacebar)
        #expect(stage.results == [])
        press(.keyboardTab)
        press(.keyboardSpacebar)
        #expect(stage.results == [.chosen(.cancel("Cancel"), text: nil)])
    }

    @Test func showsWhichButtonHasTheKeys() throws {
        stage.present(PopupStage.deletion)
        press(.keyboardTab)
        #expect(try stage.button("Cancel").layer.borderWidth == 2)
        #expect(try stage.button("Delete").layer.borderWidth == 0)
    }

    /// What is behind hears of no key, whatever it is.
    @Test func keysDoNothingBehindIt() {
        let listener = KeyListener()
        stage.host.show(listener)
        stage.present(PopupStage.note, from: listener)
        stage.rest()
        press(.keyboardA)
        press(.keyboardEscape)
        press(.keyboardDownArrow)
        #expect(listener.keys == [])
        press(.keyboardReturnOrEnter)
        press(.keyboardA)
        #expect(listener.keys == [.keyboardA])
    }

    @Test func theKeysComeBackToTheFieldThatHadThem() {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        stage.controller.view.addSubview(field)
        stage.host.activate()
        field.becomeFirstResponder()
        stage.present(PopupStage.note)
        #expect(!field.isFirstResponder)
        press(.keyboardReturnOrEnter)
        #expect(field.isFirstResponder)
    }
}

/// Hears of keys that nobody took.
private final class KeyListener: UIViewController {
    var keys: [UIKeyboardHIDUsage] = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap(\.key?.keyCode)
    }
}
