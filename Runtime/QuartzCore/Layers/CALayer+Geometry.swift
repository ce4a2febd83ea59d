public import CoreGraphics
import Foundation

extension CALayer {
    /// The order among siblings: greater is nearer. Siblings of the same keep the order of `sublayers`; 0 by
    /// default.
    public var zPosition: CGFloat {
        get { values.zPosition }
        set { if newValue != values.zPosition { change("zPosition") { $0.zPosition = newValue } } }
    }

    /// Turns, scales or moves the sublayers about this layer's anchor point; the identity by default.
    public var sublayerTransform: CATransform3D {
        get { values.sublayerTransform }
        set {
            guard !CATransform3DEqualToTransform(newValue, values.sublayerTransform) else { return }
            change("sublayerTransform") { $0.sublayerTransform = newValue }
        }
    }

    /// The flat part of `transform`.
    public func affineTransform() -> CGAffineTransform {
        CATransform3DGetAffineTransform(values.transform)
    }

    /// Sets `transform` to a flat one.
    public func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    func setBounds(_ new: CGRect) {
        guard new != values.bounds else { return }
        let isResized = new.size != values.bounds.size
        change("bounds") { $0.bounds = new }
        guard isResized else { return }
        setNeedsLayout()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    func setFrame(_ new: CGRect) {
        let new = new.standardized
        if new != values.frame {
            var moved = values
            moved.bounds.size = new.size.boxed(by: CATransform3DGetAffineTransform(values.transform))
            let box = moved.frame
            bounds.size = moved.bounds.size
            position = CGPoint(
                x: values.position.x + (new.minX - box.minX), y: values.position.y + (new.minY - box.minY))
        }
    }
}

extension CGSize {
    /// The size whose box after `transform` is this one; this one itself where there is none.
    fileprivate func boxed(by transform: CGAffineTransform) -> CGSize {
        if transform.a == 1, transform.d == 1, transform.b == 0, transform.c == 0 { return self }
        let (a, b, c, d) = (abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d))
        let determinant = a * d - b * c
        guard abs(determinant) > 1e-12 else { return self }
        let size = CGSize(
            width: (width * d - height * c) / determinant, height: (height * a - width * b) / determinant)
        return size.width >= 0 && size.height >= 0 ? size : self
    }
}
