#if canImport(ObjectiveC)
import UIKit

/// How the bars of the device look and which way the screen turns is the app's affair, though UIKit may ask
/// the controller of the window in front. Untried: the runtime for Linux has neither.
extension ToastViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle {
        asked { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
    }

    override var prefersStatusBarHidden: Bool {
        asked { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false
    }

    override var prefersHomeIndicatorAutoHidden: Bool {
        asked { $0.childForHomeIndicatorAutoHidden }?.prefersHomeIndicatorAutoHidden ?? false
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        asked { _ in nil }?.supportedInterfaceOrientations ?? .all
    }

    /// Who would be asked without toasts: what is presented over the whole screen, and of that the child
    /// that it points to.
    private func asked(_ child: @escaping (UIViewController) -> UIViewController?) -> UIViewController? {
        guard let scene = viewIfLoaded?.window?.windowScene,
            let root = AppWindow(of: scene)?.window.rootViewController
        else { return nil }
        let presented = sequence(first: root, next: \.presentedViewController).prefix {
            $0 === root || $0.modalPresentationStyle == .fullScreen
                || $0.modalPresentationCapturesStatusBarAppearance
        }
        let front = Array(presented).last ?? root
        return sequence(first: front, next: child).reduce(front) { $1 }
    }
}
#endif
