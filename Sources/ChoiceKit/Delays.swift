public import UIKit

/// How the kit waits: everything in it that happens after a while goes through `standard`.
///
/// An app leaves it alone. Where time does not go by itself, as in tests, put in what moves the clock.
public struct Delays: Sendable {
    /// Takes back what was to happen.
    public typealias Cancel = @MainActor () -> Void

    /// Runs something once, after so many seconds, unless it is cancelled before.
    public let after: @MainActor @Sendable (TimeInterval, @escaping @MainActor () -> Void) -> Cancel

    /// - Parameter after: runs its second argument on the main actor once so many seconds have gone by on the
    ///   clock of `CACurrentMediaTime()`, and gives what takes that back.
    public init(
        after: @escaping @MainActor @Sendable (TimeInterval, @escaping @MainActor () -> Void) -> Cancel
    ) {
        self.after = after
    }

    /// What components wait by; real time at first.
    @MainActor public static var standard = Delays.live

    /// Real time, on the main run loop, also while a person scrolls.
    public static let live = Delays { seconds, body in
        let timer = Timer(timeInterval: seconds, repeats: false) { _ in
            // It is in the main run loop.
            MainActor.assumeIsolated { body() }
        }
        RunLoop.main.add(timer, forMode: .common)
        return { timer.invalidate() }
    }
}
