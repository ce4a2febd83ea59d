public import QuartzCore

/// Gives feedback that a person feels. There is no engine for it here: what it would play is recorded.
@MainActor open class UIFeedbackGenerator: NSObject {
    /// What a person was to feel or hear.
    package enum Event: Equatable, Sendable {
        case prepare
        case selectionChanged
        /// The sound of a wheel that turned by a row.
        case wheelTick
    }

    /// The last 100 events of all generators and wheels, the newest last.
    package private(set) static var events: [Event] = []

    public override init() { super.init() }

    /// Says that feedback will be asked for soon, so that it comes without delay.
    open func prepare() { Self.record(.prepare) }

    package static func clearEvents() { events = [] }

    /// A wheel under a finger, or one that runs out, turned by a row: it is felt and heard.
    static func recordWheelTurn() {
        record(.selectionChanged)
        record(.wheelTick)
    }

    static func record(_ event: Event) {
        events.append(event)
        if events.count > historyLength { events.removeFirst(events.count - historyLength) }
    }

    private static let historyLength = 100
}
