public import QuartzCore

extension UIView {
    /// A target that asks for the least size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// A target that asks for the greatest size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The size in which the constraints of this view and those in it are kept, as near to the target as they
    /// allow.
    ///
    /// The view's own frame, and constraints from outside, do not count. Each side is rounded up to the
    /// pixel.
    func fittingSize(
        _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        if let window { window.screen.frames.traits.visit(self) }
        updateConstraintsBelow()
        let engine = LayoutEngine(root: self, fitting: (targetSize, horizontal, vertical))
        engine.addAll(in: self)
        engine.flush()
        return engine.rootSize
    }
}
