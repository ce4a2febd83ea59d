import CoreGraphics
import Testing

struct CGMutablePathArcsTests {
    private func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGPath {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
        return path
    }

    @Test func ellipsesFillTheirRectangle() {
        let rect = CGRect(x: 1, y: 2, width: 30, height: 10)
        let box = CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath
        #expect(abs(box.minX - 1) < 1e-9 && abs(box.maxX - 31) < 1e-9 && abs(box.height - 10) < 1e-9)
    }

    @Test func theWayRoundDecidesTheSide() {
        let (short, long) = (arc(0, .pi / 2, clockwise: false), arc(0, .pi / 2, clockwise: true))
        #expect(abs(short.boundingBoxOfPath.minX) < 1e-9)
        #expect(abs(long.boundingBoxOfPath.minX + 10) < 1e-9)
        #expect(abs(short.currentPoint.x - long.currentPoint.x) < 1e-9)
    }

    @Test func aWholeTurnIsACircle() {
        let circle = arc(0, 2 * .pi, clockwise: false)
        #expect(abs(circle.boundingBoxOfPath.width - 20) < 1e-9)
        #expect(circle.elements.count == 5)
    }

    @Test func tangentArcsTouchBothLines() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        guard case .line(let start) = path.elements[1] else { Issue.record("no line to the arc"); return }
        #expect(abs(start.x - 6) < 1e-9 && start.y == 0)
        #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    }

    @Test func tangentsInOneLineGiveALine() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
        #expect(path.elements.last == .line(CGPoint(x: 10, y: 0)))
    }

    @Test func noRadiusIsARectangle() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let rounded = CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 3, transform: nil)
        #expect(rounded == CGPath(rect: rect, transform: nil))
    }

    @Test func cornersAreAtMostHalfASide() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
        let rounded = CGPath(roundedRect: rect, cornerWidth: 99, cornerHeight: 99, transform: nil)
        #expect(rounded.boundingBoxOfPath == rect)
        #expect(!rounded.contains(CGPoint(x: 1, y: 1)))
    }
}
