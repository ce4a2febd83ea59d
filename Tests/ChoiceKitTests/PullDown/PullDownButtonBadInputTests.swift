import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

/// What no app should give a pull-down button.
@MainActor struct PullDownButtonBadInputTests {
    let stage = PullDownStage()

    init() { stage.host.activate() }

    @Test func withoutItemsItIsDisabledAndSaysWhyAndRemembersWhatTheAppSet() {
        stage.button.destructiveActions = []
        stage.button.sections = [.init(title: "Show", items: [])]
        #expect(!stage.button.isEnabled && stage.button.accessibilityHint == "There is nothing to do")
        stage.button.isEnabled = false
        stage.button.sections = PullDownStage.sections
        #expect(!stage.button.isEnabled)
        stage.button.isEnabled = true
        #expect(stage.button.isEnabled)
    }

    @Test func ofItemsWithTheSameIdTheFirstIsKept() {
        stage.button.sections = [
            .init(items: [
                .action(.init(id: 1, title: "A")), .action(.init(id: 1, title: "B")),
                .submenu(.init(title: "C", entries: [.toggle(.init(id: 1, title: "D", isOn: true))])),
            ])
        ]
        stage.button.destructiveActions = [.init(id: 1, title: "E"), .init(id: 2, title: "F")]
        stage.open()
        #expect(stage.rows == ["A", "F"])
    }

    @Test func aMenuOfOneItemOpens() {
        stage.button.destructiveActions = []
        stage.button.sections = [.init(items: [.action(.init(id: 1, title: "A"))])]
        stage.open()
        #expect(stage.rows == ["A"])
    }

    @Test func aMenuInTheMenuWithoutEntriesIsNotShown() {
        stage.button.destructiveActions = []
        stage.button.sections = [
            .init(items: [
                .action(.init(id: 1, title: "A")), .submenu(.init(title: "Sort By", entries: [])),
            ])
        ]
        stage.open()
        #expect(stage.rows == ["A"])
    }

    @Test func itemsThatAreReplacedWhileItIsOpenTakeTheirPlaces() {
        stage.open()
        stage.button.sections = [.init(items: [.action(.init(id: "new", title: "New"))])]
        stage.host.settle()
        #expect(stage.button.isOpen && stage.rows == ["New", "Delete…"])
        stage.tap("New")
        #expect(stage.heard() == ["new"])
    }

    @Test func itemsThatAreReplacedUnderAnOpenMenuInTheMenuCloseThatAlone() {
        stage.open()
        stage.tap("Sort By")
        stage.button.sections = [.init(items: [.action(.init(id: "new", title: "New"))])]
        stage.host.settle()
        #expect(stage.button.isOpen && stage.rows == ["New", "Delete…"])
    }

    @Test func itemsThatAreEmptiedWhileItIsOpenCloseIt() {
        stage.open()
        stage.button.destructiveActions = []
        stage.button.sections = []
        stage.host.settle()
        #expect(!stage.button.isOpen && stage.rows == ["Actions"])
    }

    @Test func aHandlerMayRemoveTheButton() {
        stage.button.onAction = { [stage] _ in stage.button.removeFromSuperview() }
        stage.button.onToggle = { [stage] _ in stage.button.removeFromSuperview() }
        stage.open()
        stage.tap("Photos")
        #expect(stage.button.window == nil && !stage.button.isOpen)
        stage.controller.view.addSubview(stage.button)
        stage.host.settle()
        stage.open()
        stage.tap("Share…")
        #expect(stage.button.window == nil && !stage.button.isOpen)
    }

    @Test func aHandlerMayEmptyTheMenu() {
        stage.button.onToggle = { [stage] _ in
            stage.button.destructiveActions = []
            stage.button.sections = []
        }
        stage.open()
        stage.tap("Photos")
        #expect(!stage.button.isOpen && !stage.button.isEnabled)
    }

    @Test func disablingItClosesIt() {
        stage.open()
        stage.button.isEnabled = false
        stage.host.settle()
        #expect(!stage.button.isOpen)
    }

    @Test func removingItClosesItAndItOpensAgain() {
        stage.open()
        stage.button.removeFromSuperview()
        stage.host.settle()
        #expect(!stage.button.isOpen)
        stage.controller.view.addSubview(stage.button)
        stage.host.settle()
        stage.open()
        #expect(stage.button.isOpen)
    }

    @Test func titlesOfAnyCharactersAreShown() {
        let texts = ["", "\u{200B}", String(repeating: "아주 긴 제목 ", count: 200), "🧑‍🧑‍🧒‍🧒", "שלום"]
        stage.button.sections = [
            .init(items: texts.enumerated().map { .action(.init(id: $0.offset, title: $0.element)) })
        ]
        stage.open()
        #expect(stage.rows.count == texts.count + 1)
    }
}
