import UIKit

/// The window of the app that a toast stands over.
@MainActor struct AppWindow {
    let window: UIWindow

    /// The one that has the keys, else the last of those that are shown; nil where the scene has none.
    init?(of scene: UIWindowScene) {
        let windows = scene.windows.filter { !$0.isHidden && !($0 is ToastWindow) }
        guard let window = windows.first(where: \.isKeyWindow) ?? windows.last else { return nil }
        self.window = window
    }

    /// Points from the lower end of the window that bars take, those of the device included: the safe area of
    /// the controller in front. A tab bar or toolbar is in it, whoever draws that.
    var bars: CGFloat { window.rootViewController.map(bars) ?? window.safeAreaInsets.bottom }

    /// What stands in the middle of the screen, as a popover or an alert does, says nothing of its lower end.
    private func bars(of controller: UIViewController) -> CGFloat {
        if let presented = controller.presentedViewController, !presented.isBeingDismissed,
            reachesTheEnd(presented)
        {
            return bars(of: presented)
        }
        let children = controller.children.filter(reachesTheEnd)
        return children.map(bars).max() ?? controller.viewIfLoaded?.safeAreaInsets.bottom ?? 0
    }

    private func reachesTheEnd(_ controller: UIViewController) -> Bool {
        guard let view = controller.viewIfLoaded, view.window === window, !view.isHidden else { return false }
        return view.convert(view.bounds, to: window).maxY >= window.bounds.maxY - 1
    }
}
