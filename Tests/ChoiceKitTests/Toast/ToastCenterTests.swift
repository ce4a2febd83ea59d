import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// Toasts as a person meets them: how they come, how long they stay, how they go.
@MainActor struct ToastCenterTests {
    let stage = ToastStage()

    // MARK: Time

    @Test func staysFourSecondsOnceItHasCome() {
        stage.show(Toast("Saved"))
        stage.host.advance(by: 3.9)
        #expect(stage.told == [])
        stage.host.advance(by: 0.5)
        #expect(stage.told == ["timedOut Saved"] && stage.view == nil)
    }

    @Test func staysLongerWhereThereIsMoreToRead() {
        let text = String(repeating: "long text ", count: 12)
        stage.show(Toast(text))
        stage.host.advance(by: 9.9)
        #expect(stage.told == [])
        stage.host.advance(by: 1)
        #expect(stage.told == ["timedOut \(text)"])
    }

    @Test func staysAsLongAsItAsksForButNeverTooShort() {
        stage.show(Toast("Saved", duration: 1))
        stage.host.advance(by: 3.9)
        #expect(stage.told == [])
        stage.host.advance(by: 1)
        stage.show(Toast("Sent", duration: 8))
        stage.host.advance(by: 7.9)
        #expect(stage.told == ["timedOut Saved"])
        stage.host.advance(by: 1)
        #expect(stage.told.last == "timedOut Sent")
    }

    @Test func staysUntilItIsDismissedWhereItsTimeHasNoEnd() {
        let handle = stage.show(Toast("Recording", duration: .infinity))
        stage.host.advance(by: 1000)
        #expect(handle.isShown && handle.endReason == nil)
        stage.host.activate()
        handle.dismiss()
        stage.host.settle()
        #expect(stage.told == ["dismissed Recording"] && stage.view == nil)
    }

    @Test func standsStillWhileAFingerIsOnIt() {
        stage.show(Toast("Saved"))
        let middle = CGPoint(x: stage.frame.midX, y: stage.frame.midY)
        stage.host.advance(by: 3)
        stage.host.touch(.init(finger: 0, phase: .began, location: middle))
        stage.host.advance(by: 60)
        #expect(stage.told == [])
        stage.host.touch(.init(finger: 0, phase: .ended, location: middle))
        // Who reads with a finger on the toast does not tap it.
        stage.host.advance(by: 0.9)
        #expect(stage.told == [])
        stage.host.advance(by: 0.5)
        #expect(stage.told == ["timedOut Saved"])
    }

    @Test func standsStillWhileAFingerIsOnItsAction() throws {
        stage.show(Toast("Deleted", action: .init("Undo")))
        let button = try #require(stage.button)
        let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        stage.host.touch(.init(finger: 0, phase: .began, location: middle))
        stage.host.advance(by: 60)
        #expect(stage.told == [] && stage.button?.isHighlighted == true)
        stage.host.touch(.init(finger: 0, phase: .ended, location: middle))
        #expect(stage.told == ["did Deleted", "action Deleted"])
    }

    @Test func standsStillWhileAPointerIsOverIt() {
        stage.show(Toast("Saved"))
        stage.host.hover(at: CGPoint(x: stage.frame.midX, y: stage.frame.midY))
        stage.host.advance(by: 60)
        #expect(stage.told == [])
        stage.host.hover(at: .zero)
        stage.host.advance(by: 3.5)
        #expect(stage.told == [])
        stage.host.advance(by: 1)
        #expect(stage.told == ["timedOut Saved"])
    }

    @Test func standsStillWhileTheSceneIsNotActive() {
        stage.show(Toast("Saved"))
        stage.host.advance(by: 3)
        stage.move(to: .inactive)
        stage.host.advance(by: 60)
        stage.move(to: .background)
        stage.host.advance(by: 600)
        #expect(stage.told == [])
        stage.move(to: .active)
        stage.host.advance(by: 0.9)
        #expect(stage.told == [])
        stage.host.advance(by: 0.5)
        #expect(stage.told == ["timedOut Saved"])
    }

    @Test func waitsForItsTimeWhereTheSceneWasNotActiveWhenItCame() {
        stage.move(to: .background)
        stage.show(Toast("Saved"))
        stage.host.advance(by: 60)
        #expect(stage.told == [])
        stage.move(to: .active)
        stage.host.advance(by: 5)
        #expect(stage.told == ["timedOut Saved"])
    }

    // MARK: Ways to go

    @Test func goesWhenItIsTapped() {
        stage.show(Toast("Saved"))
        stage.app.staticTexts["Saved"].tap()
        #expect(stage.told == ["tapped Saved"] && stage.view == nil)
    }

    @Test(arguments: [CGVector(dx: 120, dy: 0), CGVector(dx: -120, dy: 0), CGVector(dx: 0, dy: 60)])
    func goesWhenItIsSwipedAway(by way: CGVector) {
        stage.show(Toast("Saved"))
        let start = CGPoint(x: stage.frame.midX, y: stage.frame.midY)
        stage.host.drag(from: start, to: CGPoint(x: start.x + way.dx, y: start.y + way.dy))
        stage.host.settle()
        #expect(stage.told == ["swiped Saved"] && stage.view == nil)
    }

