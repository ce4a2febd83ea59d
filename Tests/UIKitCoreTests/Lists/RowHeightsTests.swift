import CoreGraphics
import Testing

@testable import UIKitCore

struct RowHeightsTests {
    @Test func placesRowsByTheBaseUntilTheyAreKnown() {
        var heights = RowHeights(count: 1_000_000, base: 44)
        #expect(heights.total == 44_000_000)
        #expect(heights.set(100, for: 500_000) == 56)
        #expect(heights.top(500_000) == 22_000_000)
        #expect(heights.top(500_001) == 22_000_100)
        #expect(heights.total == 44_000_056)
        #expect(heights.row(at: 22_000_099) == 500_000)
        #expect(heights.row(at: 22_000_100) == 500_001)
    }

    @Test func agreesWithAPlainSum() {
        var heights = RowHeights(count: 57, base: 10)
        var plain = [CGFloat](repeating: 10, count: 57)
        for row in stride(from: 0, to: 57, by: 3) {
            plain[row] = CGFloat(row % 7) * 4
            heights.set(plain[row], for: row)
        }
        for row in 0...57 { #expect(abs(heights.top(row) - plain[..<row].reduce(0, +)) < 1e-9) }
        for row in 0..<57 where plain[row] > 0 { #expect(heights.row(at: heights.top(row)) == row) }
    }

    @Test func givesNoRowWhereThereIsNone() {
        #expect(RowHeights(count: 0, base: 44).row(at: 0) == nil)
        #expect(RowHeights(count: -3, base: 44).total == 0)
    }

    @Test func learnsAgainWhatItForgot() {
        var heights = RowHeights(count: 3, base: 10)
        heights.set(30, for: 1)
        heights.forget(1)
        #expect(!heights.isKnown(1))
        #expect(heights.height(1) == 30)
        #expect(heights.set(20, for: 1) == -10)
        #expect(heights.isKnown(1))
        #expect(heights.total == 40)
    }

    @Test(arguments: [(CGFloat.nan, CGFloat(44)), (.infinity, 44), (-5, 0), (1e12, 1_000_000)])
    func takesOnlyHeightsThatCanBeAddedUp(height: CGFloat, taken: CGFloat) {
        var heights = RowHeights(count: 1, base: 10)
        heights.set(height, for: 0)
        #expect(heights.total == taken)
    }
}
