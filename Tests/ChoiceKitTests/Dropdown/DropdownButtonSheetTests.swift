import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// A list that is a sheet: the same list, and every way out of it.
@MainActor struct DropdownButtonSheetTests {
    let stage = DropdownStage(count: 30)
    var button: DropdownButton { stage.button }
    var host: HeadlessHost { stage.host }

    private static let largest = DeviceSettings(contentSizeCategory: .accessibilityExtraExtraExtraLarge)

    init() {
        host.activate()
        button.presentation = .sheet
    }

    private func style(_ stage: DropdownStage) -> UIModalPresentationStyle? {
        stage.controller.presentedViewController?.modalPresentationStyle
    }

    /// Drags the sheet down by its title.
    private func drag(by points: [CGFloat]) {
        host.activate()
        let top = (stage.controller.presentedViewController?.view.convert(CGPoint.zero, to: nil).y ?? 0) + 30
        host.touch(TouchSample(finger: 0, phase: .began, location: CGPoint(x: 120, y: top)))
        for point in points {
            host.touch(TouchSample(finger: 0, phase: .moved, location: CGPoint(x: 120, y: top + point)))
        }
        let end = CGPoint(x: 120, y: top + (points.last ?? 0))
        host.touch(TouchSample(finger: 0, phase: .ended, location: end))
        stage.rest()
    }

    // MARK: When

    @Test func isWhatTheAppForces() throws {
        try stage.open()
        #expect(style(stage) == .pageSheet)
        button.close()
        stage.rest()
        button.presentation = .automatic
        try stage.open()
        #expect(style(stage) == .popover)
    }

    @Test func isASheetAtAccessibilitySizesUnlessForced() throws {
        let large = DropdownStage(.iPhoneSE, Self.largest, count: 30)
        try large.open()
        #expect(style(large) == .pageSheet)
        large.button.close()
        large.rest()
        large.button.presentation = .popover
        try large.open()
        #expect(style(large) == .popover)
    }

    @Test func isAPopoverAtAccessibilitySizesOnAPad() throws {
        let pad = DropdownStage(.iPadPro11, Self.largest, count: 30)
        try pad.open()
        #expect(style(pad) == .popover)
    }

    @Test func isASheetWhereThereIsNoRoomForTwoRows() throws {
        let phone = DropdownStage(
            held: .landscapeRight, at: CGRect(x: 20, y: 60, width: 300, height: 44), count: 30)
        phone.host.keyboard(isUp: true)
        try phone.open()
        #expect(style(phone) == .pageSheet)
        #expect(phone.room.maxY >= phone.listFrame.maxY && phone.rows.count >= 1)
    }

    @Test func isACardWhereTheWindowIsWide() throws {
        let pad = DropdownStage(.iPadPro11, count: 3)
        pad.host.activate()
        pad.button.presentation = .sheet
        try pad.open()
        #expect(style(pad) == .formSheet && pad.rows == ["Item 1", "Item 2", "Item 3"])
        #expect(abs(pad.listFrame.height - 3 * 48) < 0.01)
    }

    // MARK: What it shows

    @Test func hasTheNameOfTheButtonAndAWayOut() throws {
        try stage.open()
        let title = stage.app.staticTexts["Number"]
        #expect(title.exists && title.frame.maxY <= stage.listFrame.minY)
        let close = stage.app.buttons["Close"]
        #expect(close.frame.width >= 44 && close.frame.height >= 44)
        close.tap()
        stage.rest()
        #expect(stage.told == ["closeButton"] && !button.isOpen)
    }

    @Test func isHalfOfTheScreenOrAllOfIt() throws {
        try stage.open()
        let half = stage.listFrame
        #expect(half.minY > 300 && half.maxY == 667)
        drag(by: [-40, -150, -300])
        #expect(stage.listFrame.minY < 120 && button.isOpen && stage.told == [])
        #expect(stage.listFrame.maxY == 667)
    }

    @Test func isAsHighAsAFewRows() throws {
        button.items = DropdownStage.items(2)
        try stage.open()
        #expect(abs(stage.listFrame.height - 2 * 48) < 0.01 && stage.listFrame.maxY == 667)
    }

    @Test func growsWithItsItems() throws {
        button.items = DropdownStage.items(1)
        try stage.open()
        host.activate()
        button.items = DropdownStage.items(3)
        stage.rest()
        #expect(abs(stage.listFrame.height - 3 * 48) < 0.01)
    }

