import UIKit

/// Makes a view a little smaller while it is pressed, and gives it back what it was turned and scaled by.
@MainActor final class PressedScale {
    /// What the view had when the finger landed; nil while none presses.
    private var landing: CGAffineTransform?
    /// What it has while the finger is on it; nil while it is not.
    private var pressed: CGAffineTransform?

    func begin(_ view: UIView) { landing = view.transform }

    func end() { landing = nil }

    /// What the view is turned and scaled by, but for the press.
    func resting(_ view: UIView) -> CGAffineTransform { landing ?? view.transform }

    func shrink(_ view: UIView, to scale: CGFloat) {
        guard pressed == nil else { return }
        let transform = resting(view).scaledBy(x: scale, y: scale)
        pressed = transform
        animate(view, to: transform)
    }

    /// A transform that the app set during the press is left alone.
    func grow(_ view: UIView) {
        guard let pressed else { return }
        self.pressed = nil
        if view.transform == pressed { animate(view, to: landing ?? .identity) }
    }

    private func animate(_ view: UIView, to transform: CGAffineTransform) {
        guard transform != view.transform else { return }
        UIView.animate(
            withDuration: 0.15, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            view.transform = transform
        }
    }
}
