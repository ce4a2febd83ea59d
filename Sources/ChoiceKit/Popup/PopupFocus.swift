import UIKit

/// Who had VoiceOver and the keys before popups came, and gets them back.
@MainActor struct PopupFocus {
    private weak var element: AnyObject?
    private weak var keys: UIResponder?

    init(in window: UIWindow) {
        element = UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject?
        keys = Self.firstResponder(in: window)
    }

    func restore() {
        if (keys as? UIView)?.window != nil { keys?.becomeFirstResponder() }
        let isThere = (element as? UIView).map { $0.window != nil } ?? (element != nil)
        UIAccessibility.post(notification: .screenChanged, argument: isThere ? element : nil)
    }

    private static func firstResponder(in view: UIView) -> UIResponder? {
        view.isFirstResponder ? view : view.subviews.lazy.compactMap(firstResponder).first
    }
}
