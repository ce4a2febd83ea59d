public import CoreGraphics

/// A 4 by 4 matrix that moves a layer in space; points are row vectors, so a translation stands in the last
/// row.
///
/// Layers are flat here: drawing takes the matrix's affine part as seen from the front (x and y of the
/// result), so a rotation about x or y squeezes a layer and perspective (`m34`) changes nothing.
public struct CATransform3D: Sendable {
    /// The cell of row 1 and column 1: how x scales.
    public var m11: CGFloat
    /// Row 1, column 2: how much of x goes to y.
    public var m12: CGFloat
    /// Row 1, column 3: how much of x goes to depth.
    public var m13: CGFloat
    /// Row 1, column 4: perspective of x.
    public var m14: CGFloat
    /// Row 2, column 1: how much of y goes to x.
    public var m21: CGFloat
    /// Row 2, column 2: how y scales.
    public var m22: CGFloat
    /// Row 2, column 3: how much of y goes to depth.
    public var m23: CGFloat
    /// Row 2, column 4: perspective of y.
    public var m24: CGFloat
    /// Row 3, column 1: how much of depth goes to x.
    public var m31: CGFloat
    /// Row 3, column 2: how much of depth goes to y.
    public var m32: CGFloat
    /// Row 3, column 3: how depth scales.
    public var m33: CGFloat
    /// Row 3, column 4: perspective; stored, and not drawn.
    public var m34: CGFloat
    /// Row 4, column 1: points moved to the right.
    public var m41: CGFloat
    /// Row 4, column 2: points moved down.
    public var m42: CGFloat
    /// Row 4, column 3: points moved towards the viewer.
    public var m43: CGFloat
    /// Row 4, column 4: 1 unless the whole is scaled.
    public var m44: CGFloat

    /// All zeros, as a C struct; start from ``CATransform3DIdentity`` instead.
    public init() {
        self.init(rows: (.zero, .zero, .zero, .zero))
    }

    /// The sixteen cells, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    typealias Row = SIMD4<Double>

    init(rows: (Row, Row, Row, Row)) {
        let (a, b, c, d) = rows
        self.init(
            m11: CGFloat(a.x), m12: CGFloat(a.y), m13: CGFloat(a.z), m14: CGFloat(a.w),
            m21: CGFloat(b.x), m22: CGFloat(b.y), m23: CGFloat(b.z), m24: CGFloat(b.w),
            m31: CGFloat(c.x), m32: CGFloat(c.y), m33: CGFloat(c.z), m34: CGFloat(c.w),
            m41: CGFloat(d.x), m42: CGFloat(d.y), m43: CGFloat(d.z), m44: CGFloat(d.w))
    }

    var rows: (Row, Row, Row, Row) {
        (
            Row(Double(m11), Double(m12), Double(m13), Double(m14)),
            Row(Double(m21), Double(m22), Double(m23), Double(m24)),
            Row(Double(m31), Double(m32), Double(m33), Double(m34)),
            Row(Double(m41), Double(m42), Double(m43), Double(m44))
        )
    }
}
