/// Tells the responders of one window of the keys that went down or came up.
@MainActor enum PressDelivery {
    static func deliver(_ event: UIPressesEvent, in window: UIWindow) {
        let changed = event.allPresses.filter { $0.window === window && $0.phase != .stationary }
        let groups = Dictionary(grouping: changed) { Group(of: $0) }
        for (_, presses) in groups { tell(presses[0].responder, Set(presses), event) }
    }

    private static func tell(_ responder: UIResponder?, _ presses: Set<UIPress>, _ event: UIPressesEvent) {
        switch presses.first?.phase {
        case .began: responder?.pressesBegan(presses, with: event)
        case .changed: responder?.pressesChanged(presses, with: event)
        case .ended: responder?.pressesEnded(presses, with: event)
        case .cancelled: responder?.pressesCancelled(presses, with: event)
        case .stationary, nil: break
        }
    }

    /// Presses that a responder is told of in one call.
    private struct Group: Hashable {
        let responder: ObjectIdentifier?
        let phase: UIPress.Phase

        @MainActor init(of press: UIPress) {
            responder = press.responder.map(ObjectIdentifier.init)
            phase = press.phase
        }
    }
}
