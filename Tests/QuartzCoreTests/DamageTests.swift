import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor
struct DamageTests {
    @Test(arguments: 1...10)
    func repaintsExactlyWhatARandomChangeChanges(seed: Int) throws {
        try changeAtRandom(seed: seed, turning: false) { sample, step in
            try #require(sample.difference == Difference(), "step \(step)")
        }
    }

    @Test(arguments: 1...4)
    func repaintsWhatChangesAroundTurnedLayersAndPartsOfStrokesToWithinAStep(seed: Int) throws {
        try changeAtRandom(seed: seed, turning: true) { sample, step in
            try #require(sample.difference.greatest <= 1, "step \(step)")
        }
    }

    func changeAtRandom(seed: Int, turning: Bool, check: (Sample, Int) throws -> Void) throws {
        var dice = Dice(state: UInt64(seed) &* 7919)
        let sample = Sample(width: 90, height: 70, scale: CGFloat(seed % 3 + 1))
        CATransaction.setDisableActions(true)
        defer { CATransaction.flush() }
        var layers = [sample.root]
        for _ in 0..<14 {
            let layer = seed % 2 == 0 && Bool.random(using: &dice) ? CAShapeLayer() : CALayer()
            layer.dress(using: &dice, turning: turning)
            layers.randomElement(using: &dice)!.addSublayer(layer)
            layers.append(layer)
        }
        sample.frame()
        for step in 0..<40 {
            for _ in 0..<Int.random(in: 1...3, using: &dice) {
                change(&layers, using: &dice, turning: turning)
            }
            CATransaction.setDisableActions(true)
            sample.frame(after: 0.016)
            try check(sample, step)
        }
    }

    private func change(_ layers: inout [CALayer], using dice: inout Dice, turning: Bool) {
        let layer = layers.dropFirst().randomElement(using: &dice)!
        switch Int.random(in: 0..<8, using: &dice) {
        case 0: layer.dress(using: &dice, turning: turning)
        case 1: layer.position.x += CGFloat.random(in: -9...9, using: &dice)
        case 2:
            let target = layers.randomElement(using: &dice)!
            guard !layer.holds(target) else { return }
            target.insertSublayer(layer, at: UInt32.random(in: 0...3, using: &dice))
        case 3: layer.opacity = [0, 0.3, 0.6, 1].randomElement(using: &dice)!
        case 4: layer.superlayer?.addSublayer(layer)
        case 5:
            let animation = CABasicAnimation(keyPath: "position")
            animation.byValue = CGPoint(x: 20, y: -10)
            layer.add(animation, forKey: "move")
        case 6: layer.bounds.origin.y += CGFloat.random(in: -5...5, using: &dice)
        default: layer.zPosition = [0, 1, -1].randomElement(using: &dice)!
        }
    }

    @Test func paintsNothingWhenNothingChanged() {
        let sample = Sample()
        sample.add(CGRect(x: 1, y: 1, width: 10, height: 10))
        #expect(sample.frame() == [CGRect(x: 0, y: 0, width: 60, height: 40)])
        #expect(!sample.tree.needsFrame)
        #expect(sample.frame() == [])
    }

    @Test func paintsOnlyTheOldAndTheNewPlaceOfAMove() {
        let sample = Sample(scale: 1)
        CATransaction.setDisableActions(true)
        let layer = sample.add(CGRect(x: 2, y: 2, width: 4, height: 4))
        sample.add(CGRect(x: 40, y: 2, width: 4, height: 4))
        sample.frame()
        CATransaction.setDisableActions(true)
        layer.position.y += 20
        let damage = sample.frame()
        #expect(Set(damage.map(\.minY)) == [1, 21])
        #expect(damage.allSatisfy { $0.width == 6 && $0.height == 6 && $0.minX == 1 })
    }

    @Test func paintsNothingForALayerThatIsSetToWhatItIs() {
        let sample = Sample()
        let layer = sample.add(CGRect(x: 2, y: 2, width: 4, height: 4))
        sample.frame()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        layer.opacity = 1
        #expect(sample.frame() == [])
    }

    @Test func paintsAllOfAnotherSurface() {
        let sample = Sample()
        sample.frame()
        let other = CGContext(width: 120, height: 80, scale: 2)!
        #expect(sample.tree.composite(onto: other) == [CGRect(x: 0, y: 0, width: 60, height: 40)])
    }

    @Test func findsTheLongestRise() {
        #expect(Damage.longestRise(in: [3, 1, 2, 5, 4, 6]).count == 4)
        #expect(Damage.longestRise(in: []) == [])
        #expect(Damage.longestRise(in: [2, 1, 0]).count == 1)
    }

    @Test func joinsRectanglesThatOverlapAndKeepsFew() {
        var region = Region()
        for index in 0..<40 {
            region.add(PixelRect(left: index * 10, top: 0, right: index * 10 + 4, bottom: 4))
        }
        #expect(region.rects.count <= 8)
        #expect(region.rects.reduce(PixelRect.empty) { $0.union($1) }.right == 394)
        for (index, rect) in region.rects.enumerated() {
            #expect(!region.rects[(index + 1)...].contains { $0.intersects(rect) })
        }
    }
}

extension CALayer {
    /// Gives the layer a look at random, perhaps turned.
    func dress(using dice: inout Dice, turning: Bool) {
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &dice) }
        func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &dice) == 0 }
        func color() -> CGColor {
            CGColor(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: chance(3) ? 0.5 : 1)
        }
        bounds = CGRect(x: 0, y: 0, width: number(1...50), height: number(1...40))
        position = CGPoint(x: number(-5...80), y: number(-5...60))
        backgroundColor = chance(5) ? nil : color()
        cornerRadius = chance(2) ? 0 : number(0...14)
        cornerCurve = chance(2) ? .continuous : .circular
        borderWidth = chance(2) ? 0 : number(0.3...4)
        borderColor = color()
        masksToBounds = chance(4)
        shadowOpacity = chance(4) ? 0.6 : 0
        shadowRadius = number(0...4)
        let turned = CGAffineTransform(rotationAngle: number(-1...1)).scaledBy(x: number(0.5...2), y: 1)
        setAffineTransform(turning && chance(5) ? turned : .identity)
        shadowPath = chance(5) ? CGPath(ellipseIn: bounds, transform: nil) : nil
        isHidden = chance(12)
        if chance(8) {
            let shape = CAShapeLayer()
            shape.path = CGPath(ellipseIn: CGRect(x: 3, y: 2, width: 25, height: 18), transform: nil)
            mask = shape
        } else {
            mask = nil
        }
        if let shape = self as? CAShapeLayer {
            shape.path = CGPath(ellipseIn: bounds.insetBy(dx: 1, dy: 1), transform: nil)
            shape.fillColor = chance(2) ? nil : color()
            shape.strokeColor = color()
            shape.strokeEnd = turning ? number(0.2...1) : 1
            shape.lineWidth = number(0.5...5)
        }
    }
}
