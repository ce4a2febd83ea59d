/// Who has the keys in a window: a responder leaves only when it agrees, unless it leaves the window.
@MainActor enum FirstResponder {
    static func isFirst(_ responder: UIResponder) -> Bool {
        window(of: responder)?.firstResponder === responder
    }

    static func become(_ responder: UIResponder) -> Bool {
        guard let window = window(of: responder) else { return false }
        let current = window.firstResponder
        if current === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let current, !current.resignFirstResponder() { return false }
        window.firstResponder = responder
        return true
    }

    static func resign(_ responder: UIResponder) -> Bool {
        guard let window = window(of: responder), window.firstResponder === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }

    /// A view is about to leave its window: neither it nor its controller can stay, and both are asked.
    static func viewWillLeave(_ view: UIView, _ window: UIWindow) {
        guard let current = window.firstResponder, current === view || current === view.owner else { return }
        leaving = current
        defer { leaving = nil }
        _ = current.resignFirstResponder()
        if window.firstResponder === current { window.firstResponder = nil }
    }

    /// Whether a responder is asked to resign because it leaves its window, which it cannot refuse.
    static func isLeaving(_ responder: UIResponder) -> Bool { leaving === responder }

    private static weak var leaving: UIResponder?

    /// The window whose keys a responder can have; none for one that nothing in a window leads to.
    private static func window(of responder: UIResponder) -> UIWindow? {
        switch responder {
        case let view as UIView: view.window
        case let controller as UIViewController: controller.viewIfLoaded?.window
        default: responder.next.flatMap(window)
        }
    }
}
