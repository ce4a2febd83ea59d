import QuartzCore
import Testing

@testable import UIKitCore

@MainActor struct UIPanGestureRecognizerTests {
    let stage = GestureStage()
    let pan = UIPanGestureRecognizer()

    init() { stage.add(pan, "pan") }

    /// UIPanGestureRecognizer.h: 1 and UINT_MAX.
    @Test func hasUIKitsDefaults() {
        #expect(pan.minimumNumberOfTouches == 1)
        #expect(pan.maximumNumberOfTouches == 4_294_967_295)
        #expect(UIPanGestureRecognizer.slop == 10)
    }

    @Test func beginsAfterTenPointsThatDoNotCount() {
        stage.finger(.began, 50, 60)
        stage.finger(.moved, 60, 60)
        #expect(pan.state == .possible)
        stage.finger(.moved, 70, 60)
        #expect(pan.state == .began)
        #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
        #expect(stage.log.calls == ["began", "moved", "cancelled", "pan began"])
    }

    @Test func changesWithEachMoveAndEndsWithTheLift() {
        stage.finger(.began, 50, 60)
        stage.finger(.moved, 70, 60)
        stage.finger(.moved, 80, 90)
        #expect(pan.translation(in: stage.view) == CGPoint(x: 20, y: 30))
        stage.finger(.ended, 80, 90)
        #expect(stage.log.calls == ["began", "cancelled", "pan began", "pan changed", "pan ended"])
        #expect(pan.state == .possible)
        #expect(pan.translation(in: nil) == .zero)
    }

    @Test func countsFromATranslationThatIsSet() {
        stage.finger(.began, 50, 60)
        stage.finger(.moved, 90, 60)
        pan.setTranslation(CGPoint(x: 5, y: 5), in: stage.view)
        stage.finger(.moved, 93, 60)
        #expect(pan.translation(in: stage.view) == CGPoint(x: 8, y: 5))
        pan.setTranslation(CGPoint(x: CGFloat.nan, y: 1), in: nil)
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 1))
    }

    @Test func speaksInAViewsCoordinates() {
        stage.view.transform = CGAffineTransform(scaleX: 2, y: 2)
        stage.finger(.began, 50, 60)
        stage.finger(.moved, 60, 60)
        stage.finger(.moved, 100, 60)
        #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 0))
        #expect(pan.translation(in: stage.view) == CGPoint(x: 20, y: 0))
        #expect(abs(pan.velocity(in: stage.view).x * 2 - pan.velocity(in: nil).x) < 0.001)
        #expect(pan.velocity(in: nil).x > 0)
        pan.setTranslation(CGPoint(x: 1, y: 0), in: stage.view)
        #expect(pan.translation(in: nil) == CGPoint(x: 2, y: 0))
    }

    @Test func aFingerThatRestedHasNoVelocityLeft() {
        var velocity = CGPoint(x: 1, y: 1)
        pan.onChange = { _ in velocity = pan.velocity(in: nil) }
        stage.finger(.began, 50, 60)
        stage.finger(.moved, 90, 60)
        #expect(velocity.x > 0)
        stage.wait(0.5)
        stage.finger(.ended, 90, 60)
        #expect(velocity == .zero)
    }

    @Test func aFingerMoreOrLessMovesNothing() {
        stage.finger(.began, 50, 60)
        stage.finger(.moved, 90, 60)
        let translation = pan.translation(in: nil)
        stage.finger(.began, 290, 290, id: 1)
        #expect(pan.translation(in: nil) == translation)
        stage.finger(.moved, 100, 60)
        #expect(pan.translation(in: nil).x == translation.x + 5)
        stage.finger(.ended, 100, 60)
        #expect(pan.state == .changed)
        #expect(pan.translation(in: nil).x == translation.x + 5)
        stage.finger(.ended, 290, 290, id: 1)
        #expect(stage.log.calls.last == "pan ended")
    }

    @Test func waitsForItsFewestFingersAndEndsBelowThem() {
        pan.minimumNumberOfTouches = 2
        stage.finger(.began, 50, 60)
        stage.finger(.moved, 90, 60)
        #expect(pan.state == .possible)
        stage.finger(.began, 100, 100, id: 1)
        stage.finger(.moved, 130, 60)
        #expect(pan.state == .began)
        stage.finger(.ended, 100, 100, id: 1)
        #expect(stage.log.calls.last == "pan ended")
        stage.finger(.moved, 200, 60)
        stage.finger(.ended, 200, 60)
        #expect(stage.log.calls.last == "pan ended")
        #expect(pan.state == .possible)
    }

    @Test func oneFingerTooManyFailsBeforeAndIsLeftAloneAfter() {
        pan.maximumNumberOfTouches = 1
        stage.fingers(.began, (50, 60), (90, 60))
        stage.fingers(.moved, (50, 160), (90, 160))
        #expect(!stage.log.calls.contains("pan began"))
        stage.fingers(.ended, (50, 160), (90, 160))

        stage.finger(.began, 50, 60)
        stage.finger(.moved, 90, 60)
        stage.log.calls = []
        stage.finger(.began, 100, 100, id: 1)
        #expect(stage.log.calls == ["began"])
        #expect(pan.numberOfTouches == 1)
    }

    @Test func aTouchThatTheHostCancelsCancels() {
        stage.finger(.began, 50, 60)
        stage.finger(.moved, 90, 60)
        stage.finger(.cancelled, 90, 60)
        #expect(stage.log.calls.last == "pan cancelled")
        #expect(pan.state == .possible)
    }

    @Test func asksForAtLeastOneFinger() {
        pan.minimumNumberOfTouches = 0
        #expect(pan.minimumNumberOfTouches == 1)
    }

    @Test func aMoveToNowhereIsFinite() {
        stage.finger(.began, 50, 60)
        stage.finger(.moved, .nan, .infinity)
        #expect(pan.translation(in: nil).x.isFinite && pan.velocity(in: nil).y.isFinite)
        stage.finger(.ended, 50, 60)
        #expect(pan.state == .possible)
    }
}
