import QuartzCore
import Testing

@testable import UIKitCore

@MainActor struct UISwipeGestureRecognizerTests {
    let stage = GestureStage()
    let swipe = UISwipeGestureRecognizer()

    init() { stage.add(swipe, "swipe") }

    /// UISwipeGestureRecognizer.h.
    @Test func hasUIKitsDefaults() {
        #expect(swipe.direction == .right)
        #expect(swipe.numberOfTouchesRequired == 1)
    }

    @Test func actsBeforeTheLift() {
        stage.finger(.began, 50, 60)
        stage.finger(.moved, 90, 60)
        #expect(stage.log.calls == ["began", "moved"])
        stage.finger(.moved, 110, 60)
        #expect(stage.log.calls == ["began", "moved", "cancelled", "swipe ended"])
        stage.finger(.moved, 250, 60)
        stage.finger(.ended, 250, 60)
        #expect(stage.log.calls == ["began", "moved", "cancelled", "swipe ended"])
        #expect(swipe.state == .possible)
    }

    @Test(arguments: [(0.4, true), (0.55, false)])
    func hasToBeQuick(_ seconds: Double, _ isSwipe: Bool) {
        stage.finger(.began, 50, 60)
        stage.wait(seconds)
        stage.finger(.moved, 150, 60)
        #expect(stage.log.calls.contains("swipe ended") == isSwipe)
    }

    @Test func theOtherWayIsNone() {
        stage.finger(.began, 150, 60)
        stage.finger(.moved, 50, 60)
        stage.finger(.moved, 250, 60)
        #expect(!stage.log.calls.contains("swipe ended"))
        stage.finger(.ended, 250, 60)
        #expect(swipe.state == .possible)
    }

    @Test func countsItsFingers() {
        swipe.numberOfTouchesRequired = 2
        swipe.direction = [.left, .right]
        stage.finger(.began, 150, 60)
        stage.finger(.moved, 50, 60)
        stage.finger(.ended, 50, 60)
        #expect(!stage.log.calls.contains("swipe ended"))
        stage.fingers(.began, (150, 60), (150, 100))
        stage.fingers(.moved, (90, 60), (90, 100))
        #expect(stage.log.calls.contains("swipe ended"))
        stage.fingers(.ended, (90, 60), (90, 100))
        swipe.numberOfTouchesRequired = 0
        #expect(swipe.numberOfTouchesRequired == 1)
    }

    /// UISwipeGestureRecognizer.h: the location is where the swipe began.
    @Test func isWhereItBegan() {
        var place = CGPoint.zero
        swipe.onChange = { place = $0.location(in: nil) }
        stage.finger(.began, 50, 60)
        stage.finger(.moved, 150, 60)
        #expect(place == CGPoint(x: 50, y: 60))
        #expect(swipe.location(ofTouch: 0, in: stage.view) == CGPoint(x: 50, y: 60))
    }

    @Test func aLiftTooEarlyFails() {
        stage.finger(.began, 50, 60)
        stage.finger(.moved, 80, 60)
        stage.finger(.ended, 80, 60)
        #expect(stage.log.calls == ["began", "moved", "ended"])
        #expect(swipe.state == .possible)
    }
}
