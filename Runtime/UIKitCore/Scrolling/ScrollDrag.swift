import QuartzCore

/// A finger that drags content: where it wants the content, and where the content was in the last tenth of a
/// second.
struct ScrollDrag {
    /// The offset that the finger asks for, before the ends hold it back.
    var wanted: CGPoint
    /// The offset that was set last; another one means that the program moved the content meanwhile.
    var applied: CGPoint
    private var trail: [(offset: CGPoint, time: TimeInterval)] = []

    init(wanted: CGPoint, applied: CGPoint, at time: TimeInterval) {
        self.wanted = wanted
        self.applied = applied
        trail = [(applied, time)]
    }

    /// Takes over what the program changed, without counting it as speed.
    mutating func follow(_ offset: CGPoint) {
        let x = offset.x - applied.x, y = offset.y - applied.y
        guard x != 0 || y != 0 else { return }
        wanted = CGPoint(x: wanted.x + x, y: wanted.y + y)
        applied = offset
        trail = trail.map { (CGPoint(x: $0.offset.x + x, y: $0.offset.y + y), $0.time) }
    }

    mutating func record(_ offset: CGPoint, at time: TimeInterval) {
        applied = offset
        trail.removeAll { time - $0.time > Self.window }
        trail.append((offset, time))
    }

    /// Points in a second along the offset when the finger lifts.
    func velocity(at time: TimeInterval) -> CGPoint {
        guard let last = trail.last, let first = trail.first(where: { time - $0.time <= Self.window }) else {
            return .zero
        }
        // A finger is reported as lifted one event after its last move; a longer rest counts.
        let end = time - last.time <= Self.liftDelay ? last.time : time
        guard end > first.time else { return .zero }
        let seconds = end - first.time
        return CGPoint(
            x: (last.offset.x - first.offset.x) / seconds, y: (last.offset.y - first.offset.y) / seconds)
    }

    private static let window: TimeInterval = 0.1
    private static let liftDelay: TimeInterval = 0.025
}
