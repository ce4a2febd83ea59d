import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

/// Every way that a list can go says so, once.
@MainActor struct DropdownButtonCloseTests {
    let stage = DropdownStage()
    var button: DropdownButton { stage.button }

    @Test func theAppCloses() throws {
        try stage.open()
        stage.host.activate()
        button.close()
        button.close()
        stage.rest()
        #expect(stage.told == ["closed"])
    }

    @Test func theAppDisablesTheButton() throws {
        try stage.open()
        stage.host.activate()
        button.isEnabled = false
        stage.rest()
        #expect(stage.told == ["closed"])
        #expect(!button.isOpen && stage.table == nil)
    }

    @Test func theZGestureEscapes() throws {
        try stage.open()
        stage.host.activate()
        let list = try #require(stage.controller.presentedViewController)
        #expect(list.accessibilityPerformEscape())
        stage.rest()
        #expect(stage.told == ["escaped"])
        #expect(!list.accessibilityPerformEscape())
    }

    @Test func anotherButtonOpens() throws {
        let other = DropdownButton(frame: CGRect(x: 20, y: 400, width: 300, height: 44))
        other.items = DropdownStage.items(3)
        try stage.open()
        stage.host.activate()
        stage.controller.view.addSubview(other)
        try other.open()
        stage.rest()
        #expect(stage.told == ["otherOpened"])
        #expect(other.isOpen && !button.isOpen)
    }

    @Test func theControllerDismissesTheList() throws {
        try stage.open()
        stage.host.activate()
        stage.controller.dismiss(animated: true)
        stage.rest()
        #expect(stage.told == ["controllerGone"])
        try stage.open()
        #expect(button.isOpen)
    }

    @Test func theControllerLeavesTheWindow() throws {
        try stage.open()
        stage.host.activate()
        let window = try #require(button.window)
        window.rootViewController = UIViewController()
        stage.rest()
        #expect(stage.told == ["controllerGone"])
        #expect(!button.isOpen && stage.table == nil)
    }

    @Test func theButtonGoesToAnotherWindow() throws {
        try stage.open()
        stage.host.activate()
        let other = UIWindow(windowScene: try #require(button.window?.windowScene))
        other.rootViewController = UIViewController()
        other.makeKeyAndVisible()
        other.rootViewController?.view.addSubview(button)
        stage.rest()
        #expect(stage.told == ["buttonRemoved"])
        try stage.open()
        #expect(button.isOpen && stage.table?.window === other)
    }

    @Test func itClosesBeforeItHasArrived() throws {
        stage.host.activate()
        try button.open()
        button.close()
        #expect(!button.isOpen && stage.told.isEmpty)
        stage.rest()
        #expect(stage.told == ["closed"])
        #expect(stage.table == nil)
    }

    @Test func onlyTheFirstReasonCounts() throws {
        try stage.open()
        stage.app.cells["Item 2"].tap()
        stage.host.activate()
        button.close()
        button.removeFromSuperview()
        stage.rest()
        #expect(stage.told == ["select 2", "chosen"])
    }
}
