import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor
struct CALayerTests {
    @Test func placesItsBoundsByFrameAndBack() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(layer.position == CGPoint(x: 25, y: 40))
        layer.anchorPoint = .zero
        #expect(layer.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
    }

    @Test func keepsItsFrameUnderATransform() {
        let layer = CALayer()
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(layer.bounds.size == CGSize(width: 15, height: 80))
        #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test func convertsThroughTheNearestCommonLayer() {
        let (root, a, b) = (CALayer(), CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 96_000_000.25, width: 100, height: 100)
        a.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        b.frame = CGRect(x: 0.1, y: 0.2, width: 20, height: 20)
        b.bounds.origin = CGPoint(x: 0, y: 5)
        root.addSublayer(a)
        root.addSublayer(b)
        #expect(a.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 10))
        let point = a.convert(CGPoint.zero, to: b)
        #expect(abs(point.x - 9.9) < 1e-12 && abs(point.y - 14.8) < 1e-12)
        #expect(a.convert(CGPoint.zero, to: nil).y == 96_000_010.25)
        #expect(b.convert(CGRect(x: 0, y: 5, width: 1, height: 1), to: root).width == 1)
    }

    @Test func findsTheDeepestLayerInFrontAtAPoint() {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let (back, front) = (CALayer(), CALayer())
        for layer in [back, front] {
            layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
            root.addSublayer(layer)
        }
        #expect(root.hitTest(CGPoint(x: 15, y: 15)) === front)
        back.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 15, y: 15)) === back)
        back.isHidden = true
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) === front)
        #expect(root.hitTest(CGPoint(x: 30, y: 15)) === root)
        front.frame.origin.x = 200
        #expect(root.hitTest(CGPoint(x: 205, y: 15)) === front)
        root.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 205, y: 15)) == nil)
    }

    @Test func insertsMovesAndReplacesSublayers() {
        let root = CALayer()
        let (a, b, c) = (CALayer(), CALayer(), CALayer())
        for (layer, name) in [(a, "a"), (b, "b"), (c, "c")] { layer.name = name }
        var order: [String?]? { root.sublayers?.map(\.name) }
        root.addSublayer(a)
        root.insertSublayer(b, at: 0)
        root.insertSublayer(c, above: b)
        #expect(order == ["b", "c", "a"])
        root.insertSublayer(b, above: a)
        #expect(order == ["c", "a", "b"])
        root.insertSublayer(b, below: c)
        #expect(order == ["b", "c", "a"])
        root.addSublayer(b)
        #expect(order == ["c", "a", "b"])
        let new = CALayer()
        new.name = "new"
        root.replaceSublayer(a, with: new)
        #expect(order == ["c", "new", "b"])
        #expect(a.superlayer == nil)
        root.sublayers = [b]
        #expect(order == ["b"])
        root.sublayers = nil
        #expect(root.sublayers == nil && b.superlayer == nil)
    }

    @Test func drawsOnceIntoABackingOfItsScale() {
        final class Drawer: NSObject, CALayerDelegate {
            var count = 0
            func draw(_ layer: CALayer, in ctx: CGContext) {
                count += 1
                ctx.setFillColor(.pureRed)
                ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
        }
        let (sample, drawer) = (Sample(scale: 2), Drawer())
        let layer = sample.add(CGRect(x: 0, y: 0, width: 10.2, height: 10), nil)
        layer.delegate = drawer
        layer.contentsScale = 2
        layer.setNeedsDisplay()
        sample.frame()
        layer.position.x += 5
        sample.frame()
        sample.frame(after: 1)
        #expect(drawer.count == 1)
        let image = layer.contents as? CGImage
        #expect(image?.width == 21 && image?.height == 20)
        #expect(sample.pixel(10, 0) == 0xffff_0000)
        #expect(sample.pixel(12, 0) == 0)
    }

    @Test func hasNoBackingWhenNobodyDraws() {
        let sample = Sample()
        let layer = sample.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.setNeedsDisplay()
        sample.frame()
        #expect(layer.contents == nil)
    }

    @Test func hasABackingWhenAnOverrideCallsTheDefaultAndDraws() {
        final class Drawing: CALayer {
            override func draw(in ctx: CGContext) {
                super.draw(in: ctx)
                ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
        }
        let layer = Drawing()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(layer.contents != nil)
        #expect(!layer.needsDisplay())
    }

    @Test func drawsAnewAtAnotherSizeOnlyIfItSaysSo() {
        let layer = CALayer()
        layer.bounds.size.width = 5
        #expect(!layer.needsDisplay())
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.origin.x = 5
        #expect(!layer.needsDisplay())
        layer.bounds.size.width = 6
        #expect(layer.needsDisplay())
    }

    @Test func presentsTheWholeTreeAsItShows() throws {
        let sample = Sample()
        let layer = sample.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let inner = sample.add(CGRect(x: 1, y: 1, width: 5, height: 5), to: layer)
        sample.frame()
        layer.position.x += 20
        sample.frame()
        try sample.inItsTime {
            let shown = try #require(inner.presentation())
            #expect(shown.model() === inner)
            #expect(shown.convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 1))
            #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 21, y: 1))
            #expect(sample.root.presentation()?.hitTest(CGPoint(x: 2, y: 2))?.model() === inner)
            #expect(CAShapeLayer().presentation()?.path == nil)
        }
    }

    @Test func readsAndSetsPropertiesByKeyPath() {
        let layer = CALayer()
        layer.setValue(2, forKeyPath: "transform.scale")
        #expect(layer.transform.m11 == 2 && layer.transform.m22 == 2)
        layer.setValue(CGColor.pureRed, forKey: "backgroundColor")
        layer.setValue(nil, forKey: "shadowColor")
        #expect(layer.backgroundColor == .pureRed && layer.shadowColor == nil)
        layer.setValue("word", forKey: "own")
        #expect(layer.value(forKey: "own") as? String == "word")
    }

    @Test func isLetGoWithItsTree() {
        weak var gone: CALayer?
        weak var tree: LayerTree?
        do {
            let sample = Sample()
            let layer = sample.add(CGRect(x: 0, y: 0, width: 10, height: 10))
            sample.frame()
            layer.opacity = 0
            sample.frame()
            sample.frame(after: 1)
            (gone, tree) = (layer, sample.tree)
        }
        #expect(gone == nil)
        #expect(tree == nil)
    }
}
