public import QuartzCore

/// Stands between two controllers while one presents the other: the container, the frame, what lies behind.
@MainActor open class UIPresentationController: NSObject, UIContentContainer {
    /// How far a presentation has come.
    enum Stage {
        case waiting, arriving, present, leaving
    }

    public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    var stage = Stage.waiting
    private(set) var container: PresentationContainer?
    // The presented controller owns this one, and is held by it only from presentation to dismissal.
    private unowned let content: UIViewController
    private var heldContent: UIViewController?
    weak var presenter: UIViewController?
    /// What this one stands in for, for lack of room.
    var adaptedFrom: UIPresentationController?
    /// The transition that runs.
    var transition: ControllerTransition?
    /// What waits for the end of the transition that runs.
    var dismissalAfterArrival: (() -> Void)?
    var completions: [() -> Void] = []
    /// Where the presenter's view was before this presentation took it away.
    private var hidden: HiddenView?

    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        content = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    public var presentedViewController: UIViewController { content }

    /// Who presents; before that, the presented controller itself.
    public var presentingViewController: UIViewController { presenter ?? content }

    /// The style before it adapts.
    open var presentationStyle: UIModalPresentationStyle { content.modalPresentationStyle }

    /// Where everything of this presentation stands, from its beginning to its end.
    open var containerView: UIView? { container }

    /// The view that the presentation moves in: the controller's own, unless something is drawn round it.
    open var presentedView: UIView? { content.view }

    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

    /// Whether the presenter's view goes away while this one covers it.
    open var shouldRemovePresentersView: Bool {
        presentationStyle == .fullScreen || presentationStyle == .currentContext
    }

    open func containerViewWillLayoutSubviews() {}

    open func containerViewDidLayoutSubviews() {}

    open func presentationTransitionWillBegin() {}

    open func presentationTransitionDidEnd(_ completed: Bool) {}

