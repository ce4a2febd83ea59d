import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

/// A press that is held, for lists of all kinds and in all places.
@MainActor struct DropdownDragFormTests {
    init() { Delays.standard = .frames }

    @Test func leavesASheetToTheLift() {
        let stage = DropdownStage()
        stage.button.presentation = .sheet
        let finger = Finger(stage)
        finger.hold()
        #expect(!stage.button.isOpen)
        finger.lift()
        stage.rest()
        #expect(stage.button.isOpen && stage.table != nil)
    }

    @Test func doesNothingWithoutItems() {
        let stage = DropdownStage(count: 0)
        let finger = Finger(stage)
        finger.hold()
        finger.lift()
        stage.rest()
        #expect(!stage.button.isOpen && stage.told.isEmpty)
    }

    @Test func waitsForTheNextMoveWhereItemsComeUnderTheFinger() {
        let stage = DropdownStage(count: 0)
        stage.button.itemSource = .never
        let finger = Finger(stage)
        finger.hold()
        finger.move(to: CGPoint(x: stage.anchor.midX, y: stage.anchor.maxY + 40))
        stage.button.items = DropdownStage.items(5)
        stage.rest()
        #expect(stage.button.isOpen && finger.marked.isEmpty)
        finger.move(to: "Item 2")
        finger.lift()
        stage.rest()
        #expect(stage.told == ["select 2", "chosen"])
    }

    @Test func staysOpenWhereTheFingerLiftsOnWhatLoads() {
        let stage = DropdownStage(count: 0)
        stage.button.itemSource = .never
        let finger = Finger(stage)
        finger.hold()
        finger.move(to: CGPoint(x: stage.anchor.midX, y: stage.anchor.maxY + 40))
        finger.lift()
        stage.rest()
        #expect(stage.button.isOpen && stage.told.isEmpty)
    }

    @Test func choosesBelowASearchFieldAndNotOnIt() {
        let stage = DropdownStage(count: 6, hasSearch: true)
        let finger = Finger(stage)
        finger.hold()
        finger.move(to: CGPoint(x: stage.listFrame.midX, y: stage.listFrame.minY - 20))
        #expect(finger.marked.isEmpty)
        finger.move(to: "Item 2")
        finger.lift()
        stage.rest()
        #expect(stage.told == ["select 2", "chosen"])
    }

    @Test func staysOpenWhereTheFingerLiftsOnAHeader() throws {
        let stage = DropdownStage()
        stage.button.sections = [
            .init(title: "A", items: DropdownStage.items(12)),
            .init(title: "B", items: [.init(id: "b", title: "b")]),
        ]
        let finger = Finger(stage)
        finger.hold()
        let list = stage.listFrame
        finger.move(to: CGPoint(x: list.midX, y: list.maxY - 4))
        stage.rest()
        // Rows have gone under the header.
        #expect(try #require(stage.table?.contentOffset.y) > 48)
        finger.move(to: CGPoint(x: list.midX, y: list.minY + 4))
        #expect(finger.marked.isEmpty)
        finger.lift()
        stage.rest()
        #expect(stage.button.isOpen && stage.told.isEmpty)
    }

    // MARK: Pop-up buttons

    @Test func choosesInTheListOfAPopUpButton() {
        let button = PopUpButton(options: DropdownStage.items(10), defaultId: 1)
        let stage = DropdownStage(button: button, count: 10)
        let finger = Finger(stage)
        finger.hold()
        finger.move(to: "Item 3")
        finger.lift()
        stage.rest()
        #expect(stage.told == ["select 3", "chosen"])
    }

    @Test func typesIntoTheRowOnWhichTheFingerLifts() {
        let button = PopUpButton(options: DropdownStage.items(3), defaultId: 1)
        button.customOption = .init()
        let stage = DropdownStage(button: button, count: 3)
        let finger = Finger(stage)
        finger.hold()
        finger.move(to: stage.listFrame.row(4))
        finger.lift()
        stage.rest()
        #expect(button.isOpen && stage.told.isEmpty && stage.app.textFields.count == 1)
    }

    @Test func leavesTheMenuOfAPopUpButtonAlone() {
        let button = PopUpButton(options: DropdownStage.items(5), defaultId: 1)
        let stage = DropdownStage(button: button)
        let finger = Finger(stage)
        finger.hold()
        #expect(button.isOpen && stage.table == nil)
        let row = stage.app.buttons["Item 3"].frame
        finger.move(to: CGPoint(x: row.midX, y: row.midY))
        finger.lift()
        stage.rest()
        #expect(stage.told == ["select 3", "chosen"])
    }

    // MARK: Places

    /// A button in the middle of a scroll view that has somewhere to go.
    private func scrolled() -> (stage: DropdownStage, scroll: UIScrollView) {
        let stage = DropdownStage()
        let scroll = UIScrollView(frame: stage.controller.view.bounds)
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: 3_000)
        stage.controller.view.addSubview(scroll)
        scroll.addSubview(stage.button)
        stage.rest()
        return (stage, scroll)
    }

    @Test func scrollsWhereADragBeginsAtOnce() {
        let (stage, scroll) = scrolled()
        stage.host.drag(from: Finger(stage).start, to: CGPoint(x: 170, y: 20))
        stage.rest()
        #expect(scroll.contentOffset.y > 40 && !stage.button.isOpen && stage.told.isEmpty)
    }

    @Test func keepsTheTouchFromAScrollViewOnceTheListIsOpen() {
        let (stage, scroll) = scrolled()
        let place = scroll.contentOffset
        let finger = Finger(stage)
        finger.hold()
        finger.move(to: "Item 4")
        #expect(finger.marked == ["Item 4"] && scroll.contentOffset == place)
        finger.lift()
        stage.rest()
        #expect(stage.told == ["select 4", "chosen"] && scroll.contentOffset == place)
    }

    @Test func keepsTheTouchFromTheSheetThatItIsIn() {
        let stage = DropdownStage()
        let sheet = UIViewController()
        sheet.view.addSubview(stage.button)
        stage.controller.present(sheet, animated: false)
        stage.rest()
        let place = stage.anchor
        let finger = Finger(stage)
        finger.hold()
        finger.move(to: "Item 2")
        finger.move(to: "Item 4")
        stage.rest()
        #expect(stage.anchor == place && finger.marked == ["Item 4"])
        finger.lift()
        stage.rest()
        #expect(stage.told == ["select 4", "chosen"] && stage.controller.presentedViewController === sheet)
    }

    @Test func takesOverFromTheListOfAnotherButton() throws {
        let stage = DropdownStage()
        let other = DropdownButton(frame: CGRect(x: 20, y: 40, width: 300, height: 44))
        other.accessibilityLabel = "Letter"
        other.items = [.init(id: "A", title: "A")]
        stage.listen(to: other)
        stage.controller.view.addSubview(other)
        stage.rest()
        stage.host.activate()
        // Above the button, whose place the list would take otherwise.
        other.frame.origin.y = 500
        try other.open()
        stage.rest()
        let finger = Finger(stage)
        finger.hold()
        #expect(stage.told == ["otherOpened"] && stage.button.isOpen)
        finger.move(to: "Item 3")
        finger.lift()
        stage.rest()
        #expect(stage.told == ["otherOpened", "select 3", "chosen"])
    }
}
