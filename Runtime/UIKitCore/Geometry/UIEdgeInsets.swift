public import QuartzCore

/// Distances in points from the edges of a rectangle inward; negative values reach outward.
public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public static let zero = UIEdgeInsets()
}

extension UIEdgeInsets {
    /// The insets with every number that cannot be drawn replaced by zero.
    var finite: UIEdgeInsets {
        func known(_ inset: CGFloat) -> CGFloat { inset.isFinite ? inset : 0 }
        return UIEdgeInsets(top: known(top), left: known(left), bottom: known(bottom), right: known(right))
    }

    package static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }
}

extension CGRect {
    /// The rectangle that is left when each edge moves inward by its inset.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top,
            width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }
}
