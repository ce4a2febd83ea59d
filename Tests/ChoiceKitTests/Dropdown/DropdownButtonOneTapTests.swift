import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// One tap from one dropdown to the next: the tap closes this list and opens that one.
@MainActor struct DropdownButtonOneTapTests {
    let stage = DropdownStage()
    var button: DropdownButton { stage.button }
    private let place = CGRect(x: 20, y: 560, width: 300, height: 44)

    init() { stage.host.activate() }

    private func tap(_ view: UIView) {
        let frame = view.convert(view.bounds, to: nil)
        stage.host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        stage.rest()
    }

    private func makeOther() -> DropdownButton {
        let other = DropdownButton(frame: place)
        other.items = DropdownStage.items(3)
        return other
    }

    /// Opens the list, taps, and looks at what that did.
    private func expectOneTap(to other: DropdownButton) {
        var closes: [String] = []
        other.onClose = { closes.append("\($0)") }
        tap(other)
        #expect(stage.told == ["otherOpened"] && !button.isOpen && other.isOpen)
        #expect(closes == [])
        tap(button)
        #expect(stage.told == ["otherOpened"])
        #expect(closes.count == 1)
    }

    @Test func opensAnotherDropdown() throws {
        let other = makeOther()
        stage.controller.view.addSubview(other)
        try stage.open()
        expectOneTap(to: other)
        #expect(button.isOpen)
    }

    @Test func opensADropdownThatCameIntoTheWindowAfterwards() throws {
        let other = makeOther()
        try stage.open()
        stage.host.activate()
        stage.controller.view.addSubview(other)
        stage.rest()
        expectOneTap(to: other)
    }

    @Test func opensADropdownThatHasScrolledSince() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 420, width: 375, height: 247))
        scroll.contentSize = CGSize(width: 375, height: 800)
        let other = makeOther()
        other.frame = CGRect(x: 20, y: 300, width: 300, height: 44)
        scroll.addSubview(other)
        stage.controller.view.addSubview(scroll)
        try stage.open()
        stage.host.activate()
        scroll.contentOffset.y = 200
        stage.rest()
        expectOneTap(to: other)
    }

    @Test func opensThePopUpButtonOfTheWindow() throws {
        let other = PopUpButton(options: DropdownStage.items(3), defaultId: 1)
        other.frame = place
        stage.controller.view.addSubview(other)
        try stage.open()
        tap(other)
        #expect(stage.told == ["otherOpened"] && !button.isOpen && other.isOpen)
    }

    @Test func opensAPopUpButtonWithManyOptions() throws {
        let other = PopUpButton(options: DropdownStage.items(20), defaultId: 1)
        other.frame = place
        stage.controller.view.addSubview(other)
        try stage.open()
        expectOneTap(to: other)
    }

    @Test func opensThePullDownButtonOfTheWindow() throws {
        let other = PullDownButton(frame: place)
        other.sections = [.init(items: [.action(.init(id: 1, title: "Share"))])]
        try stage.open()
        stage.host.activate()
        stage.controller.view.addSubview(other)
        stage.rest()
        tap(other)
        #expect(stage.told == ["otherOpened"] && !button.isOpen)
        #expect(other.isOpen)
    }

    @Test func aTapThatIsDraggedAwayOpensNothing() throws {
        let other = makeOther()
        stage.controller.view.addSubview(other)
        try stage.open()
        let point = CGPoint(x: 170, y: 580)
        stage.host.touch(TouchSample(finger: 0, phase: .began, location: point))
        stage.host.touch(TouchSample(finger: 0, phase: .cancelled, location: point))
        stage.rest()
        #expect(!other.isOpen && button.isOpen && stage.told == [])
    }
}
