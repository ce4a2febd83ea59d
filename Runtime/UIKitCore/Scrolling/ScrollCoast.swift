import QuartzCore

/// How an offset runs out after a finger let go: the speed is multiplied by the rate in every millisecond,
/// and below 10 points a second it stands (measured by others, within 0.3 points from 750 to 4,875 points a
/// second).
struct ScrollCoast: Equatable {
    let start: CGFloat
    /// Points in a second at the start.
    let velocity: CGFloat
    private let rate: CGFloat

    /// - Parameter velocity: what is no number stands still.
    init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
        self.start = start
        self.velocity = velocity.isFinite ? min(max(velocity, -Self.topSpeed), Self.topSpeed) : 0
        self.rate = Self.sane(rate)
    }

    /// The coast that comes to rest at a place.
    init(start: CGFloat, landing: CGFloat, rate: CGFloat) {
        let distance = landing - start
        let slowest = distance == 0 ? 0 : Self.restSpeed * (distance < 0 ? -1 : 1)
        self.start = start
        velocity = distance / Self.reach(rate) + slowest
        self.rate = Self.sane(rate)
    }

    /// Seconds until it stands.
    var duration: TimeInterval {
        guard abs(velocity) > Self.restSpeed else { return 0 }
        return log(abs(velocity) / Self.restSpeed) / (-1000 * log(rate))
    }

    var landing: CGFloat { position(at: duration) }

    func position(at time: TimeInterval) -> CGFloat {
        start + velocity * Self.reach(rate) * (1 - pow(rate, 1000 * min(max(time, 0), duration)))
    }

    func velocity(at time: TimeInterval) -> CGFloat {
        time < duration ? velocity * pow(rate, 1000 * max(time, 0)) : 0
    }

    /// When it passes a place; nil where it rests before.
    func time(at place: CGFloat) -> TimeInterval? {
        guard place != start else { return 0 }
        let left = 1 - (place - start) / (velocity * Self.reach(rate))
        guard left.isFinite, left > 0, left <= 1 else { return nil }
        let time = log(left) / (1000 * log(rate))
        return time <= duration ? time : nil
    }

    /// Points a second below which nothing moves.
    static let restSpeed: CGFloat = 10

    /// Points that one point a second brings: the sum over milliseconds, not the integral.
    private static func reach(_ rate: CGFloat) -> CGFloat { sane(rate) / (1 - sane(rate)) / 1000 }

    private static func sane(_ rate: CGFloat) -> CGFloat { rate.isNaN ? 0.998 : min(max(rate, 0.5), 0.9999) }

    private static let topSpeed: CGFloat = 100_000
}
