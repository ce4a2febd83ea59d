public import Foundation

/// A map of the plane that keeps lines parallel: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
public struct CGAffineTransform: Hashable, Codable, Sendable {
    /// How far x reaches into x'.
    public var a: CGFloat
    /// How far x reaches into y'.
    public var b: CGFloat
    /// How far y reaches into x'.
    public var c: CGFloat
    /// How far y reaches into y'.
    public var d: CGFloat
    /// What is added to x'.
    public var tx: CGFloat
    /// What is added to y'.
    public var ty: CGFloat

    /// The transform that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Makes a transform of zeros, which collapses the plane; `identity` is the one that changes nothing.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Makes a transform from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Makes a transform from its six numbers.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Makes a transform that moves by the given distances.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Makes a transform that scales about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Makes a transform that turns about the origin, from the x axis towards the y axis.
    ///
    /// - Parameter angle: in radians. Where y points down, a positive angle turns clockwise.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether the transform changes nothing.
    public var isIdentity: Bool { self == .identity }
}

extension CGAffineTransform {
    /// The transform that does this one first and `other` after it.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The transform that moves first and does this one after it.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// The transform that scales first and does this one after it.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// The transform that turns first (radians) and does this one after it.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that undoes this one. One that cannot be undone is returned as it is.
    public func inverted() -> CGAffineTransform {
        guard isInvertible else { return self }
        let determinant = a * d - b * c
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// Whether the plane survives: all numbers are finite and no direction is collapsed.
    package var isInvertible: Bool {
        let determinant = a * d - b * c
        return abs(determinant) > 1e-14 && determinant.isFinite && tx.isFinite && ty.isFinite
    }

    /// Whether an upright rectangle stays upright: scaled, moved, mirrored or turned by quarters.
    package var keepsRectsUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
