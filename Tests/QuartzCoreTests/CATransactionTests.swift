import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor
struct CATransactionTests {
    @Test func inheritsSettingsAndGivesThemBack() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 2)
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        CATransaction.setValue("x", forKey: "own")
        #expect(CATransaction.disableActions())
        #expect(CATransaction.value(forKey: "own") as? String == "x")
        CATransaction.commit()
        #expect(!CATransaction.disableActions())
        #expect(CATransaction.value(forKey: "own") == nil)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test func completesAtOnceWithoutAnimations() {
        var order: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { order.append("done") }
        order.append("committing")
        CATransaction.commit()
        #expect(order == ["committing", "done"])
    }

    @Test func completesAfterTheLastAnimationAlsoOfTransactionsWithin() {
        let sample = Sample()
        let layer = sample.add(CGRect(x: 0, y: 0, width: 9, height: 9))
        sample.frame()
        var isDone = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isDone = true }
        layer.opacity = 0
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        layer.position = .zero
        CATransaction.commit()
        CATransaction.commit()
        sample.frame()
        sample.frame(after: 0.5)
        #expect(!isDone)
        sample.frame(after: 0.5)
        #expect(isDone)
        #expect(!sample.tree.isAnimating)
    }

    @Test func completesWhenItsAnimationIsRemoved() {
        let sample = Sample()
        let layer = sample.add(CGRect(x: 0, y: 0, width: 9, height: 9))
        sample.frame()
        var isDone = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isDone = true }
        layer.opacity = 0
        CATransaction.commit()
        layer.removeAllAnimations()
        #expect(!isDone)
        sample.frame()
        #expect(isDone)
    }

    @Test func completesWithTheNextFrameOutsideAnyTransaction() {
        let sample = Sample()
        var isDone = false
        CATransaction.setCompletionBlock { isDone = true }
        #expect(!isDone)
        sample.frame()
        #expect(isDone)
    }
}
