import CoreGraphics
import Testing

@testable import QuartzCore

struct PixelRectTests {
    @Test func snapsNeighboursToTheSameEdge() {
        for shift in [-3.5, -0.5, 0, 0.25, 0.5, 7.75] {
            let left = PixelRect(snapping: CGRect(x: shift, y: 0, width: 1.5, height: 1))
            let right = PixelRect(snapping: CGRect(x: shift + 1.5, y: 0, width: 2, height: 1))
            #expect(left.right == right.left)
        }
    }

    @Test func coversWhateverIsTouched() {
        let rect = PixelRect(covering: CGRect(x: 0.9, y: -0.1, width: 0.2, height: 1))
        #expect(rect == PixelRect(left: 0, top: -1, right: 2, bottom: 1))
    }

    @Test func survivesAbsurdNumbers() {
        #expect(PixelRect(covering: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isEmpty)
        #expect(!PixelRect(covering: CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)).isEmpty)
    }

    @Test func hasAnEmptyIntersectionWithWhatItOnlyTouches() {
        let a = PixelRect(left: 0, top: 0, right: 2, bottom: 2)
        let b = PixelRect(left: 2, top: 0, right: 4, bottom: 2)
        #expect(!a.intersects(b) && a.intersection(b).isEmpty)
        #expect(a.union(b) == PixelRect(left: 0, top: 0, right: 4, bottom: 2))
        #expect(a.union(.empty) == a && PixelRect.empty.union(a) == a)
    }
}
