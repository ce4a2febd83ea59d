public import QuartzCore

/// A view that an effect is shown on, and its outline there.
@MainActor open class UITargetedPreview: NSObject {
    public let view: UIView
    public let parameters: UIPreviewParameters
    /// Where the view stands.
    public let target: UIPreviewTarget

    /// A view as it is. UIKit raises an exception where it is in no window; here nothing is shown then.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    public init(view: UIView, parameters: UIPreviewParameters) {
        self.view = view
        self.parameters = parameters
        target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
        super.init()
    }

    /// Of the view.
    open var size: CGSize { view.bounds.size }
}

/// The outline of a preview.
@MainActor open class UIPreviewParameters: NSObject {
    public override init() { super.init() }

    /// What of the view belongs to it, in the view's coordinates; nil, the default, is all with the view's
    /// own corners.
    open var visiblePath: UIBezierPath?

    /// What throws a shadow, in the view's coordinates; nil, the default, is the visible path.
    open var shadowPath: UIBezierPath?
}

/// The place of a preview.
@MainActor open class UIPreviewTarget: NSObject {
    public let container: UIView
    /// In the coordinates of the container.
    public let center: CGPoint

    init(container: UIView, center: CGPoint) {
        self.container = container
        self.center = center
        super.init()
    }
}
