import UIKit

/// Makes what a view shows a little smaller while it is pressed.
///
/// The view's own transform is left to the app: under one, a layout that sets the frame in the middle of a
/// press would change the size. What is scaled are the layers in the view.
@MainActor final class PressedScale {
    /// What the view was turned and scaled by when the finger landed; nil while none presses.
    private var landing: CGAffineTransform?
    /// What its layers were scaled by before; nil while the finger is not on it.
    private var released: CATransform3D?

    func begin(_ view: UIView) { landing = view.transform }

    func end() { landing = nil }

    /// What the view is turned and scaled by, as far as a press is concerned.
    func resting(_ view: UIView) -> CGAffineTransform { landing ?? view.transform }

    func shrink(_ view: UIView, to scale: CGFloat) {
        guard released == nil else { return }
        released = view.layer.sublayerTransform
        animate(view, to: CATransform3DScale(view.layer.sublayerTransform, scale, scale, 1))
    }

    func grow(_ view: UIView) {
        guard let released else { return }
        self.released = nil
        animate(view, to: released)
    }

    private func animate(_ view: UIView, to transform: CATransform3D) {
        UIView.animate(
            withDuration: 0.15, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            view.layer.sublayerTransform = transform
        }
    }
}
