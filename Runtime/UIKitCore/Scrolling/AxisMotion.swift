import QuartzCore

/// One axis of a scroll after the finger let go: it coasts, and where it meets an end it bounces.
struct AxisMotion: Equatable {
    private let coast: ScrollCoast
    private let bounce: ScrollBounce?
    /// When the bounce takes over.
    private let turn: TimeInterval

    init(
        from start: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool
    ) {
        let free = ScrollCoast(start: start, velocity: velocity, rate: rate)
        self.init(free, in: range, bounces: bounces)
    }

    init(_ free: ScrollCoast, in range: ClosedRange<CGFloat>, bounces: Bool) {
        let landing = free.landing
        coast = free
        guard !range.contains(landing) else {
            (bounce, turn) = (nil, free.duration)
            return
        }
        let edge = min(max(landing, range.lowerBound), range.upperBound)
        // Past the end that it comes to rest at, it is pulled back at once; past the other one it flies
        // through.
        let startsPastEdge =
            free.start != edge && min(max(free.start, range.lowerBound), range.upperBound) == edge
        turn = startsPastEdge ? 0 : free.time(at: edge) ?? 0
        bounce = ScrollBounce(
            edge: edge, distance: startsPastEdge ? free.start - edge : 0,
            velocity: bounces ? free.velocity(at: turn) : 0)
    }

    var duration: TimeInterval { turn + (bounce?.duration ?? 0) }

    func position(at time: TimeInterval) -> CGFloat {
        guard let bounce, time >= turn else { return coast.position(at: time) }
        return bounce.position(at: time - turn)
    }

    func velocity(at time: TimeInterval) -> CGFloat {
        guard let bounce, time >= turn else { return coast.velocity(at: time) }
        return bounce.velocity(at: time - turn)
    }
}