    @Test func comesBackFromASwipeThatLeadsNowhere() {
        stage.show(Toast("Saved"))
        let place = stage.frame
        let start = CGPoint(x: place.midX, y: place.midY)
        stage.host.drag(from: start, to: CGPoint(x: start.x, y: start.y - 200))
        stage.host.settle()
        #expect(stage.told == [] && stage.frame == place)
    }

    @Test func isSwipedAwayByItsActionToo() throws {
        stage.show(Toast("Deleted", action: .init("Undo")))
        let button = try #require(stage.button)
        let start = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        stage.host.drag(from: start, to: CGPoint(x: start.x + 100, y: start.y))
        stage.host.settle()
        #expect(stage.told == ["swiped Deleted"])
    }

    @Test func actsOnceAndGoes() {
        stage.show(Toast("Deleted", action: .init("Undo")))
        stage.app.buttons["Undo"].tap()
        stage.host.advance(by: 30)
        #expect(stage.told == ["did Deleted", "action Deleted"] && stage.view == nil)
    }

    // MARK: Several

    @Test func showsTheNextWhenTheFirstHasGone() {
        stage.show(Toast("One"))
        stage.show(Toast("Two"))
        #expect(stage.views.map(\.toast.text) == ["One"])
        #expect(stage.center.shown?.toast.text == "One" && stage.center.waiting.map(\.toast.text) == ["Two"])
        stage.host.advance(by: 5)
        #expect(stage.views.map(\.toast.text) == ["Two"] && stage.center.waiting.isEmpty)
        stage.host.advance(by: 5)
        #expect(stage.told == ["timedOut One", "timedOut Two"] && stage.toastWindow == nil)
    }

    @Test func lengthensAToastThatSaysTheSame() {
        stage.listen()
        let first = stage.show(Toast("Copied"))
        stage.host.advance(by: 3)
        let second = stage.show(Toast("Copied"))
        #expect(first === second)
        stage.host.advance(by: 3)
        #expect(stage.told == [])
        stage.host.advance(by: 1.5)
        #expect(stage.told == ["timedOut Copied", "timedOut Copied"])
        #expect(stage.announcements == ["Copied", "Copied"])
    }

    @Test func callsEachHandlerOfToastsThatSayTheSame() {
        stage.show(Toast("Not sent", action: .init("Retry")))
        stage.show(Toast("Not sent", action: .init("Retry")))
        stage.app.buttons["Retry"].tap()
        #expect(stage.told.filter { $0 == "did Not sent" }.count == 2)
    }

    @Test func makesWayForAHighOneAndComesBack() {
        let normal = stage.show(Toast("Saved"))
        stage.host.advance(by: 3)
        let high = stage.show(Toast("Offline", priority: .high))
        #expect(high.isShown && !normal.isShown && normal.endReason == nil)
        stage.host.advance(by: 4.5)
        #expect(stage.told == ["timedOut Offline"] && normal.isShown)
        // There is the whole time to read it again.
        stage.host.advance(by: 3.5)
        #expect(stage.told == ["timedOut Offline"])
        stage.host.advance(by: 1)
        #expect(stage.told == ["timedOut Offline", "timedOut Saved"])
    }

    @Test func endsAllThatAreUpAndWait() {
        for text in ["One", "Two", "Three"] { stage.show(Toast(text)) }
        stage.center.dismissAll()
        stage.host.settle()
        #expect(stage.told == ["dismissed One", "dismissed Two", "dismissed Three"])
        #expect(stage.view == nil && stage.center.shown == nil && stage.center.waiting.isEmpty)
    }

    // MARK: Handles

    @Test func changesInPlaceAndBeginsAnew() {
        stage.listen()
        let handle = stage.show(Toast("1 of 3 sent"))
        stage.host.advance(by: 3)
        stage.host.activate()
        #expect(handle.update { $0.text = "2 of 3 sent" })
        stage.host.advance(by: 3.5)
        #expect(stage.text == "2 of 3 sent" && handle.toast.text == "2 of 3 sent")
        #expect(stage.announcements == ["1 of 3 sent", "2 of 3 sent"])
        stage.host.advance(by: 1)
        #expect(handle.endReason == .timedOut)
    }

    @Test func changesNothingOnceItHasEnded() {
        let handle = stage.show(Toast("Saved"))
        stage.host.activate()
        handle.dismiss()
        handle.dismiss()
        #expect(!handle.update { $0.text = "Sent" })
        #expect(handle.toast.text == "Saved" && stage.told == ["dismissed Saved"])
    }

    @Test func takesOneOutThatWaits() {
        stage.show(Toast("One"))
        let second = stage.show(Toast("Two"))
        stage.show(Toast("Three"))
        stage.host.activate()
        second.dismiss()
        stage.host.advance(by: 5)
        #expect(stage.text == "Three" && stage.told == ["dismissed Two", "timedOut One"])
    }

    @Test func isTheSameCenterForAScene() {
        #expect(stage.center === stage.host.app.windowScene.toastCenter)
        #expect(ToastStage().center !== stage.center)
    }
}
