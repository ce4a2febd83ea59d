import Foundation
import Synchronization

/// What a host reads the time from.
protocol HostClock: Sendable {
    /// Seconds since the clock was made.
    var now: TimeInterval { get }

    /// Moves the clock on, where it does not go by itself.
    func move(to time: TimeInterval)
}

/// A clock that stands still until somebody moves it on.
final class VirtualClock: HostClock {
    private let seconds = Mutex<TimeInterval>(0)

    /// Seconds since the clock was made.
    var now: TimeInterval { seconds.withLock { $0 } }

    /// Moves the clock on; it never goes back.
    func move(to time: TimeInterval) {
        seconds.withLock { $0 = max($0, time) }
    }
}
