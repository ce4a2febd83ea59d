import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

/// A pull-down button with VoiceOver.
@MainActor struct PullDownButtonVoiceOverTests {
    private func activate(_ name: String, on stage: PullDownStage) {
        if let row = stage.row(name) { stage.host.perform(.activate, on: row) }
    }

    @Test func saysWhatItIsAndWhetherItIsOpen() {
        let stage = PullDownStage()
        stage.host.activate()
        #expect(stage.button.accessibilityLabel == "Actions")
        #expect(stage.button.accessibilityHint == "Pull-down button, collapsed")
        activate("Actions", on: stage)
        #expect(stage.button.accessibilityHint == "Pull-down button, expanded")
        stage.button.accessibilityHint = "More"
        #expect(stage.button.accessibilityHint == "More")
    }

    @Test func saysItInKorean() {
        let stage = PullDownStage(.iPhone15, DeviceSettings(language: "ko"))
        stage.host.activate()
        #expect(stage.button.accessibilityHint == "풀다운 버튼, 접힘")
        stage.button.texts = .english
        #expect(stage.button.accessibilityHint == "Pull-down button, collapsed")
    }

    @Test func goesToTheFirstRowAndBackToTheButton() {
        let stage = PullDownStage()
        stage.host.activate()
        activate("Actions", on: stage)
        #expect(stage.row("Share…")?.accessibilityElementIsFocused() == true)
        activate("Share…", on: stage)
        #expect(stage.heard() == ["share"] && stage.button.accessibilityElementIsFocused())
    }

    @Test func togglesSayThatTheyAreOn() {
        let stage = PullDownStage()
        stage.host.activate()
        activate("Actions", on: stage)
        #expect(stage.isOn("Photos"))
        activate("Photos", on: stage)
        #expect(!stage.isOn("Photos") && stage.button.isOpen)
    }

    @Test func theZGestureClosesIt() throws {
        let stage = PullDownStage()
        stage.host.activate()
        activate("Actions", on: stage)
        #expect(stage.host.perform(.escape, on: try #require(stage.row("Share…"))))
        #expect(!stage.button.isOpen && stage.button.accessibilityElementIsFocused())
    }
}
