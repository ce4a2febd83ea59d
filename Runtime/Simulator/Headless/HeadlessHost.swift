package import UIKitCore

/// A device without a display: an app on it, a clock that a test moves on, pictures for who asks.
///
/// Nothing happens here by itself. A frame runs at the time that it is due on, when the clock is moved past
/// it, so the same input gives the same pixels on any machine. Several hosts may live in one process: each
/// makes its app the shared one and its clock the source of time before it does anything.
@MainActor package final class HeadlessHost {
    package let device: Device
    /// What the person set; changed by `change(to:)`.
    package private(set) var settings: DeviceSettings
    /// How the device is held; changed by `rotate(to:)`.
    package private(set) var orientation: UIInterfaceOrientation
    package let app: UIApplication
    private let clock: any HostClock
    private var lastFrame: TimeInterval?
    private var surface: CGContext?

    package convenience init(
        device: Device = .iPhone15, settings: DeviceSettings = DeviceSettings(),
        orientation: UIInterfaceOrientation = .portrait
    ) {
        self.init(device: device, settings: settings, orientation: orientation, clock: VirtualClock())
    }

    init(
        device: Device, settings: DeviceSettings, orientation: UIInterfaceOrientation, clock: any HostClock
    ) {
        self.clock = clock
        self.device = device
        self.settings = settings
        self.orientation = orientation
        let screen = UIScreen(
            size: device.size(in: orientation), scale: device.scale,
            safeAreaInsets: device.safeAreaInsets(in: orientation), idiom: device.idiom)
        app = UIApplication(screen: screen, accessibility: settings.choices)
        activate()
        app.windowScene.language = settings.language
        screen.override(settings.traits)
        take(orientation)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        screen.layerTree.root.backgroundColor = CGColor(gray: 0, alpha: 1)
        CATransaction.commit()
    }

    /// Windows and their screen hold each other; nothing of an app outlives its device.
    isolated deinit {
        closeWindows()
        app.disconnectScene()
    }

    /// Makes this host's app the one that runs, and its clock the one that everything reads.
    ///
    /// Every operation of the host does so first. Call it where an app is told something directly after
    /// another host may have had its turn: at the start of a test whose host was made in its initialiser, or
    /// after an `await`.
    package func activate() {
        app.makeShared()
        MediaClock.install { [clock] in clock.now }
    }

    /// Takes every window off the screen, the keyboard too, and lets go of what they show.
    package func closeWindows() {
        activate()
        app.screen.softwareKeyboard.discard()
        for window in app.windowScene.windows {
            window.isHidden = true
            window.rootViewController = nil
        }
    }

    /// Shows a controller in a window of its own, in place of every other, and lets it come to rest.
    package func show(_ rootViewController: UIViewController) {
        closeWindows()
        let window = UIWindow(windowScene: app.windowScene)
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
        settle()
    }

    // MARK: The device

    /// The person changes settings while the app runs; then it comes to rest.
    package func change(to settings: DeviceSettings) {
        adopt(settings)
        settle()
    }

    /// The person changes settings; what that moves is on its way.
    func adopt(_ settings: DeviceSettings) {
        activate()
        self.settings = settings
        app.windowScene.language = settings.language
        app.adopt(settings.traits, settings.choices)
    }

    /// The software keyboard comes up or goes; then the app comes to rest.
    package func keyboard(isUp: Bool) {
        activate()
        app.screen.softwareKeyboard.setUp(isUp)
        settle()
    }

    /// The person turns the device; then the app comes to rest.
    package func rotate(to orientation: UIInterfaceOrientation) {
        turn(to: orientation)
        settle()
    }

    /// The person turns the device; what that moves is on its way.
    func turn(to orientation: UIInterfaceOrientation) {
        activate()
        if orientation != self.orientation { take(orientation) }
    }

    private func take(_ orientation: UIInterfaceOrientation) {
        self.orientation = orientation
        app.turn(
            to: orientation, size: device.size(in: orientation),
            safeAreaInsets: device.safeAreaInsets(in: orientation),
            keyboardHeight: device.keyboardHeight(in: orientation))
        surface = nil
    }

    // MARK: Time

    /// Seconds since the host was made.
    package var now: TimeInterval { clock.now }

    /// How many frames ran.
    package var frameCount: Int { app.screen.frames.frameCount }

    /// Moves the clock on and runs each frame that falls due on the way, at its time.
    package func advance(by seconds: TimeInterval) {
        precondition(
            seconds.isFinite && seconds >= 0, "Time goes on by a number of seconds, not by \(seconds).")
        activate()
        let end = now + seconds
        while let due = nextFrameTime, due <= end + Self.tolerance { runFrame(at: due) }
        clock.move(to: end)
    }

    /// Runs frames until nothing moves: what waits for a delay is not waited for. It gives up after a second
    /// of what moves for ever, such as a spinner.
    package func settle() {
        activate()
        let end = now + Self.patience
        while let due = nextFrameTime, due <= min(now + FrameLoop.interval, end) + Self.tolerance {
            runFrame(at: due)
        }
    }

    /// Runs the next frame where what the program changed still waits for one.
    package func update() {
        activate()
        let tree = app.screen.layerTree
        if tree.needsLayout || tree.needsDisplay, let due = nextFrameTime { runFrame(at: due) }
    }

    /// When the next frame is due; frames keep their distance, whatever asks for them.
    package var nextFrameTime: TimeInterval? {
        guard let due = app.screen.frames.nextFrameTime else { return nil }
        return lastFrame.map { max(due, $0 + FrameLoop.interval) } ?? due
    }

    /// Runs the next frame where its time has come, on a clock that goes by itself.
    func runDueFrame() -> Bool {
        activate()
        guard let due = nextFrameTime, due <= now + Self.tolerance else { return false }
        runFrame(at: due)
        return true
    }

    private func runFrame(at time: TimeInterval) {
        clock.move(to: time)
        lastFrame = time
        app.screen.frames.run()
    }

    // MARK: Input and pictures

    /// Hands in what fingers did at one moment and runs the frame that delivers it.
    package func touch(_ samples: TouchSample...) {
        activate()
        app.screen.input.send(samples)
        if let due = nextFrameTime { runFrame(at: due) }
    }

    /// Hands in where the pointer of a mouse is, nil where there is none, and runs the frame that delivers
    /// it.
    package func hover(at position: CGPoint?) {
        activate()
        app.screen.pointer.move(to: position)
        if let due = nextFrameTime { runFrame(at: due) }
    }

    /// Hands in that a key of a hardware keyboard went down or came up, and runs the frame that delivers it.
    package func key(_ key: UIKeyboardHIDUsage, isDown: Bool) {
        activate()
        app.screen.keyboard.send(key, isDown: isDown)
        if let due = nextFrameTime { runFrame(at: due) }
    }

    /// What the screen shows, in the device's pixels.
    package func screenshot() -> CGImage {
        guard let image = composite().makeImage() else {
            preconditionFailure("The picture of \(device.name) could not be copied: memory is short.")
        }
        return image
    }

    /// Brings the surface up to date: draws what changed since the last time.
    @discardableResult package func composite() -> CGContext {
        update()
        return compositeDamage().surface
    }

    /// Draws what changed since the last time, as the last frame left it, and says where in points.
    func compositeDamage() -> (surface: CGContext, damage: [CGRect]) {
        let context = surface ?? makeSurface()
        surface = context
        return (context, app.screen.layerTree.composite(onto: context))
    }

    private func makeSurface() -> CGContext {
        let size = app.screen.bounds.size
        let width = Int((size.width * device.scale).rounded())
        let height = Int((size.height * device.scale).rounded())
        guard let context = CGContext(width: width, height: height, scale: device.scale) else {
            preconditionFailure(
                "A screen of \(width) x \(height) pixels cannot be drawn: give \(device.name) another size.")
        }
        return context
    }

    /// Seconds that something may move before the host goes on without it.
    private static let patience: TimeInterval = 1
    /// Sums of frame lengths are not exact.
    private static let tolerance: TimeInterval = 1e-9
}
