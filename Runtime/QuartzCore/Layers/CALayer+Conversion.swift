public import CoreGraphics
import Foundation

extension CALayer {
    /// A point of another layer's space in this layer's; nil stands for the space around the root.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        CGPoint.converted(p, from: l, to: self)
    }

    /// A point of this layer's space in another layer's; nil stands for the space around the root.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        CGPoint.converted(p, from: self, to: l)
    }

    /// The box of a rectangle of another layer's space in this layer's; nil stands for the space around the
    /// root.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying(CALayer.conversion(from: l, to: self))
    }

    /// The box of a rectangle of this layer's space in another layer's; nil stands for the space around the
    /// root.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(CALayer.conversion(from: self, to: l))
    }

    /// From one layer's space to another's, through the nearest layer that holds both: the way through the
    /// root would lose digits far down a long list. Layers of different trees count as if their roots lay on
    /// each other.
    static func conversion(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
        let (up, down) = (source?.ancestry ?? [], target?.ancestry ?? [])
        var shared = 0
        while shared < min(up.count, down.count),
            up[up.count - 1 - shared].isSame(as: down[down.count - 1 - shared])
        {
            shared += 1
        }
        return climb(up, leaving: shared).concatenating(climb(down, leaving: shared).inverted())
    }

    /// The layer and all above it.
    private var ancestry: [CALayer] {
        var result: [CALayer] = []
        var layer: CALayer? = self
        while let current = layer {
            result.append(current)
            layer = current.superlayer
        }
        return result
    }

    private func isSame(as other: CALayer) -> Bool {
        (modelLayer ?? self) === (other.modelLayer ?? other)
    }

    private static func climb(_ layers: [CALayer], leaving shared: Int) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for index in 0..<(layers.count - shared) {
            result = result.concatenating(layers[index].values.toSuperlayer)
            if index + 1 < layers.count {
                result = result.concatenating(layers[index + 1].values.sublayerSpace)
            }
        }
        return result
    }

    func deepest(at point: CGPoint) -> CALayer? {
        guard !values.isHidden, values.toSuperlayer.isInvertible else { return nil }
        let inside = point.applying(values.toSuperlayer.inverted())
        let isWithin = contains(inside)
        if values.masksToBounds, !isWithin { return nil }
        let below = inside.applying(values.sublayerSpace.inverted())
        for layer in (sublayers ?? []).inPaintOrder(by: \.values.zPosition).reversed() {
            if let found = layer.hitTest(below) { return found }
        }
        return isWithin ? self : nil
    }
}

extension CGPoint {
    fileprivate static func converted(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint
    {
        point.applying(CALayer.conversion(from: source, to: target))
    }
}

extension Array {
    /// From back to front: by z, and in their order where that is the same.
    func inPaintOrder(by z: (Element) -> CGFloat) -> [Element] {
        guard contains(where: { z($0) != 0 }) else { return self }
        return enumerated().sorted { (z($0.element), $0.offset) < (z($1.element), $1.offset) }.map(\.element)
    }
}
