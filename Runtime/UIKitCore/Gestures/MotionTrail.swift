import QuartzCore

/// Where something that fingers move went in the last tenth of a second.
struct MotionTrail {
    private var samples: [(place: CGPoint, time: TimeInterval)] = []
    private var end: TimeInterval?

    mutating func record(_ place: CGPoint, at time: TimeInterval) {
        samples.removeAll { time - $0.time > Self.window }
        samples.append((place, time))
        end = nil
    }

    /// Moves the trail as a whole, which does not count as speed.
    mutating func shift(by x: CGFloat, _ y: CGFloat) {
        samples = samples.map { (CGPoint(x: $0.place.x + x, y: $0.place.y + y), $0.time) }
    }

    mutating func lift(at time: TimeInterval) { end = restEnd(ofLiftAt: time) }

    /// Points in a second.
    var velocity: CGPoint {
        guard let end = end ?? samples.last?.time else { return .zero }
        return velocity(until: end, countedBackFrom: end)
    }

    /// Points in a second of fingers that lift at a time, counted back from the lift.
    func velocity(atLift time: TimeInterval) -> CGPoint {
        guard let end = restEnd(ofLiftAt: time) ?? samples.last?.time else { return .zero }
        return velocity(until: end, countedBackFrom: time)
    }

    private func velocity(until end: TimeInterval, countedBackFrom time: TimeInterval) -> CGPoint {
        guard let last = samples.last, let first = samples.first(where: { time - $0.time <= Self.window }),
            end > first.time
        else { return .zero }
        let seconds = end - first.time
        return CGPoint(
            x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
    }

    /// When a rest before a lift ended. A finger is reported as lifted one event after its last move, which
    /// is no rest; a longer one counts.
    private func restEnd(ofLiftAt time: TimeInterval) -> TimeInterval? {
        samples.last.flatMap { time - $0.time > Self.liftDelay ? time : nil }
    }

    /// Seconds that count for the speed (measured by others on scroll views).
    private static let window: TimeInterval = 0.1
    private static let liftDelay: TimeInterval = 0.025
}
