import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

/// A pop-up button shows a choice, always, and lets a person choose another.
@MainActor struct PopUpButtonTests {
    let stage = PopUpButtonStage()

    init() { stage.host.activate() }

    @Test func showsItsDefault() {
        #expect(stage.button.selectedId == AnyHashable(2) && stage.heard() == [])
    }

    /// feedback-assistant 219: a menu picker shows the value and drops its label.
    @Test func showsItsLabelBeforeTheChoice() {
        stage.button.layoutIfNeeded()
        #expect(stage.button.titleLabel?.text == "Repeat: Option 2")
        stage.button.leadingLabel = nil
        stage.button.layoutIfNeeded()
        #expect(stage.button.titleLabel?.text == "Option 2")
    }

    @Test func atTheLargestTypeTheChoiceIsNotCutOffBehindItsLabel() throws {
        let settings = DeviceSettings(contentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let stage = PopUpButtonStage(.iPhone15, settings)
        stage.host.activate()
        stage.button.frame.size = stage.button.sizeThatFits(CGSize(width: 300, height: 0))
        stage.button.frame.size.width = 300
        stage.host.settle()
        let label = try #require(stage.button.titleLabel)
        let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
        #expect(needed.height <= label.bounds.height + 0.5 && label.bounds.height > 100)
    }

    @Test func aFewOptionsAreAMenuAtTheChoice() {
        stage.open()
        #expect(stage.button.isOpen && stage.controller.presentedViewController == nil)
        #expect(stage.elements == (1...4).map { "Option \($0)" })
        let selected = AccessibilityTree(of: stage.host.app).elements.filter {
            $0.traits.contains(.selected)
        }
        #expect(selected.map(\.label) == ["Option 2"])
    }

    @Test func aChoiceIsToldOnceWhenTheMenuIsGone() {
        var wasOpen: Bool?
        let tell = stage.button.onSelect
        stage.button.onSelect = { [stage] in
            wasOpen = stage.button.isOpen
            tell?($0)
        }
        stage.open()
        stage.tap("Option 3")
        #expect(wasOpen == false && stage.heard() == ["select 3", "chosen"])
        #expect(stage.button.selectedId == AnyHashable(3))
        stage.button.layoutIfNeeded()
        #expect(stage.button.titleLabel?.text == "Repeat: Option 3")
    }

    @Test(arguments: [(8, true), (9, false)])
    func moreThanEightOptionsAreTheListOfADropdown(count: Int, isMenu: Bool) {
        let stage = PopUpButtonStage(count: count)
        stage.host.activate()
        stage.open()
        #expect((stage.controller.presentedViewController is DropdownListController) != isMenu)
        #expect(stage.button.isOpen)
        #expect(stage.button.preselect(id: 1) && stage.button.selectedId == AnyHashable(1))
    }

    @Test func theLimitCanBeAnother() {
        stage.button.menuLimit = 3
        stage.open()
        #expect(stage.controller.presentedViewController is DropdownListController)
    }

    @Test func optionsWithATextUnderThemAreAList() {
        stage.button.footer = "Reminders come in the morning."
        stage.open()
        #expect(stage.controller.presentedViewController is DropdownListController)
        #expect(stage.elements.last == "Reminders come in the morning.")
    }

    @Test func aListGrowsOutOfAMenuWhenOptionsCome() {
        stage.button.setOptions(PopUpButtonStage.options(20), defaultId: 1)
        stage.open()
        #expect(stage.controller.presentedViewController is DropdownListController)
        stage.button.close()
        stage.host.advance(by: 1)
        stage.button.setOptions(PopUpButtonStage.options(3), defaultId: 1)
        stage.open()
        #expect(stage.controller.presentedViewController == nil && stage.elements.count == 3)
    }

    @Test func oneOptionIsAMenuOfOne() {
        stage.button.setItems(PopUpButtonStage.options(1))
        stage.open()
        #expect(stage.elements == ["Option 1"] && stage.button.selectedId == AnyHashable(1))
    }

    @Test func sectionsHaveHeadersInTheMenu() {
        stage.button.sections = [
            .init(title: "Often", items: [.init(id: 1, title: "A")]),
            .init(title: "Seldom", items: [.init(id: 2, title: "B", disabledReason: "Not yet")]),
        ]
        stage.open()
        #expect(stage.elements == ["Often", "A", "Seldom", "B, Not yet"])
    }

    @Test func aTapOutsideKeepsTheChoice() {
        stage.open()
        stage.host.tap(at: CGPoint(x: 200, y: 800))
        stage.host.advance(by: 1)
        #expect(stage.heard() == ["tappedOutside"] && stage.button.selectedId == AnyHashable(2))
    }

    @Test func theProgramOpensAndClosesIt() throws {
        try stage.button.open()
        stage.host.advance(by: 1)
        #expect(stage.button.isOpen && stage.elements.count == 4)
        try stage.button.open()
        stage.button.close()
        stage.host.advance(by: 1)
        #expect(!stage.button.isOpen && stage.heard().count == 1)
    }

    @Test func oneTapGoesFromAListToAMenu() {
        let other = DropdownButton(frame: CGRect(x: 20, y: 600, width: 240, height: 44))
        other.accessibilityLabel = "Other"
        other.items = PopUpButtonStage.options(3)
        stage.controller.view.addSubview(other)
        stage.tap("Other")
        #expect(other.isOpen)
        stage.host.tap(at: CGPoint(x: 100, y: 122))
        stage.host.advance(by: 1)
        #expect(!other.isOpen && stage.button.isOpen)
    }

    // MARK: There is always a choice

    @Test func whatVanishesGivesWayToTheDefaultAndIsTold() {
        stage.button.preselect(id: 4)
        stage.button.setItems(PopUpButtonStage.options(3))
        #expect(stage.button.selectedId == AnyHashable(2) && stage.heard() == ["reset 4"])
        #expect(UIAccessibility.posted.last?.argument == "Repeat, Option 2")
    }

    @Test func anUnknownDefaultGivesWayToTheFirstThatCanBeChosen() {
        let button = PopUpButton(
            options: [
                .init(id: 1, title: "A", disabledReason: "Not yet"), .init(id: 2, title: "B"),
            ], defaultId: 7)
        #expect(button.selectedId == AnyHashable(2))
    }

    @Test func resettingGoesBackToTheDefault() {
        stage.button.preselect(id: 4)
        stage.button.resetSelection()
        #expect(stage.button.selectedId == AnyHashable(2) && stage.heard() == [])
    }

    @Test func withoutOptionsItIsDisabledAndThenShowsItsDefault() {
        stage.button.setItems([])
        #expect(!stage.button.isEnabled && stage.button.selectedId == nil)
        stage.button.setItems(PopUpButtonStage.options(4))
        #expect(stage.button.isEnabled && stage.button.selectedId == AnyHashable(2))
    }

    @Test func emptiedWhileItIsOpenItClosesAndSaysWhy() {
        stage.open()
        stage.button.setItems([])
        stage.host.advance(by: 1)
        #expect(!stage.button.isOpen && stage.heard() == ["reset 2", "itemsEmptied"])
    }

    @Test func optionsThatComeWhileItIsOpenTakeTheirPlaces() {
        stage.open()
        stage.button.setItems(PopUpButtonStage.options(6))
        stage.host.advance(by: 1)
        #expect(stage.button.isOpen && stage.elements.count == 6)
    }

    @Test func aHandlerMayRemoveTheButton() {
        stage.button.onSelect = { [stage] _ in stage.button.removeFromSuperview() }
        stage.open()
        stage.tap("Option 1")
        #expect(stage.button.window == nil && !stage.button.isOpen && stage.heard() == ["chosen"])
    }

    @Test func removedWhileItIsOpenItClosesAndSaysWhy() {
        stage.open()
        stage.button.removeFromSuperview()
        stage.host.advance(by: 1)
        #expect(stage.heard() == ["buttonRemoved"] && !stage.button.isOpen)
    }

    @Test func ofOptionsWithTheSameIdTheFirstIsKept() {
        stage.button.setItems([.init(id: 2, title: "A"), .init(id: 2, title: "B")])
        stage.open()
        #expect(stage.elements == ["A"])
    }

    @Test func livesNoLongerThanItsView() {
        weak var button: PopUpButton?
        do {
            let stage = PopUpButtonStage()
            stage.open()
            stage.tap("Option 1")
            button = stage.button
            stage.button.removeFromSuperview()
        }
        #expect(button == nil)
    }

    // MARK: Keys and VoiceOver

    @Test(arguments: [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardSpacebar, .keyboardDownArrow])
    func aKeyOpensItAtTheChoiceAndReturnChooses(_ key: UIKeyboardHIDUsage) {
        _ = stage.button.becomeFirstResponder()
        stage.press(key, .keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(stage.heard() == ["select 3", "chosen"] && stage.button.isFirstResponder)
    }

    @Test func escapeKeepsTheChoice() {
        _ = stage.button.becomeFirstResponder()
        stage.press(.keyboardSpacebar, .keyboardEnd, .keyboardEscape)
        #expect(stage.button.selectedId == AnyHashable(2) && !stage.button.isOpen)
    }

    @Test func theArrowsLeftAndRightStepWithoutOpening() {
        _ = stage.button.becomeFirstResponder()
        stage.press(.keyboardRightArrow)
        #expect(stage.heard() == ["select 3"])
        stage.press(.keyboardLeftArrow)
        #expect(stage.heard() == ["select 2"])
    }

    @Test func isCalledByItsLabelAndHasTheChoiceAsItsValue() {
        #expect(stage.button.accessibilityLabel == "Repeat" && stage.button.accessibilityValue == "Option 2")
        #expect(stage.button.accessibilityHint == "Pop-up button, collapsed")
        stage.open()
        #expect(stage.button.accessibilityHint == "Pop-up button, expanded")
        stage.button.accessibilityLabel = "How often"
        #expect(stage.button.accessibilityLabel == "How often")
        stage.button.accessibilityLabel = nil
        #expect(stage.button.accessibilityLabel == "Repeat")
    }

    @Test func aSwipeStepsWithoutOpening() {
        #expect(stage.host.perform(.increment, on: stage.button))
        #expect(stage.heard() == ["select 3"] && !stage.button.isOpen)
    }
}
