public import QuartzCore

/// Presents a controller on a sheet that comes from below, and rests at one of its detents.
///
/// A form sheet in a window that is wide and high is a card in the middle; it has no detents here.
///
/// A person drags a sheet from detent to detent, and down to dismiss it. `shouldDismiss` is asked when a
/// finger first pulls it below its lowest detent, and the other callbacks of a dismissal come when the finger
/// lifts; UIKit begins the dismissal under the finger.
@MainActor open class UISheetPresentationController: UIPresentationController {
    private let ownStyle: UIModalPresentationStyle?
    private lazy var dimming = PresentationDismissRegion(presentation: self)
    private(set) var card: SheetView?
    /// The presenter's view, once it was pushed back.
    private weak var moved: UIView?
    /// The presenter's corners before it was pushed back.
    private var oldCorners: (radius: CGFloat, masks: Bool)?
    var drag: SheetDrag?
    /// What the detents were last, so that they are asked again only in another room.
    var resolved: Resolution?
    /// Whether the drag that runs may end in a dismissal; nil while nobody was asked.
    var mayDismiss: Bool?
    /// Points a second downward at which the finger let go of a sheet that is dismissed.
    var departureVelocity: CGFloat = 0

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        ownStyle = nil
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    init(_ style: UIModalPresentationStyle, of content: UIViewController) {
        ownStyle = style
        super.init(presentedViewController: content, presenting: nil)
    }

    // MARK: Detents

    /// Where the sheet may rest; large by default, and where there is none of these.
    open var detents: [Detent] = [.large()] {
        didSet { invalidateDetents() }
    }

