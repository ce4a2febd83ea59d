import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

/// The keys of a menu button (ARIA Authoring Practices), one test each, by name of key.
@MainActor struct PullDownButtonKeyTests {
    let stage = PullDownStage()

    init() {
        stage.host.activate()
        _ = stage.button.becomeFirstResponder()
        stage.host.settle()
    }

    private func press(_ keys: UIKeyboardHIDUsage...) { for key in keys { stage.host.press(key) } }

    @Test(arguments: [
        UIKeyboardHIDUsage.keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar, .keyboardDownArrow,
    ])
    func opensAtTheFirstRow(_ key: UIKeyboardHIDUsage) {
        press(key)
        #expect(stage.button.isOpen)
        press(.keyboardReturnOrEnter)
        #expect(stage.heard() == ["share"] && stage.button.isFirstResponder)
    }

    @Test(arguments: [UIKeyboardHIDUsage.keyboardLeftArrow, .keyboardA, .keyboardEscape])
    func otherKeysOpenNothing(_ key: UIKeyboardHIDUsage) {
        press(key)
        #expect(!stage.button.isOpen)
    }

    @Test func arrowDownLeavesOutWhatIsDisabled() {
        press(.keyboardSpacebar, .keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(stage.heard() == ["photos false"] && stage.button.isOpen)
    }

    @Test func spaceTurnsAToggleOverWithoutClosingAndStaysOnIt() {
        press(.keyboardSpacebar, .keyboardDownArrow, .keyboardSpacebar, .keyboardSpacebar)
        #expect(stage.heard() == ["photos false", "photos true"] && stage.button.isOpen)
    }

    @Test func endGoesToWhatDestroys() {
        stage.button.confirmation = { _ in nil }
        press(.keyboardSpacebar, .keyboardEnd, .keyboardReturnOrEnter)
        #expect(stage.heard() == ["delete"])
    }

    @Test func arrowRightOpensAMenuInTheMenuAndArrowLeftClosesIt() {
        press(.keyboardSpacebar, .keyboardDownArrow, .keyboardDownArrow, .keyboardRightArrow)
        #expect(stage.rows == ["Sort By", "Title", "Reversed"])
        press(.keyboardLeftArrow)
        #expect(stage.rows.count == 6)
    }

    @Test func escapeClosesAndTheKeysAreTheButtonsAgain() {
        press(.keyboardSpacebar, .keyboardEscape)
        #expect(!stage.button.isOpen && stage.button.isFirstResponder && stage.heard() == [])
        press(.keyboardSpacebar)
        #expect(stage.button.isOpen)
    }

    @Test func hasALineRoundItWhileItHasTheKeys() {
        #expect(stage.button.configuration?.background.strokeColor == stage.button.tintColor)
        #expect(stage.button.configuration?.background.strokeWidth == 2)
        _ = stage.button.resignFirstResponder()
        stage.host.settle()
        #expect(stage.button.configuration?.background == UIButton.Configuration.gray().background)
    }

    @Test func aDisabledButtonGivesTheKeysUp() {
        stage.button.isEnabled = false
        #expect(!stage.button.isFirstResponder && !stage.button.becomeFirstResponder())
    }
}
