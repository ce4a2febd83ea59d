import Foundation

/// How many messages a page may send: so many at once, and then so many a second.
struct MessageRate: Equatable, Sendable {
    private var left: Double
    private var last: TimeInterval
    private let burst: Double
    private let perSecond: Double

    /// A finger sends 60 to 120 messages a second; ten of them and a frame's answers stay far below.
    init(burst: Double = 4000, perSecond: Double = 2000, now: TimeInterval) {
        self.burst = burst
        self.perSecond = perSecond
        left = burst
        last = now
    }

    /// Takes note of a message; false where it is one too many.
    mutating func allows(at now: TimeInterval) -> Bool {
        left = min(burst, left + max(0, now - last) * perSecond)
        last = max(last, now)
        guard left >= 1 else { return false }
        left -= 1
        return true
    }
}