    open func dismissalTransitionWillBegin() {}

    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The style to use with these traits, as the delegate says; `none` where it does not adapt.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let isCompact =
            traitCollection.horizontalSizeClass == .compact || traitCollection.verticalSizeClass == .compact
        guard isCompact, adapts else { return .none }
        return delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
            ?? adaptiveStyleInCompactSize
    }

    open var preferredContentSize: CGSize { content.preferredContentSize }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    // MARK: Changes of size

    /// All of the container for what covers it, else the size that it has.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        let current = frameOfPresentedViewInContainerView.size
        return current == containerView?.bounds.size ? parentSize : current
    }

    /// Tells the presented controller where its size will change; an override calls super.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let contentSize = self.size(forChildContentContainer: content, withParentContainerSize: size)
        guard contentSize != content.viewIfLoaded?.bounds.size else { return }
        content.viewWillTransition(to: contentSize, with: coordinator)
    }

    /// Tells the presented controller; an override calls super.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        content.willTransition(to: newCollection.overridden(by: content.traitOverrides), with: coordinator)
    }

    // MARK: What kinds of presentation differ in

    /// Whether it may become another one where there is little room.
    var adapts: Bool { false }

    /// Whether touches that are down outside of it go on when it comes and goes.
    var leavesTouches: Bool { false }

    /// Whether people dismiss it by a touch beside it, and by the Z gesture.
    var isDismissedFromOutside: Bool { false }

    /// What it becomes there where nobody says otherwise: a popover a form sheet (since iOS 13).
    var adaptiveStyleInCompactSize: UIModalPresentationStyle { .none }

    /// Traits of what is presented: those around it.
    var traitsOfPresented: UITraitCollection {
        container?.traitCollection ?? presenter?.traitCollection ?? .fallback
    }

    /// Why it cannot be presented; asked before anything has happened.
    func makeReady() -> String? { nil }

    /// Puts the presented view where it belongs, whatever its transform is.
    func place() {
        presentedView?.untransformedFrame = frameOfPresentedViewInContainerView
    }

    /// How the presented view looks before it came and after it went.
    func showAway() {
        switch content.modalTransitionStyle {
        case .coverVertical:
            let distance = (container?.bounds.height ?? 0) - frameOfPresentedViewInContainerView.minY
            presentedView?.transform = CGAffineTransform(translationX: 0, y: distance)
        case .crossDissolve: presentedView?.alpha = 0
        }
    }

    func showThere() {
        presentedView?.transform = .identity
        presentedView?.alpha = 1
    }

    /// The curve on which it comes and goes.
    func timing(arriving: Bool) -> AnimationBlock.Timing { .release(velocity: 0) }

    /// Whether a touch here goes to what lies below.
    func passes(_ point: CGPoint, in container: UIView) -> Bool { false }

    /// Whether its animation runs or is about to; not any more in `viewDidAppear`.
    var isInTransition: Bool { stage == .leaving || stage == .arriving && transition?.hasEnded == false }

    /// Whether it is there, or on its way there, and so may be asked to go.
    var isDismissible: Bool { stage == .present || stage == .arriving }

    /// The style that it adapted to, `none` where it did not.
    var adaptedStyle: UIModalPresentationStyle { adaptedFrom == nil ? .none : presentationStyle }

    /// What stands in for this one where there is little room.
    func adapted(to style: UIModalPresentationStyle) -> UIPresentationController {
        let other: UIPresentationController =
            switch style {
            case .pageSheet, .formSheet, .automatic: UISheetPresentationController(style, of: content)
            default: AdaptedPresentation(style, of: content)
            }
        other.delegate = delegate
        other.adaptedFrom = self
        return other
    }

    // MARK: Steps of a transition

    /// Makes the container: over the presenter's own view in a context, over all of the window elsewhere.
    func makeContainer(in window: UIWindow) -> PresentationContainer {
        heldContent = content
        window.menuView?.presentation.end(animated: false)
        let container = PresentationContainer(presentation: self)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if presentationStyle.isInContext, let view = presenter?.viewIfLoaded, let around = view.superview {
            container.frame = view.frame
            container.autoresizingMask = view.autoresizingMask
            around.insertSubview(container, aboveSubview: view)
        } else {
            container.frame = window.bounds
            window.addSubview(container)
        }
        self.container = container
        return container
    }

    func removeContainer() {
        container?.removeFromSuperview()
        container = nil
    }

    /// Lets go of what was presented; the last step.
    func release() {
        heldContent = nil
        transition = nil
    }

    /// Takes the presenter's view out of the window while this one covers all of it.
    func hidePresenter() {
        guard let view = presenter?.viewIfLoaded, view.superview != nil else { return }
        if hidden == nil { hidden = HiddenView(view) }
        view.removeFromSuperview()
    }

    /// Puts it back, or where it belongs if an animator moved it.
    func restorePresenter() { hidden?.restore() }

    func forgetHiddenPresenter() { hidden = nil }

    /// Takes over what another one hid, which goes while this one stays.
    func inheritHiddenPresenter(from other: UIPresentationController) { hidden = other.hidden }

    var hidesPresenter: Bool { hidden != nil }
}

/// A presentation that was asked for as another one and is shown full screen for lack of room.
private final class AdaptedPresentation: UIPresentationController {
    private let style: UIModalPresentationStyle

    init(_ style: UIModalPresentationStyle, of content: UIViewController) {
        self.style = style
        super.init(presentedViewController: content, presenting: nil)
    }

    override var presentationStyle: UIModalPresentationStyle { style }
}

/// Where a view was before it was taken out.
@MainActor private struct HiddenView {
    let view: UIView
    let superview: UIView
    let index: Int
    let frame: CGRect
    let filled: Bool

    init?(_ view: UIView) {
        guard let superview = view.superview else { return nil }
        self.view = view
        self.superview = superview
        index = superview.subviews.firstIndex(of: view) ?? 0
        frame = view.untransformedFrame
        filled = view.untransformedFrame == superview.bounds
    }

    func restore() {
        view.untransformedFrame = filled ? superview.bounds : frame
        superview.insertSubview(view, at: index)
    }
}
