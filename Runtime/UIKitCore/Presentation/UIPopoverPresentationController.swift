public import QuartzCore

/// Presents a controller in a bubble whose arrow points at a view.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
    private var bubble: PopoverView?
    private var placement: PopoverPlacement?
    private lazy var outside = PresentationDismissRegion(presentation: self)
    private var follower: FrameFollower?

    /// What the arrow points at; needed to present.
    open weak var sourceView: UIView? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The part of the source that the arrow points at, in its coordinates; null, the default, is its whole
    /// frame, which the popover then follows (documented since iOS 13.2).
    open var sourceRect = CGRect.null {
        didSet { containerView?.setNeedsLayout() }
    }

    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Where the arrow points once the popover is placed.
    open var arrowDirection: UIPopoverArrowDirection { placement?.arrowDirection ?? .unknown }

    /// The least distance from the edges of the screen, status bar included: 10 points each by default.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Whether the popover may cover its source where room is short; false by default.
    open var canOverlapSourceViewRect = false

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

    override func place() {
        guard let bubble, let placement = currentPlacement else { return }
        self.placement = placement
        let fill =
            backgroundColor ?? presentedViewController.viewIfLoaded?.backgroundColor ?? .systemBackground
        bubble.show(placement, fill: fill)
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
        let safe = container.safeAreaInsets
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
}

/// Has a say in where a popover stands.
@MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}