    @Test func hasTheChosenRowInView() throws {
        button.preselect(id: 20)
        try stage.open()
        #expect(stage.app.cells["Item 20"].isHittable && stage.app.cells["Item 20"].isSelected)
    }

    @Test func isModalToVoiceOverAndComesBackToTheButton() throws {
        button.preselect(id: 2)
        try stage.open()
        let focused = { (UIAccessibility.focusedElement(using: nil) as? UIView)?.accessibilityLabel }
        #expect(stage.controller.presentedViewController?.view.accessibilityViewIsModal == true)
        #expect(focused() == "Item 2" && button.accessibilityHint == "Pop-up button, expanded")
        button.close()
        stage.rest()
        #expect(focused() == "Number")
    }

    @Test func showsThatItLoads() throws {
        button.items = []
        button.itemSource = .never
        try stage.open()
        #expect(stage.app.staticTexts["Loading…"].isHittable)
        button.close()
        stage.rest()
    }

    // MARK: Ways out

    @Test func tellsOfAChoiceOnce() throws {
        try stage.open()
        stage.app.cells["Item 2"].tap()
        stage.rest()
        #expect(stage.told == ["select 2", "chosen"] && button.selectedTitle == "Item 2")
    }

    @Test func aSwipeDownCloses() throws {
        try stage.open()
        drag(by: [40, 150, 300])
        #expect(stage.told == ["swipedDown"] && !button.isOpen)
    }

    @Test func aSwipeThatComesBackDoesNot() throws {
        try stage.open()
        drag(by: [40, 150, 150, 40, 10, 0, 0])
        #expect(stage.told == [] && button.isOpen)
        stage.app.cells["Item 1"].tap()
        stage.rest()
        #expect(stage.told == ["select 1", "chosen"])
    }

    @Test func aTapBesideItCloses() throws {
        try stage.open()
        host.tap(at: CGPoint(x: 160, y: 60))
        stage.rest()
        #expect(stage.told == ["tappedOutside"])
    }

    @Test func escapeAndTheZGestureClose() throws {
        try stage.open()
        stage.app.typeKey(.escape, modifierFlags: [])
        stage.rest()
        try stage.open()
        host.activate()
        #expect(stage.controller.presentedViewController?.accessibilityPerformEscape() == true)
        stage.rest()
        #expect(stage.told == ["escaped", "escaped"])
    }

    @Test func theButtonLeavesOrItsControllerGoes() throws {
        try stage.open()
        host.activate()
        stage.controller.dismiss(animated: true)
        stage.rest()
        try stage.open()
        host.activate()
        button.removeFromSuperview()
        stage.rest()
        #expect(stage.told == ["controllerGone", "buttonRemoved"] && stage.table == nil)
    }

    @Test func closesBeforeItHasArrived() throws {
        host.activate()
        try button.open()
        button.close()
        // It comes, and goes.
        stage.rest()
        stage.rest()
        #expect(stage.told == ["closed"])
        #expect(stage.table == nil)
    }

    @Test func keysMoveAndChoose() throws {
        _ = button.becomeFirstResponder()
        for key in [XCUIKeyboardKey.downArrow, .downArrow, .end, .return] {
            stage.app.typeKey(key, modifierFlags: [])
        }
        stage.rest()
        #expect(stage.told == ["select 30", "chosen"] && button.isFirstResponder)
    }

    // MARK: While it is open

    @Test func staysAboveTheKeyboard() throws {
        try stage.open()
        host.keyboard(isUp: true)
        stage.rest()
        #expect(stage.listFrame.maxY <= stage.room.maxY && stage.listFrame.height >= 48)
        host.keyboard(isUp: false)
        stage.rest()
        #expect(stage.listFrame.maxY == 667 && button.isOpen)
    }

    @Test func survivesRotationAndOtherTypeSizes() throws {
        button.preselect(id: 20)
        try stage.open()
        for size in [UIContentSizeCategory.accessibilityExtraExtraExtraLarge, .extraSmall, .large] {
            host.change(to: .init(contentSizeCategory: size))
            for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
                host.rotate(to: orientation)
                stage.rest()
                #expect(stage.safeArea.contains(stage.listFrame) && !stage.rows.isEmpty)
                #expect(stage.app.buttons["Close"].isHittable)
            }
        }
        #expect(stage.told == [] && stage.unsettledCount == 0)
    }

    @Test func isLetGoOf() throws {
        weak var list: UIViewController?
        try stage.open()
        list = stage.controller.presentedViewController
        #expect(list != nil)
        host.activate()
        button.close()
        stage.rest()
        #expect(list == nil)
    }
}
