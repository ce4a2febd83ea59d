import Foundation
import Synchronization

/// A clock that goes on by itself, as fast as the machine's or slower.
final class LiveClock: HostClock {
    private struct State {
        /// What the clock showed when its speed was last set.
        var shown: TimeInterval = 0
        /// What the machine's showed then.
        var start: TimeInterval
        var speed: Double = 1
    }

    private let state: Mutex<State>
    private let machine: @Sendable () -> TimeInterval

    /// - Parameter machine: seconds since any fixed moment.
    init(machine: @escaping @Sendable () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }) {
        self.machine = machine
        state = Mutex(State(start: machine()))
    }

    var now: TimeInterval { state.withLock { $0.shown + (machine() - $0.start) * $0.speed } }

    /// What the machine's clock shows.
    var machineTime: TimeInterval { machine() }

    /// How many seconds it goes on in a second.
    var speed: Double { state.withLock { $0.speed } }

    func setSpeed(_ speed: Double) {
        state.withLock {
            let time = machine()
            $0.shown += (time - $0.start) * $0.speed
            $0.start = time
            $0.speed = speed
        }
    }

    /// It is moved by nobody: a frame runs at the time that it is.
    func move(to time: TimeInterval) {}
}
