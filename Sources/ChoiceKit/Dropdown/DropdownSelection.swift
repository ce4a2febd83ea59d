import UIKit

/// The items of a dropdown and which of them is chosen: every decision about choosing, without a view.
///
/// The choice is kept as an index, so that a list of a million items is searched once for each change and
/// never for a question; what is said about the choice goes by id.
struct DropdownSelection {
    typealias Item = DropdownButton.Item
    typealias Section = DropdownButton.Section

    private(set) var items: [Item] = []
    private(set) var shape = DropdownSections()
    private(set) var selectedIndex: Int?

    var selected: Item? { selectedIndex.map { items[$0] } }

    /// What new items did to the old ones.
    struct Replacement: Equatable {
        /// The chosen item, where the new ones lack its id.
        var lost: Item?
        /// The first id that came twice.
        var repeatedId: AnyHashable?
    }

    /// The items in their sections, without those that were empty.
    var sections: [Section] {
        zip(shape.titles, 0..<shape.count).map { title, section in
            Section(title: title, items: Array(items[shape.rows(in: section)]))
        }
    }

    /// Takes new items and keeps the choice if its id is still there. Of a repeated id the first item stays;
    /// that is looked for in up to `repeatedIdsLimit` items.
    mutating func setSections(_ newSections: [Section]) -> Replacement {
        let former = selected
        let count = newSections.reduce(0) { $0 + $1.items.count }
        let repeatedId = count <= Self.repeatedIdsLimit ? Self.firstRepeatedId(in: newSections) : nil
        take(repeatedId == nil ? newSections : Self.withoutRepeatedIds(newSections))
        selectedIndex = former.flatMap { index(of: $0.id, near: selectedIndex) }
        return Replacement(lost: selectedIndex == nil ? former : nil, repeatedId: repeatedId)
    }

    /// Chooses; false, and no change, where the id is unknown.
    mutating func select(id: AnyHashable) -> Bool {
        guard let index = index(of: id, near: selectedIndex) else { return false }
        selectedIndex = index
        return true
    }

    /// Chooses the first item of that title; false, and no change, where there is none.
    mutating func select(title: String) -> Bool {
        guard let index = items.firstIndex(where: { $0.title == title }) else { return false }
        selectedIndex = index
        return true
    }

    mutating func reset() { selectedIndex = nil }

    /// The item that a step of the closed control chooses: the nearest in that direction that a person can
    /// choose. Steps stop at the ends; without a choice they begin at the end that they come from.
    func item(_ step: Step) -> Item? {
        let start = selectedIndex.map { $0 + step.rawValue } ?? (step == .forward ? 0 : items.count - 1)
        let end = step == .forward ? items.count - 1 : 0
        return stride(from: start, through: end, by: step.rawValue).first { items[$0].isEnabled }.map {
            items[$0]
        }
    }

    /// A step of the closed control, by VoiceOver's swipe or a key.
    enum Step: Int { case forward = 1, back = -1 }

    /// How many items are searched for repeated ids: more would make setting them slow, and are made by a
    /// program.
    static let repeatedIdsLimit = 10_000

    private mutating func take(_ sections: [Section]) {
        shape = DropdownSections(sections.map { ($0.title, $0.items.count) })
        items = sections.count == 1 ? sections[0].items : sections.flatMap(\.items)
    }

    private static func firstRepeatedId(in sections: [Section]) -> AnyHashable? {
        var seen = Set<AnyHashable>()
        return sections.lazy.flatMap(\.items).first { !seen.insert($0.id).inserted }?.id
    }

    private static func withoutRepeatedIds(_ sections: [Section]) -> [Section] {
        var seen = Set<AnyHashable>()
        return sections.map { section in
            Section(title: section.title, items: section.items.filter { seen.insert($0.id).inserted })
        }
    }

    private func index(of id: AnyHashable, near hint: Int?) -> Int? {
        if let hint, items.indices.contains(hint), items[hint].id == id { return hint }
        return items.firstIndex { $0.id == id }
    }
}
