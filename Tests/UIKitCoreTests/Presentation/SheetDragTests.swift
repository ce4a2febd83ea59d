import QuartzCore
import Testing

@testable import UIKitCore

struct SheetDragTests {
    private func drag(from height: CGFloat = 400, by travel: CGFloat) -> SheetDrag {
        var drag = SheetDrag(from: height, heights: [400, 800])
        drag.move(by: travel)
        return drag
    }

    @Test func resizesBetweenDetentsAndPushesBelowTheLowest() {
        #expect(drag(by: -150).height == 550 && drag(by: -150).push == 0)
        #expect(drag(by: 120).height == 400 && drag(by: 120).push == 120)
    }

    @Test func neverGrowsPastTheHighest() {
        var drag = drag(from: 800, by: -300)
        #expect(drag.height == 800)
        drag.move(by: 10)
        #expect(drag.height == 790)
    }

    @Test func isHeldBackWhereItMayNotGo() {
        var drag = drag(by: 200)
        drag.isHeld = true
        #expect(abs(drag.push - RubberBand(size: 400).shown(200)) < 1e-9)
        #expect(drag.pull == 200)
    }

    /// Measured by others: more than half of the height, or 1,000 points a second; 975 springs back.
    @Test(arguments: [
        (CGFloat(199), CGFloat(0), false), (201, 0, true), (20, 975, false), (20, 1_000, true),
        (300, -1_000, false),
    ])
    func goesBelowHalfOfItsHeightOrFast(travel: CGFloat, velocity: CGFloat, goes: Bool) {
        #expect((drag(by: travel).outcome(velocity: velocity) == .dismiss) == goes)
        if !goes { #expect(drag(by: travel).outcome(velocity: velocity) == .rest(400)) }
    }

    @Test(arguments: [(CGFloat(-190), CGFloat(400)), (-210, 800), (0, 400)])
    func restsAtTheNearestDetent(travel: CGFloat, height: CGFloat) {
        #expect(drag(by: travel).outcome(velocity: 0) == .rest(height))
    }

    @Test func aFastLiftTakesItToTheNextDetent() {
        #expect(drag(by: -30).outcome(velocity: -1_200) == .rest(800))
        #expect(drag(from: 800, by: 30).outcome(velocity: 1_200) == .rest(400))
    }

    @Test func staysAtItsHeightWithoutDetents() {
        #expect(SheetDrag(from: 300, heights: []).outcome(velocity: 0) == .rest(300))
    }
}
