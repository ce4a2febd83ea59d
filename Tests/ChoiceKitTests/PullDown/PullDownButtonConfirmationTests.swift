import ChoiceKit
import Testing
import UIKit
import XCUIAutomation

/// What is asked before something is destroyed.
@MainActor struct PullDownButtonConfirmationTests {
    let stage = PullDownStage()

    @Test func asksBeforeWhatDestroysAndDoesItOnceAPersonAgrees() {
        choose("Delete…")
        #expect(stage.heard() == [])
        #expect(stage.app.staticTexts["Delete?"].exists)
        #expect(stage.app.staticTexts["This can't be undone."].exists)
        stage.tap("Delete")
        #expect(stage.heard() == ["delete"])
    }

    @Test func doesNothingWhereAPersonCancels() {
        choose("Delete…")
        stage.tap("Cancel")
        #expect(stage.heard() == [] && stage.controller.presentedViewController == nil)
    }

    @Test func asksWhatTheAppSays() {
        stage.button.confirmation = { action in
            Popup(title: "Delete 12 Photos?", actions: [.cancel("Keep"), .destructive("Delete All")])
        }
        choose("Delete…")
        stage.tap("Delete All")
        #expect(stage.heard() == ["delete"])
        choose("Delete…")
        stage.tap("Keep")
        #expect(stage.heard() == [])
    }

    @Test func asksNothingWhereItCanBeUndone() {
        stage.button.confirmation = { _ in nil }
        choose("Delete…")
        #expect(stage.heard() == ["delete"])
    }

    @Test func asksNothingOfOtherActions() {
        choose("Share…")
        #expect(stage.heard() == ["share"])
    }

    @Test func doesNothingWhereThePopupCannotBeShown() {
        stage.button.confirmation = { _ in Popup() }
        choose("Delete…")
        #expect(stage.heard() == [])
    }

    private func choose(_ action: String) {
        stage.open()
        stage.tap(action)
    }
}
