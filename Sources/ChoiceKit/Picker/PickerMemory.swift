import UIKit

/// What was chosen last at each target, for as long as that lives.
@MainActor enum PickerMemory {
    private struct Entry {
        weak var target: UIView?
        let choices: [PickerSheet.Choice]
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]

    static func choices(at target: UIView?) -> [PickerSheet.Choice]? {
        guard let target, let entry = entries[ObjectIdentifier(target)], entry.target === target else {
            return nil
        }
        return entry.choices
    }

    static func remember(_ choices: [PickerSheet.Choice]?, at target: UIView?) {
        entries = entries.filter { $0.value.target != nil }
        guard let target else { return }
        entries[ObjectIdentifier(target)] = choices.map { Entry(target: target, choices: $0) }
    }
}
