import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor
struct LayerTreeTests {
    final class Log: NSObject, CALayerDelegate {
        var names: [String] = []
        var onLayout: ((CALayer) -> Void)?
        func layoutSublayers(of layer: CALayer) {
            names.append(layer.name ?? "?")
            onLayout?(layer)
        }
    }

    private let sample = Sample()
    private let log = Log()

    private func add(_ name: String, to parent: CALayer? = nil) -> CALayer {
        let layer = sample.add(CGRect(x: 0, y: 0, width: 10, height: 10), to: parent)
        layer.name = name
        layer.delegate = log
        return layer
    }

    @Test func laysOutFromTheTopAndOnlyWhatWaits() {
        let a = add("a")
        let b = add("b", to: a)
        _ = add("c", to: b)
        sample.frame()
        #expect(log.names == ["a", "b", "c"])
        log.names = []
        b.setNeedsLayout()
        #expect(sample.tree.needsLayout)
        sample.frame()
        #expect(log.names == ["b"])
    }

    @Test func laysOutAgainWhatLayoutChanged() {
        let a = add("a")
        let b = add("b", to: a)
        sample.frame()
        log.names = []
        log.onLayout = { layer in if layer === a { b.frame.size.width += 1 } }
        a.setNeedsLayout()
        sample.frame()
        #expect(log.names == ["a", "b"])
    }

    @Test func settlesTheLayoutThatALayerAsksForAbove() {
        let a = add("a")
        let b = add("b", to: a)
        sample.frame()
        log.names = []
        var isFirst = true
        log.onLayout = { layer in
            if layer === b, isFirst {
                isFirst = false
                a.setNeedsLayout()
            }
        }
        b.setNeedsLayout()
        sample.frame()
        #expect(log.names == ["b", "a"])
    }

    @Test func givesUpOnALayerThatNeverSettlesAndNamesIt() {
        let a = add("a")
        log.onLayout = { $0.setNeedsLayout() }
        #expect(sample.tree.layout() === a)
        #expect(log.names.count == 100)
        #expect(!sample.tree.needsLayout)
    }

    @Test func laysOutNowFromTheTopmostThatWaits() {
        let a = add("a")
        let b = add("b", to: a)
        sample.frame()
        log.names = []
        a.setNeedsLayout()
        b.setNeedsLayout()
        b.layoutIfNeeded()
        #expect(log.names == ["a", "b"])
    }

    @Test func takesOverWhatIsToBeDoneInALayerThatJoins() {
        sample.frame()
        let a = CALayer()
        let b = CALayer()
        a.addSublayer(b)
        a.layoutIfNeeded()
        b.setNeedsDisplay()
        sample.root.addSublayer(a)
        #expect(sample.tree.needsDisplay && sample.tree.needsLayout && sample.tree.needsComposite)
        sample.frame()
        #expect(!b.needsDisplay())
        #expect(!sample.tree.needsFrame)
    }

    @Test func isIdleOnceAFrameIsMade() {
        #expect(sample.tree.needsFrame)
        sample.frame()
        #expect(!sample.tree.needsFrame && !sample.tree.isAnimating)
    }

    @Test func changesWhatCompletionsChangeWithinTheSameFrame() {
        let a = add("a")
        sample.frame()
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.5)
        CATransaction.setCompletionBlock { a.setNeedsLayout() }
        a.opacity = 0.5
        CATransaction.commit()
        sample.frame()
        log.names = []
        sample.frame(after: 0.5)
        #expect(log.names == ["a"])
        #expect(!sample.tree.needsFrame)
    }
}
