public import CoreGraphics
import Foundation

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// Whether `t` changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

/// Whether all sixteen cells are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a.rows == b.rows
}

/// A transform that moves by so many points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    (t.m41, t.m42, t.m43) = (tx, ty, tz)
    return t
}

/// A transform that scales each axis.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3D()
    (t.m11, t.m22, t.m33, t.m44) = (sx, sy, sz, 1)
    return t
}

/// A transform that turns by `angle` radians about the axis `(x, y, z)`, clockwise on the screen for `(0, 0,
/// 1)`.
///
/// An axis of no length gives the identity.
public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (cos(angle), sin(angle))
    let r = 1 - c
    var t = CATransform3DIdentity
    (t.m11, t.m12, t.m13) = (c + x * x * r, x * y * r + z * s, x * z * r - y * s)
    (t.m21, t.m22, t.m23) = (x * y * r - z * s, c + y * y * r, y * z * r + x * s)
    (t.m31, t.m32, t.m33) = (x * z * r + y * s, y * z * r - x * s, c + z * z * r)
    return t
}

/// `t` with a translation before it, in its own space.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// `t` with a scale before it, in its own space.
public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// `t` with a rotation before it, in its own space.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The transform that does `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (r1, r2, r3, r4) = b.rows
    func product(_ row: CATransform3D.Row) -> CATransform3D.Row {
        row.x * r1 + row.y * r2 + row.z * r3 + row.w * r4
    }
    let (a1, a2, a3, a4) = a.rows
    return CATransform3D(rows: (product(a1), product(a2), product(a3), product(a4)))
}

/// The transform that undoes `t`; `t` itself where nothing can undo it.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    let rows = t.rows
    var left = [rows.0, rows.1, rows.2, rows.3]
    let identity = CATransform3DIdentity.rows
    var right = [identity.0, identity.1, identity.2, identity.3]
    for column in 0..<4 {
        // The largest cell of the column is the steadiest to divide by.
        let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
        let divisor = left[pivot][column]
        guard divisor != 0, divisor.isFinite else { return t }
        left.swapAt(column, pivot)
        right.swapAt(column, pivot)
        left[column] /= divisor
        right[column] /= divisor
        for row in 0..<4 where row != column {
            let factor = left[row][column]
            left[row] -= factor * left[column]
            right[row] -= factor * right[column]
        }
    }
    return CATransform3D(rows: (right[0], right[1], right[2], right[3]))
}

/// The flat transform `m` in space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var t = CATransform3DIdentity
    (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    return t
}

/// Whether `t` only moves points within their plane, so that a `CGAffineTransform` can say the same.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(t, CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)))
}

/// What `t` does within the plane; the rest is dropped.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
