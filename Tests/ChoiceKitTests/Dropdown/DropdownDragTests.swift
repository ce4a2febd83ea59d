import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

/// A press that is held, goes into the list and lifts there.
@MainActor struct DropdownDragTests {
    let stage = DropdownStage()
    var host: HeadlessHost { stage.host }
    var button: DropdownButton { stage.button }

    init() {
        Delays.standard = .frames
        host.activate()
    }

    @Test func opensTheListWhileTheFingerIsDown() {
        let finger = Finger(stage)
        finger.land()
        host.advance(by: 0.2)
        #expect(!button.isOpen)
        host.advance(by: 0.1)
        #expect(button.isOpen)
    }

    @Test func leavesTheListOpenWhereTheFingerLiftsWithoutHavingMoved() {
        let finger = Finger(stage)
        finger.hold()
        finger.lift()
        stage.rest()
        #expect(button.isOpen && stage.table != nil && stage.told.isEmpty)
        stage.app.cells["Item 2"].tap()
        stage.rest()
        #expect(stage.told == ["select 2", "chosen"])
    }

    /// The first row is so near that the lift is on the button for the system; the last is not.
    @Test(arguments: [1, 5]) func choosesTheRowOnWhichTheFingerLifts(_ number: Int) {
        let finger = Finger(stage)
        finger.hold()
        finger.move(to: "Item \(number)")
        #expect(finger.marked == ["Item \(number)"])
        finger.lift()
        #expect(button.selectedTitle == "Item \(number)" && stage.told.isEmpty)
        stage.rest()
        stage.rest()
        #expect(stage.told == ["select \(number)", "chosen"])
        #expect(!button.isOpen && stage.controller.presentedViewController == nil)
    }

    @Test func choosesWhileTheListIsStillOnItsWay() {
        let finger = Finger(stage)
        finger.land()
        host.advance(by: 0.27)
        finger.move(to: CGPoint(x: stage.anchor.midX, y: stage.anchor.maxY + 100))
        finger.lift()
        stage.rest()
        stage.rest()
        #expect(stage.told.count == 2 && stage.told.last == "chosen" && !button.isOpen)
    }

    @Test func mayPresentWhenItTellsOfTheChoice() {
        let other = UIViewController()
        button.onSelect = { [controller = stage.controller] _ in controller.present(other, animated: false) }
        let finger = Finger(stage)
        finger.hold()
        finger.move(to: "Item 2")
        finger.lift()
        stage.rest()
        #expect(stage.controller.presentedViewController === other)
    }

    @Test func ticksForEachRow() {
        UIFeedbackGenerator.clearEvents()
        let finger = Finger(stage)
        finger.hold()
        #expect(UIFeedbackGenerator.events == [.prepare])
        for title in ["Item 1", "Item 2", "Item 2", "Item 3"] { finger.move(to: title) }
        #expect(UIFeedbackGenerator.events == [.prepare] + Array(repeating: .selectionChanged, count: 3))
        finger.lift()
        #expect(UIFeedbackGenerator.events.count == 4)
    }

    /// On the button, above it and far below the list.
    @Test(arguments: [122, 30, 560]) func leavesTheListOpenWhereTheFingerLiftsElsewhere(_ height: CGFloat) {
        let finger = Finger(stage)
        finger.hold()
        finger.move(to: "Item 2")
        finger.move(to: CGPoint(x: finger.start.x, y: height))
        #expect(finger.marked.isEmpty)
        finger.lift()
        stage.rest()
        #expect(button.isOpen && stage.told.isEmpty && button.selectedId == nil)
    }

    @Test func passesOverRowsThatCannotBeChosen() {
        button.items[1] = .init(id: 2, title: "Item 2", disabledReason: "No")
        UIFeedbackGenerator.clearEvents()
        let finger = Finger(stage)
        finger.hold()
        finger.move(to: stage.listFrame.row(2))
        #expect(finger.marked.isEmpty && !UIFeedbackGenerator.events.contains(.selectionChanged))
        finger.lift()
        stage.rest()
        #expect(button.isOpen && stage.told.isEmpty)
    }

    @Test func opensByATapAsBefore() {
        stage.app.buttons["Number"].tap()
        stage.rest()
        #expect(button.isOpen && stage.told.isEmpty)
    }

    /// A finger that moves at once is not held still; its lift on the button is a tap.
    @Test func isNotHeldWhereTheFingerMovesFirst() {
        let finger = Finger(stage)
        finger.land()
        finger.move(to: CGPoint(x: finger.start.x + 20, y: finger.start.y))
        stage.rest()
        #expect(!button.isOpen)
        finger.lift()
        stage.rest()
        #expect(button.isOpen)
    }

    // MARK: Scrolling

    @Test func scrollsALongListAtItsEdges() throws {
        button.items = DropdownStage.items(30)
        let finger = Finger(stage)
        finger.hold()
        let list = stage.listFrame
        finger.move(to: CGPoint(x: list.midX, y: list.maxY - 4))
        host.advance(by: 0.15)
        #expect(stage.table?.contentOffset.y == 0)
        host.advance(by: 10)
        #expect(stage.rows.last == "Item 30" && finger.marked == ["Item 30"])
        finger.move(to: CGPoint(x: list.midX, y: list.minY + 4))
        host.advance(by: 10)
        #expect(stage.rows.first == "Item 1" && finger.marked == ["Item 1"])
        finger.lift()
        stage.rest()
        #expect(stage.told == ["select 1", "chosen"])
    }

