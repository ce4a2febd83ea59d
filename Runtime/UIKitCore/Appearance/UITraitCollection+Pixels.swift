import QuartzCore

extension UITraitCollection {
    /// The display scale, or the fallback's where it is unspecified.
    var pixelsPerPoint: CGFloat { displayScale > 0 ? displayScale : UITraitCollection.fallback.displayScale }

    /// One pixel in points: how thick a hairline is.
    var pixel: CGFloat { 1 / pixelsPerPoint }

    /// The length rounded to the pixel, half up.
    func pixelRounded(_ length: CGFloat) -> CGFloat {
        (length * pixelsPerPoint + 0.5).rounded(.down) / pixelsPerPoint
    }

    func pixelFloored(_ length: CGFloat) -> CGFloat {
        // What is a hair below a pixel for its arithmetic is on it.
        (length * pixelsPerPoint + 1e-6).rounded(.down) / pixelsPerPoint
    }

    /// A length that ends at a pixel, and is not shorter; a sum that is a hair too long is not.
    func pixelsUp(_ length: CGFloat) -> CGFloat {
        (length * pixelsPerPoint - 0.01).rounded(.up) / pixelsPerPoint
    }
}
