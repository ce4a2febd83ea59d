/// Which actions run at which events, in the order in which they were added.
@MainActor struct ActionBindings {
    private(set) var all: [(action: UIAction, events: UIControl.Event)] = []

    /// The same action gains events; another with its identifier takes the place of the one before at the
    /// events that both are for.
    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        guard let index = all.firstIndex(where: { $0.action.identifier == action.identifier }) else {
            all.append((action, events))
            return
        }
        if all[index].action === action {
            all[index].events.formUnion(events)
        } else {
            let kept = all[index].events.subtracting(events)
            if kept.isEmpty {
                all[index] = (action, events)
            } else {
                all[index].events = kept
                all.append((action, events))
            }
        }
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        for index in all.indices where all[index].action.identifier == identifier {
            all[index].events.subtract(events)
        }
        all.removeAll { $0.events.isEmpty }
    }

    func actions(for events: UIControl.Event) -> [UIAction] {
        all.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
    }

    var events: UIControl.Event { all.reduce(into: []) { $0.formUnion($1.events) } }
}
