import QuartzCore

/// Presents and dismisses: the one place that changes who presents whom.
///
/// A presentation is `arriving`, then `present`, then `leaving`. What is asked for while another step runs is
/// not lost: an animated dismissal waits until what it dismisses has arrived, a second dismissal ends with
/// the first, and one that is not animated ends the running step at once. What UIKit does there is
/// unconfirmed.
@MainActor enum Presenting {
    static func present(
        _ content: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        let presenter = presenter(of: content, from: source)
        guard let window = presenter.viewIfLoaded?.window else {
            let place = "\(presenter) (from \(source))"
            return warn("present \(content) on \(place) whose view is not in the window hierarchy.")
        }
        if let other = presenter.presented {
            return warn(
                "present \(content) on \(presenter) (from \(source)) which is already presenting \(other).")
        }
        if let own = presenter.presentation, presenter.presenter != nil, own.isInTransition {
            return warn(
                "present \(content) on \(presenter) (from \(source)), which is coming or going itself.")
        }
        guard content.presenter == nil, content.parent == nil, content.viewIfLoaded?.window == nil,
            content !== presenter
        else {
            return warn(
                "present \(content) on \(presenter) (from \(source)), which is on the screen already.")
        }
        guard let presentation = presentation(of: content, by: presenter, from: source) else { return }
        presentation.presenter = presenter
        content.presentation = presentation
        presenter.presented = content
        content.presenter = presenter
        if !presentation.leavesTouches { window.touches.cancelAll() }
        content.loadViewIfNeeded()
        var animator: (any UIViewControllerAnimatedTransitioning)?
        if animated, UIView.areAnimationsEnabled {
            animator =
                content.transitioningDelegate?.animationController(
                    forPresented: content, presenting: presenter, source: source)
                ?? PresentationAnimator(of: presentation, arriving: true)
        }
        arrive(presentation, in: window, animator: animator, completion)
    }

    static func dismiss(from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard let content = whatGoes(from: source), let presentation = content.presentation else {
            completion?()
            return
        }
        dismiss(content, presentation, animated: animated, byPerson: false, completion)
    }

    /// A person dismisses: the controller and the delegate may forbid it, and the delegate hears of it.
    ///
    /// - Parameter mayDismiss: what those answered, where they were asked before.
    /// - Returns: whether it is dismissed.
    @discardableResult
    static func dismissByPerson(_ presentation: UIPresentationController, mayDismiss: Bool? = nil) -> Bool {
        guard presentation.isDismissible else { return false }
        guard mayDismiss ?? self.mayDismiss(presentation) else {
            attemptedToDismiss(presentation)
            return false
        }
        dismiss(presentation.presentedViewController, presentation, animated: true, byPerson: true, nil)
        return true
    }

    static func mayDismiss(_ presentation: UIPresentationController) -> Bool {
        !presentation.presentedViewController.isModalInPresentation
            && presentation.delegate?.presentationControllerShouldDismiss(presentation) != false
    }

    static func attemptedToDismiss(_ presentation: UIPresentationController) {
        presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
    }

    // MARK: Who presents whom

    /// Whoever presents for a controller: the nearest that defines a context, where the style asks for one,
    /// or the outermost around it.
    private static func presenter(of content: UIViewController, from source: UIViewController)
        -> UIViewController
    {
        let around = sequence(first: source, next: \.parent)
        if content.modalPresentationStyle.isInContext,
            let context = around.first(where: \.definesPresentationContext)
        {
            return context
        }
        return around.reduce(source) { $1 }
    }

    /// What a call of `dismiss` on a controller means: what it or one around it presented, or itself.
    private static func whatGoes(from source: UIViewController) -> UIViewController? {
        let around = sequence(first: source, next: \.parent)
        if let presented = around.lazy.compactMap(\.presented).first { return presented }
        return around.first { $0.presenter != nil }
    }

    /// The presentation that suits the room; nil, with a warning, where it cannot be presented.
    private static func presentation(
        of content: UIViewController, by presenter: UIViewController, from source: UIViewController
    ) -> UIPresentationController? {
        if content.presentation?.stage == .leaving { content.presentation = nil }
        let asked = content.presentation ?? content.makePresentation(by: presenter, from: source)
        let style = asked.adaptivePresentationStyle(for: presenter.traitCollection)
        var used = asked
        if style != .none, style != asked.presentationStyle {
            used = asked.adapted(to: style)
        }
        if let reason = used.makeReady() {
            Console.warn(reason)
            return nil
        }
        return used
    }

    // MARK: Dismissal

    private static func dismiss(
        _ content: UIViewController, _ presentation: UIPresentationController, animated: Bool, byPerson: Bool,
        _ completion: (() -> Void)?
    ) {
        let animated = animated && UIView.areAnimationsEnabled
        switch presentation.stage {
        case .waiting:
            completion?()
        case .leaving:
            if let completion { presentation.completions.append(completion) }
            if !animated { presentation.transition?.finishNow() }
        case .arriving where animated || presentation.transition?.isRunning == false:
            if let completion { presentation.completions.append(completion) }
            guard presentation.dismissalAfterArrival == nil else { return }
            presentation.dismissalAfterArrival = {
                dismiss(content, presentation, animated: animated, byPerson: byPerson, nil)
            }
        case .arriving, .present:
            if let completion { presentation.completions.append(completion) }
            leave(content, animated: animated, byPerson: byPerson)
        }
    }

    /// The topmost leaves with its own animation, and those between are simply removed (Apple's documentation
    /// of `dismiss(animated:completion:)`).
    private static func leave(_ content: UIViewController, animated: Bool, byPerson: Bool) {
        let asked = content.presentation
        settle(content)
        // Its arrival may have been followed by a dismissal that waited for it.
        guard let asked, content.presentation === asked, asked.stage == .present else { return }
        var chain = [content]
        while let above = chain.last?.presented {
            settle(above)
            if above.presenter === chain.last { chain.append(above) }
        }
        guard let top = chain.last, let presentation = top.presentation else { return }
        if top !== content {
            presentation.completions += asked.completions
            asked.completions.removeAll()
        }
        for below in chain.dropLast().reversed() { sweep(below, under: top) }
        var animator: (any UIViewControllerAnimatedTransitioning)?
        if animated, presentation.containerView?.window != nil {
            animator =
                top.transitioningDelegate?.animationController(forDismissed: top)
                ?? PresentationAnimator(of: presentation, arriving: false)
        }
        depart(presentation, animator: animator, byPerson: byPerson)
    }

    /// Ends the transition that runs, and one that it gives way to.
    private static func settle(_ content: UIViewController) {
        while let transition = content.presentation?.transition, transition.isRunning {
            transition.finishNow()
        }
    }

    private static func warn(_ what: String) { Console.warn("Attempt to \(what)") }
}
