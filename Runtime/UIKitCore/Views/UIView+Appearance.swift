public import QuartzCore

extension UIView {
    /// How a view's contents fill it when it changes size.
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0
        case scaleAspectFit = 1
        case scaleAspectFill = 2
        case redraw = 3
        case center = 4
        case top = 5
        case bottom = 6
        case left = 7
        case right = 8
        case topLeft = 9
        case topRight = 10
        case bottomLeft = 11
        case bottomRight = 12
    }

    /// Whether the tint is shown as it is or greyed, as behind a popover.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic = 0
        case normal = 1
        case dimmed = 2
    }

    public var contentMode: ContentMode {
        get { viewState.contentMode }
        set {
            guard newValue != viewState.contentMode else { return }
            viewState.contentMode = newValue
            setNeedsDisplay()
        }
    }

    public var tintAdjustmentMode: TintAdjustmentMode {
        get { viewState.tintAdjustmentMode }
        set {
            guard newValue != viewState.tintAdjustmentMode else { return }
            viewState.tintAdjustmentMode = newValue
            tintDidChange()
        }
    }

    /// Whether what lies outside the bounds is cut off.
    public var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// A number to find the view by.
    public var tag: Int {
        get { viewState.tag }
        set { viewState.tag = newValue }
    }

    public var contentScaleFactor: CGFloat { layer.contentsScale }

    var effectiveTintAdjustment: TintAdjustmentMode {
        viewState.tintAdjustmentMode == .automatic
            ? superview?.effectiveTintAdjustment ?? .normal : viewState.tintAdjustmentMode
    }

    var undimmedTint: UIColor? { viewState.tintColor ?? superview?.undimmedTint }

    func tintDidChange() {
        tintColorDidChange()
        for child in children
        where child.viewState.tintColor == nil || child.viewState.tintAdjustmentMode == .automatic {
            child.tintDidChange()
        }
    }
}
