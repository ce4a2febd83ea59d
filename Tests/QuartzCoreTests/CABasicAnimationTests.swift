import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor
struct CABasicAnimationTests {
    private func middle(_ layer: CALayer, _ animation: CABasicAnimation) -> LayerValues {
        animation.duration = 2
        animation.beginTime = 50
        layer.removeAllAnimations()
        layer.add(animation, forKey: nil)
        return layer.values(at: 51)
    }

    @Test func fillsInTheMissingEndWithWhatIsThere() {
        let layer = CALayer()
        layer.position = CGPoint(x: 10, y: 0)
        let animation = CABasicAnimation(keyPath: "position.x")
        func x(from: Any?, to: Any?, by: Any?) -> CGFloat {
            (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
            return middle(layer, animation).position.x
        }
        #expect(x(from: 20, to: 40, by: nil) == 30)
        #expect(x(from: 20, to: nil, by: nil) == 15)
        #expect(x(from: nil, to: 40, by: nil) == 25)
        #expect(x(from: nil, to: nil, by: 6) == 13)
        #expect(x(from: 20, to: nil, by: 6) == 23)
        #expect(x(from: nil, to: 40, by: 6) == 37)
        #expect(x(from: nil, to: nil, by: nil) == 10)
    }

    @Test func addsToWhatIsThere() {
        let layer = CALayer()
        layer.position = CGPoint(x: 100, y: 0)
        let animation = CABasicAnimation(keyPath: "position")
        animation.isAdditive = true
        animation.fromValue = CGPoint(x: -40, y: 0)
        animation.toValue = CGPoint.zero
        #expect(middle(layer, animation).position.x == 80)
    }

    @Test func animatesEverythingThatViewsDo() {
        let layer = CALayer()
        func value(_ keyPath: String, _ from: Any, _ to: Any) -> LayerValues {
            let animation = CABasicAnimation(keyPath: keyPath)
            (animation.fromValue, animation.toValue) = (from, to)
            return middle(layer, animation)
        }
        #expect(value("bounds", CGRect.zero, CGRect(x: 0, y: 0, width: 10, height: 4)).bounds.size.width == 5)
        #expect(value("opacity", 0, 1).opacity == 0.5)
        #expect(value("backgroundColor", CGColor.black, CGColor.white).backgroundColor?.red == 0.5)
        #expect(value("cornerRadius", 0, 8).cornerRadius == 4)
        #expect(value("shadowOpacity", Float(0), Float(1)).shadowOpacity == 0.5)
        #expect(value("shadowOffset", CGSize.zero, CGSize(width: 2, height: 4)).shadowOffset.height == 2)
        #expect(value("shadowRadius", 0, 4).shadowRadius == 2)
        #expect(value("transform.rotation.z", 0, 4 * Double.pi).transform.m11 > 0.999)
        #expect(abs(value("transform.scale", 1, 3).transform.m22 - 2) < 1e-12)
        #expect(value("transform", CATransform3DIdentity, CATransform3DMakeScale(3, 1, 1)).transform.m11 == 2)
        #expect(value("hidden", true, false).isHidden)
    }

    @Test func leavesALayerAloneForAnUnknownKeyOrValue() {
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "nonsense")
        animation.toValue = 1
        #expect(middle(layer, animation).opacity == 1)
        animation.keyPath = "opacity"
        animation.toValue = "a word"
        #expect(middle(layer, animation).opacity == 1)
    }

    @Test func keepsACopyThatLaterChangesDoNotReach() {
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0
        layer.add(animation, forKey: "fade")
        animation.toValue = 1
        #expect((layer.animation(forKey: "fade") as? CABasicAnimation)?.toValue as? Int == 0)
    }

    @Test func movesAsItsSpringDoes() {
        let layer = CALayer()
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.fromValue, spring.toValue) = (0, 100)
        let expected = spring.spring.value(at: 1) * 100
        #expect(abs(middle(layer, spring).position.x - expected) < 1e-9)
        #expect(abs(CASpringAnimation(perceptualDuration: 0.5, bounce: 0).spring.dampingRatio - 1) < 1e-6)
    }

    @Test func goesThroughKeyframesInTheirTime() {
        let layer = CALayer()
        let frames = CAKeyframeAnimation(keyPath: "position.x")
        frames.values = [0, 100, 50]
        frames.keyTimes = [0, 0.25, 1]
        frames.duration = 4
        frames.beginTime = 50
        layer.add(frames, forKey: nil)
        #expect(layer.values(at: 50.5).position.x == 50)
        #expect(layer.values(at: 51).position.x == 100)
        #expect(abs(layer.values(at: 52.5).position.x - 75) < 1e-9)
        frames.calculationMode = .discrete
        frames.keyTimes = nil
        layer.removeAllAnimations()
        layer.add(frames, forKey: nil)
        #expect(layer.values(at: 52).position.x == 100)
        #expect(layer.values(at: 53.9).position.x == 50)
    }

    @Test func runsTheAnimationsOfAGroupInItsTime() {
        let layer = CALayer()
        let (fade, move) = (CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "position.x"))
        (fade.fromValue, fade.toValue) = (1, 0)
        (move.fromValue, move.toValue, move.beginTime, move.duration) = (0, 10, 1, 1)
        let group = CAAnimationGroup()
        group.animations = [fade, move]
        (group.duration, group.beginTime) = (2, 50)
        layer.add(group, forKey: nil)
        #expect(layer.values(at: 51.5).opacity == 0.25)
        #expect(layer.values(at: 51.5).position.x == 5)
        #expect(layer.values(at: 50.5).position.x == 0)
    }
}
