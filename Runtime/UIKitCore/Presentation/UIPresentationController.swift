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
    // The presented controller owns this one; the presenter is known when it presents.
    private unowned let content: UIViewController
    weak var presenter: UIViewController?
    /// Where the presenter's view was before this presentation took it away.
    private var hidden: (superview: UIView, index: Int)?

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
    open var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen }

    open func containerViewWillLayoutSubviews() {}

    open func containerViewDidLayoutSubviews() {}

    open func presentationTransitionWillBegin() {}

    open func presentationTransitionDidEnd(_ completed: Bool) {}

    open func dismissalTransitionWillBegin() {}

    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    open var preferredContentSize: CGSize { content.preferredContentSize }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    // MARK: Steps of a transition

    /// Traits of what is presented: the presenter's window's.
    var traitsOfPresented: UITraitCollection {
        container?.traitCollection ?? presenter?.traitCollection ?? .fallback
    }

    func makeContainer(in window: UIWindow) -> PresentationContainer {
        let container = PresentationContainer(presentation: self)
        container.frame = window.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(container)
        self.container = container
        return container
    }

    func removeContainer() {
        container?.removeFromSuperview()
        container = nil
    }

    /// Takes the presenter's view out of the window while this one covers all of it.
    func hidePresenter() {
        guard let view = presenter?.viewIfLoaded, let superview = view.superview else { return }
        hidden = (superview, superview.subviews.firstIndex(of: view) ?? 0)
        view.removeFromSuperview()
    }

    func restorePresenter() {
        guard let hidden, let view = presenter?.viewIfLoaded else { return }
        view.frame = hidden.superview.bounds
        hidden.superview.insertSubview(view, at: hidden.index)
        self.hidden = nil
    }

    /// Puts the presented view where it belongs.
    func place() {
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    /// How the presented view looks before it came and after it went.
    func showHidden() {
        switch content.modalTransitionStyle {
        case .coverVertical:
            presentedView?.transform = CGAffineTransform(translationX: 0, y: container?.bounds.height ?? 0)
        case .crossDissolve: presentedView?.alpha = 0
        }
    }

    func showPresent() {
        presentedView?.transform = .identity
        presentedView?.alpha = 1
    }

    /// Whether a touch here goes to what lies below.
    func passes(_ point: CGPoint, in container: UIView) -> Bool { false }

    /// Runs the changes of a transition.
    func animate(arriving: Bool, _ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: changes, completion: { _ in completion() })
    }

    /// Seconds that a full screen takes to come and go (measured by others).
    private static let duration: TimeInterval = 0.5057
}

/// The view that a presentation stands in, over everything of the window below.
final class PresentationContainer: UIView {
    private weak var presentation: UIPresentationController?

    init(presentation: UIPresentationController) {
        self.presentation = presentation
        super.init(frame: .zero)
        // What lies behind is not there for assistive technology while something stands over it.
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit != nil, presentation?.passes(point, in: self) == true else { return hit }
        return nil
    }

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        if presentation?.stage != .waiting { presentation?.place() }
        presentation?.containerViewDidLayoutSubviews()
    }
}
