import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

/// The button on a device, used as a person would.
@MainActor struct DropdownButtonInteractionTests {
    let stage = DropdownStage()
    var host: HeadlessHost { stage.host }
    var app: XCUIApplication { stage.app }
    var button: DropdownButton { stage.button }

    init() { host.activate() }

    @Test func tellsOfAChoiceOnceWhenTheListIsGone() {
        var told: [String] = []
        button.onSelect = { [button] in told.append("\($0.title) open=\(button.isOpen)") }
        button.onClose = { told.append("\($0)") }
        app.buttons["Number"].tap()
        app.cells["Item 2"].tap()
        stage.rest()
        #expect(told == ["Item 2 open=false", "chosen"])
        #expect(button.selectedTitle == "Item 2")
        #expect(!app.cells["Item 3"].exists)
    }

    @Test func showsAChoiceAtOnceAndTellsOfItWhenTheListIsGone() throws {
        try stage.open()
        let row = stage.app.cells["Item 2"].frame
        let point = CGPoint(x: row.midX, y: row.midY)
        host.touch(.init(finger: 0, phase: .began, location: point))
        host.advance(by: 0.06)
        host.touch(.init(finger: 0, phase: .ended, location: point))
        #expect(button.selectedTitle == "Item 2" && button.configuration?.title == "Item 2")
        #expect(stage.told.isEmpty && stage.controller.presentedViewController != nil)
        stage.rest()
        #expect(stage.told == ["select 2", "chosen"])
    }

    @Test func tellsNobodyOfWhatTheProgramChooses() throws {
        #expect(button.preselect(id: 2) && button.preselect(title: "Item 3"))
        #expect(!button.preselect(id: 99) && !button.preselect(title: "None"))
        #expect(button.selectedTitle == "Item 3")
        button.setItems(DropdownStage.items(4))
        button.resetSelection()
        try stage.open()
        host.activate()
        #expect(button.preselect(id: 1))
        stage.rest()
        #expect(app.cells["Item 1"].isSelected && stage.told.isEmpty)
    }

    @Test func opensOnceWhenOpenedTwiceInATurn() throws {
        try button.open()
        try button.open()
        host.advance(by: 1)
        #expect(app.tables.count == 1)
    }

    @Test func saysThatItIsInNoWindow() {
        let button = DropdownButton()
        button.items = DropdownStage.items(2)
        #expect(throws: DropdownButton.OpenError.notInWindow) { try button.open() }
        #expect(!button.isOpen)
    }

    @Test func takesNewItemsWhileItIsOpen() {
        app.buttons["Number"].tap()
        host.activate()
        button.setItems([.init(id: 2, title: "Partner"), .init(id: "New", title: "New")])
        host.advance(by: 0.5)
        #expect(app.cells["Partner"].exists)
        #expect(!app.cells["Item 1"].exists)
        #expect(button.isOpen)
    }

    @Test func closesWhenItsItemsBecomeEmpty() {
        app.buttons["Number"].tap()
        host.activate()
        button.setItems([])
        host.advance(by: 1)
        #expect(stage.told == ["itemsEmptied"])
        #expect(!button.isEnabled)
    }

    @Test func closesWhenItIsTakenAwayWhileOpen() {
        app.buttons["Number"].tap()
        host.activate()
        button.removeFromSuperview()
        host.advance(by: 1)
        #expect(stage.told == ["buttonRemoved"])
        #expect(app.tables.count == 0)
    }

    /// expo 48419, context-menu-view 177: the tap that closes it presses what is under it.
    @Test func swallowsTheTapOutsideThatClosesIt() {
        var pressed = 0
        let other = UIButton(configuration: .filled(), primaryAction: UIAction { _ in pressed += 1 })
        other.accessibilityLabel = "Other"
        other.frame = CGRect(x: 20, y: 580, width: 100, height: 50)
        button.superview?.addSubview(other)
        app.buttons["Number"].tap()
        #expect(app.buttons["Other"].exists == false)
        host.tap(at: CGPoint(x: 70, y: 605), for: 0.05)
        host.advance(by: 1)
        #expect(stage.told == ["tappedOutside"])
        #expect(pressed == 0)
    }

    @Test func leavesNothingBehindAfterAHundredOpens() throws {
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
