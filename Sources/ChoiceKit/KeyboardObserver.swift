import UIKit

/// Calls back when the software keyboard begins to move and when its place is final, for as long as it lives.
@MainActor final class KeyboardObserver {
    /// Nobody else has them, and the centre may be told from any thread.
    nonisolated(unsafe) private let tokens: [any NSObjectProtocol]

    init(onMove: @escaping @MainActor () -> Void) {
        let names = [
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ]
        tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                // UIKit posts them on the main thread.
                MainActor.assumeIsolated { onMove() }
            }
        }
    }

    deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}
