import Foundation

/// The tasks of an app that wait for the main actor.
@MainActor enum MainTasks {
    /// Lets them go on, as an app does between two events: until they wait for something else, or the clock.
    ///
    /// Nothing happens where this is itself called by a task of the main actor, as in a test.
    static func run() {
        for _ in 0..<rounds {
            guard runRound() else { return }
        }
    }

    /// Lets those go on that are ready now.
    ///
    /// - Returns: false where the main queue does not run.
    private static func runRound() -> Bool {
        let end = End()
        DispatchQueue.main.async { end.isReached = true }
        for _ in 0..<attempts where !end.isReached {
            _ = RunLoop.main.run(mode: .default, before: .distantPast)
        }
        return end.isReached
    }

    @MainActor private final class End {
        var isReached = false
    }

    /// A task that waits for another one takes several.
    private static let rounds = 10
    /// The main loop may have other things to do first.
    private static let attempts = 20
}
