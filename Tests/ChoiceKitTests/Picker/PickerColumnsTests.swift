import Testing
import UIKit

@testable import ChoiceKit

/// What columns hold and stand at, without a view.
@MainActor struct PickerColumnsTests {
    private let cities: [PickerSheet.Column] = [
        .fixed(["서울", "경기"]),
        .dependent { $0 == ["서울"] ? ["강남구", "중구", "종로구"] : ["수원시", "중구"] },
    ]

    private func values(_ columns: PickerColumns) -> [String] { columns.choices.map(\.value) }

    @Test func beginsWithTheFirstRows() {
        #expect(values(PickerColumns(cities)) == ["서울", "강남구"])
    }

    @Test(arguments: [(-7, 0), (2, 2), (99, 2), (Int.max, 2), (Int.min, 0)])
    func takesARowThatThereIsNotForTheNearest(row: Int, selected: Int) {
        let columns = PickerColumns([.fixed(["a", "b", "c"])], selections: [(row, 0)])
        #expect(columns.rows == [selected])
    }

    @Test func ofSeveralSelectionsForAColumnTheLastCountsAndStrangeColumnsAreIgnored() {
        let columns = PickerColumns(
            [.fixed(["a", "b", "c"]), .fixed(["x"])], selections: [(1, 0), (2, 0), (1, 5), (1, -1)])
        #expect(columns.rows == [2, 0])
    }

    @Test func keepsTheSameValueWhereTheNewRowsHaveIt() {
        var columns = PickerColumns(cities)
        columns.select(1, in: 1)
        #expect(columns.select(1, in: 0) == [1])
        #expect(values(columns) == ["경기", "중구"])
        columns.select(0, in: 0)
        #expect(values(columns) == ["서울", "중구"])
    }

    @Test func goesToTheNearestRowWhereTheyDoNot() {
        var columns = PickerColumns(cities)
        columns.select(2, in: 1)
        columns.select(1, in: 0)
        #expect(values(columns) == ["경기", "중구"])
    }

    @Test func aDayFollowsMonthAndYear() {
        func days(_ date: [String]) -> [String] {
            let count = date[1] == "2" ? (date[0] == "2024" ? 29 : 28) : 31
            return (1...count).map(String.init)
        }
        var columns = PickerColumns(
            [.fixed(["2024", "2025"]), .fixed(["1", "2"]), .dependent { days($0) }], selections: [(30, 2)])
        #expect(values(columns) == ["2024", "1", "31"])
        columns.select(1, in: 1)
        #expect(values(columns) == ["2024", "2", "29"])
        columns.select(1, in: 0)
        #expect(values(columns) == ["2025", "2", "28"])
    }

    @Test func anEmptyColumnHasNoChoiceAndLeavesWhatFollowsFromItWithout() {
        var asked = 0
        let columns = PickerColumns([
            .fixed(["a"]), .fixed([]),
            .dependent { _ in
                asked += 1
                return ["b"]
            },
        ])
        #expect(columns.choices == [.init(column: 0, row: 0, value: "a")])
        #expect(columns.titles == [["a"], [], []] && asked == 0)
    }

    @Test func aRowOfAnEmptyOrMissingColumnIsNone() {
        var columns = PickerColumns([.fixed([])])
        #expect(columns.select(3, in: 0).isEmpty && columns.select(0, in: 9).isEmpty)
        #expect(PickerColumns([]).choices.isEmpty)
    }

    @Test func findsValuesAgainWhereverTheyStand() {
        var columns = PickerColumns([.fixed(["b", "c", "a"])])
        columns.restore([PickerWish(column: 0, row: 0, id: "a", title: "a")])
        #expect(columns.vanished.isEmpty)
        #expect(columns.rows == [2])
    }

    @Test func ofEqualValuesFindsTheOneAtTheSamePlace() {
        var columns = PickerColumns([.fixed(["a", "b", "a"])])
        columns.restore([PickerWish(column: 0, row: 2, id: "a", title: "a")])
        #expect(columns.rows == [2])
    }

    @Test func saysWhichValuesVanishedAndStaysNear() {
        var columns = PickerColumns([.fixed(["a", "b"])])
        columns.restore([PickerWish(column: 0, row: 7, id: "z", title: "z")])
        #expect(columns.vanished == ["z"])
        #expect(columns.rows == [1])
    }
}

extension PickerColumns {
    var rows: [Int] { indices.map { row($0) } }
    var titles: [[String]] {
        indices.map { column in (0..<count(column)).compactMap { title($0, in: column) } }
    }
}
