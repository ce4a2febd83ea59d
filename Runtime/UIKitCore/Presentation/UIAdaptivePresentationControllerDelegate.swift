public import Foundation

/// Has a say in how a presentation adapts and when a person may end it.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// The style to use with these traits; `.none` keeps the one asked for. Where it is left out, the variant
    /// without traits answers.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// Called before a presentation, with the style it adapts to; `none` where it is shown as asked for.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )

    /// Whether a tap outside, say, may dismiss; true by default. Not asked where the presented controller is
    /// modal in its presentation.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// Called when a person dismisses, before anybody else hears of it, with a transition coordinator at
    /// hand; never for `dismiss(animated:completion:)`.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Called when a person has dismissed.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Called when a person tried to dismiss and `isModalInPresentation` or
    /// `presentationControllerShouldDismiss(_:)` forbade it.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
    {
        controller.adaptiveStyleInCompactSize
    }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
        -> Bool
    {
        true
    }

    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    {}
}
