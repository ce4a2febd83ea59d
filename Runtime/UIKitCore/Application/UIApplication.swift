import Foundation
import QuartzCore

/// The running app: its scenes, and the way that events take to them.
@MainActor open class UIApplication: UIResponder {
    /// Whether the app is in front.
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    package let screen: UIScreen
    package let windowScene: UIWindowScene
    private static var running: UIApplication?

    /// An app on a screen; a host makes it and makes it the shared one.
    package init(screen: UIScreen, accessibility: AccessibilityChoices = AccessibilityChoices()) {
        self.screen = screen
        accessibilityChoices = accessibility
        windowScene = UIWindowScene(screen: screen)
        super.init()
    }

    /// The app that runs in this process.
    public class var shared: UIApplication {
        guard let running else {
            preconditionFailure(
                "No application runs: start one first, in a test with XCUIApplication().launch()."
            )
        }
        return running
    }

    /// Makes this the app that `shared` gives; hosts call it before each thing they do, so that several may
    /// live in one process.
    package func makeShared() { Self.running = self }

    /// Whether an app runs at all.
    package static var isRunning: Bool { running != nil }

    /// What the person set on the device of the app that runs; nothing where none does.
    static var accessibilityChoices: AccessibilityChoices {
        running?.accessibilityChoices ?? AccessibilityChoices()
    }

    /// Who is told of the app's life; `UIApplicationMain` makes it and keeps it.
    open weak var delegate: (any UIApplicationDelegate)?

    public var connectedScenes: Set<UIScene> { [windowScene] }

    /// What the person set for the sake of accessibility; `UIAccessibility` tells it to the app.
    package internal(set) var accessibilityChoices: AccessibilityChoices {
        didSet { accessibilityChoices.tellChanges(since: oldValue) }
    }

    /// The type size of the device.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        screen.traitCollection.preferredContentSizeCategory
    }

    /// The direction of the device's language.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    public internal(set) var applicationState = State.active

    /// Hands an event to the windows that its touches or presses are in.
    open func sendEvent(_ event: UIEvent) {
        var windows: [UIWindow] = []
        let touched = (event.allTouches ?? []).compactMap(\.window)
        let pressed = ((event as? UIPressesEvent)?.allPresses ?? []).compactMap(\.window)
        for window in touched + pressed where !windows.contains(window) {
            windows.append(window)
        }
        for window in windows { window.sendEvent(event) }
    }
}
