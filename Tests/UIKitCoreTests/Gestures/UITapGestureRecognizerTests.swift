import QuartzCore
import Testing

@testable import UIKitCore

@MainActor struct UITapGestureRecognizerTests {
    let stage = GestureStage()
    let tap = UITapGestureRecognizer()

    init() { stage.add(tap, "tap") }

    /// UITapGestureRecognizer.h and UIGestureRecognizer.h.
    @Test func hasUIKitsDefaults() {
        #expect(tap.numberOfTapsRequired == 1)
        #expect(tap.numberOfTouchesRequired == 1)
        #expect(tap.cancelsTouchesInView)
        #expect(!tap.delaysTouchesBegan)
        #expect(tap.delaysTouchesEnded)
        #expect(tap.isEnabled)
        #expect(tap.allowedTouchTypes == [0, 1, 2, 3])
    }

    @Test func actsOnTheLiftAndTakesTheTouchJustBefore() {
        stage.finger(.began, 50, 60)
        #expect(stage.log.calls == ["began"])
        stage.finger(.ended, 50, 60)
        #expect(stage.log.calls == ["began", "cancelled", "tap ended"])
        #expect(tap.state == .possible)
    }

    @Test func leavesTheTouchToTheViewIfItIsTold() {
        tap.cancelsTouchesInView = false
        stage.tap(50, 60)
        #expect(stage.log.calls == ["began", "tap ended", "ended"])
    }

    @Test(arguments: [(45.0, true), (46.0, false)])
    func aFingerMayMoveSoFar(_ distance: Double, _ isTap: Bool) {
        stage.finger(.began, 50, 60)
        stage.finger(.moved, 50 + distance, 60)
        stage.finger(.ended, 50 + distance, 60)
        #expect(stage.log.calls.contains("tap ended") == isTap)
        #expect(stage.log.calls.contains("ended") == !isTap)
    }

    @Test(arguments: [(0.7, true), (0.8, false)])
    func aFingerMayStayForSoLong(_ seconds: Double, _ isTap: Bool) {
        stage.finger(.began, 50, 60)
        stage.wait(seconds)
        stage.finger(.ended, 50, 60)
        #expect(stage.log.calls.contains("tap ended") == isTap)
    }

    @Test func twoTapsAreTwoLiftsCloseTogether() {
        tap.numberOfTapsRequired = 2
        stage.tap(50, 60)
        #expect(stage.log.calls == ["began"])
        stage.wait(0.3)
        stage.tap(60, 60)
        #expect(stage.log.calls == ["began", "began", "cancelled", "cancelled", "tap ended"])
        #expect(tap.state == .possible)
    }

    @Test func aSecondTapThatComesLateIsAFirst() {
        tap.numberOfTapsRequired = 2
        stage.tap(50, 60)
        stage.wait(0.4)
        #expect(stage.log.calls == ["began", "ended"])
        stage.tap(50, 60)
        stage.wait(0.4)
        #expect(stage.log.calls == ["began", "ended", "began", "ended"])
    }

    @Test func aSecondTapFarAwayIsNoDoubleTap() {
        tap.numberOfTapsRequired = 2
        stage.tap(50, 60)
        stage.tap(150, 60)
        stage.wait(1)
        #expect(!stage.log.calls.contains("tap ended"))
        #expect(tap.state == .possible)
    }

    @Test func twoFingersTapTogether() {
        tap.numberOfTouchesRequired = 2
        stage.view.isMultipleTouchEnabled = true
        var place = CGPoint.zero
        var places: [CGPoint] = []
        tap.onChange = { recognizer in
            place = recognizer.location(in: recognizer.view)
            places = (0..<recognizer.numberOfTouches).map { recognizer.location(ofTouch: $0, in: nil) }
        }
        stage.fingers(.began, (50, 60), (90, 60))
        stage.fingers(.ended, (50, 60), (90, 60))
        #expect(place == CGPoint(x: 70, y: 60))
        #expect(places == [CGPoint(x: 50, y: 60), CGPoint(x: 90, y: 60)])
    }

    @Test func oneFingerMoreOrLessIsAnotherGesture() {
        stage.fingers(.began, (50, 60), (90, 60))
        stage.fingers(.ended, (50, 60), (90, 60))
        #expect(!stage.log.calls.contains("tap ended"))
        tap.numberOfTouchesRequired = 2
        stage.tap(50, 60)
        #expect(!stage.log.calls.contains("tap ended"))
    }

    /// UITapGestureRecognizer.h: the location is that of the first tap.
    @Test func isWhereTheFirstTapWasInAViewsCoordinates() {
        tap.numberOfTapsRequired = 2
        stage.view.frame.origin = CGPoint(x: 10, y: 20)
        var places: [CGPoint] = []
        tap.onChange = { places = [$0.location(in: $0.view), $0.location(in: nil)] }
        stage.tap(50, 60)
        stage.tap(58, 66)
        #expect(places == [CGPoint(x: 40, y: 40), CGPoint(x: 50, y: 60)])
    }

    @Test func asksForAtLeastOneTapOfOneFinger() {
        tap.numberOfTapsRequired = 0
        tap.numberOfTouchesRequired = -3
        #expect(tap.numberOfTapsRequired == 1)
        #expect(tap.numberOfTouchesRequired == 1)
    }

    @Test func aTouchThatTheHostCancelsIsNoTap() {
        stage.finger(.began, 50, 60)
        stage.finger(.cancelled, 50, 60)
        #expect(stage.log.calls == ["began", "cancelled"])
        #expect(tap.state == .possible)
    }

    @Test func looksAtTheKindsOfTouchThatItIsAllowed() {
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        stage.tap(50, 60)
        #expect(stage.log.calls == ["began", "ended"])
    }
}
