public import QuartzCore

/// Gives feedback that a person feels. There is no engine for it here: what it would play is recorded.
@MainActor open class UIFeedbackGenerator: NSObject {
    /// What a generator was asked for.
    package enum Event: Equatable, Sendable {
        case prepare
        case selectionChanged
    }

    /// The last 100 events of all generators, the newest last.
    package private(set) static var events: [Event] = []

    public override init() { super.init() }

    /// Says that feedback will be asked for soon, so that it comes without delay.
    open func prepare() { Self.record(.prepare) }

    package static func clearEvents() { events = [] }

    static func record(_ event: Event) {
        events.append(event)
        if events.count > historyLength { events.removeFirst(events.count - historyLength) }
    }

    private static let historyLength = 100
}
