import QuartzCore

/// The system's animation of a presentation: what its controller looks like away and there, and the curve
/// between the two.
final class PresentationAnimator: NSObject, SystemAnimator {
    private let presentation: UIPresentationController
    private let isArriving: Bool

    init(of presentation: UIPresentationController, arriving: Bool) {
        self.presentation = presentation
        isArriving = arriving
        super.init()
    }

    var timing: AnimationBlock.Timing { presentation.timing(arriving: isArriving) }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if isArriving { UIView.performWithoutAnimation { presentation.showAway() } }
        AnimationBlock.run(
            timing, delay: 0, options: [],
            { [presentation, isArriving] in isArriving ? presentation.showThere() : presentation.showAway() },
            { _ in transitionContext.completeTransition(true) })
    }
}
