import Foundation
import Synchronization

/// A time or a length of time, in seconds.
public typealias CFTimeInterval = Double

/// The one source of time. Animations, gestures and delays read it, and a host may replace it: a headless one
/// puts a virtual clock there, so that the same input gives the same pixels.
package enum MediaClock {
    /// Tells the time, in seconds since any fixed moment; it must never run backwards.
    package typealias Reading = @Sendable () -> CFTimeInterval

    /// The machine's own clock: seconds since it started, whatever happens to the date.
    package static let system: Reading = { ProcessInfo.processInfo.systemUptime }

    private static let reading = Mutex<Reading>(system)

    /// The time now.
    package static var now: CFTimeInterval {
        let read = reading.withLock { $0 }
        return read()
    }

    /// Makes `now` the source of time and returns the one before, so that it can be put back.
    @discardableResult
    package static func install(_ now: @escaping Reading) -> Reading {
        reading.withLock { current in
            defer { current = now }
            return current
        }
    }
}

/// The time that animations go by, in seconds; only differences have a meaning.
public func CACurrentMediaTime() -> CFTimeInterval {
    MediaClock.now
}
