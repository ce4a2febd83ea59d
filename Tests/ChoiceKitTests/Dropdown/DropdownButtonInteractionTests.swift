import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

/// The button on a device, used as a person would.
@MainActor struct DropdownButtonInteractionTests {
    let host = HeadlessHost(device: .iPhoneSE)
    let app: XCUIApplication
    let button = DropdownButton(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
    let titles = ["Parental", "Spouse", "Family", "Sick", "Annual"]

    init() {
        app = XCUIApplication(host: host)
        button.accessibilityLabel = "Reason"
        button.items = titles.map { .init(id: $0, title: $0) }
    }

    private func show() {
        host.activate()
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(button)
        host.show(controller)
    }

    @Test func tellsOfAChoiceOnceWhenTheListIsGone() {
        show()
        var told: [String] = []
        button.onSelect = { [button] in told.append("\($0.title) open=\(button.isOpen)") }
        button.onClose = { told.append("\($0)") }
        app.buttons["Reason"].tap()
        app.cells["Spouse"].tap()
        host.advance(by: 1)
        #expect(told == ["Spouse open=false", "chosen"])
        #expect(button.selectedTitle == "Spouse")
        #expect(!app.cells["Family"].exists)
    }

    @Test func opensOnceWhenOpenedTwiceInATurn() throws {
        show()
        try button.open()
        try button.open()
        host.advance(by: 1)
        #expect(app.tables.count == 1)
    }

    @Test func saysThatItIsInNoWindow() {
        host.activate()
        #expect(throws: DropdownButton.OpenError.notInWindow) { try button.open() }
        #expect(!button.isOpen)
    }

    @Test func takesNewItemsWhileItIsOpen() {
        show()
        app.buttons["Reason"].tap()
        host.activate()
        button.setItems([.init(id: "Spouse", title: "Partner"), .init(id: "New", title: "New")])
        host.advance(by: 0.5)
        #expect(app.cells["Partner"].exists)
        #expect(!app.cells["Parental"].exists)
        #expect(button.isOpen)
    }

    @Test func closesWhenItsItemsBecomeEmpty() {
        show()
        var reasons: [DropdownButton.CloseReason] = []
        button.onClose = { reasons.append($0) }
        app.buttons["Reason"].tap()
        host.activate()
        button.setItems([])
        host.advance(by: 1)
        #expect(reasons == [.itemsEmptied])
        #expect(!button.isEnabled)
    }

    @Test func closesWhenItIsTakenAwayWhileOpen() {
        show()
        var reasons: [DropdownButton.CloseReason] = []
        button.onClose = { reasons.append($0) }
        app.buttons["Reason"].tap()
        host.activate()
        button.removeFromSuperview()
        host.advance(by: 1)
        #expect(reasons == [.buttonRemoved])
        #expect(app.tables.count == 0)
    }

    /// expo 48419, context-menu-view 177: the tap that closes it presses what is under it.
    @Test func swallowsTheTapOutsideThatClosesIt() {
        show()
        var pressed = 0
        var reasons: [DropdownButton.CloseReason] = []
        button.onClose = { reasons.append($0) }
        let other = UIButton(configuration: .filled(), primaryAction: UIAction { _ in pressed += 1 })
        other.accessibilityLabel = "Other"
        other.frame = CGRect(x: 20, y: 580, width: 100, height: 50)
        button.superview?.addSubview(other)
        app.buttons["Reason"].tap()
        #expect(app.buttons["Other"].exists == false)
        host.tap(at: CGPoint(x: 70, y: 605), for: 0.05)
        host.advance(by: 1)
        #expect(reasons == [.tappedOutside])
        #expect(pressed == 0)
    }

    @Test func leavesNothingBehindAfterAHundredOpens() throws {
        show()
        weak var list: UIViewController?
        let window = try #require(button.window)
        let before = count(window.layer)
        for _ in 0..<100 {
            host.activate()
            try button.open()
            host.advance(by: 0.6)
            list = window.rootViewController?.presentedViewController
            #expect(list != nil)
            button.close()
            host.advance(by: 0.6)
            #expect(list == nil)
        }
        #expect(count(window.layer) == before)
        #expect(window.rootViewController?.presentedViewController == nil)
    }

    private func count(_ layer: CALayer) -> Int {
        (layer.sublayers ?? []).reduce(1) { $0 + count($1) }
    }
}
