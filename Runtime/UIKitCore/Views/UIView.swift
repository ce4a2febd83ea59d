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
    /// What was first answered before the view came to a window.
    var guessedTraits: UITraitCollection?

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
        if viewState.isConstrained { layoutRoot.liveEngine?.contentDidChange(of: self) }
        if let superview, !superview.viewState.isLayingOut { superview.setNeedsLayout() }
    }

    /// The height that the content asks for at a width; nil where the width makes no difference.
    func contentHeight(atWidth width: CGFloat) -> CGFloat? { nil }

    /// Where a line of text stands, in a view of so many points in width; the bottom where there is none.
    func baseline(isFirst: Bool, atWidth width: CGFloat) -> Baseline {
        Baseline(part: 1, offset: -alignmentRectInsets.bottom)
    }

    // MARK: Constraints

    /// Whether the view is laid out by constraints even where no other is; false by default.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The view changes its constraints here; called before layout, the deepest views first. Overriders call
    /// this one at the end.
    open func updateConstraints() {}

    /// Has `updateConstraints()` called before the next layout.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

    open func needsUpdateConstraints() -> Bool { viewState.needsUpdateConstraints }

    /// Updates the constraints of this view and those in it now, where they wait for it.
    open func updateConstraintsIfNeeded() { updateConstraintsBelow() }

    /// What of the frame constraints do not align, such as a shadow; nothing by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The view whose first line of text is this one's; by default the one for the last line.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view whose last line of text is this one's; by default the view itself.
    open var forLastBaselineLayout: UIView { self }

    /// The size that satisfies the constraints in the view, as near to a target as they allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// The same, with a say in how much each side of the target counts: `required` keeps it.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    // MARK: Layout and drawing

    /// Places the subviews; called in the layout pass, parents first. Places those that constraints place.
    open func layoutSubviews() {
        if viewState.usesConstraints || viewState.isConstrained { layoutRoot.liveEngine?.apply(to: self) }
    }

    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Lays the view and what is in it out now, constraints included.
    open func layoutIfNeeded() { settleLayout() }

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
            showBackground(in: traitCollection)
        }
    }

    /// Opacity of the view with everything in it, from 0 to 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue.isNaN ? 1 : min(max(newValue, 0), 1)) }
    }

    open var isHidden: Bool {
        get { layer.isHidden || viewState.hidesAfterAnimation }
        set {
            guard newValue != isHidden, let stack = superview as? UIStackView, stack.arranges(self) else {
                layer.isHidden = newValue
                return
            }
            stack.setHidden(newValue, of: self)
        }
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

    open var traitCollection: UITraitCollection {
        let traits = inheritedTraits
        if knownTraits == nil, guessedTraits == nil { guessedTraits = traits }
        return traits
    }

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
