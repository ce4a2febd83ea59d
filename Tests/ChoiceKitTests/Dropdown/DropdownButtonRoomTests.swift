import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

/// The room for the list changes: the keyboard comes and goes, the device is turned, the window is resized.
@MainActor struct DropdownButtonRoomTests {
    /// 407 points of the screen are left above the keyboard.
    let stage = DropdownStage(count: 40)
    var button: DropdownButton { stage.button }

    init() { stage.host.activate() }

    private func expectBothVisible(_ stage: DropdownStage) {
        let margin = stage.room.insetBy(dx: 10, dy: 10).insetBy(dx: -0.01, dy: -0.01)
        #expect(margin.contains(stage.listFrame))
        #expect(!stage.listFrame.intersects(stage.anchor))
    }

    // MARK: The keyboard

    /// DropDown 71, 76, 217, 293, iOSDropDown 93: the list is under the keyboard, or the button covered.
    @Test(arguments: [60, 200, 340] as [CGFloat])
    func showsListAndButtonAboveAKeyboardThatIsUp(y: CGFloat) throws {
        button.frame.origin.y = y
        stage.host.keyboard(isUp: true)
        try stage.open()
        expectBothVisible(stage)
        #expect(stage.room.maxY == 407)
    }

    /// The same reports: measured before the keyboard has come.
    @Test(arguments: [60, 200, 340] as [CGFloat])
    func measuresAnewWhenTheKeyboardComesAndGoes(y: CGFloat) throws {
        button.frame.origin.y = y
        try stage.open()
        let before = stage.listFrame
        stage.host.keyboard(isUp: true)
        stage.rest()
        expectBothVisible(stage)
        stage.host.keyboard(isUp: false)
        stage.rest()
        #expect(stage.listFrame == before)
        #expect(button.isOpen && stage.told.isEmpty)
    }

    /// openradar 13051, kodi-remote 249: with the keyboard up the arrow points elsewhere.
    @Test(arguments: [60, 200, 340] as [CGFloat])
    func pointsAtItsButtonWhileTheKeyboardIsUp(y: CGFloat) throws {
        button.frame.origin.y = y
        try stage.open()
        #expect(stage.pointsAtItsButton)
        stage.host.keyboard(isUp: true)
        stage.rest()
        #expect(stage.pointsAtItsButton)
        stage.host.activate()
        button.frame.origin.y -= 30
        stage.rest()
        #expect(stage.pointsAtItsButton)
    }

    @Test func staysAboveAKeyboardThatCoversItsButton() throws {
        button.frame.origin.y = 500
        stage.host.keyboard(isUp: true)
        try stage.open()
        #expect(stage.room.contains(stage.listFrame) && stage.listFrame.height >= 48)
    }

    @Test func choosesWhileTheKeyboardIsUp() throws {
        button.frame.origin.y = 300
        stage.host.keyboard(isUp: true)
        stage.app.buttons["Number"].tap()
        stage.app.cells["Item 2"].tap()
        stage.rest()
        #expect(stage.told == ["select 2", "chosen"])
        #expect(stage.host.app.screen.softwareKeyboard.isUp)
    }

    @Test func hearsOfTheKeyboardNoMoreOnceItIsClosed() throws {
        weak var list: UIViewController?
        try stage.open()
        list = stage.controller.presentedViewController
        stage.host.activate()
        button.close()
        stage.rest()
        stage.host.keyboard(isUp: true)
        #expect(list == nil && !button.isOpen)
    }

    // MARK: Rotation

    /// openradar 11132: after a rotation the list keeps its side and shrinks.
    @Test func choosesItsSideAnewAfterARotation() throws {
        let phone = DropdownStage(.iPhone15, at: CGRect(x: 80, y: 240, width: 200, height: 44), count: 40)
        try phone.open()
        #expect(phone.listFrame.minY > phone.anchor.maxY)
        let upright = phone.listFrame
        phone.host.rotate(to: .landscapeRight)
        phone.rest()
        #expect(phone.listFrame.maxY < phone.anchor.minY)
        #expect(phone.listFrame.height == (0.4 * 393).rounded(.down))
        expectBothVisible(phone)
        #expect(phone.pointsAtItsButton)
        phone.host.rotate(to: .portrait)
        phone.rest()
        #expect(phone.listFrame == upright && phone.told.isEmpty)
    }

    @Test func measuresAnewInAWindowOfAnotherSizeWhereverItsButtonIs() throws {
        let pad = DropdownStage(.iPadPro11, count: 40)
        try pad.open()
        let anchor = pad.anchor
        #expect(pad.listFrame.height == (0.4 * 1194).rounded(.down))
        pad.host.rotate(to: .landscapeLeft)
        pad.rest()
        #expect(pad.anchor == anchor)
        #expect(pad.listFrame.height == (0.4 * 834).rounded(.down))
        pad.host.rotate(to: .portrait)
        pad.rest()
        #expect(pad.listFrame.height == (0.4 * 1194).rounded(.down))
    }

    /// openradar 18736: the list is under the sensor housing.
    @Test(arguments: [UIInterfaceOrientation.landscapeLeft, .landscapeRight])
    func staysInsideTheSafeAreaOfADeviceThatLies(orientation: UIInterfaceOrientation) throws {
        for x in [0, 752] as [CGFloat] {
            let frame = CGRect(x: x, y: 20, width: 100, height: 44)
            let side = DropdownStage(.iPhone15, held: orientation, at: frame, count: 40)
            try side.open()
            #expect(side.safeArea.minX == 59)
            #expect(side.safeArea.insetBy(dx: 10, dy: 10).contains(side.listFrame))
        }
    }

    // MARK: All at once

    @Test func survivesRotationKeyboardAndTypeSizeWhileItIsOpen() throws {
        let phone = DropdownStage(.iPhone15, at: CGRect(x: 80, y: 90, width: 200, height: 44), count: 40)
        phone.host.activate()
        phone.button.preselect(id: 20)
        try phone.open()
        let sizes: [UIContentSizeCategory] = [.extraSmall, .accessibilityExtraExtraExtraLarge, .large]
        for size in sizes {
            for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
                phone.host.keyboard(isUp: orientation == .landscapeLeft)
                phone.host.change(to: .init(contentSizeCategory: size))
                phone.host.rotate(to: orientation)
                phone.rest()
                #expect(phone.room.contains(phone.listFrame))
                #expect(!phone.listFrame.intersects(phone.anchor))
            }
        }
        #expect(phone.button.isOpen && phone.told.isEmpty)
        #expect(phone.unsettledCount == 0)
    }
}
