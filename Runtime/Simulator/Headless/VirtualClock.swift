import Foundation
import Synchronization

/// A clock that stands still until somebody moves it on.
final class VirtualClock: Sendable {
    private let seconds = Mutex<TimeInterval>(0)

    /// Seconds since the clock was made.
    var now: TimeInterval { seconds.withLock { $0 } }

    /// Moves the clock on; it never goes back.
    func move(to time: TimeInterval) {
        seconds.withLock { $0 = max($0, time) }
    }
}
