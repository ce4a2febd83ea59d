import QuartzCore

/// How an offset past its end comes back.
///
/// With speed it is a critically damped spring of 11 radians a second; let go from a held pull it is
/// overdamped, with rates of 9 and 46 a second (measured by others). The change between the two at 50 points
/// a second is documented by others, not measured.
struct ScrollBounce: Equatable {
    /// Where it comes to rest.
    let edge: CGFloat
    /// How far past the edge it starts.
    let distance: CGFloat
    /// Points in a second at the start.
    let velocity: CGFloat
    let duration: TimeInterval

    init(edge: CGFloat, distance: CGFloat, velocity: CGFloat) {
        self.edge = edge
        self.distance = distance
        self.velocity = velocity
        duration = Self.duration(distance, velocity)
    }

    func position(at time: TimeInterval) -> CGFloat {
        guard time < duration else { return edge }
        return edge + Self.displacement(distance, velocity, max(time, 0))
    }

    func velocity(at time: TimeInterval) -> CGFloat {
        guard time < duration else { return 0 }
        let step = 0.0005
        return (position(at: time + step) - position(at: max(time - step, 0)))
            / (time > step ? 2 * step : time + step)
    }

    /// The greatest speed towards the edge at which it arrives without passing it.
    static func fastestStraight(from distance: CGFloat) -> CGFloat { abs(distance) * spring }

    private static func displacement(_ distance: CGFloat, _ velocity: CGFloat, _ time: TimeInterval)
        -> CGFloat
    {
        if abs(velocity) > held {
            return (distance + (velocity + spring * distance) * time) * exp(-spring * time)
        }
        let slow = (velocity + fast * distance) / (fast - self.slow)
        return slow * exp(-self.slow * time) + (distance - slow) * exp(-fast * time)
    }

    /// The first moment after which it stays within reach of the edge.
    private static func duration(_ distance: CGFloat, _ velocity: CGFloat) -> TimeInterval {
        let amplitude = abs(distance) + abs(velocity) / slow
        guard amplitude.isFinite, amplitude > near else { return 0 }
        var time = longest
        while time > step, abs(displacement(distance, velocity, time - step)) < near { time -= step }
        return time
    }

    private static let spring: CGFloat = 11
    private static let slow: CGFloat = 9
    private static let fast: CGFloat = 46
    private static let held: CGFloat = 50
    /// Points from the edge that nobody sees.
    private static let near: CGFloat = 0.1
    private static let longest: TimeInterval = 3
    private static let step: TimeInterval = 1.0 / 120
}
