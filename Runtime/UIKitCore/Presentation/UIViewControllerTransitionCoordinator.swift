public import QuartzCore

/// What those who animate alongside a transition know of it.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    /// `none` in a navigation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Seconds; 0 where it is not animated.
    var transitionDuration: TimeInterval { get }
    var containerView: UIView { get }
    /// Whether the transition was taken back, or is on its way back.
    var isCancelled: Bool { get }
    /// Whether a finger moves the transition now.
    var isInteractive: Bool { get }
    /// Whether a finger moved it at its beginning.
    var initiallyInteractive: Bool { get }
    /// How far a finger moved it, from 0 to 1; 0 where none did.
    var percentComplete: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets others animate alongside a transition, and hear of its end.
@MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    /// Runs changes in the time of the transition, without animation where it has none, and the completion
    /// at its end. Under a finger the changes wait until that lets go, and do not run where the transition is
    /// taken back then. Returns whether there was still time for it.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs the handler when the finger lets go of a transition that it moves; `isCancelled` says then
    /// whether that goes back.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// The completion may be left out.
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
