import UIKit

/// Calls back when the software keyboard begins to move and when its place is final, for as long as it lives.
@MainActor final class KeyboardObserver {
    private let observations = Observations()

    init(onMove: @escaping @MainActor () -> Void) {
        observations.add(UIResponder.keyboardWillChangeFrameNotification, onPost: onMove)
        observations.add(UIResponder.keyboardDidChangeFrameNotification, onPost: onMove)
    }
}
