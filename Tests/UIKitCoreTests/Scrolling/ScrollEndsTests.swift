import CoreGraphics
import Testing

@testable import UIKitCore

struct ScrollEndsTests {
    let ends = ScrollEnds(
        x: 0...0, y: -20...100.3, size: CGSize(width: 300, height: 600), bounces: true)

    @Test func leavesWhatIsBetweenThemAlone() {
        #expect(ends.shown(CGPoint(x: 0, y: 50)) == CGPoint(x: 0, y: 50))
        #expect(ends.clamped(CGPoint(x: 0, y: 50)) == CGPoint(x: 0, y: 50))
    }

    @Test func holdBackByTheLengthOfTheirAxis() {
        let shown = ends.shown(CGPoint(x: -40, y: -60))
        #expect(shown.x == RubberBand(size: 300).shown(-40))
        #expect(shown.y == -20 + RubberBand(size: 600).shown(-40))
    }

    @Test func showNothingPastThemWhereContentDoesNotBounce() {
        let hard = ScrollEnds(x: ends.x, y: ends.y, size: ends.size, bounces: false)
        #expect(hard.shown(CGPoint(x: -40, y: 400)) == CGPoint(x: 0, y: 100.3))
        #expect(hard.wanted(CGPoint(x: -40, y: 400)) == CGPoint(x: 0, y: 100.3))
    }

    @Test func roundToPixelsWithoutLeavingTheRange() {
        #expect(ends.onPixels(CGPoint(x: 0, y: 33.4), scale: 2).y == 33.5)
        #expect(abs(ends.onPixels(CGPoint(x: 0, y: 33.4), scale: 3).y - 100 / 3) < 1e-9)
        #expect(ends.onPixels(CGPoint(x: 0, y: 100.3), scale: 2).y == 100.3)
        #expect(ends.onPixels(CGPoint(x: 0, y: 130.3), scale: 2).y == 130.5)
    }

    @Test(
        "a drag is locked to an axis unless it sets out diagonally",
        arguments: [
            (CGPoint(x: 0, y: 10), ScrollAxes.vertical), (CGPoint(x: -10, y: 4), .horizontal),
            (CGPoint(x: 10, y: -8), ScrollAxes([.horizontal, .vertical])), (CGPoint(x: 4, y: 8), .vertical),
        ])
    func locks(travel: CGPoint, axes: ScrollAxes) {
        #expect(ScrollAxes(lockedBy: travel) == axes)
    }
}
