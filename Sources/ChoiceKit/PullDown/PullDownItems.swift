import UIKit

/// The rows of a pull-down button with ids of their own: every decision about them, without a view.
struct PullDownItems {
    typealias Action = PullDownButton.Action
    typealias Entry = PullDownButton.Entry
    typealias Item = PullDownButton.Item
    typealias Section = PullDownButton.Section
    typealias Toggle = PullDownButton.Toggle

    private(set) var sections: [Section] = []
    private(set) var destructive: [Action] = []
    /// The first id that came twice.
    private(set) var repeatedId: AnyHashable?
    private var seen: Set<AnyHashable> = []

    /// Keeps the first of actions, toggles and deferred rows with the same id.
    init(_ sections: [Section], _ destructive: [Action]) {
        for section in sections {
            var section = section
            section.items = section.items.compactMap { kept($0) }
            self.sections.append(section)
        }
        self.destructive = destructive.filter { keeps($0.id) }
    }

    private mutating func kept(_ item: Item) -> Item? {
        switch item {
        case .action(let action): return keeps(action.id) ? item : nil
        case .toggle(let toggle): return keeps(toggle.id) ? item : nil
        case .deferred(let deferred): return keeps(deferred.id) ? item : nil
        case .submenu(var submenu):
            submenu.entries = submenu.entries.filter { keeps($0.id) }
            return .submenu(submenu)
        }
    }

    private mutating func keeps(_ id: AnyHashable) -> Bool {
        if seen.insert(id).inserted { return true }
        repeatedId = repeatedId ?? id
        return false
    }

    // MARK: Replacing

    /// The same sections with another toggle of that id.
    static func replacing(_ toggle: Toggle, in sections: [Section]) -> [Section] {
        sections.map { section in
            var section = section
            section.items = section.items.map { item in
                switch item {
                case .toggle(let old) where old.id == toggle.id: return .toggle(toggle)
                case .submenu(var submenu):
                    submenu.entries = replacing(toggle, in: submenu.entries)
                    return .submenu(submenu)
                default: return item
                }
            }
            return section
        }
    }

    static func replacing(_ toggle: Toggle, in entries: [Entry]) -> [Entry] {
        entries.map { entry in
            if case .toggle(let old) = entry, old.id == toggle.id { .toggle(toggle) } else { entry }
        }
    }
}

extension PullDownButton.Entry {
    var id: AnyHashable {
        switch self {
        case .action(let action): action.id
        case .toggle(let toggle): toggle.id
        }
    }
}
