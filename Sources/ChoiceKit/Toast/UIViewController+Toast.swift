public import UIKit

extension UIViewController {
    /// Shows a toast in the scene that this controller is in.
    ///
    /// ```swift
    /// showToast("신청을 보냈어요")
    /// ```
    ///
    /// - Parameters:
    ///   - text: what is said.
    ///   - image: stands before the text.
    ///   - actionTitle: a button at the end of the text; nil for none.
    ///   - onAction: the person chose it.
    /// - Returns: what changes the toast and takes it away. It has ended already with `.notInWindow` where
    ///   the controller, and what is around it, is in no window: show the toast after the view has appeared.
    @discardableResult public func showToast(
        _ text: String, image: UIImage? = nil, actionTitle: String? = nil, onAction: (() -> Void)? = nil
    ) -> ToastHandle {
        showToast(
            Toast(text, image: image, action: actionTitle.map { Toast.Action($0) }), onAction: onAction)
    }

    /// Shows a toast in the scene that this controller is in, as `ToastCenter.show` does.
    ///
    /// - Parameters:
    ///   - toast: what is shown.
    ///   - onAction: the person chose the action; called before `onEnd`.
    ///   - onEnd: the toast is over, and why. Called once.
    /// - Returns: what changes the toast and takes it away. It has ended already with `.notInWindow` where
    ///   the controller, and what is around it, is in no window.
    @discardableResult public func showToast(
        _ toast: Toast, onAction: (() -> Void)? = nil, onEnd: ((Toast.EndReason) -> Void)? = nil
    ) -> ToastHandle {
        guard let scene = sceneOfToasts else {
            CallerLog.toasts.warn(
                "A toast was shown from a controller that is in no window: show it after its view has "
                    + "appeared.")
            return .ended(.notInWindow, toast, onEnd)
        }
        return scene.toastCenter.show(toast, onAction: onAction, onEnd: onEnd)
    }

    /// Where a controller is covered by another one its own view may be in no window: then what it is in,
    /// what it presented or what presented it counts.
    private var sceneOfToasts: UIWindowScene? {
        let around = [
            sequence(first: self, next: \.parent), sequence(first: self, next: \.presentedViewController),
            sequence(first: self, next: \.presentingViewController),
        ]
        return around.lazy.flatMap { Array($0) }.compactMap { $0.viewIfLoaded?.window?.windowScene }.first
    }
}

extension CallerLog {
    @MainActor fileprivate static var toasts = CallerLog()
}
