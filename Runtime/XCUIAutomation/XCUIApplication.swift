package import Simulator
import UIKit

/// An app under test, in the process of the test and on a device without a display.
///
/// ```swift
/// let app = XCUIApplication()
/// app.launchArguments = ["-AppleLanguages", "(ko)"]
/// app.launch()
/// let scene = UIApplication.shared.connectedScenes.first as! UIWindowScene
/// let window = UIWindow(windowScene: scene)
/// window.rootViewController = LeaveRequestViewController()
/// window.makeKeyAndVisible()
/// app.buttons["휴가 사유"].tap()
/// ```
///
/// What a test does takes virtual time only: every action runs the frames that are due until nothing moves.
/// The device is the one that `launchEnvironment["SIMULATOR_DEVICE_NAME"]` names, an iPhone 15 by default.
@MainActor public final class XCUIApplication: XCUIElement {
    /// Whether an app runs (XCUIApplication.State of Apple's documentation).
    public enum State: UInt, Sendable {
        case unknown = 0
        case notRunning = 1
        case runningBackgroundSuspended = 2
        case runningBackground = 3
        case runningForeground = 4
    }

    /// Arguments that the app starts with; `-AppleLanguages` takes a list as `(ko)` or `("ko", "en")`.
    public var launchArguments: [String] = []
    /// Variables that the app starts with; `SIMULATOR_DEVICE_NAME` chooses the device.
    public var launchEnvironment: [String: String] = [:]
    private var running: HeadlessHost?

    /// The app of this process; `launch()` starts it.
    public init() { super.init(description: "the application") }

    /// An app that runs on a host already.
    package convenience init(host: HeadlessHost) {
        self.init()
        running = host
        host.activate()
    }

    /// Whether the app runs; here it is never in the background.
    public var state: State { running == nil ? .notRunning : .runningForeground }

    /// Starts the app anew on a device of its own; what ran before ends.
    public func launch() {
        terminate()
        let name = launchEnvironment["SIMULATOR_DEVICE_NAME"] ?? Device.iPhone15.name
        guard let device = Device(named: name) else {
            let names = Device.all.map(\.name).joined(separator: ", ")
            preconditionFailure("SIMULATOR_DEVICE_NAME is \"\(name)\": choose one of \(names).")
        }
        running = HeadlessHost(device: device, settings: LaunchArguments(launchArguments).settings)
    }

    /// Ends the app: its windows go.
    public func terminate() {
        running?.closeWindows()
        running = nil
    }

    /// The host that the app runs on.
    package func host() throws(RobotError) -> HeadlessHost {
        guard let running else { throw .notRunning }
        return running
    }

    override var application: XCUIApplication { self }

    /// The application is the root of everything on its screen.
    override func matches() throws(RobotError) -> [AccessibilityNode] {
        let host = try host()
        host.update()
        let tree = AccessibilityTree(of: host.app)
        let bounds = host.app.screen.bounds
        return [
            AccessibilityNode(
                role: .application, label: "", value: nil, traits: .none, identifier: "", frame: bounds,
                visibleFrame: bounds, isElement: false, children: tree.windows, source: host.app)
        ]
    }
}
