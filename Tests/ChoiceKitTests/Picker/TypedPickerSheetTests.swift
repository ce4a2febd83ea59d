import CoreGraphics
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// Values in, values out.
@MainActor struct TypedPickerSheetTests {
    private enum Province: CaseIterable, Hashable {
        case seoul, gyeonggi, sejong

        var name: String { self == .seoul ? "서울" : self == .gyeonggi ? "경기" : "세종" }

        /// Two of them have a Jung-gu.
        var districts: [District] {
            switch self {
            case .seoul: [District(code: 11680, name: "강남구"), District(code: 11140, name: "중구")]
            case .gyeonggi: [District(code: 41110, name: "수원시"), District(code: 41000, name: "중구")]
            case .sejong: []
            }
        }
    }

    private struct District: Hashable {
        let code: Int
        let name: String
    }

    private let stage = PickerSheetStage()
    private let region = TypedPickerSheet(
        .fixed(Province.allCases, title: \.name, name: "Province"),
        .dependent(title: \.name) { province in province.districts })

    private final class Log<Values> {
        var events: [TypedPickerSheet<Values>.Event] = []

        var changes: [Values] {
            events.compactMap { if case .changed(let values) = $0 { values } else { nil } }
        }
        var done: [Values] {
            events.compactMap { if case .ended(.done(let values)) = $0 { values } else { nil } }
        }
    }

    /// Shows a sheet and lets it arrive.
    private func show<Values>(
        _ sheet: TypedPickerSheet<Values>, _ initial: Values? = nil, at target: UIView? = nil
    ) -> Log<Values> {
        let log = Log<Values>()
        stage.host.activate()
        sheet.show(initialValues: initial, parentViewController: stage.controller, target: target) {
            log.events.append($0)
        }
        stage.rest()
        return log
    }

    private func done() {
        stage.tap("Done")
        stage.rest()
    }

    @Test func givesTheValuesOfColumnsThatFollowFromEachOther() {
        let log = show(region)
        stage.turn(to: 1)
        done()
        #expect(log.done.map(\.0) == [.gyeonggi] && log.done.map(\.1.code) == [41110])
        #expect(log.changes.map(\.0) == [.gyeonggi] && log.events.count == 2)
    }

    @Test func beginsWithTheValuesThatAreGiven() {
        let log = show(region, (.gyeonggi, District(code: 41000, name: "중구")))
        #expect(stage.middle == 1 && stage.wheels?.selectedRow(inComponent: 1) == 1)
        done()
        #expect(log.done.map(\.1.code) == [41000])
    }

    @Test func beginsWithTheFirstRowInPlaceOfAValueThatThereIsNot() {
        let log = show(region, (.gyeonggi, District(code: 0, name: "없는구")))
        done()
        #expect(log.done.map(\.1.code) == [41110])
        #expect(!UIAccessibility.posted.contains { $0.argument?.contains("없는구") == true })
    }

    /// Both are called the same, and are two districts.
    @Test func valuesAreNotToldApartByWhatTheyAreCalled() {
        let log = show(region, (.seoul, District(code: 11140, name: "중구")))
        stage.turn(to: 1)
        done()
        #expect(log.done.map(\.1.code) == [41000])
        #expect(log.done.map(\.1.name) == ["중구"])
    }

    @Test func remembersTheLastChoiceByValueWhateverItIsCalledNow() {
        func sheet(_ values: [Int], _ word: String) -> TypedPickerSheet<Int> {
            TypedPickerSheet(.fixed(values, title: { "\(word) \($0)" }))
        }
        _ = show(sheet([1, 2, 3], "Day"), 2, at: stage.target)
        done()
        #expect(stage.target.text == "Day 2")
        let log = show(sheet([3, 1, 2], "일"), at: stage.target)
        done()
        #expect(log.done == [2] && stage.target.text == "일 2")
    }

