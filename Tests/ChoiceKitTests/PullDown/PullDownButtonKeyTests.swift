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

    // MARK: Closed

    /// Opens at the first row, which Return then chooses.
    private func opensAtTheFirstRow(_ key: UIKeyboardHIDUsage) {
        press(key)
        #expect(stage.button.isOpen)
        press(.keyboardReturnOrEnter)
        #expect(stage.heard() == ["share"] && stage.button.isFirstResponder)
    }

    @Test func enterOpensAtTheFirstRow() { opensAtTheFirstRow(.keyboardReturnOrEnter) }

    @Test func keypadEnterOpensAtTheFirstRow() { opensAtTheFirstRow(.keypadEnter) }

    @Test func spaceOpensAtTheFirstRow() { opensAtTheFirstRow(.keyboardSpacebar) }

    @Test func arrowDownOpensAtTheFirstRow() { opensAtTheFirstRow(.keyboardDownArrow) }

    /// It may open at the last row, which the system's menu cannot.
    @Test func arrowUpOpensNothing() {
        press(.keyboardUpArrow)
        #expect(!stage.button.isOpen)
    }

    @Test(arguments: [UIKeyboardHIDUsage.keyboardLeftArrow, .keyboardA, .keyboardEscape])
    func otherKeysOpenNothing(_ key: UIKeyboardHIDUsage) {
        press(key)
        #expect(!stage.button.isOpen)
    }

    // MARK: Open

    @Test func arrowDownLeavesOutWhatIsDisabled() {
        press(.keyboardSpacebar, .keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(stage.heard() == ["photos false"] && stage.button.isOpen)
    }

    @Test func arrowUpGoesBackAndStopsAtTheFirstRow() {
        press(
            .keyboardSpacebar, .keyboardDownArrow, .keyboardUpArrow, .keyboardUpArrow, .keyboardReturnOrEnter)
        #expect(stage.heard() == ["share"])
    }

    @Test func enterChooses() {
        press(.keyboardSpacebar, .keyboardReturnOrEnter)
        #expect(stage.heard() == ["share"] && !stage.button.isOpen)
    }

    @Test func spaceTurnsAToggleOverWithoutClosingAndStaysOnIt() {
        press(.keyboardSpacebar, .keyboardDownArrow, .keyboardSpacebar, .keyboardSpacebar)
        #expect(stage.heard() == ["photos false", "photos true"] && stage.button.isOpen)
    }

    @Test func homeGoesToTheFirstRow() {
        press(.keyboardSpacebar, .keyboardEnd, .keyboardHome, .keyboardReturnOrEnter)
        #expect(stage.heard() == ["share"])
    }

    @Test func endGoesToWhatDestroys() {
        stage.button.confirmation = { _ in nil }
        press(.keyboardSpacebar, .keyboardEnd, .keyboardReturnOrEnter)
        #expect(stage.heard() == ["delete"])
    }

    @Test func arrowRightOpensAMenuInTheMenuAtItsFirstRow() {
        press(.keyboardSpacebar, .keyboardDownArrow, .keyboardDownArrow, .keyboardRightArrow)
        #expect(stage.rows == ["Sort By", "Title", "Reversed"])
        press(.keyboardReturnOrEnter)
        #expect(stage.heard() == ["title"])
    }

    @Test func arrowLeftClosesTheMenuInTheMenu() {
        press(.keyboardSpacebar, .keyboardDownArrow, .keyboardDownArrow, .keyboardRightArrow)
        press(.keyboardLeftArrow)
        #expect(stage.rows.count == 6 && stage.button.isOpen)
        press(.keyboardLeftArrow)
        #expect(stage.button.isOpen)
    }

    @Test func tabClosesAllMenus() {
        press(.keyboardSpacebar, .keyboardDownArrow, .keyboardDownArrow, .keyboardRightArrow, .keyboardTab)
        stage.host.settle()
        #expect(!stage.button.isOpen && stage.heard() == [])
    }

    @Test func escapeClosesTheMenuInTheMenuAndThenTheMenu() {
        press(.keyboardSpacebar, .keyboardDownArrow, .keyboardDownArrow, .keyboardRightArrow, .keyboardEscape)
        #expect(stage.button.isOpen && stage.rows.count == 6)
        press(.keyboardEscape)
        #expect(!stage.button.isOpen && stage.heard() == [])
    }

    @Test func escapeClosesAndTheKeysAreTheButtonsAgain() {
        press(.keyboardSpacebar, .keyboardEscape)
        #expect(!stage.button.isOpen && stage.button.isFirstResponder && stage.heard() == [])
        press(.keyboardSpacebar)
        #expect(stage.button.isOpen)
    }

    // MARK: The button

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
