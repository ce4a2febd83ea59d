import Foundation
import Testing

@testable import UIKitCore

struct TableUpdatesTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    private func updates(_ change: (inout TableUpdates) -> Void) -> TableUpdates {
        var updates = TableUpdates()
        change(&updates)
        return updates
    }

    private func error(_ updates: TableUpdates, _ old: [Int], _ new: [Int]) -> TableUpdateError? {
        do {
            _ = try updates.plan(from: RowMap(old), to: RowMap(new))
            return nil
        } catch { return error }
    }

    @Test func namesWhatGoesByTheOldPlacesAndWhatComesByTheNew() throws {
        let updates = updates {
            $0.deletedRows = [path(0): .fade, path(3): .fade]
            $0.insertedRows = [path(0): .left, path(2): .left]
        }
        // a b c d e -> X b Y c e
        let plan = try updates.plan(from: RowMap([5]), to: RowMap([5]))
        #expect((0..<5).map(plan.newRow) == [nil, 1, 3, nil, 4])
        #expect((0..<5).map(plan.oldRow) == [nil, 1, nil, 2, 4])
        #expect(plan.arriving(0) == .left && plan.arriving(1) == nil)
        #expect(plan.leaving(3) == .fade)
    }

    @Test func followsRowsThroughSectionsThatComeGoAndMove() throws {
        let updates = updates {
            $0.deletedSections = [0: .top]
            $0.insertedSections = [2: .bottom]
            $0.movedSections = [1: 1]
            $0.movedRows = [path(0, 2): path(1, 1)]
        }
        // [a] [b c] [d e] -> [e] [b d c] [f]
        let plan = try updates.plan(from: RowMap([1, 2, 2]), to: RowMap([1, 3, 1]))
        #expect((0..<5).map(plan.newRow) == [nil, 1, 3, 2, 0])
        #expect((0..<5).map(plan.oldRow) == [4, 1, 3, 2, nil])
        #expect(plan.newSection(0) == nil && plan.newSection(2) == 0)
        #expect(plan.leaving(0) == .top && plan.arriving(4) == .bottom)
    }

    @Test func letsAReloadedSectionHaveAnyNumberOfRows() throws {
        let plan = try updates { $0.reloadedSections = [0: .fade] }
            .plan(from: RowMap([3, 1]), to: RowMap([7, 1]))
        #expect(plan.newRow(0) == nil && plan.oldRow(6) == nil)
        #expect(plan.newRow(3) == 7)
        #expect(plan.arriving(2) == .fade)
    }

    @Test func keepsTheRestInOrderWhateverChanges() throws {
        for seed in 0..<50 {
            let removed = Set((0..<20).filter { ($0 * 7 + seed) % 5 == 0 })
            let placed = Set((0..<24).filter { ($0 * 11 + seed) % 7 == 0 })
            let count = 20 - removed.count + placed.count
            guard placed.allSatisfy({ $0 < count }) else { continue }
            var expected = (0..<20).filter { !removed.contains($0) }.map { Optional($0) }
            for place in placed.sorted() { expected.insert(nil, at: min(place, expected.count)) }
            let plan = LinePlan(removed: removed, placed: placed, moves: [:], count: 20)
            #expect((0..<count).map(plan.old) == expected)
            for old in 0..<20 {
                #expect(plan.new(old).flatMap(plan.old) == (removed.contains(old) ? nil : old))
            }
        }
    }

    @Test func costsNothingForTheRowsThatStay() throws {
        let plan = try updates { $0.insertedRows = [path(0): .fade] }
            .plan(from: RowMap([1_000_000]), to: RowMap([1_000_001]))
        #expect(plan.newRow(999_999) == 1_000_000)
        #expect(plan.oldRow(1_000_000) == 999_999)
    }

    @Test func namesBothCountsWhenTheyDoNotAgree() {
        let rows = error(updates { $0.insertedRows = [path(0): .fade] }, [3], [3])
        #expect(
            rows
                == .numberOfRows(
                    section: 0, before: 3, after: 3, inserted: 1, deleted: 0, movedIn: 0, movedOut: 0))
        #expect(
            rows?.description.hasPrefix(
                "Invalid update: section 0 has 3 rows after the update, but it had 3 before, with 1 inserted "
                    + "and 0 deleted") == true)
        let sections = error(updates { $0.deletedSections = [1: .fade] }, [1, 1], [1, 1])
        #expect(sections == .numberOfSections(before: 2, after: 2, inserted: 0, deleted: 1))
        #expect(
            sections?.description.contains("has 2 sections after the update, but it had 2 before") == true)
        #expect(
            error(updates { $0.movedRows = [path(0): path(0, 1)] }, [2, 2], [2, 2])
                == .numberOfRows(
                    section: 0, before: 2, after: 2, inserted: 0, deleted: 0, movedIn: 0, movedOut: 1))
    }

    @Test func refusesPlacesThatAreNotThere() {
        #expect(
            error(updates { $0.deletedRows = [path(3): .fade] }, [3], [2])
                == .rowOutOfRange(path(3), count: 3, isAfter: false))
        #expect(
            error(updates { $0.insertedRows = [path(9): .fade] }, [3], [4])
                == .rowOutOfRange(path(9), count: 4, isAfter: true))
        #expect(
            error(updates { $0.reloadedRows = [IndexPath(): .fade] }, [3], [3])
                == .rowOutOfRange(IndexPath(), count: 0, isAfter: false))
        #expect(
            error(updates { $0.movedRows = [path(0): path(0, 5)] }, [3], [2])
                == .rowOutOfRange(path(0, 5), count: 0, isAfter: true))
        #expect(
            error(updates { $0.deletedSections = [4: .fade] }, [3], [])
                == .sectionOutOfRange(4, count: 1, isAfter: false))
        #expect(
            error(updates { $0.insertedSections = [2: .fade] }, [3], [3, 1])
                == .sectionOutOfRange(2, count: 2, isAfter: true))
    }

    @Test func refusesARowThatIsDeletedAndReloaded() {
        let both = updates {
            $0.deletedRows = [path(0): .fade]
            $0.reloadedRows = [path(0): .fade]
        }
        #expect(error(both, [2], [1]) == .twice(path(0)))
        #expect(TableUpdateError.twice(path(0)).description.contains("[0, 0]"))
    }
}
