import UIKit

/// Dims what lies behind a popup.
final class PopupPresentationController: UIPresentationController {
    private let dimming = UIView()
    /// What the presenter's view had before it was dimmed.
    private var tintMode: UIView.TintAdjustmentMode?

    init(dimmingColor: UIColor, of presented: UIViewController, over presenting: UIViewController?) {
        super.init(presentedViewController: presented, presenting: presenting)
        dimming.backgroundColor = dimmingColor
        dimming.isUserInteractionEnabled = false
        dimming.alpha = 0
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.insertSubview(dimming, at: 0)
        tintMode = presentingViewController.viewIfLoaded?.tintAdjustmentMode
        presentingViewController.viewIfLoaded?.tintAdjustmentMode = .dimmed
        alongsideTransition { $0.alpha = 1 }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { tearDown() }
    }

    override func dismissalTransitionWillBegin() {
        restoreTint()
        alongsideTransition { $0.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { tearDown() }
    }

    private func tearDown() {
        restoreTint()
        dimming.removeFromSuperview()
    }

    private func restoreTint() {
        if let tintMode { presentingViewController.viewIfLoaded?.tintAdjustmentMode = tintMode }
        tintMode = nil
    }

    private func alongsideTransition(_ change: @escaping (UIView) -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return change(dimming) }
        coordinator.animate(alongsideTransition: { [dimming] _ in change(dimming) })
    }
}

/// Brings the card of a popup in and takes it away: it shrinks into place while it fades in, and fades out.
/// With Reduce Motion it only fades.
final class PopupAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isArriving: Bool

    init(isArriving: Bool) { self.isArriving = isArriving }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { isArriving ? Self.arrival : Self.departure }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewKey = isArriving ? .to : .from
        guard let view = transitionContext.view(forKey: key) as? PopupView else {
            return transitionContext.completeTransition(false)
        }
        if isArriving { place(view, in: transitionContext) }
        let card = view.card
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut,
            animations: { [isArriving] in
                card.alpha = isArriving ? 1 : 0
                card.transform = .identity
            },
            completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }

    private func place(_ view: PopupView, in context: any UIViewControllerContextTransitioning) {
        view.frame = context.containerView.bounds
        context.containerView.addSubview(view)
        view.layoutIfNeeded()
        view.card.alpha = 0
        guard !UIAccessibility.isReduceMotionEnabled else { return }
        view.card.transform = CGAffineTransform(scaleX: Self.largest, y: Self.largest)
    }

    /// Seconds; about those of an alert, whose curves Apple does not publish.
    private static let arrival: TimeInterval = 0.25
    private static let departure: TimeInterval = 0.2
    /// From how large it shrinks into place, as an alert looks on iOS before 26; unconfirmed.
    private static let largest: CGFloat = 1.2
}
