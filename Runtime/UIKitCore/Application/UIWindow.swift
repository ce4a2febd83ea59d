public import QuartzCore

/// The root of a tree of views: it takes events from the screen and hands them on.
@MainActor open class UIWindow: UIView {
    /// Which windows stand above which.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)

        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    }

    public private(set) weak var windowScene: UIWindowScene?
    private(set) lazy var touches = TouchDelivery(window: self)
    /// Who has the keys of this window; set by `FirstResponder`.
    weak var firstResponder: UIResponder?
    /// The menu that is open in the window.
    weak var menuView: MenuView?
    /// The turn of the device that this window is in.
    weak var rotation: ControllerTransition?
    private let display: UIScreen

    /// A window that fills a scene; it shows when it is told to.
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        display = windowScene.screen
        super.init(frame: windowScene.screen.bounds)
        isHidden = true
    }

    /// A window of the application's screen.
    public override init(frame: CGRect) {
        display = UIApplication.shared.screen
        windowScene = UIApplication.shared.windowScene
        super.init(frame: frame)
        isHidden = true
    }

    /// A window of the system's own: it is on the screen and none of those of the app.
    init(systemWindowOn screen: UIScreen) {
        display = screen
        super.init(frame: screen.bounds)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        display = UIApplication.shared.screen
        super.init(coder: coder)
        isHidden = true
    }

    public var screen: UIScreen { display }

    public var windowLevel = Level.normal {
        didSet { if !isHidden { screen.show(self) } }
    }

    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.leave(window: self)
            if !isHidden { rootViewController?.enter(window: self) }
        }
    }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            let wasShown = screen.windows.contains(self)
            super.isHidden = newValue
            if newValue, wasShown {
                screen.hide(self)
                windowScene?.remove(self)
            } else if !newValue, !wasShown {
                appear()
            }
        }
    }

    // MARK: Keys

    /// Whether keys go to this window.
    public var isKeyWindow: Bool { windowScene?.keyWindow === self }

    /// Whether the window may have the keys; true by default.
    open var canBecomeKey: Bool { true }

    /// Gives the window the keys; nothing happens where it may not have them.
    open func makeKey() { windowScene?.makeKey(self) }

    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// The window got the keys; for overriding.
    open func becomeKey() {}

    /// The window lost the keys; for overriding.
    open func resignKey() {}

    /// Posted by a window that got the keys, after `becomeKey()`.
    public static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")

    /// Posted by a window that lost the keys, after `resignKey()`.
    public static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")

    // MARK: Events

    open func sendEvent(_ event: UIEvent) {
        if let event = event as? UIPressesEvent {
            PressDelivery.deliver(event, in: self)
        } else {
            touches.deliver(event)
        }
    }

    /// A Tab that nobody took moves the first responder on, with Shift back.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { press in
            guard let key = press.key, key.keyCode == .keyboardTab else { return true }
            let held = key.modifierFlags.held
            guard held.isSubset(of: .shift) else { return true }
            return !moveFirstResponder(forward: held.isEmpty)
        }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    open override var window: UIWindow? { self }
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    open override var traitCollection: UITraitCollection {
        screen.traitCollection.overridden(by: viewState.traitOverrides)
    }

    open override var accessibilityLanguage: String? {
        get { super.accessibilityLanguage ?? windowScene?.language }
        set { super.accessibilityLanguage = newValue }
    }

    /// What the device's bars, corners and sensors cover of this window.
    var deviceSafeArea: UIEdgeInsets {
        let outer = screen.safeAreaInsets
        let space = screen.bounds
        return UIEdgeInsets(
            top: max(0, outer.top - frame.minY), left: max(0, outer.left - frame.minX),
            bottom: max(0, outer.bottom - (space.maxY - frame.maxY)),
            right: max(0, outer.right - (space.maxX - frame.maxX)))
    }

    private func appear() {
        layer.contentsScale = screen.scale
        screen.show(self)
        windowScene?.add(self)
        environmentMayHaveChanged()
        screen.frames.traits.visit(self)
        rootViewController?.enter(window: self)
    }
}
