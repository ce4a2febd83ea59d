import QuartzCore

/// A finger that drags content: where it wants the content, and where the content was in the last tenth of a
/// second.
struct ScrollDrag {
    /// The axes that the finger moves the content along.
    private let axes: ScrollAxes
    /// The offset that the finger asks for, before the ends hold it back.
    private var wanted: CGPoint
    /// The offset that was set last; another one means that the program moved the content meanwhile.
    private var applied: CGPoint
    private var ends: ScrollEnds
    /// Whether the finger lifted and the delegate is being told.
    var isEnding = false
    private var trail: [(offset: CGPoint, time: TimeInterval)]

    init(from offset: CGPoint, along axes: ScrollAxes, between ends: ScrollEnds, at time: TimeInterval) {
        self.axes = axes
        self.ends = ends
        wanted = ends.wanted(offset)
        applied = offset
        trail = [(offset, time)]
    }

    /// The offset after the finger travelled on, with every edge on a pixel.
    ///
    /// What the program changed meanwhile is taken over without a jump, and does not count as speed.
    ///
    /// - Parameters:
    ///   - offset: where the content is.
    ///   - scale: pixels in a point.
    mutating func move(
        _ offset: CGPoint, by travel: CGPoint, between ends: ScrollEnds, scale: CGFloat, at time: TimeInterval
    ) -> CGPoint {
        if offset != applied || ends != self.ends {
            self.ends = ends
            wanted = ends.wanted(offset)
            let held = ends.shown(wanted)
            let x = held.x - applied.x, y = held.y - applied.y
            trail = trail.map { (CGPoint(x: $0.offset.x + x, y: $0.offset.y + y), $0.time) }
        }
        if axes.contains(.horizontal) { wanted.x -= travel.x }
        if axes.contains(.vertical) { wanted.y -= travel.y }
        if !ends.bounces { wanted = ends.clamped(wanted) }
        applied = ends.onPixels(ends.shown(wanted), scale: scale)
        trail.removeAll { time - $0.time > Self.window }
        trail.append((applied, time))
        return applied
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

    /// Seconds before the lift that count for the speed (measured by others).
    private static let window: TimeInterval = 0.1
    private static let liftDelay: TimeInterval = 0.025
}
