import QuartzCore

/// Presents and dismisses: the one place that changes who presents whom.
@MainActor enum Presenting {
    static func makeController(for content: UIViewController) -> UIPresentationController {
        switch content.modalPresentationStyle {
        case .popover: UIPopoverPresentationController(presentedViewController: content, presenting: nil)
        default: UIPresentationController(presentedViewController: content, presenting: nil)
        }
    }

    static func present(
        _ content: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        let presenter = root(of: source)
        guard let window = presenter.viewIfLoaded?.window else {
            return warn("present \(content) on \(source) whose view is not in the window hierarchy.")
        }
        guard presenter.presented == nil else {
            return warn(
                "present \(content) on \(source) which is already presenting \(presenter.presented!).")
        }
        guard content.presenter == nil, content.viewIfLoaded?.window == nil, content !== presenter else {
            return warn("present \(content) on \(source) while it is on the screen already.")
        }
        adapt(content, to: presenter)
        let presentation = content.presentationController!
        presentation.presenter = presenter
        presenter.presented = content
        content.presenter = presenter
        window.touches.cancelAll()
        arrive(content, presentation, in: window, animated: animated, completion)
    }

    static func dismiss(from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter =
            source.presentedViewController == nil ? source.presentingViewController : root(of: source)
        guard let presenter, let content = presenter.presented, let presentation = content.presentation else {
            completion?()
            return
        }
        guard presentation.stage != .leaving else { return }
        // Whatever stands on top of it goes with it, without a show of its own.
        if content.presented != nil { dismiss(from: content, animated: false, completion: nil) }
        leave(content, presentation, animated: animated, completion)
    }

    /// A person dismisses: the delegate may forbid it, and hears of it.
    static func dismissByPerson(_ presentation: UIPresentationController) {
        guard presentation.stage == .present || presentation.stage == .arriving else { return }
        guard presentation.delegate?.presentationControllerShouldDismiss(presentation) != false else {
            presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
            return
        }
        presentation.delegate?.presentationControllerWillDismiss(presentation)
        presentation.presentedViewController.dismiss(animated: true) {
            presentation.delegate?.presentationControllerDidDismiss(presentation)
        }
    }

    // MARK: Steps

    private static func arrive(
        _ content: UIViewController, _ presentation: UIPresentationController, in window: UIWindow,
        animated: Bool,
        _ completion: (() -> Void)?
    ) {
        let presenter = presentation.presentingViewController
        let removesPresenter = presentation.shouldRemovePresentersView
        let container = presentation.makeContainer(in: window)
        presentation.stage = .arriving
        presentation.presentationTransitionWillBegin()
        content.beginAppearance(true, animated: animated)
        if removesPresenter { presenter.beginAppearance(false, animated: animated) }
        if let view = presentation.presentedView { container.addSubview(view) }
        UIView.performWithoutAnimation {
            window.screen.frames.traits.visit(container)
            presentation.place()
            container.layoutIfNeeded()
        }
        run(animated, presentation, arriving: true) {
            guard presentation.stage == .arriving else { return }
            presentation.stage = .present
            if removesPresenter {
                presentation.hidePresenter()
                presenter.endAppearance(animated: animated)
            }
            content.endAppearance(animated: animated)
            presentation.presentationTransitionDidEnd(true)
            UIAccessibility.post(notification: .screenChanged, argument: nil)
            completion?()
        }
    }

    private static func leave(
        _ content: UIViewController, _ presentation: UIPresentationController, animated: Bool,
        _ completion: (() -> Void)?
    ) {
        let presenter = presentation.presentingViewController
        let restoresPresenter = presentation.shouldRemovePresentersView
        presentation.stage = .leaving
        content.viewIfLoaded?.window?.touches.cancelAll()
        presentation.dismissalTransitionWillBegin()
        content.beginAppearance(false, animated: animated)
        if restoresPresenter {
            presentation.restorePresenter()
            presenter.beginAppearance(true, animated: animated)
        }
        run(animated, presentation, arriving: false) {
            presentation.presentedView?.removeFromSuperview()
            presentation.removeContainer()
            content.viewIfLoaded?.removeFromSuperview()
            presenter.presented = nil
            content.presenter = nil
            content.presentation = nil
            content.endAppearance(animated: animated)
            if restoresPresenter { presenter.endAppearance(animated: animated) }
            presentation.dismissalTransitionDidEnd(true)
            completion?()
        }
    }

    private static func run(
        _ animated: Bool, _ presentation: UIPresentationController, arriving: Bool,
        _ finish: @escaping @MainActor () -> Void
    ) {
        guard animated, UIView.areAnimationsEnabled else {
            FrameLoop.current.ticks.after(0, finish)
            return
        }
        UIView.performWithoutAnimation {
            if arriving { presentation.showHidden() }
        }
        presentation.animate(
            arriving: arriving,
            { arriving ? presentation.showPresent() : presentation.showHidden() },
            completion: {
                UIView.performWithoutAnimation { presentation.showPresent() }
                finish()
            })
    }

    /// A style that does not suit the room becomes another one, unless the delegate says `.none`.
    private static func adapt(_ content: UIViewController, to presenter: UIViewController) {
        let traits = presenter.traitCollection
        let isCompact = traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact
        guard content.modalPresentationStyle == .popover, isCompact,
            let asked = content.presentationController
        else {
            return
        }
        let style =
            asked.delegate?.adaptivePresentationStyle(for: asked, traitCollection: traits)
            ?? asked.adaptiveStyleInCompactWidth
        guard style != .none, style != .popover else { return }
        content.presentation = AdaptedPresentation(style: style, of: content, delegate: asked.delegate)
    }

    /// The outermost container of a controller: what presents for it.
    private static func root(of controller: UIViewController) -> UIViewController {
        sequence(first: controller, next: \.parent).reduce(controller) { $1 }
    }

    private static func warn(_ what: String) {
        FileHandle.standardError.write(Data("Attempt to \(what)\n".utf8))
    }
}

/// A popover that was shown as something else for lack of room.
private final class AdaptedPresentation: UIPresentationController {
    private let style: UIModalPresentationStyle

    init(
        style: UIModalPresentationStyle, of content: UIViewController,
        delegate: (any UIAdaptivePresentationControllerDelegate)?
    ) {
        self.style = style
        super.init(presentedViewController: content, presenting: nil)
        self.delegate = delegate
    }

    override var shouldRemovePresentersView: Bool { style == .fullScreen }
}
