import QuartzCore

extension UIViewController {
    /// Whether the view is coming because this controller was added to another one.
    public var isMovingToParent: Bool { isMoving && parent != nil && !isLeavingParent }

    /// Whether the view is going because this controller is removed from another one.
    public var isMovingFromParent: Bool { isMoving && isLeavingParent }

    /// Puts one child's view in the place of another's; their callbacks are told by this call.
    ///
    /// Both must be children of this controller. The new view is added where the old one is, and the old one
    /// is removed at the end.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        precondition(
            fromViewController.parent === self && toViewController.parent === self,
            "\(fromViewController) and \(toViewController) must be children of \(self): add them first.")
        let isAnimated = duration > 0 && UIView.areAnimationsEnabled
        fromViewController.beginAppearance(false, animated: isAnimated)
        toViewController.beginAppearance(true, animated: isAnimated)
        let place = fromViewController.view.superview ?? view!
        place.addSubview(toViewController.view)
        UIView.performWithoutAnimation {
            view.window?.screen.frames.traits.visit(toViewController.view)
            toViewController.tellIsAppearing()
        }
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: { animations?() },
            completion: { finished in
                fromViewController.view.removeFromSuperview()
                fromViewController.endAppearance()
                toViewController.endAppearance()
                completion?(finished)
            })
    }
}
