import QuartzCore

extension Presenting {
    /// From the first callback of a presentation to the last.
    ///
    /// A presenter that is covered completely hears `viewWillDisappear` before the other's `viewWillAppear`,
    /// and `viewDidDisappear` after the other's `viewDidAppear` (logs of UIKit by several people).
    static func arrive(
        _ presentation: UIPresentationController, in window: UIWindow,
        animator: (any UIViewControllerAnimatedTransitioning)?, _ completion: (() -> Void)?
    ) {
        let content = presentation.presentedViewController
        let presenter = presentation.presentingViewController
        let hidesPresenter = presentation.shouldRemovePresentersView
        let isAnimated = animator != nil
        let isSystems = animator.map { $0 is any SystemAnimator } ?? true
        let container = presentation.makeContainer(in: window)
        presentation.stage = .arriving
        window.screen.frames.traits.visit(container)
        let place = presenter.view.map { container.convert($0.bounds, from: $0) } ?? .zero
        let transition = ControllerTransition(
            from: .init(
                controller: presenter, view: hidesPresenter ? presenter.view : nil, initialFrame: place,
                finalFrame: hidesPresenter ? .zero : place),
            to: .init(
                controller: content, view: presentation.presentedView,
                finalFrame: presentation.frameOfPresentedViewInContainerView),
            in: container, style: presentation.presentationStyle, animator: animator, endsAtOnce: false,
            onEnd: { didComplete in
                if isSystems { UIView.performWithoutAnimation { presentation.showThere() } }
                if didComplete {
                    arrived(presentation)
                } else {
                    takeBack(presentation, animated: isAnimated)
                }
            },
            afterwards: {
                UIAccessibility.post(notification: .screenChanged, argument: nil)
                completion?()
                let dismissal = presentation.dismissalAfterArrival
                presentation.dismissalAfterArrival = nil
                dismissal?()
            })
        presentation.transition = transition
        presentation.delegate?.presentationController(
            presentation, willPresentWithAdaptiveStyle: presentation.adaptedStyle,
            transitionCoordinator: transition)
        presentation.presentationTransitionWillBegin()
        if hidesPresenter { presenter.beginAppearance(false, animated: isAnimated) }
        content.beginAppearance(true, animated: isAnimated)
        // An animator of the app's adds the view itself.
        if isSystems, let view = presentation.presentedView { container.addSubview(view) }
        UIView.performWithoutAnimation {
            window.screen.frames.traits.visit(container)
            presentation.place()
            content.tellIsAppearing()
            container.layoutIfNeeded()
        }
        transition.run()
        content.tellIsAppearing()
    }

    private static func arrived(_ presentation: UIPresentationController) {
        let content = presentation.presentedViewController
        let presenter = presentation.presentingViewController
        if let view = presentation.presentedView, view.window == nil {
            presentation.containerView?.addSubview(view)
            presentation.place()
        }
        let hidesPresenter = presentation.shouldRemovePresentersView
        if hidesPresenter { presentation.hidePresenter() }
        content.endAppearance()
        if hidesPresenter { presenter.endAppearance() }
        presentation.stage = .present
        presentation.transition = nil
        presentation.presentationTransitionDidEnd(true)
    }

    /// An animator ended with false: everything is as before.
    private static func takeBack(_ presentation: UIPresentationController, animated: Bool) {
        let content = presentation.presentedViewController
        let presenter = presentation.presentingViewController
        let hidesPresenter = presentation.shouldRemovePresentersView
        content.beginAppearance(false, animated: animated)
        if hidesPresenter { presenter.beginAppearance(true, animated: animated) }
        takeOut(presentation)
        content.endAppearance()
        if hidesPresenter { presenter.endAppearance() }
        presentation.presentationTransitionDidEnd(false)
        let completions = presentation.completions
        end(presentation)
        completions.forEach { $0() }
    }
}
