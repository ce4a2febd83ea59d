import QuartzCore
import Testing

@testable import UIKitCore

@MainActor struct FailureRequirementsTests {
    let stage = GestureStage()
    let rules = GestureRules()
    let single: UITapGestureRecognizer
    let double: UITapGestureRecognizer

    init() {
        single = stage.add(UITapGestureRecognizer(), "single")
        double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
    }

    private var actions: [String] { stage.log.calls.filter { $0.contains(" ") } }

    @Test func aTapThatWaitsIsRecognisedWhenTheOtherFails() {
        single.require(toFail: double)
        stage.tap(50, 60)
        #expect(single.state == .possible)
        #expect(actions.isEmpty)
        stage.wait(0.4)
        #expect(actions == ["single ended"])
        #expect(stage.log.calls == ["began", "cancelled", "single ended"])
        #expect(single.state == .possible && double.state == .possible)
    }

    @Test func aTapThatWaitsFailsWhenTheOtherIsRecognised() {
        single.require(toFail: double)
        stage.tap(50, 60)
        stage.tap(50, 60)
        stage.wait(1)
        #expect(actions == ["double ended"])
        #expect(single.state == .possible)
    }

    @Test func aTapThatWaitsKeepsItsPlace() {
        single.require(toFail: double)
        var place = CGPoint.zero
        single.onChange = { place = $0.location(in: nil) }
        stage.tap(50, 60)
        stage.wait(0.4)
        #expect(place == CGPoint(x: 50, y: 60))
    }

    @Test func nobodyWaitsForOneThatIsDisabledOrElsewhere() {
        single.require(toFail: double)
        double.isEnabled = false
        stage.tap(50, 60)
        #expect(actions == ["single ended"])
        double.isEnabled = true
        stage.view.removeGestureRecognizer(double)
        stage.tap(50, 60)
        #expect(actions == ["single ended", "single ended"])
    }

    @Test func whoeverWaitsGoesOnWhenTheOtherIsTakenAway() {
        single.require(toFail: double)
        stage.tap(50, 60)
        stage.view.removeGestureRecognizer(double)
        #expect(actions == ["single ended"])
    }

    @Test func aDelegateMayMakeOneWait() {
        rules.waitsFor = ["double"]
        single.delegate = rules
        stage.tap(50, 60)
        #expect(actions.isEmpty)
        stage.wait(0.4)
        #expect(actions == ["single ended"])
    }

    @Test func aDelegateMayHoldAnotherUp() {
        rules.holdsUp = ["single"]
        double.delegate = rules
        stage.tap(50, 60)
        #expect(actions.isEmpty)
        stage.tap(50, 60)
        #expect(actions == ["double ended"])
    }

    @Test func aSubclassMayMakeOneWait() {
        final class Patient: UITapGestureRecognizer {
            override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
                true
            }
        }
        final class Prior: UITapGestureRecognizer {
            override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
                otherGestureRecognizer.name == "single"
            }
        }
        let prior = stage.add(Prior(), "prior")
        prior.numberOfTapsRequired = 3
        stage.tap(50, 60)
        #expect(actions.isEmpty)
        stage.wait(0.4)
        #expect(actions == ["single ended"])
        stage.view.gestureRecognizers = [double]
        stage.add(Patient(), "patient")
        stage.tap(50, 60)
        #expect(actions == ["single ended"])
        stage.wait(0.4)
        #expect(actions == ["single ended", "patient ended"])
    }

    /// Apple's documentation of `gestureRecognizer(_:shouldRequireFailureOf:)`.
    @Test func aDelegateIsAskedOnceAnAttempt() {
        single.delegate = rules
        double.isEnabled = false
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.finger(.began, 50, 60)
        stage.finger(.moved, 52, 60)
        stage.finger(.ended, 52, 60)
        #expect(rules.asked.filter { $0 == "waits for pan" }.count == 1)
        stage.tap(50, 60)
        #expect(rules.asked.filter { $0 == "waits for pan" }.count == 2)
        #expect(pan.state == .possible)
    }

    @Test func aContinuousGestureBeginsWhenTheOtherFails() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        press.allowableMovement = 40
        pan.require(toFail: press)
        stage.finger(.began, 50, 60)
        stage.finger(.moved, 80, 60)
        #expect(pan.state == .possible)
        stage.finger(.moved, 100, 60)
        #expect(pan.state == .began)
        #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 0))
        #expect(actions == ["pan began"])
    }

    @Test func aContinuousGestureThatIsOverWhileItWaitsFails() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let blocker = stage.add(PlainRecognizer(), "blocker", to: stage.root)
        pan.require(toFail: blocker)
        stage.finger(.began, 50, 60)
        stage.finger(.moved, 120, 60)
        stage.finger(.ended, 120, 60)
        blocker.state = .failed
        #expect(actions.isEmpty)
        #expect(pan.state == .possible && blocker.state == .possible)
    }

    @Test func twoThatWaitForEachOtherDoNotWaitForEver() {
        let first = stage.add(UITapGestureRecognizer(), "first", to: stage.root)
        double.isEnabled = false
        first.require(toFail: single)
        single.require(toFail: first)
        stage.tap(50, 60)
        #expect(actions == ["first ended"])
        #expect(single.state == .possible && first.state == .possible)
    }

    @Test func oneOfTwoThatWaitForEachOtherMayFail() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        double.isEnabled = false
        pan.require(toFail: single)
        single.require(toFail: pan)
        stage.tap(50, 60)
        #expect(actions == ["single ended"])
    }

    @Test func threeThatWaitInACircleDoNotWaitForEver() {
        let taps = ["a", "b", "c"].map { stage.add(UITapGestureRecognizer(), $0) }
        stage.view.gestureRecognizers = taps
        for index in 0..<3 { taps[index].require(toFail: taps[(index + 1) % 3]) }
        stage.tap(50, 60)
        #expect(actions.count == 1)
        #expect(taps.allSatisfy { $0.state == .possible })
    }

    @Test func nobodyWaitsForItself() {
        single.require(toFail: single)
        double.isEnabled = false
        stage.tap(50, 60)
        #expect(actions == ["single ended"])
    }

    @Test func whoeverWaitsIsGoneWithEveryTouch() {
        single.require(toFail: double)
        stage.tap(50, 60)
        stage.root.window?.touches.cancelAll()
        stage.wait(1)
        #expect(actions.isEmpty)
        #expect(single.state == .possible && double.state == .possible)
    }
}