    /// Where the sheet rests; nil, the default, is its lowest detent, as is one that there is not. Set inside
    /// `animateChanges(_:)` to see it move. A person's drag sets it.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { changed() } }
    }

    /// The highest detent at which what is behind is not dimmed and stays live; nil, the default, dims
    /// always.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { changed() } }
    }

    /// Has detents resolved again whose value changed.
    open func invalidateDetents() {
        resolved = nil
        changed()
    }

    /// Runs changes of the sheet's properties, which it then moves to.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        move(.release(velocity: 0))
    }

    // MARK: Look

    /// Whether a short line at the top says that the sheet can be moved; false by default.
    open var prefersGrabberVisible = false {
        didSet { if prefersGrabberVisible != oldValue { changed() } }
    }

    /// In points; nil, the default, is the system's.
    open var preferredCornerRadius: CGFloat? {
        didSet { if preferredCornerRadius != oldValue { changed() } }
    }

    /// Whether a drag up of content at its top makes the sheet larger before it scrolls; true by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether a sheet in compact height stands at the bottom edge, in place of filling the window; false by
    /// default.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { if prefersEdgeAttachedInCompactHeight != oldValue { changed() } }
    }

    /// Whether such a sheet is as wide as its content prefers; false by default, all of the width.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { changed() } }
    }

    private var cornerRadius: CGFloat {
        guard let radius = preferredCornerRadius, radius.isFinite else { return SheetView.cornerRadius }
        return max(0, radius)
    }

    private func changed() { containerView?.setNeedsLayout() }

    // MARK: Presentation

    open override var presentationStyle: UIModalPresentationStyle { ownStyle ?? super.presentationStyle }
    open override var shouldRemovePresentersView: Bool { false }
    override var adapts: Bool { true }
    override var isDismissedFromOutside: Bool { true }

    open override var presentedView: UIView? {
        if card == nil, let view = super.presentedView { card = makeCard(of: view) }
        return card
    }

    private func makeCard(of view: UIView) -> SheetView {
        let card = SheetView(content: view)
        card.pan.onChange = { [weak self] _ in self?.panChanged() }
        card.takesDrag = { [weak self] in self?.takesDrag($0) == true }
        card.takesDragOfContent = { [weak self] in self?.takesDragOfContent($0) == true }
        card.onGrab = { [weak self] in self?.grabbed($0) }
        return card
    }

    open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

    private var placement: SheetPlacement? {
        guard let container else { return nil }
        if isCard {
            return SheetPlacement(cardIn: container.bounds, contentSize: preferredContentSize.finite)
        }
        return room.map { SheetPlacement(sheetIn: $0, height: height) }
    }

    open override func presentationTransitionWillBegin() {
        guard let container else { return }
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = Self.dimming
        container.addSubview(dimming)
        roundPresenter()
    }

    /// Gives what is behind the corners of a sheet where it is pushed back.
    private func roundPresenter() {
        guard let layer = pushedBack?.layer else { return }
        if pushedPart > 0, oldCorners == nil {
            oldCorners = (layer.cornerRadius, layer.masksToBounds)
            layer.cornerRadius = SheetView.cornerRadius
            layer.masksToBounds = true
        } else if pushedPart == 0, let oldCorners {
            self.oldCorners = nil
            layer.cornerRadius = oldCorners.radius
            layer.masksToBounds = oldCorners.masks
        }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { bringPresenterForward() }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        departureVelocity = 0
        guard completed else { return }
        bringPresenterForward()
        card = nil
    }

    override var traitsOfPresented: UITraitCollection {
        UITraitCollection(traitsFrom: [
            super.traitsOfPresented, UITraitCollection(userInterfaceLevel: .elevated),
            UITraitCollection(horizontalSizeClass: .compact),
        ])
    }

    override func place() {
        super.place()
        guard let card else { return }
        card.roundsBottom = isCard
        card.showsGrabber = prefersGrabberVisible && !isCard
        card.layer.cornerRadius = cornerRadius
        container?.accessibilityViewIsModal = !isUndimmed
        guard stage == .present else { return }
        card.transform = CGAffineTransform(translationX: 0, y: drag?.push ?? 0)
        showBehind()
    }

    override func showAway() {
        super.showAway()
        dimming.alpha = 0
        pushedBack?.transform = .identity
    }

    override func showThere() {
        super.showThere()
        showBehind()
    }

    /// A sheet that a finger let go at a speed goes on at it.
    override func timing(arriving: Bool) -> AnimationBlock.Timing {
        guard !arriving, departureVelocity > 0 else { return super.timing(arriving: arriving) }
        let way = (container?.bounds.height ?? 0) - (card?.frame.minY ?? 0)
        return .release(velocity: departureVelocity / max(way, 1))
    }

    /// Beside a sheet that dims nothing everything is live.
    override func passes(_ point: CGPoint, in container: UIView) -> Bool {
        stage == .present && isUndimmed && !(card?.frame.contains(point) ?? false)
    }

    // MARK: What lies behind

    /// What is behind is dimmed and pushed back as far as the sheet is there.
    private func showBehind() {
        dimming.alpha = dimmedPart
        guard let view = pushedBack, let placement, let superview = view.superview else { return }
        view.untransformedFrame = superview.bounds
        view.transform = CGAffineTransform.identity.moved(pushedPart, of: placement.pushback)
        moved = view
        if stage == .present { roundPresenter() }
    }

    /// The presenter's view, which a page sheet pushes back where it fills a narrow window and is no sheet
    /// itself; how further sheets are staggered is unconfirmed.
    private var pushedBack: UIView? {
        guard let presenter, !isCard, container?.traitCollection.horizontalSizeClass == .compact,
            presenter.presentation == nil || presenter.presentation?.presentationStyle == .fullScreen
        else { return nil }
        return presenter.viewIfLoaded
    }

    private func bringPresenterForward() {
        guard let view = moved else { return }
        moved = nil
        view.transform = .identity
        if let superview = view.superview { view.frame = superview.bounds }
        guard let oldCorners else { return }
        self.oldCorners = nil
        view.layer.cornerRadius = oldCorners.radius
        view.layer.masksToBounds = oldCorners.masks
    }

    /// Whether it stands in the middle, where there is room for that.
    var isCard: Bool {
        presentationStyle == .formSheet && container?.traitCollection.horizontalSizeClass == .regular
            && container?.traitCollection.verticalSizeClass == .regular
    }

    /// Black behind a sheet: an eighth, on two pictures of iOS 16 and 17 (white is #e0e0e0, #f2f2f7 is
    /// #d5d5d9); in the dark as measured by others on iOS 26.
    private static let dimming = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.2 : 0.12)
    }
}

extension CGAffineTransform {
    /// A part of the way to another transform, which scales and moves and does not turn.
    fileprivate func moved(_ part: CGFloat, of other: CGAffineTransform) -> CGAffineTransform {
        func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
        return CGAffineTransform(
            a: between(a, other.a), b: 0, c: 0, d: between(d, other.d), tx: between(tx, other.tx),
            ty: between(ty, other.ty))
    }
}

/// Hears of a sheet that a person moved.
@MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// A person moved the sheet to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