    @Test func aChoiceIsWhole() {
        let log = show(region)
        stage.turn(to: 2)
        #expect(!stage.app.buttons["Done"].isEnabled && log.events.isEmpty)
        stage.turn(to: 0)
        done()
        #expect(log.done.map(\.0) == [.seoul] && log.changes.map(\.1.name) == ["강남구"])
    }

    @Test func canBeCancelledWithoutAChoice() {
        let log = show(TypedPickerSheet(.fixed([Int](), title: String.init)))
        #expect(stage.app.staticTexts["There is nothing to choose from"].exists)
        stage.tap("Cancel")
        stage.rest()
        guard case .ended(.cancelled(.button))? = log.events.first, log.events.count == 1 else {
            Issue.record("\(log.events)")
            return
        }
    }

    @Test func aDayFollowsYearAndMonth() {
        let date = TypedPickerSheet(
            .fixed(2024...2025, title: { "\($0)" }), .fixed(1...12, title: { "\($0)" }),
            .dependent(title: { "\($0)" }) { year, month in
                Array(1...(month == 2 ? (year == 2024 ? 29 : 28) : 31))
            })
        let log = show(date, (2024, 1, 31))
        stage.turn(to: 1, in: 1)
        stage.turn(to: 1)
        done()
        #expect(log.done.first.map { [$0.0, $0.1, $0.2] } == [2025, 2, 28])
    }

    @Test func hasUpToFiveColumns() {
        func digit<Before>() -> TypedPickerColumn<Before, Int> { .fixed(0...9, title: { "\($0)" }) }
        let four = show(TypedPickerSheet(digit(), digit(), digit(), digit()), (1, 2, 3, 4))
        done()
        #expect(four.done.first.map { [$0.0, $0.1, $0.2, $0.3] } == [1, 2, 3, 4])
        let five = show(
            TypedPickerSheet(
                digit(), digit(), digit(), digit(),
                .dependent(title: { "\($0)" }) { a, b, c, d in [a + b + c + d] }), (1, 2, 3, 4, 0))
        done()
        #expect(five.done.first?.4 == 10)
    }

    @Test func aMillionValuesAreNotNamedBeforeTheyAreShown() {
        var named = 0
        let sheet = TypedPickerSheet(
            .fixed(
                0..<1_000_000,
                title: { number in
                    named += 1
                    return "\(number)"
                }))
        let log = show(sheet, 999_999)
        done()
        #expect(log.done == [999_999] && named < 100)
    }

    // MARK: Loading and waiting

    @Test func valuesCanBeLoadedAndWaitedFor() async {
        let sheet = TypedPickerSheet(
            .fixed(Province.allCases, title: \.name),
            .deferred(title: \.name) { province in
                await Task.yield()
                return province.districts
            })
        let task = Task {
            await sheet.choose(
                initialValues: (.gyeonggi, District(code: 41000, name: "중구")),
                parentViewController: stage.controller)
        }
        await stage.turnTasks()
        done()
        guard case .done((let province, let district)) = await task.value else {
            Issue.record("There is no choice.")
            return
        }
        #expect(province == .gyeonggi && district.code == 41000)
    }

    @Test func goesWithTheTaskThatWaits() async {
        let task = Task { await region.choose(parentViewController: stage.controller) }
        await stage.turnTasks()
        #expect(stage.sheet != nil)
        task.cancel()
        guard case .cancelled(.taskCancelled) = await task.value else {
            Issue.record("It was not cancelled.")
            return
        }
        await stage.turnTasks()
        #expect(stage.sheet == nil)
    }

    @Test func isAStreamOfValues() async {
        stage.host.activate()
        let events = TypedPickerSheet(.fixed(1...3, title: { "\($0)" }))
            .show(parentViewController: stage.controller)
        stage.rest()
        stage.turn(to: 2)
        done()
        var told: [String] = []
        for await event in events {
            switch event {
            case .changed(let value): told.append("changed \(value)")
            case .ended(.done(let value)): told.append("done \(value)")
            case .ended(.cancelled(let way)): told.append("cancelled \(way)")
            }
        }
        #expect(told == ["changed 3", "done 3"])
    }
}
