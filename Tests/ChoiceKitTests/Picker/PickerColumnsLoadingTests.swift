import Testing
import UIKit

@testable import ChoiceKit

/// Columns whose rows are loaded, without a view and without a task.
@MainActor struct PickerColumnsLoadingTests {
    /// A province, and districts that are loaded.
    private func regions(selections: [(row: Int, section: Int)] = []) -> PickerColumns {
        PickerColumns([.fixed(["서울", "경기"]), .deferred { _ in [] }], selections: selections)
    }

    private func values(_ columns: PickerColumns) -> [String] { columns.choices.map(\.value) }

    private func load(of columns: PickerColumns) throws -> Int { try #require(columns.loads.first).id }

    @Test func asksForRowsWithWhatTheColumnsBeforeStandAt() throws {
        let columns = regions(selections: [(1, 0)])
        let load = try #require(columns.loads.first)
        #expect(load.column == 1 && load.before.map(\.title) == ["경기"])
        #expect(columns.state(1) == .loading(load.id) && !columns.isLoaded && !columns.isEmpty)
        #expect(values(columns) == ["경기"])
    }

    @Test func aFirstColumnIsLoadedWithNothingBefore() throws {
        var columns = PickerColumns([.deferred { _ in [] }], selections: [(2, 0)])
        #expect(try #require(columns.loads.first).before.isEmpty)
        #expect(columns.receive(PickerValues(["a", "b", "c"]), of: try load(of: columns)) == [0])
        #expect(values(columns) == ["c"] && columns.isLoaded && columns.loads.isEmpty)
    }

    @Test func keepsTheSameValueWhereTheNewRowsHaveIt() throws {
        var columns = regions()
        _ = columns.receive(PickerValues(["강남구", "중구"]), of: try load(of: columns))
        columns.select(1, in: 1)
        #expect(columns.select(1, in: 0) == [1])
        #expect(values(columns) == ["경기"])
        _ = columns.receive(PickerValues(["수원시", "안양시", "중구"]), of: try load(of: columns))
        #expect(values(columns) == ["경기", "중구"])
    }

    @Test func keepsItPastRowsThatCouldNotBeLoaded() throws {
        var columns = regions()
        _ = columns.receive(PickerValues(["강남구", "중구"]), of: try load(of: columns))
        columns.select(1, in: 1)
        columns.select(1, in: 0)
        _ = columns.receive(nil, of: try load(of: columns))
        columns.retry(1)
        _ = columns.receive(PickerValues(["수원시", "중구"]), of: try load(of: columns))
        #expect(values(columns) == ["경기", "중구"])
    }

    @Test func rowsThatComeLateAreDropped() throws {
        var columns = regions()
        let first = try load(of: columns)
        columns.select(1, in: 0)
        #expect(columns.receive(PickerValues(["강남구"]), of: first) == nil)
        #expect(columns.receive(nil, of: first) == nil)
        let second = try load(of: columns)
        #expect(second != first)
        #expect(columns.receive(PickerValues(["수원시"]), of: second) == [1])
        #expect(columns.receive(PickerValues(["again"]), of: second) == nil)
        #expect(values(columns) == ["경기", "수원시"])
    }

    @Test func isNotAskedAgainForTheSameValues() throws {
        var columns = regions()
        let first = try load(of: columns)
        columns.select(0, in: 0)
        #expect(try load(of: columns) == first)
        _ = columns.receive(PickerValues(["강남구"]), of: first)
        columns.select(0, in: 0)
        #expect(columns.loads.isEmpty)
    }

    @Test func isAskedAgainAfterThereAndBack() throws {
        var columns = regions()
        let first = try load(of: columns)
        columns.select(1, in: 0)
        columns.select(0, in: 0)
        #expect(try load(of: columns) != first)
    }

    @Test func failsAndIsTriedAgain() throws {
        var columns = regions()
        let first = try load(of: columns)
        #expect(columns.receive(nil, of: first) == [])
        #expect(columns.state(1) == .failed && columns.loads.isEmpty && !columns.isLoaded)
        columns.retry(0)
        columns.retry(7)
        #expect(columns.loads.isEmpty)
        columns.retry(1)
        #expect(try load(of: columns) != first)
        columns.retry(1)
        #expect(columns.loads.count == 1)
    }

    @Test func mayHaveNoRows() throws {
        var columns = regions()
        _ = columns.receive(PickerValues([]), of: try load(of: columns))
        #expect(columns.isLoaded && !columns.isWhole && values(columns) == ["서울"])
    }

    @Test func whatFollowsWaitsForIt() throws {
        var columns = PickerColumns(
            [.deferred { _ in [] }, .dependent { [$0[0] + "1", $0[0] + "2"] }, .deferred { _ in [] }],
            selections: [(1, 1)])
        #expect(columns.loads.map(\.column) == [0] && columns.choices.isEmpty)
        #expect(columns.receive(PickerValues(["a"]), of: try load(of: columns)) == [0, 1])
        #expect(values(columns) == ["a", "a2"])
        #expect(columns.loads.map(\.column) == [2])
        #expect(columns.loads.first?.before.map(\.title) == ["a", "a2"])
    }

    @Test func isNotAskedAfterAColumnWithoutRows() {
        let columns = PickerColumns([.fixed([]), .deferred { _ in ["a"] }])
        #expect(columns.loads.isEmpty && columns.isEmpty)
    }

    @Test func theLastChoiceIsFoundOnceTheRowsAreThere() throws {
        var columns = regions()
        columns.restore([
            PickerWish(column: 0, row: 1, id: "경기", title: "경기"),
            PickerWish(column: 1, row: 4, id: "안양시", title: "안양시"),
        ])
        #expect(columns.vanished.isEmpty)
        _ = columns.receive(PickerValues(["수원시", "안양시"]), of: try load(of: columns))
        #expect(values(columns) == ["경기", "안양시"] && columns.vanished.isEmpty)
    }

    @Test func saysThatTheLastChoiceVanishedOnceTheRowsAreThere() throws {
        var columns = regions()
        columns.restore([PickerWish(column: 1, row: 1, id: "사라진구", title: "사라진구")])
        #expect(columns.vanished.isEmpty)
        _ = columns.receive(PickerValues(["강남구", "중구", "종로구"]), of: try load(of: columns))
        #expect(columns.vanished == ["사라진구"] && values(columns) == ["서울", "중구"])
    }

    @Test func doesNotMissTheLastChoiceAfterAnotherTurn() throws {
        var columns = regions()
        columns.restore([PickerWish(column: 1, row: 1, id: "강남구", title: "강남구")])
        columns.select(1, in: 0)
        _ = columns.receive(PickerValues(["수원시"]), of: try load(of: columns))
        #expect(columns.vanished.isEmpty)
    }
}
