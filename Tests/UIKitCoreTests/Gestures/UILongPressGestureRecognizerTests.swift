import QuartzCore
import Testing

@testable import UIKitCore

@MainActor struct UILongPressGestureRecognizerTests {
    let stage = GestureStage()
    let press = UILongPressGestureRecognizer()

    init() { stage.add(press, "press") }

    /// UILongPressGestureRecognizer.h.
    @Test func hasUIKitsDefaults() {
        #expect(press.numberOfTapsRequired == 0)
        #expect(press.numberOfTouchesRequired == 1)
        #expect(press.minimumPressDuration == 0.5)
        #expect(press.allowableMovement == 10)
    }

    @Test func beginsAfterItsTimeAndEndsWithTheLift() {
        stage.finger(.began, 50, 60)
        stage.wait(0.45)
        #expect(stage.log.calls == ["began"])
        stage.wait(0.1)
        #expect(stage.log.calls == ["began", "cancelled", "press began"])
        stage.finger(.moved, 150, 160)
        stage.finger(.ended, 150, 160)
        #expect(stage.log.calls == ["began", "cancelled", "press began", "press changed", "press ended"])
        #expect(press.state == .possible)
    }

    @Test func aLiftBeforeIsTheViews() {
        stage.finger(.began, 50, 60)
        stage.wait(0.4)
        stage.finger(.ended, 50, 60)
        stage.wait(1)
        #expect(stage.log.calls == ["began", "ended"])
    }

    @Test(arguments: [(10.0, true), (11.0, false)])
    func aFingerMayMoveSoFarBefore(_ distance: Double, _ isPress: Bool) {
        stage.finger(.began, 50, 60)
        stage.finger(.moved, 50 + distance, 60)
        stage.wait(0.6)
        #expect(stage.log.calls.contains("press began") == isPress)
    }

    @Test func movesAndTimesAreAsSet() {
        press.allowableMovement = 30
        press.minimumPressDuration = 0.2
        stage.finger(.began, 50, 60)
        stage.finger(.moved, 79, 60)
        stage.wait(0.25)
        #expect(stage.log.calls.contains("press began"))
    }

    @Test func beginsAtOnceWithoutADuration() {
        press.minimumPressDuration = 0
        stage.finger(.began, 50, 60)
        #expect(stage.log.calls == ["press began"])
    }

    @Test func whatIsNotANumberIsZeroAndForEverIsNever() {
        press.minimumPressDuration = .nan
        press.allowableMovement = .nan
        #expect(press.minimumPressDuration == 0)
        #expect(press.allowableMovement == 0)
        press.minimumPressDuration = .infinity
        stage.finger(.began, 50, 60)
        stage.wait(10)
        stage.finger(.ended, 50, 60)
        #expect(stage.log.calls == ["began", "ended"])
        #expect(press.state == .possible)
    }

    @Test func waitsForAllFingersAndEndsWithTheFirstThatLifts() {
        press.numberOfTouchesRequired = 2
        stage.finger(.began, 50, 60)
        stage.wait(0.6)
        #expect(!stage.log.calls.contains("press began"))
        stage.finger(.began, 90, 60, id: 1)
        stage.wait(0.6)
        #expect(stage.log.calls.contains("press began"))
        stage.finger(.ended, 90, 60, id: 1)
        #expect(stage.log.calls.last == "press ended")
        stage.finger(.ended, 50, 60)
        #expect(press.state == .possible)
    }

    @Test func oneFingerTooManyFailsBeforeAndIsLeftAloneAfter() {
        stage.finger(.began, 50, 60)
        stage.finger(.began, 90, 60, id: 1)
        stage.wait(0.6)
        #expect(!stage.log.calls.contains("press began"))
        stage.fingers(.ended, (50, 60), (90, 60))
        stage.log.calls = []

        stage.finger(.began, 50, 60)
        stage.wait(0.6)
        stage.finger(.began, 90, 60, id: 1)
        stage.finger(.ended, 90, 60, id: 1)
        #expect(stage.log.calls == ["began", "cancelled", "press began", "began", "ended"])
        #expect(press.numberOfTouches == 1)
    }

    @Test func comesAfterTaps() {
        press.numberOfTapsRequired = 1
        stage.finger(.began, 50, 60)
        stage.wait(0.6)
        #expect(!stage.log.calls.contains("press began"))
        stage.finger(.ended, 50, 60)
        stage.finger(.began, 52, 60)
        stage.wait(0.6)
        #expect(stage.log.calls.last == "press began")
    }

    @Test func aTapThatNothingFollowsFails() {
        press.numberOfTapsRequired = 1
        stage.tap(50, 60)
        stage.wait(0.4)
        stage.finger(.began, 50, 60)
        stage.wait(0.6)
        #expect(!stage.log.calls.contains("press began"))
        stage.finger(.ended, 50, 60)
        #expect(press.state == .possible)
    }

    @Test func aTouchThatTheHostCancelsCancels() {
        stage.finger(.began, 50, 60)
        stage.wait(0.6)
        stage.finger(.cancelled, 50, 60)
        #expect(stage.log.calls.last == "press cancelled")
        #expect(press.state == .possible)
    }
}
