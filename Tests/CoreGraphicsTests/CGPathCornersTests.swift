import CoreGraphics
import Testing

struct CGPathCornersTests {
    private let rect = CGRect(x: 0, y: 0, width: 200, height: 100)

    @Test func continuousCornersBeginEarlier() {
        let continuous = CGPath(continuousRoundedRect: rect, cornerRadius: 20)
        let circular = CGPath(roundedRect: rect, cornerRadius: 20)
        let edge = CGPoint(x: 20.5, y: 0.1)
        #expect(circular.contains(edge))
        #expect(!continuous.contains(edge))
        #expect(continuous.boundingBoxOfPath == rect)
    }

    @Test func continuousCornersBecomeCircularAtHalfASide() {
        let continuous = CGPath(continuousRoundedRect: rect, cornerRadius: 50)
        let circular = CGPath(roundedRect: rect, cornerRadius: 50)
        for x in stride(from: 0.5, to: 60, by: 3.5) {
            for y in stride(from: 0.5, to: 60, by: 3.5) {
                let point = CGPoint(x: x, y: y)
                let distance = ((x - 50) * (x - 50) + (y - 50) * (y - 50)).squareRoot()
                guard x < 50, y < 50, abs(distance - 50) > 0.1 else { continue }
                #expect(continuous.contains(point) == circular.contains(point))
            }
        }
    }

    @Test(arguments: [RectCorners.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY])
    func roundsOnlyTheCornersAskedFor(
        _ corner: RectCorners
    ) {
        for path in [
            CGPath(roundedRect: rect, cornerRadius: 20, corners: corner),
            CGPath(continuousRoundedRect: rect, cornerRadius: 20, corners: corner),
        ] {
            #expect(path.contains(CGPoint(x: 1, y: 1)) == (corner != .minXMinY))
            #expect(path.contains(CGPoint(x: 199, y: 1)) == (corner != .maxXMinY))
            #expect(path.contains(CGPoint(x: 1, y: 99)) == (corner != .minXMaxY))
            #expect(path.contains(CGPoint(x: 199, y: 99)) == (corner != .maxXMaxY))
        }
    }

    @Test(arguments: [CGFloat.nan, -3, 0]) func noRadiusIsARectangle(_ radius: CGFloat) {
        #expect(
            CGPath(continuousRoundedRect: rect, cornerRadius: radius) == CGPath(rect: rect, transform: nil))
    }
}
