#if canImport(ObjectiveC)
import UIKit

/// How the bars of the device look and which way the screen turns is the app's affair, though UIKit may ask
/// the controller of the window in front. Untried: the runtime for Linux has neither.
extension ToastViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle {
        asked(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
    }

    override var prefersStatusBarHidden: Bool {
        asked(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
    }

    override var prefersHomeIndicatorAutoHidden: Bool {
        asked(\.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        asked(\.none)?.supportedInterfaceOrientations ?? .all
    }

    /// Who would be asked without toasts: what is presented over the whole screen, and of that the child
    /// that it points to.
    private func asked(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
        guard let root = viewIfLoaded?.window?.windowScene.flatMap(AppWindow.init)?.window.rootViewController
        else { return nil }
        let presented = sequence(first: root, next: \.presentedViewController).prefix {
            $0 === root || $0.modalPresentationStyle == .fullScreen
                || $0.modalPresentationCapturesStatusBarAppearance
        }
        let last = Array(presented).last ?? root
        return sequence(first: last) { $0[keyPath: child] }.reduce(last) { $1 }
    }
}

extension UIViewController {
    fileprivate var none: UIViewController? { nil }
}
#endif
