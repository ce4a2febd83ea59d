import QuartzCore
import Testing

@testable import UIKitCore

@MainActor struct TouchDeliveryTests {
    let stage = GestureStage()

    // MARK: Held back

    @Test func aRecogniserMayHoldATouchBackUntilItFails() {
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        press.delaysTouchesBegan = true
        stage.finger(.began, 50, 60)
        stage.finger(.moved, 55, 60)
        #expect(stage.log.calls.isEmpty)
        stage.finger(.moved, 90, 60)
        #expect(stage.log.calls == ["began", "moved"])
        stage.finger(.ended, 90, 60)
        #expect(stage.log.calls == ["began", "moved", "ended"])
    }

    @Test func aTouchThatIsHeldBackAndLiftsIsToldWhole() {
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        press.delaysTouchesBegan = true
        stage.tap(50, 60)
        #expect(stage.log.calls == ["began", "ended"])
    }

    @Test func aTouchThatIsHeldBackBeyondItsLiftIsToldWhole() {
        let double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        double.delaysTouchesBegan = true
        stage.tap(50, 60)
        #expect(stage.log.calls.isEmpty)
        stage.wait(0.4)
        #expect(stage.log.calls == ["began", "ended"])
    }

    @Test func aTouchThatIsHeldBackAndTakenIsNeverTold() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.delaysTouchesBegan = true
        stage.finger(.began, 50, 60)
        stage.finger(.moved, 90, 60)
        stage.finger(.ended, 90, 60)
        #expect(stage.log.calls == ["pan began", "pan ended"])
    }

    @Test func aTouchThatIsHeldBackAndCancelledIsNeverTold() {
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        press.delaysTouchesBegan = true
        stage.finger(.began, 50, 60)
        stage.finger(.cancelled, 50, 60)
        stage.wait(1)
        #expect(stage.log.calls.isEmpty)
    }

    // MARK: Lifts

    /// Apple's documentation of `delaysTouchesEnded`, with a double tap.
    @Test func aLiftIsHeldBackWhileAGestureIsPossible() {
        let double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        stage.tap(50, 60)
        #expect(stage.log.calls == ["began"])
        stage.tap(50, 60)
        #expect(stage.log.calls == ["began", "began", "cancelled", "cancelled", "double ended"])
    }

    @Test func aLiftIsToldAtOnceIfTheRecogniserLetsIt() {
        let double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        double.delaysTouchesEnded = false
        stage.tap(50, 60)
        #expect(stage.log.calls == ["began", "ended"])
        stage.tap(50, 60)
        #expect(stage.log.calls == ["began", "ended", "began", "cancelled", "double ended"])
    }

    @Test func aLiftThatIsHeldBackComesWithTheFailure() {
        let double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        stage.tap(50, 60)
        stage.wait(0.3)
        #expect(stage.log.calls == ["began"])
        stage.wait(0.1)
        #expect(stage.log.calls == ["began", "ended"])
    }

    @Test func aLiftThatIsHeldBackIsLostWithTheView() {
        let double = stage.add(UITapGestureRecognizer(), "double", to: stage.root)
        double.numberOfTapsRequired = 2
        stage.tap(50, 60)
        stage.view.removeFromSuperview()
        #expect(stage.log.calls == ["began", "cancelled"])
        stage.wait(1)
        #expect(stage.log.calls == ["began", "cancelled"])
    }

    // MARK: Taken

    @Test func aFingerThatComesToAGestureIsNotTheViews() {
        stage.view.isMultipleTouchEnabled = true
        stage.add(UIPanGestureRecognizer(), "pan")
        stage.finger(.began, 50, 60)
        stage.finger(.moved, 90, 60)
        stage.finger(.began, 150, 160, id: 1)
        stage.finger(.ended, 150, 160, id: 1)
        #expect(stage.log.calls == ["began", "cancelled", "pan began"])
    }

    @Test func aFingerThatComesToAGestureThatTakesNothingIsTheViews() {
        stage.view.isMultipleTouchEnabled = true
        stage.add(UIPanGestureRecognizer(), "pan").cancelsTouchesInView = false
        stage.finger(.began, 50, 60)
        stage.finger(.moved, 90, 60)
        stage.finger(.began, 150, 160, id: 1)
        stage.finger(.ended, 150, 160, id: 1)
        #expect(stage.log.calls == ["began", "pan began", "moved", "began", "ended"])
    }

    @Test func everyTouchOfTheGestureIsTakenAtOnce() {
        let other = GestureStage.TouchView(log: stage.log)
        other.isNamed = "other."
        other.frame = CGRect(x: 200, y: 0, width: 100, height: 100)
        stage.view.addSubview(other)
        stage.add(UITapGestureRecognizer(), "tap").numberOfTouchesRequired = 2
        stage.fingers(.began, (50, 60), (250, 60))
        #expect(Set(stage.log.calls) == ["began", "other.began"])
        stage.log.calls = []
        stage.fingers(.ended, (50, 60), (250, 60))
        #expect(Set(stage.log.calls.dropLast()) == ["cancelled", "other.cancelled"])
        #expect(stage.log.calls.last == "tap ended")
    }

    // MARK: Counting

    @Test func tapsAreCountedAtOnePlace() {
        var counts: [Int] = []
        let plain = PlainRecognizer()
        plain.onBegan = { _, touches, _ in counts += touches.map(\.tapCount) }
        plain.onEnded = { $0.state = .failed }
        stage.view.addGestureRecognizer(plain)
        stage.tap(50, 60)
        stage.tap(60, 60)
        stage.tap(150, 60)
        stage.wait(0.5)
        stage.tap(150, 60)
        #expect(counts == [1, 2, 1, 1])
    }

    @Test func fingersSideBySideAreNotRepeats() {
        var counts: [Int] = []
        let plain = PlainRecognizer()
        plain.onBegan = { _, touches, _ in counts += touches.map(\.tapCount) }
        stage.view.addGestureRecognizer(plain)
        stage.fingers(.began, (50, 60), (60, 60))
        #expect(counts == [1, 1])
    }
}
