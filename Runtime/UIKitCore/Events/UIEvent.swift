public import Foundation

/// What happened in one turn: the touches of all fingers.
@MainActor open class UIEvent: NSObject {
    /// The kind of event.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    open var type: EventType { .touches }
    /// Seconds on the clock of `CACurrentMediaTime()`.
    public let timestamp: TimeInterval
    private let all: Set<UITouch>

    init(touches: Set<UITouch>, timestamp: TimeInterval) {
        all = touches
        self.timestamp = timestamp
        super.init()
    }

    open var allTouches: Set<UITouch>? { all.isEmpty ? nil : all }

    open func touches(for window: UIWindow) -> Set<UITouch>? { some { $0.window === window } }

    open func touches(for view: UIView) -> Set<UITouch>? { some { $0.view === view } }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        some { $0.recognizers.contains(gesture) }
    }

    private func some(_ matches: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = all.filter(matches)
        return found.isEmpty ? nil : found
    }
}
