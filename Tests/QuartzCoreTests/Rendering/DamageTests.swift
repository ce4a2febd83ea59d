import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// The repaint of what is damaged must equal a repaint of everything.
@MainActor struct DamageTests {
    @Test func repaintsExactlyWhatRandomChangesTouch() throws {
        var random = Seeded(state: 20_251_130)
        let tree = LayerTree(scale: 2)
        tree.root.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        var layers = (0..<12).map { _ in CALayer() }
        for layer in layers {
            tree.root.addSublayer(layer)
            change(layer, &random)
        }
        let kept = try #require(CGContext(width: 160, height: 160, scale: 2))
        for step in 0..<120 {
            let layer = layers[Int(random.next() % 12)]
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            change(layer, &random)
            if step % 5 == 0 { layer.superlayer === tree.root ? layer.removeFromSuperlayer() : tree.root.addSublayer(layer) }
            if step % 7 == 0 { layers.swapAt(0, 11) }
            CATransaction.commit()
            tree.layout()
            tree.display()
            tree.animate(at: Double(step))
            _ = tree.composite(onto: kept)
            let whole = try #require(tree.render())
            let damaged = try #require(kept.makeImage())
            #expect(largestDifference(damaged, whole) == 0, "step \(step)")
        }
    }

    @Test func paintsNothingWhenNothingChanged() throws {
        let tree = LayerTree(scale: 1)
        tree.root.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let context = try #require(CGContext(width: 20, height: 20, scale: 1))
        #expect(!tree.composite(onto: context).isEmpty)
        #expect(tree.composite(onto: context).isEmpty)
        #expect(!tree.needsComposite)
    }

    @Test func repaintsOnlyWhereALayerMoved() throws {
        let tree = LayerTree(scale: 1)
        tree.root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let layer = CALayer()
        layer.backgroundColor = CGColor(gray: 0, alpha: 1)
        layer.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        tree.root.addSublayer(layer)
        let context = try #require(CGContext(width: 100, height: 100, scale: 1))
        _ = tree.composite(onto: context)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.frame.origin.x = 60
        CATransaction.commit()
        let damage = tree.composite(onto: context)
        let area = damage.reduce(0) { $0 + $1.width * $1.height }
        #expect(area > 0 && area < 400)
    }

    private func change(_ layer: CALayer, _ random: inout Seeded) {
        func pick(_ limit: UInt64) -> CGFloat { CGFloat(random.next() % limit) }
        layer.frame = CGRect(x: pick(70), y: pick(70), width: 1 + pick(30), height: 1 + pick(30))
        layer.backgroundColor = CGColor(red: pick(255) / 255, green: pick(255) / 255, blue: pick(255) / 255, alpha: 1)
        layer.cornerRadius = pick(9)
        layer.opacity = Float(pick(10)) / 9
        layer.shadowOpacity = random.next() % 4 == 0 ? 0.5 : 0
        layer.borderWidth = random.next() % 3 == 0 ? 1 : 0
    }

    /// The largest difference of any channel of any pixel.
    private func largestDifference(_ a: CGImage, _ b: CGImage) -> Int {
        a.withPixels { a in
            b.withPixels { b in
                zip(a, b).reduce(0) { most, pair in
                    guard pair.0 != pair.1 else { return most }
                    return stride(from: 0, to: 32, by: 8).reduce(most) { most, shift in
                        max(most, abs(Int(pair.0 >> UInt32(shift) & 255) - Int(pair.1 >> UInt32(shift) & 255)))
                    }
                }
            }
        }
    }
}

/// The same numbers for the same seed on every machine.
struct Seeded {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
