public import QuartzCore

/// Presents a controller in a bubble whose arrow points at a view.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
    private var bubble: PopoverView?
    private var placement: PopoverPlacement?
    private lazy var outside = PresentationDismissRegion(presentation: self)
    private var follower: FrameFollower?
    /// Whether the next placement is animated, and the room that the last one was made in.
    private var animatesPlacement = false
    private var lastRoom: CGSize?

    /// What the arrow points at; needed to present.
    open weak var sourceView: UIView? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The part of the source that the arrow points at, in its coordinates; null, the default, is its whole
    /// frame, which the popover then follows (documented since iOS 13.2).
    open var sourceRect = CGRect.null {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Where the arrow may point: anywhere by default. Nowhere makes a popover without an arrow, in the
    /// middle of its source.
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Where the arrow points once the popover is placed; unknown before, and without an arrow.
    open var arrowDirection: UIPopoverArrowDirection { placement?.arrowDirection ?? .unknown }

    /// The least distance from the edges of the screen, status bar included: 10 points each by default.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Whether the popover may cover its source where room is short; false by default.
    open var canOverlapSourceViewRect = false {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Views that stay live outside the popover; a touch on one does not dismiss it.
    open var passthroughViews: [UIView]?

    /// What the bubble is filled with behind the presented view.
    open var backgroundColor: UIColor? {
        didSet { containerView?.setNeedsLayout() }
    }

    open override var presentationStyle: UIModalPresentationStyle { .popover }
    open override var shouldRemovePresentersView: Bool { false }

    open override var presentedView: UIView? {
        if bubble == nil, let view = super.presentedView { bubble = PopoverView(content: view) }
        return bubble
    }

    open override var frameOfPresentedViewInContainerView: CGRect { currentPlacement?.frame ?? .zero }

    override var adapts: Bool { true }
    override var isDismissedFromOutside: Bool { true }
    /// It covers its presenter's controls for a while only, and not those of `passthroughViews`. What UIKit
    /// does with touches that are down is unconfirmed.
    override var leavesTouches: Bool { true }
    override var adaptiveStyleInCompactSize: UIModalPresentationStyle { .formSheet }

    /// The delegate may still give the place.
    override func makeReady() -> String? {
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        return sourceView == nil ? missingPlace : nil
    }

    /// What UIKit says of a popover without a place; there it is an exception.
    var missingPlace: String {
        "\(self) should have a non-nil sourceView set before the presentation occurs. Nothing is presented."
    }

    open override func presentationTransitionWillBegin() {
        if let container = containerView {
            outside.frame = container.bounds
            outside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(outside)
        }
        presentingViewController.viewIfLoaded?.tintAdjustmentMode = .dimmed
        follower = FrameFollower(of: { [weak self] in self?.sourceInContainer }) { [weak self] in
            self?.containerView?.setNeedsLayout()
        }
    }

    open override func dismissalTransitionWillBegin() {
        follower = nil
        presentingViewController.viewIfLoaded?.tintAdjustmentMode = .automatic
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { bubble = nil }
    }

    // MARK: Steps of a transition

    override var traitsOfPresented: UITraitCollection {
        UITraitCollection(traitsFrom: [
            super.traitsOfPresented, UITraitCollection(userInterfaceLevel: .elevated),
        ])
    }

    /// A popover that is there grows and shrinks before people's eyes.
    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        animatesPlacement = stage == .present
        super.preferredContentSizeDidChange(forChildContentContainer: container)
    }

    override func place() {
        askWhereToGo()
        guard let bubble, let placement = currentPlacement else { return }
        self.placement = placement
        let fill =
            backgroundColor ?? presentedViewController.viewIfLoaded?.backgroundColor ?? .systemBackground
        guard animatesPlacement, UIView.areAnimationsEnabled else {
            return bubble.show(placement, fill: fill)
        }
        animatesPlacement = false
        UIView.animate(withDuration: Self.resizing) {
            bubble.show(placement, fill: fill)
            bubble.layoutIfNeeded()
        }
    }

    /// In a room of another size the delegate may choose another place.
    private func askWhereToGo() {
        guard let container = containerView, lastRoom != container.bounds.size else { return }
        defer { lastRoom = container.bounds.size }
        guard lastRoom != nil, var view = sourceView,
            let delegate = delegate as? any UIPopoverPresentationControllerDelegate
        else { return }
        let old = sourceRect.isNull ? view.bounds : sourceRect
        var rect = old
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        if view !== sourceView { sourceView = view }
        if rect != old { sourceRect = rect }
    }

    override func showAway() {
        bubble?.alpha = 0
        if stage == .arriving, !UIAccessibility.isReduceMotionEnabled {
            bubble?.transform = CGAffineTransform(scaleX: Self.smallest, y: Self.smallest)
        }
    }

    override func showThere() {
        bubble?.alpha = 1
        bubble?.transform = .identity
    }

    override func timing(arriving: Bool) -> AnimationBlock.Timing {
        arriving
            ? .spring(dampingRatio: 0.86, velocity: 0, duration: Self.arrival)
            : .curve(.easeInOut, duration: Self.departure)
    }

    /// Only what is not kept live is blocked.
    override func passes(_ point: CGPoint, in container: UIView) -> Bool {
        (passthroughViews ?? []).contains { view in
            view.window === container.window
                && view.point(inside: view.convert(point, from: container), with: nil)
        }
    }

    private var sourceInContainer: CGRect? {
        guard let source = sourceView, let container = containerView, source.window === container.window
        else {
            return nil
        }
        return source.convert(sourceRect.isNull ? source.bounds : sourceRect, to: container)
    }

    private var currentPlacement: PopoverPlacement? {
        guard let container = containerView, let source = sourceInContainer else { return placement }
        var safe = container.safeAreaInsets
        safe.bottom = max(safe.bottom, container.keyboardOverlap)
        let room = container.bounds.inset(by: safe).inset(by: popoverLayoutMargins)
        let wanted = presentedViewController.preferredContentSize.finite
        let size = CGSize(
            width: wanted.width > 0 ? wanted.width : Self.standardSize.width,
            height: wanted.height > 0 ? wanted.height : min(Self.standardSize.height, room.height))
        return PopoverPlacement(
            in: room, source: source, size: size, directions: permittedArrowDirections,
            mayOverlap: canOverlapSourceViewRect)
    }

    /// The size of a popover whose controller asks for none (UIKit's, as commonly observed).
    private static let standardSize = CGSize(width: 320, height: 480)
    /// How small it begins, and seconds to come and to go; fitted by eye.
    private static let smallest: CGFloat = 0.82
    private static let arrival: TimeInterval = 0.35
    private static let departure: TimeInterval = 0.2
    /// Seconds in which it takes another size; fitted by eye.
    private static let resizing: TimeInterval = 0.25
}

/// Has a say in where a popover stands.
@MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before it is presented as a popover; the last moment to say where.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)

    /// Called when the window has another size: the rectangle and view that it points at may be changed.
    ///
    /// In Apple's SDK the view is an `AutoreleasingUnsafeMutablePointer`, which Swift has only where there is
    /// an Objective-C runtime.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
    )
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}

    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
    ) {}
}
