public import QuartzCore

/// A rectangle on the screen that draws, lays out what is in it, and takes touches.
@MainActor open class UIView: UIResponder, UITraitEnvironment {
    private var backing: CALayer!
    var children: [UIView] = []
    weak var parent: UIView?
    /// The controller whose `view` this is.
    weak var owner: UIViewController?
    var viewState = ViewState()
    /// The traits that the view was last told of.
    var knownTraits: UITraitCollection?

    public init(frame: CGRect) {
        super.init()
        adoptLayer(frame: frame.finite)
    }

    public convenience override init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        super.init()
        adoptLayer(frame: .zero)
    }

    private func adoptLayer(frame: CGRect) {
        backing = makeLayer()
        backing.delegate = self
        backing.frame = frame
        backing.setNeedsDisplay()
    }

    /// The layer that shows this view; the view is its delegate.
    public final var layer: CALayer { backing }

    /// The kind of layer this view stands on.
    func makeLayer() -> CALayer { CALayer() }

    // MARK: Geometry

    /// Position and size in the superview's coordinates; undefined where `transform` is not the identity.
    open var frame: CGRect {
        get { layer.frame }
        set { setGeometry { $0.frame = newValue.finite } }
    }

    /// The view's own coordinates.
    open var bounds: CGRect {
        get { layer.bounds }
        set { setGeometry { $0.bounds = newValue.finite } }
    }

    /// The middle in the superview's coordinates.
    open var center: CGPoint {
        get { layer.position }
        set { setGeometry { $0.position = newValue.finite } }
    }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    /// The size that the contents ask for; `noIntrinsicMetric` on an axis that has none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Lets the superview place its subviews again, unless it is doing so: what it sets then is no news to
    /// it.
    open func invalidateIntrinsicContentSize() {
        if let superview, !superview.viewState.isLayingOut { superview.setNeedsLayout() }
    }

    // MARK: Layout and drawing

    /// Places the subviews; called in the layout pass, parents first.
    open func layoutSubviews() {}

    open func setNeedsLayout() { layer.setNeedsLayout() }

    open func layoutIfNeeded() { layer.layoutIfNeeded() }

    /// Draws the view in its own coordinates; views that leave this alone have no bitmap.
    open func draw(_ rect: CGRect) {
        DrawingViews.noteInheritedDrawing()
        CALayer.noteNothingDrawn()
    }

    open func setNeedsDisplay() {
        if !DrawingViews.drawsNothing(type(of: self)) { layer.setNeedsDisplay() }
    }

    // MARK: Appearance

    open var backgroundColor: UIColor? {
        get { viewState.backgroundColor }
        set {
            guard newValue != viewState.backgroundColor else { return }
            viewState.backgroundColor = newValue
            layer.backgroundColor = newValue?.cgColor(in: traitCollection)
        }
    }

    /// Opacity of the view with everything in it, from 0 to 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue.isNaN ? 1 : min(max(newValue, 0), 1)) }
    }

    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }

    open var tintColor: UIColor! {
        get {
            if effectiveTintAdjustment == .dimmed { return .systemGray }
            return viewState.tintColor ?? superview?.undimmedTint ?? .systemBlue
        }
        set {
            guard newValue != viewState.tintColor else { return }
            viewState.tintColor = newValue
            tintDidChange()
        }
    }

    /// Called when the tint of this view changed, by itself or by inheritance.
    open func tintColorDidChange() {}

    // MARK: Hierarchy

    open var superview: UIView? { parent }
    open var subviews: [UIView] { children }
    open var window: UIWindow? { superview?.window }

    open func addSubview(_ view: UIView) { insert(view, at: children.count) }
    open func removeFromSuperview() { detach() }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    // MARK: Touches

    open var isUserInteractionEnabled: Bool {
        get { viewState.isUserInteractionEnabled }
        set { viewState.isUserInteractionEnabled = newValue }
    }

    /// The deepest view that a touch at this point belongs to; nil where it passes through.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        defaultHitTest(point, with: event)
    }

    /// Whether the point, in the view's own coordinates, belongs to the view: the near edges do, the far ones
    /// do not.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Whether a recogniser on this view or above may begin; controls say no to a tap above them.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Environment

    open var traitCollection: UITraitCollection { inheritedTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}

    /// What this view gives its subviews as their safe area, where it is not what is left of its own.
    var insetsForContent: UIEdgeInsets? { nil }

    open override var next: UIResponder? { owner ?? superview }

    open override var accessibilityFrame: CGRect {
        get { accessibility.frame ?? screenFrame }
        set { accessibility.frame = newValue }
    }

    public static let noIntrinsicMetric: CGFloat = -1
}
