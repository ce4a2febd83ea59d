import QuartzCore

extension Presenting {
    /// From the first callback of a dismissal to the last.
    ///
    /// A presenter that was hidden hears `viewWillAppear` after the other's `viewWillDisappear`, and
    /// `viewDidAppear` before the other's `viewDidDisappear` (logs of UIKit by several people).
    static func depart(
        _ presentation: UIPresentationController, animator: (any UIViewControllerAnimatedTransitioning)?,
        byPerson: Bool
    ) {
        guard let container = presentation.container else { return }
        let content = presentation.presentedViewController
        let presenter = presentation.presentingViewController
        let restoresPresenter = presentation.hidesPresenter
        let isAnimated = animator != nil
        let isSystems = animator is any SystemAnimator
        presentation.stage = .leaving
        if presentation.leavesTouches {
            container.window?.touches.cancelAll(in: container)
        } else {
            container.window?.touches.cancelAll()
        }
        let transition = ControllerTransition(
            from: .init(
                controller: content, view: presentation.presentedView,
                initialFrame: presentation.frameOfPresentedViewInContainerView),
            to: .init(
                controller: presenter, view: restoresPresenter ? presenter.view : nil,
                finalFrame: container.bounds),
            in: container, style: presentation.presentationStyle, animator: animator, endsAtOnce: true,
            onEnd: { didComplete in
                if isSystems { UIView.performWithoutAnimation { presentation.showThere() } }
                if didComplete {
                    departed(presentation)
                } else {
                    stay(presentation, animated: isAnimated)
                }
            },
            afterwards: {
                if byPerson {
                    presentation.delegate?.presentationControllerDidDismiss(presentation)
                    content.personDismissed()
                }
                let completions = presentation.completions
                end(presentation)
                completions.forEach { $0() }
            })
        presentation.transition = transition
        if byPerson { presentation.delegate?.presentationControllerWillDismiss(presentation) }
        presentation.dismissalTransitionWillBegin()
        content.beginAppearance(false, animated: isAnimated)
        if restoresPresenter {
            presenter.beginAppearance(true, animated: isAnimated)
            UIView.performWithoutAnimation {
                presentation.restorePresenter()
                presenter.tellIsAppearing()
                presenter.view.layoutIfNeeded()
            }
        }
        transition.run()
    }

    private static func departed(_ presentation: UIPresentationController) {
        let content = presentation.presentedViewController
        let presenter = presentation.presentingViewController
        let restoresPresenter = presentation.hidesPresenter
        takeOut(presentation)
        if restoresPresenter { presenter.endAppearance() }
        content.endAppearance()
        presentation.transition = nil
        presentation.dismissalTransitionDidEnd(true)
    }

    /// An animator ended with false: it stays.
    private static func stay(_ presentation: UIPresentationController, animated: Bool) {
        let content = presentation.presentedViewController
        let presenter = presentation.presentingViewController
        let hidesPresenter = presentation.hidesPresenter
        content.beginAppearance(true, animated: animated)
        if hidesPresenter { presenter.beginAppearance(false, animated: animated) }
        if hidesPresenter { presentation.hidePresenter() }
        content.endAppearance()
        if hidesPresenter { presenter.endAppearance() }
        presentation.stage = .present
        presentation.transition = nil
        presentation.completions.removeAll()
        presentation.dismissalTransitionDidEnd(false)
    }

    /// Takes one from between two others, which then stand one over the other.
    static func sweep(_ content: UIViewController, under top: UIViewController) {
        guard let presentation = content.presentation, let above = top.presentation else { return }
        let presenter = presentation.presentingViewController
        presentation.stage = .leaving
        presentation.dismissalTransitionWillBegin()
        content.beginAppearance(false, animated: false)
        above.inheritHiddenPresenter(from: presentation)
        presentation.forgetHiddenPresenter()
        takeOut(presentation)
        content.presented = nil
        presenter.presented = top
        top.presenter = presenter
        above.presenter = presenter
        content.endAppearance()
        presentation.dismissalTransitionDidEnd(true)
        end(presentation)
    }

    /// Takes the views out of the window and parts the two controllers.
    static func takeOut(_ presentation: UIPresentationController) {
        let content = presentation.presentedViewController
        let presenter = presentation.presentingViewController
        presentation.restorePresenter()
        presentation.forgetHiddenPresenter()
        presentation.presentedView?.removeFromSuperview()
        presentation.removeContainer()
        content.viewIfLoaded?.removeFromSuperview()
        if presenter.presented === content { presenter.presented = nil }
        content.presenter = nil
    }

    static func end(_ presentation: UIPresentationController) {
        let content = presentation.presentedViewController
        if content.presentation === presentation { content.presentation = nil }
        presentation.stage = .waiting
        presentation.completions.removeAll()
        presentation.release()
    }
}
