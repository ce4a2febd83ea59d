import Foundation
import Testing

@testable import UIKitCore

struct NSDiffableDataSourceSnapshotTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    @Test func countsAndFindsWhatIsInIt() {
        let snapshot = snapshot(["a": [1, 2], "b": [], "c": [3]])
        #expect(snapshot.numberOfSections == 3 && snapshot.numberOfItems == 3)
        #expect(snapshot.itemIdentifiers == [1, 2, 3])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2])
        #expect(snapshot.numberOfItems(inSection: "b") == 0)
        #expect(snapshot.sectionIdentifier(containingItem: 3) == "c")
        #expect(snapshot.indexOfItem(3) == 2 && snapshot.indexOfItem(9) == nil)
        #expect(snapshot.indexOfSection("c") == 2 && snapshot.indexOfSection("x") == nil)
    }

    @Test func putsItemsAndSectionsWhereItIsTold() {
        var snapshot = snapshot(["a": [1, 2], "b": [3]])
        snapshot.insertItems([8], beforeItem: 2)
        snapshot.insertItems([9], afterItem: 3)
        snapshot.insertSections(["x"], beforeSection: "a")
        snapshot.insertSections(["y"], afterSection: "a")
        snapshot.appendItems([7], toSection: "x")
        #expect(snapshot.sectionIdentifiers == ["x", "a", "y", "b"])
        #expect(snapshot.itemIdentifiers == [7, 1, 8, 2, 3, 9])
    }

    @Test func movesAndDeletes() {
        var snapshot = snapshot(["a": [1, 2, 3], "b": [4]])
        snapshot.moveItem(1, afterItem: 4)
        snapshot.moveItem(3, beforeItem: 2)
        snapshot.moveSection("b", beforeSection: "a")
        #expect(snapshot.itemIdentifiers == [4, 1, 3, 2])
        #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
        snapshot.deleteItems([3, 99])
        snapshot.deleteSections(["b", "none"])
        #expect(snapshot.itemIdentifiers == [2])
        snapshot.appendSections(["b"])
        snapshot.appendItems([4])
        snapshot.moveSection("a", afterSection: "b")
        #expect(snapshot.itemIdentifiers == [4, 2])
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
    }

    @Test func notesWhatIsAskedForAnew() {
        var snapshot = snapshot(["a": [1, 2]])
        snapshot.reloadItems([1])
        snapshot.reconfigureItems([2])
        snapshot.reloadSections(["a"])
        #expect(snapshot.reloadedItemIdentifiers == [1] && snapshot.reconfiguredItemIdentifiers == [2])
        #expect(snapshot.reloadedSectionIdentifiers == ["a"])
        #expect(snapshot.settled.reloadedItemIdentifiers.isEmpty)
    }

    @Test func stopsAtAnItemThatIsThereAlready() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a", "b"])
            snapshot.appendItems([7], toSection: "a")
            snapshot.appendItems([7], toSection: "b")
        }
        #expect(
            String(decoding: result.standardErrorContent, as: UTF8.self).contains(
                "The item 7 is in the snapshot"))
    }

    @Test func stopsAtASectionThatIsThereAlready() async {
        await #expect(processExitsWith: .failure) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a", "a"])
        }
    }

    @Test func stopsWhereWhatItIsToldIsNotThere() async {
        await #expect(processExitsWith: .failure) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendItems([1])
        }
        await #expect(processExitsWith: .failure) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.insertItems([1], afterItem: 2)
        }
    }
}

struct SnapshotDifferenceTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    @Test func findsNothingBetweenEqualSnapshots() {
        let snapshot = snapshot(["a": [1, 2], "b": [3]])
        #expect(SnapshotDifference(from: snapshot, to: snapshot).isEmpty)
    }

    @Test func movesOneRowPastManyAndNotManyPastOne() {
        let difference = SnapshotDifference(
            from: snapshot(["a": [1, 2, 3, 4, 5]]), to: snapshot(["a": [2, 3, 4, 5, 1]]))
        #expect(difference.movedRows.map(\.from) == [IndexPath(row: 0, section: 0)])
        #expect(difference.movedRows.map(\.to) == [IndexPath(row: 4, section: 0)])
        #expect(difference.deletedRows.isEmpty && difference.insertedRows.isEmpty)
    }

    @Test func movesBetweenSectionsThatStayOnly() {
        let difference = SnapshotDifference(
            from: snapshot(["a": [1], "b": [2, 3], "gone": [4]]),
            to: snapshot(["b": [3, 4], "a": [1, 2], "new": []]))
        #expect(difference.deletedSections == [2] && difference.insertedSections == [2])
        #expect(difference.movedSections.count == 1)
        #expect(difference.movedRows.map(\.from) == [IndexPath(row: 0, section: 1)])
        #expect(difference.movedRows.map(\.to) == [IndexPath(row: 1, section: 1)])
        #expect(difference.insertedRows == [IndexPath(row: 1, section: 0)])
    }

    /// Whatever the change, the plan that the table makes of it leads from the one to the other.
    @Test(arguments: 0..<40) func leadsFromOneToTheOther(seed: Int) throws {
        func made(_ salt: Int) -> Snapshot {
            var snapshot = Snapshot()
            let sections = ["a", "b", "c", "d"].filter {
                ($0.utf8.first.map(Int.init) ?? 0 + salt + seed) % 3 != 0
            }
            let order = (salt + seed) % 2 == 0 ? sections : sections.reversed()
            snapshot.appendSections(order)
            let items = (0..<30).filter { ($0 * 13 + salt * 7 + seed) % 4 != 0 }
                .sorted { ($0 * (salt + seed + 3)) % 31 < ($1 * (salt + seed + 3)) % 31 }
            for item in items where !order.isEmpty {
                snapshot.appendItems([item], toSection: order[(item + salt * seed) % order.count])
            }
            return snapshot
        }
        let old = made(1), new = made(2)
        let difference = SnapshotDifference(from: old, to: new)
        var updates = TableUpdates()
        for section in difference.deletedSections { updates.deletedSections[section] = .fade }
        for section in difference.insertedSections { updates.insertedSections[section] = .fade }
        for move in difference.movedSections { updates.movedSections[move.from] = move.to }
        for path in difference.deletedRows { updates.deletedRows[path] = .fade }
        for path in difference.insertedRows { updates.insertedRows[path] = .fade }
        for move in difference.movedRows { updates.movedRows[move.from] = move.to }
        let maps = [old, new].map { snapshot in
            RowMap(snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) })
        }
        let plan = try updates.plan(from: maps[0], to: maps[1])
        let oldItems = old.itemIdentifiers, newItems = new.itemIdentifiers
        for (row, item) in newItems.enumerated() {
            if let source = plan.oldRow(row) { #expect(oldItems[source] == item) }
        }
        for (row, item) in oldItems.enumerated() {
            if let target = plan.newRow(row) { #expect(newItems[target] == item) }
        }
    }
}
