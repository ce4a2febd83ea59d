import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

/// A button that is used with a hardware keyboard, key by key: the select-only combobox of the ARIA Authoring
/// Practices.
@MainActor struct DropdownButtonKeyTests {
    let stage = DropdownStage(count: 30)
    let next = DropdownButton(frame: CGRect(x: 20, y: 300, width: 300, height: 44))
    var host: HeadlessHost { stage.host }
    var app: XCUIApplication { stage.app }
    var button: DropdownButton { stage.button }

    init() {
        host.activate()
        // The fourth one cannot be chosen.
        button.items = (1...30).map {
            .init(id: $0, title: "Item \($0)", disabledReason: $0 == 4 ? "Taken" : nil)
        }
        next.accessibilityLabel = "Next"
        next.items = [.init(id: 1, title: "One")]
        stage.controller.view.addSubview(next)
        stage.rest()
        _ = button.becomeFirstResponder()
    }

    private func type(_ keys: XCUIKeyboardKey..., holding flags: XCUIElement.KeyModifierFlags = []) {
        for key in keys { app.typeKey(key, modifierFlags: flags) }
    }

    /// The title of the row that the keys are on: the one that is not of the colour of the list.
    private var marked: String? {
        host.activate()
        let cells = app.cells.allElementsBoundByIndex.compactMap { try? $0.node().view as? UITableViewCell }
        let found = cells.filter { $0.backgroundColor == button.style.markedRowColor }
        #expect(found.count < 2)
        return found.first?.accessibilityLabel
    }

    // MARK: Closed

    @Test(arguments: [XCUIKeyboardKey.return, .enter, .space, .downArrow])
    func opensAtTheChoice(_ key: XCUIKeyboardKey) {
        button.preselect(id: 20)
        type(key)
        stage.rest()
        #expect(button.isOpen)
        #expect(marked == "Item 20")
        #expect(stage.told == [])
    }

    @Test func opensAtTheFirstRowWithoutAChoice() {
        type(.downArrow)
        #expect(marked == "Item 1")
    }

    @Test func optionDownArrowOpens() {
        type(.downArrow, holding: .option)
        #expect(marked == "Item 1")
    }

    @Test(arguments: [XCUIKeyboardKey.upArrow, .home])
    func opensAtTheTop(_ key: XCUIKeyboardKey) {
        button.preselect(id: 20)
        type(key)
        stage.rest()
        #expect(marked == "Item 1")
        #expect(app.cells["Item 1"].isHittable)
    }

    @Test func endOpensAtTheBottom() {
        type(.end)
        stage.rest()
        #expect(marked == "Item 30")
        #expect(app.cells["Item 30"].isHittable)
    }

    @Test func rightArrowChoosesTheNext() {
        type(.rightArrow, .rightArrow)
        #expect(stage.told == ["select 1", "select 2"])
        type(.rightArrow, .rightArrow)
        #expect(button.selectedTitle == "Item 5")
        #expect(!button.isOpen)
    }

    @Test func leftArrowChoosesTheOneBefore() {
        button.preselect(id: 2)
        type(.leftArrow, .leftArrow)
        #expect(stage.told == ["select 1"])
    }

    @Test func escapeIsForOthersWhileItIsClosed() {
        type(.escape, .pageDown)
        #expect(!button.isOpen && stage.told == [])
    }

    @Test func tabGoesToTheNextControl() {
        type(.tab)
        #expect(next.isFirstResponder && !button.isOpen)
        type(.tab, holding: .shift)
        #expect(button.isFirstResponder)
    }

    // MARK: Open

    @Test(arguments: [XCUIKeyboardKey.return, .enter, .space])
    func chooses(_ key: XCUIKeyboardKey) {
        type(.downArrow, .downArrow)
        #expect(stage.told == [])
        type(key, key)
        stage.rest()
        #expect(stage.told == ["select 2", "chosen"])
        #expect(button.selectedTitle == "Item 2")
        #expect(button.isFirstResponder)
    }

    @Test func optionUpArrowChooses() {
        type(.downArrow, .downArrow)
        type(.upArrow, holding: .option)
        stage.rest()
        #expect(stage.told == ["select 2", "chosen"])
    }

    @Test func tabChoosesAndGoesToTheNextControl() {
        type(.downArrow, .downArrow)
        stage.rest()
        type(.tab)
        stage.rest()
        #expect(stage.told == ["select 2", "chosen"])
        #expect(next.isFirstResponder)
        type(.tab, holding: .shift)
        #expect(button.isFirstResponder)
    }

    @Test func escapeClosesAndKeepsTheChoice() {
        button.preselect(id: 20)
        type(.downArrow, .downArrow, .escape)
        stage.rest()
        #expect(stage.told == ["escaped"])
        #expect(button.selectedTitle == "Item 20")
        #expect(button.isFirstResponder)
    }

    @Test func downArrowGoesDownAndStopsAtTheEnd() {
        type(.downArrow)
        for title in ["Item 2", "Item 3", "Item 5", "Item 6"] {
            type(.downArrow)
            #expect(marked == title)
        }
        type(.end, .downArrow)
        #expect(marked == "Item 30")
    }

