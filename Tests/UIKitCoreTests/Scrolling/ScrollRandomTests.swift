import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Fingers, programs and delegates at random, always the same for a seed.
@MainActor struct ScrollRandomTests {
    @Test("comes to rest inside and then costs nothing", arguments: 1...24 as ClosedRange<UInt64>)
    func comesToRest(seed: UInt64) {
        var dice = Dice(state: seed)
        let stage = ScrollStage(content: CGSize(width: 900, height: 2_000))
        let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 375, height: 300))
        inner.contentInsetAdjustmentBehavior = .never
        inner.contentSize = CGSize(width: 375, height: 900)
        stage.scroll.addSubview(inner)
        stage.scroll.isPagingEnabled = seed.isMultiple(of: 3)
        stage.scroll.isDirectionalLockEnabled = seed.isMultiple(of: 2)
        stage.scroll.bounces = !seed.isMultiple(of: 5)
        var down: Set<Int> = []
        for _ in 0..<300 { act(&dice, stage, inner, &down) }

        for finger in down { stage.finger(.ended, 300, finger) }
        stage.scroll.isScrollEnabled = true
        stage.host.advance(by: 12)

        #expect(stage.isInside)
        #expect(inner.clamped(inner.contentOffset) == inner.contentOffset)
        #expect(!inner.isTracking && !inner.isDragging && !inner.isDecelerating)
        #expect(stage.isIdle)
        let count = stage.host.frameCount
        stage.host.advance(by: 10)
        #expect(stage.host.frameCount == count)
    }

    private func act(_ dice: inout Dice, _ stage: ScrollStage, _ inner: UIScrollView, _ down: inout Set<Int>)
    {
        let scroll = stage.scroll
        let finger = Int.random(in: 0...1, using: &dice)
        let x = CGFloat.random(in: 1...374, using: &dice), y = CGFloat.random(in: 1...666, using: &dice)
        switch Int.random(in: 0..<40, using: &dice) {
        case 0..<22:
            stage.finger(down.insert(finger).inserted ? .began : .moved, y, x: x, finger)
        case 22..<27:
            if down.remove(finger) != nil { stage.finger(.ended, y, x: x, finger) }
        case 27:
            if down.remove(finger) != nil { stage.finger(.cancelled, y, x: x, finger) }
        case 28..<32:
            stage.host.advance(by: .random(in: 0...0.6, using: &dice))
        case 32:
            scroll.contentSize = CGSize(width: x * 3, height: y * 5)
        case 33:
            scroll.contentInset = UIEdgeInsets(top: y / 8, left: x / 8, bottom: y / 4, right: -x / 4)
        case 34:
            scroll.setContentOffset(scroll.clamped(CGPoint(x: x, y: y * 3)), animated: y > 300)
        case 35:
            scroll.contentOffset = scroll.clamped(CGPoint(x: x, y: y * 3))
        case 36:
            scroll.isScrollEnabled.toggle()
        case 37:
            if scroll.superview == nil {
                stage.root.view.addSubview(scroll)
            } else if y > 500 {
                scroll.removeFromSuperview()
            }
        case 38:
            inner.isHidden.toggle()
        default:
            scroll.frame.size = CGSize(width: max(50, x), height: max(50, y))
        }
    }
}

private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 31)
    }
}
