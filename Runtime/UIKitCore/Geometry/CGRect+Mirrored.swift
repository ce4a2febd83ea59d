import QuartzCore

extension CGRect {
    /// The same rectangle seen in a mirror; the axis is the sum of what swaps places.
    func mirrored(about axis: CGFloat) -> CGRect {
        CGRect(x: axis - maxX, y: minY, width: width, height: height)
    }
}
