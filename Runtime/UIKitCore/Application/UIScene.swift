import Foundation

/// One instance of an app's interface.
@MainActor open class UIScene: UIResponder {
    /// Whether people see the scene and can use it.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    public internal(set) var activationState = ActivationState.unattached

    open override var next: UIResponder? { UIApplication.shared }
}

/// A scene that shows windows on a screen.
@MainActor public final class UIWindowScene: UIScene, UITraitEnvironment {
    public let screen: UIScreen
    public private(set) var windows: [UIWindow] = []
    /// The window that keys go to.
    public private(set) weak var keyWindow: UIWindow?
    /// How the interface is turned; a host that turns the device says so.
    public internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait
    /// The language that the windows' views speak where they name none; the host sets it.
    package var language: String?

    package init(screen: UIScreen) {
        self.screen = screen
        super.init()
        activationState = .foregroundActive
    }

    public var traitCollection: UITraitCollection { screen.traitCollection }

    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    func add(_ window: UIWindow) {
        guard !windows.contains(window) else { return }
        windows.append(window)
    }

    func remove(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        guard keyWindow === window else { return }
        // The front one follows (Apple does not say which): keys have to go somewhere.
        let front = windows.filter(\.canBecomeKey).enumerated()
            .max { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
        setKeyWindow(front?.element)
    }

    func makeKey(_ window: UIWindow) {
        if window !== keyWindow, window.canBecomeKey { setKeyWindow(window) }
    }

    /// The old window is told first, as the pair of notifications is documented.
    private func setKeyWindow(_ window: UIWindow?) {
        let old = keyWindow
        keyWindow = window
        if let old {
            old.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
        }
        guard let window, keyWindow === window else { return }
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }
}
