import UIKit

/// How long a toast still stays: a clock that stands still while something holds it.
struct ToastTimer: Equatable {
    /// Why the clock stands still.
    enum Hold: Hashable, CaseIterable {
        /// A finger is on the toast.
        case touch
        /// A pointer is over it.
        case hover
        /// VoiceOver is on it.
        case focus
        /// People do not see the scene, or cannot use it.
        case inactive
        /// VoiceOver or Switch Control runs, and there is an action that takes time to get to (WCAG 2.2.1).
        case assistance
    }

    private(set) var holds: Set<Hold> = []
    /// Seconds that were left when the clock last stood still or began.
    private var left: TimeInterval
    /// When it began to run; nil while it stands still.
    private var runsSince: TimeInterval?

    /// - Parameters:
    ///   - duration: seconds from now on; infinity for a toast that stays.
    ///   - now: the time in seconds, on any clock.
    init(_ duration: TimeInterval, at now: TimeInterval) {
        left = duration
        runsSince = now
    }

    /// When the time is over; nil while the clock stands still, and for a toast that stays.
    var end: TimeInterval? {
        guard let runsSince, left.isFinite else { return nil }
        return runsSince + left
    }

    /// Begins anew with another duration; what holds the clock still does.
    mutating func restart(_ duration: TimeInterval, at now: TimeInterval) {
        left = duration
        runsSince = holds.isEmpty ? now : nil
    }

    /// Something begins or ends to hold the clock.
    mutating func set(_ hold: Hold, _ isHeld: Bool, at now: TimeInterval) {
        if let runsSince {
            left = max(0, left - max(0, now - runsSince))
        }
        if isHeld { holds.insert(hold) } else { holds.remove(hold) }
        runsSince = holds.isEmpty ? now : nil
    }
}
