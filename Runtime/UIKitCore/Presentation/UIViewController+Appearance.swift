import QuartzCore

extension UIViewController {
    /// Where a controller is between off and on the screen.
    enum Appearance {
        case gone, appearing, shown, disappearing
    }

    /// What a controller is told of its coming and going.
    struct AppearanceState {
        var stage = Appearance.gone
        var isAnimated = false
        /// Whether `viewIsAppearing` is still due.
        var awaitsIsAppearing = false
        /// Whether it follows from its view's coming to the window or leaving it, and not from a container.
        var isAutomatic = false
    }

    /// Tells that the view is coming or going; each call once, in UIKit's order, whatever interrupts it.
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            guard appearance.stage == .gone || appearance.stage == .disappearing else { return }
            loadViewIfNeeded()
            appearance = AppearanceState(stage: .appearing, isAnimated: animated, awaitsIsAppearing: true)
            willComeOnScreen()
            viewWillAppear(animated)
        } else {
            guard appearance.stage == .shown || appearance.stage == .appearing else { return }
            // A transition between children does not outlast the screen that it is on.
            ownTransition?.finishNow()
            appearance = AppearanceState(stage: .disappearing, isAnimated: animated)
            viewWillDisappear(animated)
        }
        for child in childrenToTell { child.beginAppearance(isAppearing, animated: animated) }
    }

    /// The view is in the window with its size and traits: between `viewWillAppear` and `viewDidAppear`, and
    /// before the layout of its subviews.
    func tellIsAppearing() {
        guard appearance.stage == .appearing, appearance.awaitsIsAppearing, view.window != nil else { return }
        appearance.awaitsIsAppearing = false
        viewIsAppearing(appearance.isAnimated)
        for child in childrenToTell { child.tellIsAppearing() }
    }

    func endAppearance() {
        tellIsAppearing()
        let state = appearance
        switch state.stage {
        case .appearing:
            appearance = AppearanceState(stage: .shown)
            viewDidAppear(state.isAnimated)
        case .disappearing:
            appearance = AppearanceState()
            viewDidDisappear(state.isAnimated)
        case .gone, .shown: return
        }
        isMoving = false
        for child in childrenToTell { child.endAppearance() }
        if state.stage == .appearing { didComeOnScreen(animated: state.isAnimated) }
    }

    /// The children whose views are in this one's.
    private var childrenToTell: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let root = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: root) == true }
    }

    /// A container tells a child that its view is about to come or go, where it does not leave that to UIKit.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// Ends what `beginAppearanceTransition(_:animated:)` began.
    public func endAppearanceTransition() { endAppearance() }

    // MARK: Views that come and go by themselves

    /// The view is about to come to a window or leave its.
    func viewWillMove(to window: UIWindow?) {
        if window != nil {
            guard appearance.stage == .gone, let parent, parent.shouldAutomaticallyForwardAppearanceMethods,
                parent.appearance.stage == .shown || parent.appearance.stage == .appearing
            else { return }
            beginAppearance(true, animated: false)
            appearance.isAutomatic = true
        } else if appearance.stage == .shown || appearance.stage == .appearing && appearance.isAutomatic {
            beginAppearance(false, animated: false)
            appearance.isAutomatic = true
        }
    }

    func viewDidMove() {
        guard appearance.isAutomatic else { return }
        if viewIfLoaded?.window == nil {
            if appearance.stage == .disappearing { endAppearance() }
        } else if parent?.appearance.stage == .shown {
            settleInNextTurn()
        }
    }

    /// Becomes the root of a window that is shown.
    func enter(window: UIWindow) {
        view.frame = window.bounds
        beginAppearance(true, animated: false)
        window.insertSubview(view, at: 0)
        settleInNextTurn()
    }

    private func settleInNextTurn() {
        FrameLoop.current.ticks.after(0) { [weak self] in
            guard let self, appearance.stage == .appearing, let window = viewIfLoaded?.window else { return }
            window.screen.frames.traits.visit(view)
            tellIsAppearing()
            view.layoutIfNeeded()
            endAppearance()
        }
    }

    /// Stops being the root of a window: what it presented goes with it.
    func leave(window: UIWindow) {
        if presented != nil { Presenting.dismiss(from: self, animated: false, completion: nil) }
        beginAppearance(false, animated: false)
        viewIfLoaded?.removeFromSuperview()
        endAppearance()
    }
}
