import CoreGraphics
import Testing

@testable import UIKitCore

struct TableLineTests {
    /// Sections of 2, 0 and 3 rows; headers 30, rows 10, footers 5.
    private let line = TableLine(
        RowMap([2, 0, 3]), headers: RowHeights(count: 3, base: 30), rows: RowHeights(count: 5, base: 10),
        footers: RowHeights(count: 3, base: 5))

    @Test func putsHeadersRowsAndFootersOneAfterAnother() {
        #expect(
            (0..<line.count).map { line.top(line.element(at: $0)) } == [
                0, 30, 40, 50, 55, 85, 90, 120, 130, 140, 150,
            ])
        #expect(line.total == 155)
        #expect(line.top(ofSection: 1) == 55)
    }

    @Test func findsEachElementBothWays() {
        for slot in 0..<line.count { #expect(line.slot(of: line.element(at: slot)) == slot) }
        #expect(line.element(at: 5) == .footer(1))
    }

    @Test func knowsWhatHasSomeOfAStretch() {
        var line = line
        for slot in 0..<line.count {
            let element = line.element(at: slot)
            line.set(line.height(element), for: element)
        }
        #expect(line.slots(from: 0, to: 30) == 0..<1)
        #expect(line.slots(from: 35, to: 41) == 1..<3)
        #expect(line.slots(from: 49, to: 86) == 2..<6)
        #expect(line.slots(from: -100, to: 0).isEmpty)
        #expect(line.slots(from: 155, to: 300).isEmpty)
        #expect(line.slots(from: 154, to: 300) == 10..<11)
        #expect(line.slots(from: 10, to: 10).isEmpty)
    }

    @Test func countsEndsOfUnknownHeightThatOnlyTouchAStretch() {
        let line = TableLine(
            RowMap([2]), headers: RowHeights(count: 1, base: 0),
            rows: RowHeights(count: 2, base: 10, isUniform: true),
            footers: RowHeights(count: 1, base: 0))
        #expect(line.slots(from: 0, to: 10) == 0..<2)
        #expect(line.slots(from: 10, to: 20) == 2..<4)
    }

    @Test func knowsTheRowAtAPlaceAndNoneInAHeader() {
        #expect(line.row(at: 29) == nil)
        #expect(line.row(at: 30) == 0)
        #expect(line.row(at: 49.9) == 1)
        #expect(line.row(at: 52) == nil)
        #expect(line.row(at: 120) == 2)
        #expect(line.row(at: 155) == nil)
        #expect(line.row(at: -1) == nil)
        #expect(TableLine().row(at: 0) == nil)
    }

    @Test func staysExactAtTheEndOfAMillionRows() {
        var line = TableLine(
            RowMap([1_000_000]), headers: RowHeights(count: 1, base: 28),
            rows: RowHeights(count: 1_000_000, base: 44), footers: RowHeights(count: 1, base: 0))
        #expect(line.top(.row(999_999)) == 43_999_984)
        #expect(line.row(at: 43_999_983.999) == 999_998)
        #expect(line.row(at: 43_999_984) == 999_999)
        line.set(44 + 1.0 / 3, for: .row(10))
        #expect(abs(line.top(.row(999_999)) - (43_999_984 + 1.0 / 3)) < 1e-6)
    }

    @Test func saysHowFarWhatLiesBelowMoves() {
        var line = line
        #expect(line.set(50, for: .header(1)) == 20)
        #expect(line.top(.row(2)) == 140)
        #expect(line.set(0, for: .footer(2)) == -5)
        #expect(line.isKnown(.header(1)) && !line.isKnown(.header(0)))
        line.forget(.header(1))
        #expect(!line.isKnown(.header(1)) && line.height(.header(1)) == 50)
    }
}
