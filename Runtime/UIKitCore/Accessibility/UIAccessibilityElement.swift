public import QuartzCore

/// Something that assistive technology should see and that is no view: a part of what a view draws, or a
/// group of its subviews as one. A container lists it in `accessibilityElements`.
@MainActor open class UIAccessibilityElement: UIResponder {
    /// The view or element that this one is in.
    open weak var accessibilityContainer: AnyObject?
    private var frameInContainer = CGRect.null

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// True by default, unlike that of other objects.
    open override var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? true }
        set { accessibility.isElement = newValue }
    }

    /// The frame in the coordinates of the container: unlike `accessibilityFrame` it moves with that. Null,
    /// the default, where `accessibilityFrame` says it all.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer }
        set { frameInContainer = newValue }
    }

    /// The frame in the coordinates of the screen; that in the container goes before one that was set here.
    open override var accessibilityFrame: CGRect {
        get { frameInContainer.isNull ? super.accessibilityFrame : onScreen(frameInContainer) }
        set { super.accessibilityFrame = newValue }
    }

    private func onScreen(_ rect: CGRect) -> CGRect {
        if let view = accessibilityContainer as? UIView {
            return UIAccessibility.convertToScreenCoordinates(rect, in: view)
        }
        let origin = (accessibilityContainer as? UIResponder)?.accessibilityFrame.origin ?? .zero
        return rect.offsetBy(dx: origin.x, dy: origin.y)
    }
}

extension UIAccessibility {
    /// A rectangle of a view in the coordinates of the screen, as `accessibilityFrame` takes it.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.onScreen(rect)
    }

    /// A path of a view in the coordinates of the screen, as `accessibilityPath` takes it; the path that is
    /// given stays as it is. Outside of a window there is no screen, and the path is empty.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        guard let window = view.window else { return UIBezierPath() }
        let root = window.screen.layerTree.root
        func onScreen(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            window.layer.convert(view.convert(CGPoint(x: x, y: y), to: window), to: root)
        }
        let (origin, x, y) = (onScreen(0, 0), onScreen(1, 0), onScreen(0, 1))
        let converted = UIBezierPath(cgPath: path.cgPath)
        converted.apply(
            CGAffineTransform(
                a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: origin.x,
                ty: origin.y))
        return converted
    }
}
