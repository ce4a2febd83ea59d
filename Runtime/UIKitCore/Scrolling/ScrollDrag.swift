import QuartzCore

/// A finger that drags content: where it wants the content, and how fast the content went.
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
    private var trail = MotionTrail()

    init(from offset: CGPoint, along axes: ScrollAxes, between ends: ScrollEnds, at time: TimeInterval) {
        self.axes = axes
        self.ends = ends
        wanted = ends.wanted(offset)
        applied = offset
        trail.record(offset, at: time)
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
            trail.shift(by: held.x - applied.x, held.y - applied.y)
        }
        if axes.contains(.horizontal) { wanted.x -= travel.x }
        if axes.contains(.vertical) { wanted.y -= travel.y }
        if !ends.bounces { wanted = ends.clamped(wanted) }
        applied = ends.onPixels(ends.shown(wanted), scale: scale)
        trail.record(applied, at: time)
        return applied
    }

    /// Points in a second along the offset when the finger lifts.
    func velocity(at time: TimeInterval) -> CGPoint { trail.velocity(atLift: time) }
}
