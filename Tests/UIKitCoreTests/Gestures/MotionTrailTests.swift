import QuartzCore
import Testing

@testable import UIKitCore

struct MotionTrailTests {
    private func trail(_ samples: (CGFloat, TimeInterval)...) -> MotionTrail {
        var trail = MotionTrail()
        for (x, time) in samples { trail.record(CGPoint(x: x, y: -x), at: time) }
        return trail
    }

    @Test func isPointsInASecond() {
        #expect(trail((0, 1), (10, 1.05)).velocity.x.rounded() == 200)
        #expect(trail((0, 1), (10, 1.05)).velocity.y.rounded() == -200)
    }

    @Test func looksBackATenthOfASecond() {
        #expect(trail((0, 1), (500, 1.5), (510, 1.55)).velocity.x.rounded() == 200)
    }

    @Test func aFingerThatRestedBeforeItLiftedHasNone() {
        var resting = trail((0, 1), (10, 1.05))
        resting.lift(at: 1.3)
        #expect(resting.velocity == .zero)
    }

    @Test func theEventOfTheLiftDoesNotCountAsRest() {
        var flick = trail((0, 1), (10, 1.05))
        flick.lift(at: 1.07)
        #expect(flick.velocity.x.rounded() == 200)
    }

    @Test func oneSampleHasNone() {
        #expect(MotionTrail().velocity == .zero)
        #expect(trail((5, 1)).velocity == .zero)
        #expect(trail((5, 1), (9, 1)).velocity == .zero)
    }
}
