/// Tells the responders of one window of the keys that went down or came up.
@MainActor enum PressDelivery {
    static func deliver(_ event: UIPressesEvent, in window: UIWindow) {
        let changed = event.allPresses.filter { $0.window === window && $0.phase != .stationary }
        let groups = Dictionary(grouping: changed) { Group(of: $0) }
        // The order of keys by their numbers: a set has none that is the same in the next run.
        for presses in groups.values.sorted(by: { first(of: $0) < first(of: $1) }) {
            tell(presses[0].responder, Set(presses), event)
        }
    }

    private static func first(of presses: [UIPress]) -> Int {
        presses.compactMap { $0.key?.keyCode.rawValue }.min() ?? 0
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
