public import QuartzCore

/// What the pointer looks like in a region, and what it does to what is there.
@MainActor public final class UIPointerStyle: NSObject {
    let effect: UIPointerEffect?
    let shape: UIPointerShape?
    /// The axes on which a pointer with a shape keeps to the middle of its region.
    let constrainedAxes: UIAxis
    let isHidden: Bool

    private init(effect: UIPointerEffect?, shape: UIPointerShape?, axes: UIAxis, isHidden: Bool) {
        self.effect = effect
        self.shape = shape
        constrainedAxes = axes
        self.isHidden = isHidden
        super.init()
    }

    /// An effect on a view.
    ///
    /// - Parameters:
    ///   - effect: what happens to the view.
    ///   - shape: what the pointer becomes under the view, in the coordinates of the container of the
    ///     preview's target; nil, the default, is the outline of the preview.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(effect: effect, shape: shape, axes: [], isHidden: false)
    }

    /// A pointer of another shape.
    ///
    /// - Parameters:
    ///   - shape: what the pointer becomes.
    ///   - constrainedAxes: on which the pointer keeps to the middle of the region; none by default.
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        self.init(effect: nil, shape: shape, axes: constrainedAxes, isHidden: false)
    }

    /// No pointer at all.
    public class func hidden() -> Self { self.init(effect: nil, shape: nil, axes: [], isHidden: true) }

    /// The pointer of the system.
    public class func system() -> Self { self.init(effect: nil, shape: nil, axes: [], isHidden: false) }
}

/// What the pointer does to a view.
@MainActor public enum UIPointerEffect {
    /// How a hover effect colours a view.
    public enum TintMode: Sendable {
        case none
        /// Over the view.
        case overlay
        /// Under what the view holds.
        case underlay
    }

    /// A lift for what is small and filled, a highlight for what is small and not, and else a hover; from
    /// which size on UIKit chooses that is unconfirmed.
    case automatic(UITargetedPreview)
    /// The pointer becomes an area under the view, which follows it a little.
    case highlight(UITargetedPreview)
    /// The pointer goes; the view grows, has a shadow, and follows the pointer a little.
    case lift(UITargetedPreview)
    /// The pointer stays, and the view changes as said.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// What it is done to.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview),
            .hover(let preview, _, _, _):
            preview
        }
    }
}

/// What the pointer becomes.
@MainActor public enum UIPointerShape {
    /// An outline; without an effect its origin is where the pointer is.
    case path(UIBezierPath)
    /// A rectangle; without an effect its middle is where the pointer is, moved by its origin.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A line upright, so many points long.
    case verticalBeam(length: CGFloat)
    /// A line across, so many points long.
    case horizontalBeam(length: CGFloat)

    /// In points; the value is unconfirmed.
    nonisolated public static let defaultCornerRadius: CGFloat = 8
}
