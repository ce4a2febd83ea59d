import UIKit

extension UITraitCollection {
    /// The side of a pixel in points. A scale is not known outside a window.
    var pixel: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

    /// A length rounded up to whole pixels. Sums of pixels are not exact.
    func pixelsUp(_ length: CGFloat) -> CGFloat { (length / pixel - 1e-6).rounded(.up) * pixel }
}
