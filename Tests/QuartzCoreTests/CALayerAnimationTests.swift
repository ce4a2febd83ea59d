import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor
struct CALayerAnimationTests {
    final class Listener: NSObject, CAAnimationDelegate {
        var heard: [String] = []
        func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
    }

    private let sample = Sample()
    private let listener = Listener()

    private func fade(_ duration: CFTimeInterval = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue) = (0, 1)
        (animation.duration, animation.delegate) = (duration, listener)
        return animation
    }

    private func shownLayer() -> CALayer {
        let layer = sample.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        sample.frame()
        return layer
    }

    @Test func animatesAChangeOfALayerThatShows() throws {
        let layer = shownLayer()
        layer.position.x += 40
        #expect(layer.position.x == 45)
        sample.frame()
        #expect(sample.tree.isAnimating)
        #expect(sample.inItsTime { layer.presentation()?.position.x } == 5)
        sample.frame(after: 0.125)
        let x = try #require(sample.inItsTime { layer.presentation()?.position.x })
        #expect(x > 20 && x < 45)
        sample.frame(after: 0.125)
        #expect(sample.inItsTime { layer.presentation()?.position.x } == 45)
        #expect(!sample.tree.needsFrame)
    }

    @Test func doesNotAnimateWhatHasNotShownYet() {
        let layer = sample.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
    }

    @Test func tellsTheDelegateOfItsStartAndEnd() {
        let layer = shownLayer()
        layer.add(fade(), forKey: "fade")
        sample.frame()
        #expect(listener.heard == ["start"])
        sample.frame(after: 1)
        #expect(listener.heard == ["start", "stop true"])
        #expect(layer.animation(forKey: "fade") == nil)
    }

    @Test func tellsTheDelegateThatItWasReplacedOrRemoved() {
        let layer = shownLayer()
        layer.add(fade(), forKey: "fade")
        sample.frame()
        layer.add(fade(), forKey: "fade")
        #expect(layer.animationKeys() == ["fade"])
        sample.frame()
        #expect(listener.heard == ["start", "stop false", "start"])
        layer.removeAnimation(forKey: "fade")
        sample.frame()
        #expect(listener.heard.last == "stop false")
    }

    @Test func endsWhenItsLayerLeavesTheTree() {
        let layer = shownLayer()
        layer.add(fade(), forKey: "fade")
        sample.frame()
        layer.removeFromSuperlayer()
        sample.frame(after: 0.1)
        #expect(listener.heard == ["start", "stop false"])
        #expect(!sample.tree.isAnimating)
    }

    @Test func goesOnWhenItsLayerMovesWithinTheTree() {
        let layer = shownLayer()
        let other = sample.add(CGRect(x: 0, y: 0, width: 20, height: 20))
        layer.add(fade(), forKey: "fade")
        sample.frame()
        other.addSublayer(layer)
        sample.frame(after: 0.1)
        #expect(listener.heard == ["start"])
    }

    @Test func isOverAtOnceForALayerThatNothingShows() {
        let layer = CALayer()
        layer.add(fade(), forKey: "fade")
        #expect(sample.tree.needsFrame)
        sample.frame()
        #expect(listener.heard == ["stop true"])
        #expect(layer.animationKeys() == nil)
    }

    @Test func runsForALayerThatJoinsTheTreeBeforeTheFrame() {
        let layer = CALayer()
        layer.add(fade(), forKey: "fade")
        sample.root.addSublayer(layer)
        sample.frame()
        #expect(listener.heard == ["start"])
        sample.frame(after: 0.5)
        #expect(layer.values(at: sample.time).opacity == 0.5)
    }

    @Test func staysAtItsEndIfItIsNotRemoved() {
        let layer = shownLayer()
        let animation = fade()
        animation.toValue = 0.25
        (animation.isRemovedOnCompletion, animation.fillMode) = (false, .forwards)
        layer.add(animation, forKey: "fade")
        sample.frame()
        sample.frame(after: 5)
        #expect(listener.heard == ["start", "stop true"])
        #expect(layer.values(at: sample.time).opacity == 0.25)
        #expect(!sample.tree.needsFrame)
        layer.removeAllAnimations()
        sample.frame()
        #expect(listener.heard == ["start", "stop true"])
        #expect(layer.values(at: sample.time).opacity == 1)
    }

    @Test func waitsForItsBeginAndShowsTheStartIfItFillsBackwards() {
        let layer = shownLayer()
        let animation = fade()
        (animation.beginTime, animation.fillMode) = (sample.time + 2, .backwards)
        layer.add(animation, forKey: "fade")
        sample.frame()
        #expect(layer.values(at: sample.time).opacity == 0)
        #expect(listener.heard == [])
        sample.frame(after: 2.5)
        #expect(listener.heard == ["start"])
        #expect(layer.values(at: sample.time).opacity == 0.5)
    }

    @Test func asksTheDelegateThenItsActionsAndStopsAtNull() {
        final class Judge: NSObject, CALayerDelegate {
            var answer: (any CAAction)?
            var asked: [String] = []
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                asked.append(event)
                return answer
            }
        }
        let (layer, judge) = (shownLayer(), Judge())
        layer.delegate = judge
        judge.answer = NSNull()
        layer.opacity = 0.9
        #expect(judge.asked == ["opacity"])
        #expect(layer.animationKeys() == nil)
        judge.answer = nil
        layer.actions = ["opacity": NSNull()]
        layer.opacity = 0.8
        #expect(layer.animationKeys() == nil)
        layer.actions = nil
        layer.opacity = 0.7
        #expect(layer.animationKeys() == ["opacity"])
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.cornerRadius = 3
        CATransaction.commit()
        #expect(layer.animationKeys() == ["opacity"])
        #expect(judge.asked == ["opacity", "opacity", "opacity"])
    }

    @Test func asksForAFrameAtTheChangeThatNeedsOne() {
        sample.frame()
        var asked = 0
        sample.tree.onNeedsFrame = { asked += 1 }
        sample.root.setNeedsDisplay()
        sample.root.setNeedsDisplay()
        #expect(asked == 1)
        sample.frame()
        #expect(!sample.tree.needsFrame)
        let layer = shownLayer()
        sample.frame()
        asked = 0
        layer.add(fade(), forKey: nil)
        #expect(asked > 0)
    }
}