    @Test func upArrowGoesUpAndStopsAtTheTop() {
        button.preselect(id: 6)
        type(.downArrow)
        for title in ["Item 5", "Item 3", "Item 2", "Item 1", "Item 1"] {
            type(.upArrow)
            #expect(marked == title)
        }
    }

    @Test func homeGoesToTheTop() {
        button.preselect(id: 20)
        type(.downArrow, .home)
        #expect(marked == "Item 1")
        #expect(app.cells["Item 1"].isHittable)
    }

    @Test func endGoesToTheBottom() {
        type(.downArrow, .end)
        #expect(marked == "Item 30")
        #expect(app.cells["Item 30"].isHittable)
    }

    @Test func pageDownGoesTenRowsDown() {
        type(.downArrow)
        for title in ["Item 11", "Item 21", "Item 30", "Item 30"] {
            type(.pageDown)
            #expect(marked == title)
            #expect(app.cells[title].isHittable)
        }
    }

    @Test func pageUpGoesTenRowsUp() {
        type(.end)
        for title in ["Item 20", "Item 10", "Item 1", "Item 1"] {
            type(.pageUp)
            #expect(marked == title)
            #expect(app.cells[title].isHittable)
        }
    }

    @Test func leavesOtherKeysToTheScreen() {
        type(.downArrow, .leftArrow)
        #expect(marked == "Item 1")
        #expect(button.isOpen && stage.told == [])
    }

    // MARK: Around

    @Test func takesVoiceOverToTheMarkedRow() {
        type(.downArrow)
        stage.rest()
        let focused = { (UIAccessibility.focusedElement(using: nil) as? UIView)?.accessibilityLabel }
        #expect(focused() == "Item 1")
        type(.downArrow)
        #expect(focused() == "Item 2")
        type(.escape)
        stage.rest()
        #expect(focused() == "Number")
    }

    @Test func keepsTheMarkedRowWhereItemsMove() {
        type(.downArrow, .downArrow)
        host.activate()
        button.setItems([.init(id: 9, title: "Nine"), .init(id: 2, title: "Two")])
        #expect(marked == "Two")
        type(.return)
        stage.rest()
        #expect(stage.told == ["select 2", "chosen"])
    }

    @Test func marksNothingWhereTheMarkedItemWent() {
        type(.downArrow, .downArrow)
        host.activate()
        button.setItems([.init(id: 9, title: "Nine")])
        #expect(marked == nil)
        type(.return)
        #expect(marked == "Nine" && button.isOpen)
    }

    @Test func aListThatAFingerOpenedShowsTheRowBeforeItChooses() {
        app.buttons["Number"].tap()
        #expect(marked == nil)
        type(.return)
        #expect(marked == "Item 1" && button.isOpen)
        type(.return)
        stage.rest()
        #expect(stage.told == ["select 1", "chosen"])
    }

    @Test func tabWithoutAMarkedRowChoosesNothing() {
        app.buttons["Number"].tap()
        type(.tab)
        stage.rest()
        #expect(stage.told == ["escaped"])
        #expect(next.isFirstResponder)
    }

    @Test func aFingerTakesTheMarkAway() {
        type(.downArrow)
        stage.rest()
        let row = app.cells["Item 3"].frame
        host.touch(TouchSample(finger: 0, phase: .began, location: CGPoint(x: row.midX, y: row.midY)))
        host.advance(by: 0.3)
        #expect(marked == nil)
        host.touch(TouchSample(finger: 0, phase: .cancelled, location: CGPoint(x: row.midX, y: row.midY)))
    }

    @Test func theListHasTheKeysWhereNobodyElseHas() {
        _ = button.resignFirstResponder()
        app.buttons["Number"].tap()
        type(.downArrow, .downArrow, .return)
        stage.rest()
        #expect(stage.told == ["select 2", "chosen"])
        #expect(button.isFirstResponder)
    }

    @Test func showsALineWhileItHasTheKeys() {
        #expect(button.configuration?.background.strokeColor == button.tintColor)
        _ = button.resignFirstResponder()
        #expect(button.configuration?.background.strokeColor == .clear)
    }

    @Test func givesTheKeysUpWhenItIsDisabled() {
        button.isEnabled = false
        #expect(!button.isFirstResponder && !button.canBecomeFirstResponder)
        type(.downArrow, .rightArrow)
        #expect(!button.isOpen && stage.told == [])
    }

    @Test func leavesKeysAloneBehindAnotherController() {
        let cover = UIViewController()
        cover.modalPresentationStyle = .overFullScreen
        host.activate()
        button.window?.rootViewController?.present(cover, animated: false)
        stage.rest()
        type(.downArrow, .rightArrow)
        #expect(!button.isOpen && stage.told == [])
    }

    @Test func opensAgainWhileItCloses() {
        type(.downArrow, .escape)
        type(.downArrow)
        stage.rest()
        #expect(button.isOpen)
    }

    @Test func mayLeaveTheScreenInTheCallback() {
        button.onSelect = { [button] _ in button.removeFromSuperview() }
        type(.rightArrow)
        #expect(button.selectedTitle == "Item 1")
        type(.rightArrow)
        #expect(button.selectedTitle == "Item 1")
    }
}
