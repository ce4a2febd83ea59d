import QuartzCore

extension UINavigationController {
    /// Goes from one stack to another.
    ///
    /// The old top hears `viewWillDisappear` and the new one `viewWillAppear`, then `viewDidDisappear` and
    /// `viewDidAppear` (logs of UIKit by several people); `didMove(toParent:)` comes after those.
    ///
    /// - Parameters:
    ///   - new: the stack, the top last.
    ///   - animated: whether what is seen moves.
    ///   - underFinger: whether a finger moves it, where the animation is the system's.
    /// - Returns: what is no longer in the stack, from below.
    @discardableResult func change(
        to new: [UIViewController], animated: Bool, underFinger: Bool = false
    ) -> [UIViewController] {
        ownTransition?.finishNow()
        let old = stack
        let move = Move(
            old: old, new: new, added: new.filter { !old.contains($0) },
            removed: old.filter { !new.contains($0) })
        stack = new
        for controller in move.added { addChild(controller) }
        for controller in move.removed { controller.willMove(toParent: nil) }
        let isShown = appearance.stage == .shown && viewIfLoaded?.window != nil
        let isAnimated = animated && isShown && UIView.areAnimationsEnabled && old.last !== new.last
        let isSwipe = underFinger && isAnimated
        if !isSwipe { navigationBar.setItems(new.map(\.navigationItem), animated: isAnimated) }
        guard let from = shown, let to = new.last, from !== to, isShown || appearance.stage == .appearing
        else {
            return settle(move)
        }
        if isShown {
            run(move, from: from, to: to, animated: isAnimated, underFinger: isSwipe)
        } else {
            exchange(move, from: from, to: to)
        }
        return move.removed
    }

    /// A change of the stack.
    struct Move {
        let old: [UIViewController]
        let new: [UIViewController]
        let added: [UIViewController]
        let removed: [UIViewController]

        var operation: Operation {
            guard let top = new.last, top !== old.last else { return .none }
            return old.contains(top) ? .pop : .push
        }
    }

    /// Off the screen, or where the top stays: nothing is shown that was not.
    private func settle(_ move: Move) -> [UIViewController] {
        if appearance.stage != .shown || move.new.isEmpty, shown !== move.new.last {
            let from = shown
            shown = nil
            from?.viewIfLoaded?.removeFromSuperview()
            from?.endAppearance()
        } else if shown == nil, let top = move.new.last, appearance.stage == .shown {
            // The first controller of an empty navigation that is on the screen.
            install(top)
        }
        endMoves(move)
        return move.removed
    }

    /// On the way to the screen: the new top comes with this controller.
    private func exchange(_ move: Move, from: UIViewController, to: UIViewController) {
        delegate?.navigationController(self, willShow: to, animated: false)
        from.beginAppearance(false, animated: false)
        to.beginAppearance(true, animated: appearance.isAnimated)
        install(to)
        from.endAppearance()
        endMoves(move)
        delegate?.navigationController(self, didShow: to, animated: false)
    }

    private func run(
        _ move: Move, from: UIViewController, to: UIViewController, animated: Bool, underFinger: Bool
    ) {
        to.loadViewIfNeeded()
        var animator: (any UIViewControllerAnimatedTransitioning)?
        if animated {
            animator =
                delegate?.navigationController(
                    self, animationControllerFor: move.operation, from: from, to: to)
                ?? NavigationAnimator(move.operation)
        }
        let isSystems = animator.map { $0 is any SystemAnimator } ?? true
        let transition = ControllerTransition(
            from: .init(controller: from, view: from.view, initialFrame: content.bounds),
            to: .init(controller: to, view: to.view, finalFrame: content.bounds), in: content, style: .none,
            animator: animator, endsAtOnce: false,
            onEnd: { [self] didComplete in
                swipe.ended()
                UIView.performWithoutAnimation {
                    if isSystems { for side in [from, to] { side.view.transform = .identity } }
                }
                if didComplete {
                    ended(move, from: from, to: to)
                } else {
                    takeBack(move, from: from, to: to, animated: animated)
                }
            },
            afterwards: { [self] in delegate?.navigationController(self, didShow: to, animated: animated) })
        transition.initiallyInteractive = underFinger && animator is NavigationAnimator
        ownTransition = transition
        if !underFinger { view.window?.touches.cancelAll() }
        delegate?.navigationController(self, willShow: to, animated: animated)
        from.beginAppearance(false, animated: animated)
        to.beginAppearance(true, animated: animated)
        UIView.performWithoutAnimation {
            to.view.frame = content.bounds
            if isSystems {
                content.insertSubview(to.view, at: move.operation == .pop ? 0 : content.subviews.count)
            }
            view.window?.screen.frames.traits.visit(content)
            to.tellIsAppearing()
            to.view.layoutIfNeeded()
        }
        if underFinger {
            begin(transition, by: animator, under: move)
        } else {
            transition.run()
        }
        to.tellIsAppearing()
    }

    /// A finger has the transition in hand, where it is the system's.
    private func begin(
        _ transition: ControllerTransition, by animator: (any UIViewControllerAnimatedTransitioning)?,
        under move: Move
    ) {
        let items = move.new.map(\.navigationItem)
        if let slide = (animator as? NavigationAnimator)?.slide(in: transition) {
            swipe.take(transition, slide, to: items)
        } else {
            navigationBar.setItems(items, animated: true)
            transition.run()
        }
    }

    private func ended(_ move: Move, from: UIViewController, to: UIViewController) {
        ownTransition = nil
        install(to)
        from.viewIfLoaded?.removeFromSuperview()
        from.endAppearance()
        to.endAppearance()
        endMoves(move)
    }

    /// An animator ended with false: the stack is as before.
    private func takeBack(_ move: Move, from: UIViewController, to: UIViewController, animated: Bool) {
        ownTransition = nil
        stack = move.old
        to.beginAppearance(false, animated: animated)
        from.beginAppearance(true, animated: animated)
        to.viewIfLoaded?.removeFromSuperview()
        install(from)
        to.endAppearance()
        from.endAppearance()
        for controller in move.added {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        for controller in move.removed { controller.didMove(toParent: self) }
        navigationBar.setItems(stack.map(\.navigationItem), animated: false)
    }

    private func endMoves(_ move: Move) {
        for controller in move.added where controller.parent === self { controller.didMove(toParent: self) }
        for controller in move.removed where !stack.contains(controller) { controller.removeFromParent() }
    }
}
