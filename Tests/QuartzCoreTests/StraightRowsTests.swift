import CoreGraphics
import Testing

@testable import QuartzCore

struct StraightRowsTests {
    @Test func aRectangleOnWholePixelsIsOneStrip() {
        let path = CGPath(rect: CGRect(x: 2, y: 3, width: 10, height: 5), transform: nil)
        #expect(StraightRows(of: path).strips == [PixelRect(left: 2, top: 3, right: 12, bottom: 8)])
    }

    @Test func roundedCornersAreLeftOut() {
        let path = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 30), cornerWidth: 6, cornerHeight: 6,
            transform: nil)
        #expect(StraightRows(of: path).strips == [PixelRect(left: 0, top: 6, right: 40, bottom: 24)])
    }

    @Test func aPointerAtASideLeavesTheRowsAboveAndBelowIt() {
        let path = polygon((0, 0), (20, 0), (20, 8), (25, 10), (20, 12), (20, 30), (0, 30))
        #expect(
            StraightRows(of: path).strips == [
                PixelRect(left: 0, top: 0, right: 20, bottom: 8),
                PixelRect(left: 0, top: 12, right: 20, bottom: 30),
            ])
    }

    @Test func aSideThatEndsWithinARowLeavesThatRowOut() {
        let path = CGPath(rect: CGRect(x: 2, y: 2.5, width: 10, height: 5), transform: nil)
        #expect(StraightRows(of: path).strips == [PixelRect(left: 2, top: 3, right: 12, bottom: 7)])
    }

    @Test func sidesBetweenPixelsMakeNone() {
        let path = CGPath(rect: CGRect(x: 2.5, y: 2, width: 10, height: 5), transform: nil)
        #expect(StraightRows(of: path).strips.isEmpty)
    }

    @Test func rowsWithMoreThanTwoSidesMakeNone() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 20, y: 4, width: 10, height: 10))
        #expect(
            StraightRows(of: path).strips == [
                PixelRect(left: 0, top: 0, right: 10, bottom: 4),
                PixelRect(left: 20, top: 10, right: 30, bottom: 14),
            ])
    }

    @Test func whatIsLeftOpenIsClosed() {
        let path = CGMutablePath()
        path.move(to: .zero)
        for point in [CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)] {
            path.addLine(to: point)
        }
        #expect(StraightRows(of: path).strips == [PixelRect(left: 0, top: 0, right: 10, bottom: 10)])
    }

    @Test(arguments: [CGFloat.nan, .infinity, 1e300]) func numbersBeyondAnySurfaceMakeNone(_ number: CGFloat)
    {
        #expect(StraightRows(of: polygon((0, 0), (10, 0), (10, number), (0, number))).strips.isEmpty)
    }

    @Test func anEmptyPathHasNone() { #expect(StraightRows(of: CGMutablePath()).strips.isEmpty) }

    private func polygon(_ points: (CGFloat, CGFloat)...) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        path.closeSubpath()
        return path
    }
}
