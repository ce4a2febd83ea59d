import UIKit

/// What somebody hears of through the notification centre, for as long as this lives.
///
/// Only what UIKit posts on the main thread may be observed through it.
@MainActor final class Observations {
    /// Nobody else has them, and the centre may be told from any thread.
    nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

    /// - Parameter object: who posts it; nil for anybody.
    func add(_ name: Notification.Name, of object: AnyObject? = nil, onPost: @escaping @MainActor () -> Void)
    {
        tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
                MainActor.assumeIsolated { onPost() }
            })
    }

    deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}
