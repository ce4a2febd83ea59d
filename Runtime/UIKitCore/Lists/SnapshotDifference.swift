import Foundation

/// What has to be done to one snapshot to make another, with as few moves as keep the rest in order.
struct SnapshotDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private(set) var deletedSections = IndexSet()
    private(set) var insertedSections = IndexSet()
    private(set) var movedSections: [(from: Int, to: Int)] = []
    private(set) var deletedRows: [IndexPath] = []
    private(set) var insertedRows: [IndexPath] = []
    private(set) var movedRows: [(from: IndexPath, to: IndexPath)] = []

    init(from old: Snapshot, to new: Snapshot) {
        let oldSections = old.sectionIdentifiers, newSections = new.sectionIdentifiers
        let newPlaces = Dictionary(uniqueKeysWithValues: newSections.enumerated().map { ($1, $0) })
        let oldPlaces = Dictionary(uniqueKeysWithValues: oldSections.enumerated().map { ($1, $0) })
        for (index, section) in oldSections.enumerated() where newPlaces[section] == nil {
            deletedSections.insert(index)
        }
        for (index, section) in newSections.enumerated() where oldPlaces[section] == nil {
            insertedSections.insert(index)
        }
        let staying = oldSections.enumerated().compactMap { index, section in
            newPlaces[section].map { (from: index, to: $0) }
        }
        movedSections = Self.outOfOrder(staying)
        compareItems(old, new, staying)
    }

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deletedRows.isEmpty
            && insertedRows.isEmpty && movedRows.isEmpty
    }

    /// Items move between sections that stay; one that leaves for a new section, or comes from one that goes,
    /// goes and comes with it.
    private mutating func compareItems(
        _ old: Snapshot, _ new: Snapshot, _ staying: [(from: Int, to: Int)]
    ) {
        var newPlaces: [Item: IndexPath] = [:]
        for (_, to) in staying {
            let items = new.itemIdentifiers(inSection: new.sectionIdentifiers[to])
            for (row, item) in items.enumerated() { newPlaces[item] = IndexPath(row: row, section: to) }
        }
        for (from, to) in staying {
            var inOrder: [(from: Int, to: Int)] = []
            let items = old.itemIdentifiers(inSection: old.sectionIdentifiers[from])
            for (row, item) in items.enumerated() {
                let path = IndexPath(row: row, section: from)
                guard let target = newPlaces.removeValue(forKey: item) else {
                    deletedRows.append(path)
                    continue
                }
                if target.section == to {
                    inOrder.append((row, target.row))
                } else {
                    movedRows.append((path, target))
                }
            }
            movedRows += Self.outOfOrder(inOrder).map {
                (IndexPath(row: $0.from, section: from), IndexPath(row: $0.to, section: to))
            }
        }
        insertedRows = newPlaces.values.sorted()
    }

    /// Those outside of one longest run that rises: moving them brings all in order. The pairs are sorted by
    /// where they come from.
    static func outOfOrder(_ pairs: [(from: Int, to: Int)]) -> [(from: Int, to: Int)] {
        // The end of the lowest run of each length, and what stands before each member in its run.
        var ends: [Int] = []
        var before = [Int?](repeating: nil, count: pairs.count)
        for index in pairs.indices {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if pairs[ends[middle]].to < pairs[index].to { low = middle + 1 } else { high = middle }
            }
            before[index] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        guard ends.count < pairs.count else { return [] }
        var run: Set<Int> = []
        var last = ends.last
        while let index = last {
            run.insert(index)
            last = before[index]
        }
        return pairs.indices.filter { !run.contains($0) }.map { pairs[$0] }
    }
}
