import QuartzCore

/// One turn of the interface: who hears of it, and what moves with it.
@MainActor struct Rotation {
    private let screen: UIScreen
    private let size: CGSize

    /// - Parameter size: of the screen once it is turned.
    init(of screen: UIScreen, to size: CGSize) {
        self.screen = screen
        self.size = size
    }

    /// Runs the turn. Controllers hear first of the traits, where those change, then of the size; then the
    /// screen changes, which tells views of their traits and lays them out; what was asked to animate
    /// alongside does so; completions come last (the order of these is commonly observed; unconfirmed).
    ///
    /// - Parameter change: gives the screen and its windows their new shape.
    func run(_ change: @escaping () -> Void) {
        let windows = screen.windows.filter { $0.frame == screen.bounds }
        let shown = windows.filter { $0.rootViewController?.isViewLoaded == true }
        guard let front = shown.last, let root = front.rootViewController else { return change() }
        let side = ControllerTransition.Side(controller: root, view: root.view)
        let animator = RotationAnimator {
            change()
            for window in windows {
                screen.frames.traits.visit(window)
                window.layoutIfNeeded()
            }
        }
        let transition = ControllerTransition(
            from: side, to: side, in: front, style: .none, animator: animator, endsAtOnce: false,
            onEnd: { _ in }, afterwards: {})
        for window in shown {
            window.rotation = transition
            tell(window, transition)
        }
        transition.run()
    }

    /// Tells the root and, through their presentations, the controllers above it.
    private func tell(_ window: UIWindow, _ transition: ControllerTransition) {
        guard let root = window.rootViewController else { return }
        let traits = UITraitCollection(traitsFrom: [window.traitCollection, screen.sizeClasses(of: size)])
        let changesTraits = traits != window.traitCollection
        if changesTraits {
            root.willTransition(to: traits.overridden(by: root.traitOverrides), with: transition)
        }
        root.viewWillTransition(to: size, with: transition)
        for controller in sequence(first: root, next: \.presented).dropFirst() {
            guard let presentation = controller.presentation else { continue }
            if changesTraits { presentation.willTransition(to: traits, with: transition) }
            presentation.viewWillTransition(to: size, with: transition)
        }
    }
}

/// Lets everything take its new place in the time of a rotation.
private final class RotationAnimator: NSObject, SystemAnimator {
    private let change: () -> Void

    init(_ change: @escaping () -> Void) {
        self.change = change
        super.init()
    }

    /// A quarter turn; what UIKit takes for it is unconfirmed.
    var timing: AnimationBlock.Timing { .curve(.easeInOut, duration: 0.3) }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        AnimationBlock.run(
            timing, delay: 0, options: [], change, { _ in transitionContext.completeTransition(true) })
    }
}
