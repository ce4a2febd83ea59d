import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

@MainActor struct PopupVoiceOverTests {
    let stage = PopupStage()

    private var focused: UIResponder? {
        UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIResponder
    }

    private var read: [String] {
        AccessibilityTree(of: stage.host.app).elements.map(\.label)
    }

    @Test func beginsWithTheTitleWhichIsAHeader() {
        stage.present(PopupStage.deletion)
        #expect(focused?.accessibilityLabel == "Delete?")
        #expect(focused?.accessibilityTraits.contains(.header) == true)
    }

    @Test func beginsWithTheMessageWhereThereIsNoTitle() {
        stage.present(Popup(message: "Only this.", actions: [.default("OK")]))
        #expect(focused?.accessibilityLabel == "Only this.")
    }

    @Test func readsTitleMessageAndButtonsAndNothingBehind() {
        stage.present(PopupStage.deletion)
        #expect(read == ["Delete?", "This cannot be undone.", "Cancel", "Delete"])
    }

    @Test func readsTheFieldBetweenTextsAndButtons() {
        stage.present(PopupStage.naming)
        #expect(read == ["Name", "Name", "Enter a name.", "Cancel", "Save"])
    }

    @Test func theFocusGoesBackToWhereItWas() throws {
        stage.host.activate()
        UIAccessibility.focus(on: stage.opener)
        stage.present(PopupStage.note)
        #expect(focused !== stage.opener)
        try stage.tap("OK")
        stage.rest()
        #expect(focused === stage.opener)
    }

    @Test func theFocusGoesBackAfterTheLastOfSeveral() throws {
        stage.host.activate()
        UIAccessibility.focus(on: stage.opener)
        stage.present(PopupStage.note, PopupStage.deletion)
        try stage.tap("OK")
        stage.rest()
        #expect(focused?.accessibilityLabel == "Delete?")
        try stage.tap("Cancel")
        stage.rest()
        #expect(focused === stage.opener)
    }

    @Test func theZGestureCancels() throws {
        stage.present(PopupStage.deletion)
        #expect(stage.host.perform(.escape, on: try stage.button("Delete")))
        stage.rest()
        #expect(stage.results == [.cancelled(.gesture)])
    }

    @Test func theZGestureDoesNothingWhereNothingCancels() throws {
        stage.present(PopupStage.note)
        #expect(!stage.host.perform(.escape, on: try stage.button("OK")))
        stage.rest()
        #expect(stage.results == [] && stage.titles == ["Saved"])
    }

    @Test func aDoubleTapPressesAButton() throws {
        stage.present(PopupStage.deletion)
        stage.host.perform(.activate, on: try stage.button("Delete"))
        stage.rest()
        #expect(stage.results == [.chosen(.destructive("Delete"), text: nil)])
    }

    @Test func aDisabledButtonSaysWhy() throws {
        stage.present(PopupStage.naming)
        let save = try stage.button("Save")
        #expect(save.accessibilityTraits.contains(.notEnabled))
        #expect(save.accessibilityHint == "Enter a name.")
        #expect(try !stage.button("Cancel").accessibilityTraits.contains(.notEnabled))
    }

    @Test func isModal() {
        stage.present(PopupStage.deletion)
        #expect(stage.popup?.view.accessibilityViewIsModal == true)
    }
}
