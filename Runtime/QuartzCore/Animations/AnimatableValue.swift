import CoreGraphics
import Foundation

/// A value that animations know to mix.
enum AnimatableValue {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    /// Nil where a colour may be missing; it mixes as the other one at no opacity.
    case color(CGColor?)
    case path(CGPath?)
    /// What can only be the one or the other.
    case image(CGImage?)
    case flag(Bool)

    /// The value that a caller gave as `Any`; nil for a type that cannot be animated.
    init?(_ any: Any) {
        switch any {
        case let value as CGFloat: self = .number(Double(value))
        case let value as Double: self = .number(value)
        case let value as Float: self = .number(Double(value))
        case let value as Int: self = .number(Double(value))
        case let value as Bool: self = .flag(value)
        case let value as NSNumber: self = .number(value.doubleValue)
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value)
        case let value as CGPath: self = .path(value)
        case let value as CGImage: self = .image(value)
        default: return nil
        }
    }

    /// The value as a caller gets it.
    var any: Any? {
        switch self {
        case .number(let value): value
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .transform(let value): value
        case .color(let value): value
        case .path(let value): value
        case .image(let value): value
        case .flag(let value): value
        }
    }

    /// The value at `progress` of the way to `other`. What cannot be mixed is the start, and the other at 1.
    func interpolated(to other: AnimatableValue, at progress: Double) -> AnimatableValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a + (b - a) * progress)
        case (.point(let a), .point(let b)): .point(a.mixed(with: b, at: progress))
        case (.size(let a), .size(let b)): .size(a.mixed(with: b, at: progress))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    origin: a.origin.mixed(with: b.origin, at: progress),
                    size: a.size.mixed(with: b.size, at: progress)))
        case (.transform(let a), .transform(let b)): .transform(a.mixed(with: b, at: progress))
        case (.color(let a), .color(let b)): .color(CGColor.mixed(a, b, at: progress))
        case (.path(let a), .path(let b)): .path(CGPath.mixed(a, b, at: progress))
        default: progress < 1 ? self : other
        }
    }

    /// The two together, for additive animations; what cannot be added is the other alone.
    func adding(_ other: AnimatableValue) -> AnimatableValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a + b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        case (.size(let a), .size(let b)):
            .size(CGSize(width: a.width + b.width, height: a.height + b.height))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y,
                    width: a.size.width + b.size.width,
                    height: a.size.height + b.size.height))
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
        default: other
        }
    }
}

extension AnimatableValue {
    /// What undoes the value when it is added; nil for what cannot be added.
    var negated: AnimatableValue? {
        switch self {
        case .number(let value): .number(-value)
        case .point(let value): .point(CGPoint(x: -value.x, y: -value.y))
        case .size(let value): .size(CGSize(width: -value.width, height: -value.height))
        case .rect(let value):
            .rect(
                CGRect(
                    x: -value.origin.x, y: -value.origin.y, width: -value.size.width,
                    height: -value.size.height))
        case .transform(let value): .transform(CATransform3DInvert(value))
        default: nil
        }
    }
}

extension CATransform3D {
    /// Flat transforms mix taken apart; others mix cell by cell.
    func mixed(with other: CATransform3D, at progress: Double) -> CATransform3D {
        if CATransform3DIsAffine(self), CATransform3DIsAffine(other) {
            let from = AffineParts(CATransform3DGetAffineTransform(self))
            let to = AffineParts(CATransform3DGetAffineTransform(other))
            return CATransform3DMakeAffineTransform(from.interpolated(to: to, at: progress).transform)
        }
        let (a, b) = (rows, other.rows)
        return CATransform3D(
            rows: (
                a.0 + (b.0 - a.0) * progress, a.1 + (b.1 - a.1) * progress,
                a.2 + (b.2 - a.2) * progress, a.3 + (b.3 - a.3) * progress
            ))
    }
}

extension CGColor {
    /// Component by component, in gamma-encoded sRGB (measured on UIKit).
    static func mixed(_ a: CGColor?, _ b: CGColor?, at progress: Double) -> CGColor? {
        guard let from = a ?? b?.copy(alpha: 0), let to = b ?? a?.copy(alpha: 0) else { return nil }
        func mix(_ part: (CGColor) -> CGFloat) -> CGFloat { part(from) + (part(to) - part(from)) * progress }
        return CGColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }
}

extension CGPath {
    /// Point by point; paths of different steps do not mix, and the first shows until the end.
    static func mixed(_ a: CGPath?, _ b: CGPath?, at progress: Double) -> CGPath? {
        guard let a, let b, a.elements.count == b.elements.count else { return progress < 1 ? a : b }
        var elements: [Element] = []
        for (from, to) in zip(a.elements, b.elements) {
            guard let element = from.mixed(with: to, at: progress) else { return progress < 1 ? a : b }
            elements.append(element)
        }
        return CGPath(elements: elements)
    }
}

extension CGPath.Element {
    fileprivate func mixed(with other: Self, at t: Double) -> Self? {
        switch (self, other) {
        case (.move(let a), .move(let b)): .move(a.mixed(with: b, at: t))
        case (.line(let a), .line(let b)): .line(a.mixed(with: b, at: t))
        case (.quad(let c1, let a), .quad(let c2, let b)):
            .quad(control: c1.mixed(with: c2, at: t), end: a.mixed(with: b, at: t))
        case (.curve(let c1, let d1, let a), .curve(let c2, let d2, let b)):
            .curve(
                control1: c1.mixed(with: c2, at: t), control2: d1.mixed(with: d2, at: t),
                end: a.mixed(with: b, at: t))
        case (.close, .close): .close
        default: nil
        }
    }
}
