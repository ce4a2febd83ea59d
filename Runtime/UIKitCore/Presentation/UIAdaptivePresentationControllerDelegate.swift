public import Foundation

/// Has a say in how a presentation adapts and when a person may end it.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// The style to use with these traits; `.none` keeps the one asked for. Where it is left out, the variant
    /// without traits answers.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// Whether a tap outside, say, may dismiss; true by default.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// Called when a person dismisses, before it begins; never for `dismiss(animated:completion:)`.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Called when a person has dismissed.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Called when a person tried to dismiss and `presentationControllerShouldDismiss(_:)` forbade it.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
    {
        controller.adaptiveStyleInCompactWidth
    }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

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

extension UIPresentationController {
    /// What a style becomes where there is little room and nobody says otherwise.
    var adaptiveStyleInCompactWidth: UIModalPresentationStyle {
        presentationStyle == .popover ? .fullScreen : .none
    }
}
