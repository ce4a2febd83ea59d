import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

/// A pull-down button under fingers, and what it tells.
@MainActor struct PullDownButtonTests {
    let stage = PullDownStage()

    init() { stage.host.activate() }

    @Test func showsActionsTogglesSectionsMenusAndWhatDestroysLast() {
        stage.open()
        #expect(stage.rows == ["Share…", "Move…", "# Show", "Photos", "Sort By", "Delete…"])
        #expect(stage.isOn("Photos"))
    }

    @Test func anActionIsToldWhenTheMenuIsGoneSoThatItMayPresent() {
        var wasOpen: Bool?
        stage.button.onAction = { [stage] _ in
            wasOpen = stage.button.isOpen
            stage.controller.present(
                UIAlertController(title: "Share", message: nil, preferredStyle: .alert), animated: true)
        }
        stage.open()
        #expect(stage.button.isOpen)
        stage.tap("Share…")
        #expect(wasOpen == false)
        #expect(stage.controller.presentedViewController is UIAlertController)
    }

    @Test func anActionIsToldOnce() {
        stage.open()
        stage.tap("Share…")
        #expect(stage.heard() == ["share"] && stage.rows == ["Actions"])
    }

    /// DropDown 37, iOSDropDown 91: several cannot be chosen, or in no order.
    @Test func togglesLeaveTheMenuOpenAndKeepTheOrderOfTheList() {
        stage.open()
        stage.tap("Photos")
        #expect(stage.heard() == ["photos false"] && !stage.isOn("Photos"))
        stage.tap("Photos")
        #expect(stage.heard() == ["photos true"] && stage.isOn("Photos"))
        #expect(stage.rows == ["Share…", "Move…", "# Show", "Photos", "Sort By", "Delete…"])
    }

    @Test func aToggleKeepsItsStateInTheSections() {
        stage.open()
        stage.tap("Photos")
        guard case .toggle(let toggle) = stage.button.sections[1].items[0] else {
            Issue.record("The toggle is gone.")
            return
        }
        #expect(!toggle.isOn)
    }

    @Test func aToggleInAMenuInTheMenuLeavesBothOpen() {
        stage.open()
        stage.tap("Sort By")
        stage.tap("Reversed")
        #expect(stage.heard() == ["reversed true"] && stage.isOn("Reversed"))
        stage.tap("Title")
        #expect(stage.heard() == ["title"] && stage.rows == ["Actions"])
    }

    @Test func whatIsDisabledIsShownAndCannotBeChosen() {
        stage.open()
        let row = stage.row("Move…")
        #expect(row?.accessibilityTraits.contains(.notEnabled) == true)
        if let row { #expect(!stage.host.perform(.activate, on: row)) }
        #expect(stage.button.isOpen && stage.heard() == [])
    }

    @Test func pressDragAndLiftChooses() throws {
        stage.open()
        let place = try #require(stage.row("Share…")).accessibilityActivationPoint
        stage.host.tap(at: CGPoint(x: 200, y: 800))
        stage.host.drag(from: CGPoint(x: 60, y: 122), to: place, for: 0.3)
        #expect(stage.heard() == ["share"])
    }

    /// expo 48419, context-menu-view 177: the tap that closes it presses what is under it.
    @Test func theTapThatClosesItIsSwallowed() {
        let other = UIButton(frame: CGRect(x: 20, y: 700, width: 200, height: 44))
        var presses = 0
        other.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        stage.controller.view.addSubview(other)
        stage.open()
        stage.host.tap(at: CGPoint(x: 60, y: 722))
        #expect(presses == 0 && !stage.button.isOpen)
        stage.host.tap(at: CGPoint(x: 60, y: 722))
        #expect(presses == 1)
    }

    @Test func changesInPlaceWhileItIsOpen() {
        stage.open()
        stage.button.sections = [.init(items: [.action(.init(id: "new", title: "New"))])]
        stage.host.settle()
        #expect(stage.rows == ["New", "Delete…"] && stage.button.isOpen)
    }

    @Test func theProgramTellsNobody() {
        stage.button.sections = []
        stage.button.sections = PullDownStage.sections
        stage.button.destructiveActions = []
        #expect(stage.heard() == [])
    }

    @Test func itsTargetIsAtLeast44PointsSquare() {
        stage.button.frame = CGRect(x: 100, y: 100, width: 20, height: 20)
        #expect(stage.button.point(inside: CGPoint(x: -11, y: 31), with: nil))
        #expect(!stage.button.point(inside: CGPoint(x: -13, y: 10), with: nil))
    }

    @Test func livesNoLongerThanItsView() {
        weak var button: PullDownButton?
        do {
            let stage = PullDownStage()
            stage.open()
            stage.tap("Photos")
            stage.tap("Share…")
            button = stage.button
            stage.button.removeFromSuperview()
        }
        #expect(button == nil)
    }
}
