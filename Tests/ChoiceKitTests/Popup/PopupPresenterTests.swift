import Simulator
import Testing
import UIKit
import UIKitCore

@testable import ChoiceKit

/// When a popup is up, of several that were asked for.
@MainActor struct PopupPresenterTests {
    let stage = PopupStage()

    private var urgent: Popup {
        var popup = Popup(title: "Signed Out", actions: [.default("Sign In")])
        popup.isUrgent = true
        return popup
    }

    @Test func oneIsUpAtATime() throws {
        stage.present(PopupStage.note, PopupStage.deletion)
        #expect(stage.titles == ["Saved"])
        try stage.tap("OK")
        stage.rest()
        #expect(stage.titles == ["Delete?"])
        try stage.tap("Cancel")
        stage.rest()
        #expect(stage.titles == [] && stage.results.count == 2)
    }

    @Test func theSameOneTwiceIsOne() throws {
        stage.present(PopupStage.note, PopupStage.note)
        #expect(stage.results == [.superseded])
        try stage.tap("OK")
        stage.rest()
        #expect(stage.titles == [] && stage.results.count == 2)
    }

    @Test func theSameOneThatWaitsIsOneToo() {
        stage.present(PopupStage.note, PopupStage.deletion, PopupStage.deletion)
        #expect(stage.results == [.superseded])
    }

    @Test func theSameOneIsAnotherOnceItHasItsAnswer() throws {
        stage.present(PopupStage.note)
        stage.finger(.began, at: try stage.center(of: "OK"))
        stage.finger(.ended, at: try stage.center(of: "OK"))
        // On its way out.
        stage.present(PopupStage.note)
        #expect(stage.titles == ["Saved"] && stage.results == [.chosen(.default("OK"), text: nil)])
    }

    @Test func anUrgentOneGoesFirstAndTheOtherComesBack() throws {
        stage.present(PopupStage.deletion)
        stage.present(urgent)
        #expect(stage.titles == ["Signed Out"] && stage.results == [])
        try stage.tap("Sign In")
        stage.rest()
        #expect(stage.titles == ["Delete?"])
        try stage.tap("Delete")
        stage.rest()
        #expect(
            stage.results == [
                .chosen(.default("Sign In"), text: nil), .chosen(.destructive("Delete"), text: nil),
            ])
    }

    @Test func anUrgentOneWaitsForAnArrival() throws {
        stage.present(PopupStage.deletion, from: stage.controller)
        stage.host.advance(by: 0.05)
        stage.present(urgent)
        #expect(stage.titles == ["Signed Out"])
        try stage.tap("Sign In")
        stage.rest()
        #expect(stage.titles == ["Delete?"])
    }

    @Test func whatWasTypedComesBackWithIt() throws {
        stage.present(PopupStage.naming)
        stage.popup?.card.field?.insertText("Mina")
        stage.present(urgent)
        try stage.tap("Sign In")
        stage.rest()
        #expect(stage.popup?.card.text == "Mina")
        try stage.tap("Save")
        stage.rest()
        #expect(stage.results.last == .chosen(.default("Save"), text: "Mina"))
    }

    @Test func scenesDoNotWaitForEachOther() {
        let other = PopupStage()
        stage.present(PopupStage.note)
        other.present(PopupStage.note)
        #expect(stage.titles == ["Saved"] && other.titles == ["Saved"])
        #expect(stage.results == [] && other.results == [])
    }

    @Test func waitsUntilTheSceneIsActive() {
        stage.host.activate()
        stage.host.app.move(to: .background)
        stage.present(PopupStage.note)
        #expect(stage.titles == [] && stage.results == [])
        stage.host.activate()
        stage.host.app.move(to: .active)
        stage.rest()
        #expect(stage.titles == ["Saved"])
    }

    @Test func waitsWhileAnotherControllerComes() {
        let sheet = UIViewController()
        stage.host.activate()
        stage.controller.present(sheet, animated: true)
        stage.present(PopupStage.note, from: stage.controller)
        #expect(sheet.presentedViewController == nil)
        stage.rest()
        #expect(stage.titles == ["Saved"])
        #expect(sheet.presentedViewController === stage.popup)
    }

    @Test func waitsWhileAnotherControllerGoes() {
        let sheet = UIViewController()
        stage.host.activate()
        stage.controller.present(sheet, animated: false)
        stage.rest()
        sheet.dismiss(animated: true)
        stage.present(PopupStage.note, from: stage.controller)
        #expect(stage.titles == [])
        stage.rest()
        #expect(stage.controller.presentedViewController === stage.popup && stage.popup != nil)
    }

    @Test func severalThatWaitForATransitionComeInTheirOrder() throws {
        stage.host.activate()
        stage.controller.present(UIViewController(), animated: true)
        stage.present(PopupStage.note, from: stage.controller)
        stage.present(PopupStage.deletion, from: stage.controller)
        stage.rest()
        #expect(stage.titles == ["Saved"])
    }

    @Test func isPresentedFromTheControllerInFront() {
        let sheet = UIViewController()
        stage.host.activate()
        stage.controller.present(sheet, animated: false)
        stage.rest()
        stage.present(PopupStage.note)
        #expect(sheet.presentedViewController === stage.popup && stage.popup != nil)
    }

    @Test func standsOverAnAlert() {
        stage.host.activate()
        let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
        stage.controller.present(alert, animated: true)
        stage.rest()
        stage.present(PopupStage.note)
        #expect(alert.presentedViewController === stage.popup && stage.popup != nil)
    }

    @Test func aChildOfAnotherControllerMayAsk() throws {
        let child = UIViewController()
        stage.host.activate()
        stage.controller.addChild(child)
        stage.controller.view.addSubview(child.view)
        child.didMove(toParent: stage.controller)
        stage.present(PopupStage.note, from: child)
        stage.rest()
        try stage.tap("OK")
        stage.rest()
        #expect(stage.results == [.chosen(.default("OK"), text: nil)])
    }

    @Test func nothingStaysBehindWhenAllAreGone() throws {
        weak var popup: UIViewController?
        stage.present(PopupStage.note)
        popup = stage.popup
        try stage.tap("OK")
        stage.rest()
        #expect(popup == nil)
        #expect(stage.controller.view.subviews == [stage.opener])
        #expect(stage.controller.view.window?.subviews.count == 1)
        #expect(stage.isIdle)
    }
}
