import QuartzCore

/// Where the middle of the fingers went in the last tenth of a second.
struct PanTrail {
    private var samples: [(place: CGPoint, time: TimeInterval)] = []
    private var end: TimeInterval?

    mutating func record(_ place: CGPoint, at time: TimeInterval) {
        samples.removeAll { time - $0.time > Self.window }
        samples.append((place, time))
        end = nil
    }

    /// A finger is reported as lifted one event after its last move; a longer rest counts.
    mutating func lift(at time: TimeInterval) {
        if let last = samples.last, time - last.time > Self.liftDelay { end = time }
    }

    /// Points in a second.
    var velocity: CGPoint {
        guard let last = samples.last else { return .zero }
        let end = end ?? last.time
        guard let first = samples.first(where: { end - $0.time <= Self.window }), end > first.time else {
            return .zero
        }
        let seconds = end - first.time
        return CGPoint(
            x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
    }

    /// Seconds; scroll views measure over as long (facts of others' traces).
    private static let window: TimeInterval = 0.1
    private static let liftDelay: TimeInterval = 0.025
}
