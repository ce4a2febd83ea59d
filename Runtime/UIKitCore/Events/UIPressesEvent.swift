import Foundation

/// Keys went down or came up.
@MainActor public final class UIPressesEvent: UIEvent {
    /// Every key that is down, and those that just came up.
    public let allPresses: Set<UIPress>

    init(_ presses: Set<UIPress>, timestamp: TimeInterval) {
        allPresses = presses
        super.init(touches: [], timestamp: timestamp)
    }

    public override var type: EventType { .presses }
}