    @Test func scrollsNoFurtherOnceTheFingerIsOutOrUp() throws {
        button.items = DropdownStage.items(30)
        let finger = Finger(stage)
        finger.hold()
        let list = stage.listFrame
        let edge = CGPoint(x: list.midX, y: list.maxY - 4)
        finger.move(to: edge)
        host.advance(by: 0.5)
        finger.move(to: CGPoint(x: list.midX, y: list.maxY + 40))
        let out = try #require(stage.table?.contentOffset.y)
        host.advance(by: 1)
        #expect(out > 0 && stage.table?.contentOffset.y == out && finger.marked.isEmpty)
        finger.move(to: edge)
        host.advance(by: 0.5)
        finger.cancel()
        let up = try #require(stage.table?.contentOffset.y)
        host.advance(by: 1)
        #expect(up > out && stage.table?.contentOffset.y == up)
    }

    // MARK: What comes between

    @Test func staysOpenWithoutAMarkWhereTheTouchIsTakenAway() {
        let finger = Finger(stage)
        finger.hold()
        finger.move(to: "Item 2")
        finger.cancel()
        #expect(finger.marked.isEmpty && button.isOpen)
        stage.app.cells["Item 3"].tap()
        stage.rest()
        #expect(stage.told == ["select 3", "chosen"])
    }

    @Test func choosesARowThatGotAnotherTitle() {
        let finger = Finger(stage)
        finger.hold()
        finger.move(to: "Item 2")
        button.items = (1...5).map { .init(id: $0, title: "New \($0)") }
        finger.lift()
        stage.rest()
        #expect(stage.told == ["select 2", "chosen"] && button.selectedTitle == "New 2")
    }

    /// Another item is where the finger is: the person did not see it yet.
    @Test func choosesNothingWhereRowsMoveUnderTheFinger() {
        let finger = Finger(stage)
        finger.hold()
        finger.move(to: "Item 2")
        button.items = [2, 90, 91, 92].map { .init(id: $0, title: "Item \($0)") }
        finger.lift()
        stage.rest()
        #expect(stage.told.isEmpty && button.isOpen)
    }

    @Test func choosesARowThatCameUnderTheFingerOnceItMoves() {
        let finger = Finger(stage)
        finger.hold()
        finger.move(to: "Item 2")
        button.items = [2, 90, 91, 92].map { .init(id: $0, title: "Item \($0)") }
        finger.move(by: 1)
        #expect(finger.marked == ["Item 90"])
        finger.lift()
        stage.rest()
        #expect(stage.told == ["select 90", "chosen"])
    }

    @Test func endsWhereItemsBecomeEmpty() {
        let finger = Finger(stage)
        finger.hold()
        finger.move(to: "Item 2")
        button.items = []
        finger.lift()
        stage.rest()
        #expect(stage.told == ["itemsEmptied"] && stage.table == nil)
    }

    @Test func endsWhereTheButtonIsRemoved() {
        let finger = Finger(stage)
        finger.hold()
        finger.move(to: "Item 2")
        button.removeFromSuperview()
        finger.lift()
        stage.rest()
        #expect(stage.told == ["buttonRemoved"] && stage.table == nil)
    }

    @Test func opensNothingWhereTheButtonIsRemovedBefore() {
        let finger = Finger(stage)
        finger.land()
        host.advance(by: 0.1)
        button.removeFromSuperview()
        stage.controller.view.addSubview(button)
        stage.rest()
        #expect(!button.isOpen && stage.told.isEmpty)
    }

    @Test func endsWhereTheButtonIsDisabled() {
        let finger = Finger(stage)
        finger.hold()
        button.isEnabled = false
        finger.lift()
        stage.rest()
        #expect(stage.told == ["closed"] && stage.table == nil)
    }

    @Test func doesNotOpenAgainWhereAKeyClosedTheList() {
        let finger = Finger(stage)
        button.becomeFirstResponder()
        finger.hold()
        host.press(.keyboardEscape)
        finger.lift()
        stage.rest()
        #expect(stage.told == ["escaped"] && !button.isOpen)
    }

    // MARK: A second finger

    @Test func ignoresASecondFingerOnTheButton() {
        let finger = Finger(stage)
        finger.land()
        host.touch(.init(finger: 1, phase: .began, location: finger.start))
        host.touch(.init(finger: 1, phase: .ended, location: finger.start))
        host.advance(by: 0.1)
        #expect(!button.isOpen)
        stage.rest()
        finger.move(to: "Item 2")
        finger.lift()
        stage.rest()
        #expect(stage.told == ["select 2", "chosen"])
    }

    @Test func letsASecondFingerChooseAndCloses() {
        let finger = Finger(stage)
        finger.hold()
        finger.move(to: "Item 2")
        let other = stage.listFrame.row(4)
        host.touch(.init(finger: 1, phase: .began, location: other))
        host.advance(by: 0.06)
        host.touch(.init(finger: 1, phase: .ended, location: other))
        finger.lift()
        stage.rest()
        #expect(stage.told == ["select 4", "chosen"] && !button.isOpen)
    }

    @Test func closesByASecondFingerOutside() {
        let finger = Finger(stage)
        finger.hold()
        finger.move(to: "Item 2")
        host.touch(.init(finger: 1, phase: .began, location: CGPoint(x: 5, y: 30)))
        host.touch(.init(finger: 1, phase: .ended, location: CGPoint(x: 5, y: 30)))
        stage.rest()
        finger.lift()
        stage.rest()
        #expect(stage.told == ["tappedOutside"] && !button.isOpen)
    }
}
