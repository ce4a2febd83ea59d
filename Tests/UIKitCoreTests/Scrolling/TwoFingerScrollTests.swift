import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// More fingers than one on a scroll view: content follows the middle of them.
@MainActor struct TwoFingerScrollTests {
    let stage = ScrollStage()

    private func fingers(_ phase: UITouch.Phase, _ first: CGFloat, _ second: CGFloat) {
        stage.host.touch(
            TouchSample(finger: 0, phase: phase, location: CGPoint(x: 100, y: first)),
            TouchSample(finger: 1, phase: phase, location: CGPoint(x: 250, y: second)))
    }

    @Test func twoFingersScrollAsFarAsTheyGo() {
        fingers(.began, 500, 520)
        for step in stride(from: 10.0, through: 110, by: 10) { fingers(.moved, 500 - step, 520 - step) }
        #expect(stage.scroll.isDragging)
        #expect(stage.offset.y == 100)
    }

    @Test func contentFollowsTheMiddle() {
        fingers(.began, 500, 500)
        for step in stride(from: 10.0, through: 110, by: 10) { fingers(.moved, 500 - step, 500) }
        // Half of 110, less the 10 before it begins.
        #expect(stage.offset.y == 45)
    }

    @Test func aFingerThatLandsOrLiftsDoesNotMoveTheContent() {
        stage.drag(by: CGPoint(x: 0, y: -110), frames: 11, lifts: false)
        #expect(stage.offset.y == 100)
        stage.finger(.began, 600, x: 300, 1)
        #expect(stage.offset.y == 100)
        fingers(.moved, 380, 590)
        #expect(stage.offset.y == 110)
        stage.finger(.ended, 380, 0)
        #expect(stage.scroll.isDragging)
        #expect(stage.offset.y == 110)
        stage.finger(.moved, 560, x: 300, 1)
        #expect(stage.offset.y == 140)
        stage.finger(.ended, 560, x: 300, 1)
        #expect(!stage.scroll.isDragging)
    }

    @Test func theNumberOfFingersMayBeRequired() {
        stage.scroll.panGestureRecognizer.minimumNumberOfTouches = 2
        stage.drag(by: CGPoint(x: 0, y: -110), frames: 11)
        #expect(stage.offset.y == 0)
        fingers(.began, 500, 520)
        for step in stride(from: 10.0, through: 110, by: 10) { fingers(.moved, 500 - step, 520 - step) }
        #expect(stage.offset.y == 100)
        stage.finger(.ended, 390, 0)
        #expect(!stage.scroll.isDragging)
    }
}
