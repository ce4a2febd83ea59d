public import Foundation

extension CGPoint {
    /// The point where `transform` takes this one.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension CGSize {
    /// The size as `transform` changes it, without its translation; a part may become negative.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: transform.a * width + transform.c * height,
            height: transform.b * width + transform.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle that holds this one after `transform`. Null and infinite stay what they
    /// are.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        let (a, b) = (transform.a * size.width, transform.b * size.width)
        let (c, d) = (transform.c * size.height, transform.d * size.height)
        let start = origin.applying(transform)
        // Each side moves the corner at the origin by its own vector; a box begins at the sum of what is
        // negative and is as long as all of them together.
        return CGRect(
            x: start.x + min(a, 0) + min(c, 0), y: start.y + min(b, 0) + min(d, 0),
            width: abs(a) + abs(c), height: abs(b) + abs(d))
    }
}
