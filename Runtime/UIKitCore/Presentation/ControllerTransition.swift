import QuartzCore

/// An animator whose curve is known, so that what runs alongside moves as it does.
@MainActor protocol SystemAnimator: UIViewControllerAnimatedTransitioning {
    var timing: AnimationBlock.Timing { get }
}

extension SystemAnimator {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { timing.duration }
}

/// One transition between two controllers, from its beginning to its end: what the animator is given, and
/// what others coordinate with.
///
/// It ends exactly once, whoever ends it: the animator, the clock, or `finishNow()`.
@MainActor final class ControllerTransition: NSObject {
    /// One of the two controllers: its view where that takes part, and where it is before and after.
    struct Side {
        let controller: UIViewController
        var view: UIView?
        var initialFrame = CGRect.zero
        var finalFrame = CGRect.zero
    }

    private enum Stage {
        case waiting, running, ended
    }

    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    private(set) var transitionWasCancelled = false
    private(set) var isInteractive = false
    /// Whether a finger moves it from its beginning; set before anybody hears of it.
    var initiallyInteractive = false {
        didSet { isInteractive = initiallyInteractive }
    }
    var percentComplete: CGFloat = 0
    private let from: Side
    private let to: Side
    private let animator: (any UIViewControllerAnimatedTransitioning)?
    /// Whether a transition that is not animated ends in the call that begins it, or in the next turn.
    private let endsAtOnce: Bool
    private var onEnd: ((Bool) -> Void)?
    private var afterwards: (() -> Void)?
    private var stage = Stage.waiting
    private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var interactionChanges: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    /// - Parameters:
    ///   - animator: nil where nothing is animated.
    ///   - onEnd: brings views and controllers into their final state; false where it was taken back.
    ///   - afterwards: runs when everybody has heard of the end, unless it was taken back.
    init(
        from: Side, to: Side, in containerView: UIView, style: UIModalPresentationStyle,
        animator: (any UIViewControllerAnimatedTransitioning)?, endsAtOnce: Bool,
        onEnd: @escaping (Bool) -> Void, afterwards: @escaping () -> Void
    ) {
        self.from = from
        self.to = to
        self.containerView = containerView
        presentationStyle = style
        self.animator = animator
        self.endsAtOnce = endsAtOnce
        self.onEnd = onEnd
        self.afterwards = afterwards
        super.init()
    }

    func run() {
        guard stage == .waiting else { return }
        stage = .running
        animator?.animateTransition(using: self)
        runAlongside()
        guard animator == nil, stage == .running else { return }
        if endsAtOnce {
            completeTransition(true)
        } else {
            FrameLoop.current.ticks.after(0) { [weak self] in self?.completeTransition(true) }
        }
    }

    // MARK: Under a finger

    /// Begins in the hand of somebody who moves the views, and not by the animator.
    func beginInteraction() {
        guard stage == .waiting else { return }
        stage = .running
    }

    /// The finger let go; who moved the views animates them to an end, and completes it.
    func endInteraction(completes: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = !completes
        let due = interactionChanges
        interactionChanges.removeAll()
        due.forEach { $0(self) }
        if completes { runAlongside() } else { alongside.removeAll() }
    }

    // MARK: The end

    /// Whether it has begun and not ended.
    var isRunning: Bool { stage == .running }

    var hasEnded: Bool { stage == .ended }

    /// Ends it in this turn, wherever its animation is; one that a finger took back is taken back.
    func finishNow() {
        guard isRunning else { return }
        completeTransition(!transitionWasCancelled)
        for view in containerView.subviews { view.layer.removeAllAnimations() }
    }

    private func runAlongside() {
        let due = alongside
        alongside.removeAll()
        guard !due.isEmpty else { return }
        guard let timing else { return UIView.performWithoutAnimation { due.forEach { $0(self) } } }
        AnimationBlock.run(timing, delay: 0, options: [], { due.forEach { $0(self) } }, nil)
    }

    private var timing: AnimationBlock.Timing? {
        guard stage != .ended, let animator else { return nil }
        return (animator as? any SystemAnimator)?.timing
            ?? .curve(completionCurve, duration: animator.transitionDuration(using: self))
    }
}

extension ControllerTransition: UIViewControllerContextTransitioning {
    var isAnimated: Bool { animator != nil }

    func completeTransition(_ didComplete: Bool) {
        guard stage != .ended else { return }
        stage = .ended
        isInteractive = false
        transitionWasCancelled = !didComplete
        runAlongside()
        let (end, tell, last) = (onEnd, completions, afterwards)
        onEnd = nil
        afterwards = nil
        completions.removeAll()
        interactionChanges.removeAll()
        // The order of these two is unconfirmed; that `animationEnded(_:)` comes last is documented.
        end?(didComplete)
        tell.forEach { $0(self) }
        animator?.animationEnded(didComplete)
        if didComplete { last?() }
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from.controller
        case .to: to.controller
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.view
        case .to: to.view
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }

    private func side(of controller: UIViewController) -> Side? {
        [from, to].first { $0.controller === controller }
    }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
    var transitionDuration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }
    var isCancelled: Bool { transitionWasCancelled }
    var completionCurve: UIView.AnimationCurve { .easeInOut }

    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard stage != .ended else { return false }
        if let completion { completions.append(completion) }
        if let animation {
            alongside.append(animation)
            if stage == .running, !isInteractive { runAlongside() }
        }
        return true
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        if stage != .ended { interactionChanges.append(handler) }
    }
}
