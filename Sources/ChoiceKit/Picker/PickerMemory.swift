import UIKit

/// What was chosen last at each target, for as long as that lives.
@MainActor enum PickerMemory {
    private struct Entry {
        weak var target: UIView?
        let wishes: [PickerWish]
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]

    static func choices(at target: UIView?) -> [PickerWish] {
        guard let target, let entry = entries[ObjectIdentifier(target)], entry.target === target else {
            return []
        }
        return entry.wishes
    }

    static func remember(_ places: [PickerPlace], at target: UIView?) {
        entries = entries.filter { $0.value.target != nil }
        guard let target else { return }
        let wishes = places.map { PickerWish(column: $0.column, row: $0.row, id: $0.id, title: $0.title) }
        entries[ObjectIdentifier(target)] = Entry(target: target, wishes: wishes)
    }

    static func forget(at target: UIView) { entries[ObjectIdentifier(target)] = nil }
}
