import QuartzCore

/// One axis of a scroll after the finger let go: it coasts, and where it meets an end it bounces.
struct AxisMotion: Equatable {
    private let coast: ScrollCoast
    private let bounce: ScrollBounce?
    /// When the bounce takes over.
    private let turn: TimeInterval
    private let goal: Goal

    /// What the motion makes for, so that it can go on for the same after the content changed under it.
    private enum Goal: Equatable {
        /// Wherever it stops.
        case none
        /// The place that the delegate chose.
        case landing(CGFloat)
        case page(CGFloat)
    }

    /// Lets it run out.
    init(
        from start: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool
    ) {
        let free = ScrollCoast(start: start, velocity: velocity, rate: rate)
        self.init(free, in: range, bounces: bounces, goal: .none)
    }

    /// Brings it to rest at a place, whatever its speed was.
    init(from start: CGFloat, landing: CGFloat, rate: CGFloat) {
        let coast = ScrollCoast(start: start, landing: landing, rate: rate)
        let way = min(start, landing)...max(start, landing)
        self.init(coast, in: way, bounces: false, goal: .landing(landing))
    }

    /// Pulls it to a page as a bounce pulls content back, and never swings past it. UIKit's curve was not
    /// measured.
    init(from start: CGFloat, page: CGFloat, velocity: CGFloat) {
        let still = ScrollCoast(start: start, velocity: 0, rate: 0)
        let distance = start - page
        let isTowards = distance == 0 || (velocity < 0) == (distance > 0)
        let fastest = ScrollBounce.fastestStraight(from: distance)
        self.init(
            coast: still, turn: 0, goal: .page(page),
            bounce: ScrollBounce(
                edge: page, distance: distance,
                velocity: isTowards ? min(max(velocity, -fastest), fastest) : velocity))
    }

    private init(_ free: ScrollCoast, in range: ClosedRange<CGFloat>, bounces: Bool, goal: Goal) {
        let landing = free.landing
        guard !range.contains(landing) else {
            self.init(coast: free, turn: free.duration, goal: goal, bounce: nil)
            return
        }
        let edge = min(max(landing, range.lowerBound), range.upperBound)
        // Past the end that it comes to rest at, it is pulled back at once; past the other one it flies
        // through.
        let startsPastEdge =
            free.start != edge && min(max(free.start, range.lowerBound), range.upperBound) == edge
        let turn = startsPastEdge ? 0 : free.time(at: edge) ?? 0
        self.init(
            coast: free, turn: turn, goal: goal,
            bounce: ScrollBounce(
                edge: edge, distance: startsPastEdge ? free.start - edge : 0,
                velocity: bounces ? free.velocity(at: turn) : 0))
    }

    private init(coast: ScrollCoast, turn: TimeInterval, goal: Goal, bounce: ScrollBounce?) {
        self.coast = coast
        self.turn = turn
        self.goal = goal
        self.bounce = bounce
    }

    /// The same motion, from where the content is after it was moved or its ends were.
    ///
    /// - Parameter shift: how far the content and with it the goal were moved.
    func resumed(
        from place: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool,
        shift: CGFloat
    ) -> AxisMotion {
        func inside(_ goal: CGFloat) -> CGFloat {
            min(max(goal + shift, range.lowerBound), range.upperBound)
        }
        switch goal {
        case .none:
            return AxisMotion(from: place, velocity: velocity, in: range, rate: rate, bounces: bounces)
        case .landing(let landing):
            return AxisMotion(from: place, landing: inside(landing), rate: rate)
        case .page(let page):
            return AxisMotion(from: place, page: inside(page), velocity: velocity)
        }
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
