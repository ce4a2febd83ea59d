import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

/// What VoiceOver says of the button and of its list, and where it goes.
@MainActor struct DropdownButtonVoiceOverTests {
    let stage = DropdownStage(count: 14)
    var button: DropdownButton { stage.button }

    init() { stage.host.activate() }

    private var focused: String? {
        (UIAccessibility.focusedElement(using: nil) as? UIView)?.accessibilityLabel
    }

    // MARK: The button

    @Test func hasANameThatIsNotThePlaceholder() {
        button.accessibilityLabel = nil
        #expect(button.accessibilityLabel == "Options" && button.accessibilityValue == "Select")
        button.accessibilityLabel = "Number"
        button.preselect(id: 3)
        #expect(button.accessibilityLabel == "Number" && button.accessibilityValue == "Item 3")
    }

    @Test func saysThatItIsAPopUpButtonAndWhetherItIsOpen() throws {
        #expect(button.accessibilityHint == "Pop-up button, collapsed")
        try stage.open()
        #expect(button.accessibilityHint == "Pop-up button, expanded")
        stage.host.activate()
        button.close()
        stage.rest()
        #expect(button.accessibilityHint == "Pop-up button, collapsed")
        button.items = []
        #expect(button.accessibilityHint == "There is nothing to choose from")
    }

    @Test func saysWhatTheAppSetInstead() {
        button.accessibilityValue = "Three"
        button.accessibilityHint = "Opens a list"
        #expect(button.accessibilityValue == "Three" && button.accessibilityHint == "Opens a list")
        button.accessibilityValue = nil
        button.accessibilityHint = nil
        #expect(button.accessibilityValue == "Select")
        #expect(button.accessibilityHint == "Pop-up button, collapsed")
    }

    @Test func speaksTheLanguageOfItsWindow() throws {
        let korean = DropdownStage(.iPhoneSE, .init(language: "ko"), count: 14)
        korean.host.activate()
        #expect(korean.button.accessibilityValue == "선택" && korean.button.placeholder == "선택")
        #expect(korean.button.accessibilityHint == "팝업 버튼, 접힘")
        try korean.open()
        #expect(korean.app.cells["Item 3"].value as? String == "14개 중 3번째")
        korean.host.activate()
        korean.button.style.texts = .english
        korean.rest()
        #expect(korean.button.placeholder == "Select")
        #expect(korean.app.cells["Item 3"].value as? String == "3 of 14")
    }

    @Test func isAdjustedWithoutBeingOpened() {
        #expect(button.accessibilityTraits.isSuperset(of: [.button, .adjustable]))
        button.accessibilityIncrement()
        button.accessibilityIncrement()
        button.accessibilityDecrement()
        button.accessibilityDecrement()
        #expect(stage.told == ["select 1", "select 2", "select 1"])
        #expect(!button.isOpen)
    }

    @Test func isNotAdjustableWhileItIsDisabled() {
        button.isEnabled = false
        button.accessibilityIncrement()
        #expect(!button.accessibilityTraits.contains(.adjustable))
        #expect(button.accessibilityTraits.contains(.notEnabled) && stage.told.isEmpty)
    }

    // MARK: The list

    @Test func isAloneOnTheScreenWhileItIsOpen() throws {
        try stage.open()
        #expect(!stage.app.buttons["Number"].exists)
        #expect(stage.app.cells["Item 1"].exists)
    }

    @Test func saysWhereARowStandsAndWhetherItIsChosen() throws {
        button.preselect(id: 3)
        try stage.open()
        let row = try stage.app.cells["Item 3"].node()
        #expect(row.value == "3 of 14" && row.traits == [.button, .selected])
        #expect(try stage.app.cells["Item 2"].node().traits == .button)
    }

    @Test func saysWhyARowCannotBeChosen() throws {
        button.items = [
            .init(id: 1, title: "One", subtitle: "The first"),
            .init(id: 2, title: "Two", subtitle: "The second", disabledReason: "Taken"),
        ]
        try stage.open()
        let row = try stage.app.cells["Two, The second"].node()
        #expect(row.value == "2 of 2, Taken" && row.traits.contains(.notEnabled))
        #expect(stage.app.cells["One, The first"].exists)
    }

    @Test func goesToTheChosenRowAndBackToTheButton() throws {
        button.preselect(id: 9)
        try stage.open()
        #expect(focused == "Item 9")
        stage.app.cells["Item 10"].tap()
        stage.rest()
        #expect(focused == "Number")
    }

    @Test func goesToTheFirstRowWhereNothingIsChosen() throws {
        try stage.open()
        #expect(focused == "Item 1")
    }
}
