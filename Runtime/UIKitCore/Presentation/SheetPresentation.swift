import QuartzCore

/// Presents a controller on a card: a page sheet at its large detent, or a form sheet.
final class SheetPresentation: UIPresentationController {
    private let style: UIModalPresentationStyle
    private lazy var dimming = PresentationDismissRegion(presentation: self)
    private var card: SheetView?
    /// The presenter's corners before it was pushed back.
    private var oldCorners: (radius: CGFloat, masks: Bool)?

    init(_ style: UIModalPresentationStyle, of content: UIViewController) {
        self.style = style
        super.init(presentedViewController: content, presenting: nil)
    }

    override var presentationStyle: UIModalPresentationStyle { style }
    override var shouldRemovePresentersView: Bool { false }
    override var adapts: Bool { true }
    override var isDismissedFromOutside: Bool { true }

    override var presentedView: UIView? {
        if card == nil, let view = super.presentedView { card = SheetView(content: view) }
        return card
    }

    override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

    private var placement: SheetPlacement? {
        guard let container else { return nil }
        return SheetPlacement(
            in: container.bounds, safeArea: container.safeAreaInsets,
            isCompactHeight: container.traitCollection.verticalSizeClass == .compact,
            contentSize: isCard ? preferredContentSize.finite : nil)
    }

    override func presentationTransitionWillBegin() {
        guard let container else { return }
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
        container.addSubview(dimming)
        guard let layer = pushedBack?.layer else { return }
        oldCorners = (layer.cornerRadius, layer.masksToBounds)
        layer.cornerRadius = SheetView.cornerRadius
        layer.masksToBounds = true
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { bringPresenterForward() }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
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
        card?.roundsBottom = isCard
        if stage == .present { pushPresenterBack() }
    }

    override func showAway() {
        super.showAway()
        dimming.alpha = 0
        pushedBack?.transform = .identity
    }

    override func showThere() {
        super.showThere()
        dimming.alpha = 1
        pushPresenterBack()
    }

    // MARK: What lies behind

    /// The presenter's view, which a page sheet pushes back where it fills a narrow window and is no sheet
    /// itself; how further sheets are staggered is unconfirmed.
    private var pushedBack: UIView? {
        guard let presenter, !isCard, container?.traitCollection.horizontalSizeClass == .compact,
            presenter.presentation == nil || presenter.presentation?.presentationStyle == .fullScreen
        else { return nil }
        return presenter.viewIfLoaded
    }

    /// The frame is set first: a view is not resized with its window while it is transformed.
    private func pushPresenterBack() {
        guard let view = pushedBack, let placement, let superview = view.superview else { return }
        view.bounds.size = superview.bounds.size
        view.center = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
        view.transform = placement.pushback
    }

    private func bringPresenterForward() {
        guard let oldCorners, let view = presenter?.viewIfLoaded else { return }
        self.oldCorners = nil
        view.transform = .identity
        if let superview = view.superview { view.frame = superview.bounds }
        view.layer.cornerRadius = oldCorners.radius
        view.layer.masksToBounds = oldCorners.masks
    }

    /// Whether it stands in the middle, where there is room for that.
    private var isCard: Bool {
        style == .formSheet && container?.traitCollection.horizontalSizeClass == .regular
            && container?.traitCollection.verticalSizeClass == .regular
    }

    /// Black behind a sheet, light and dark (measured by others on iOS 26).
    private static let dimming: CGFloat = 0.2
}
