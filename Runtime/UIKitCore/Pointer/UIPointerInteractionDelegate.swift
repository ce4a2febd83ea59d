public import QuartzCore

/// Says where a view has regions for the pointer and what they do.
///
/// In one movement of the pointer the old region is left, and then the new one is asked for its style and
/// entered; UIKit's order of the last two is unconfirmed.
@MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// The pointer moves over the view. Nil leaves it to the interactions of the superviews. All of the view
    /// unless implemented, which is what `defaultRegion` is.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?

    /// The pointer came to a region that is not equal to the one before. Nil leaves the pointer as it is. The
    /// automatic effect on the view unless implemented (unconfirmed).
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }

    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    { interaction.automaticStyle }

    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}

    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// Runs changes of the app alongside the effect that comes or goes.
@MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)

    /// - Parameter completion: told whether the animation came to its end.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// What a delegate adds in one callback.
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    /// Runs what was added, once the delegate has returned.
    func run(animated: Bool) {
        let (changes, ends) = (animations, completions)
        guard !changes.isEmpty || !ends.isEmpty else { return }
        UIView.animate(
            withDuration: animated ? PointerLook.duration : 0, delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: { changes.forEach { $0() } }, completion: { isDone in ends.forEach { $0(isDone) } })
    }
}
