import QuartzCore
import Testing

@testable import UIKitCore

@MainActor struct UIBezierPathTests {
    @Test func goesWhereItIsBuilt() {
        let path = UIBezierPath()
        #expect(path.isEmpty && path.bounds.isNull && path.currentPoint == .zero)
        path.move(to: CGPoint(x: 10, y: 20))
        path.addLine(to: CGPoint(x: 50, y: 20))
        path.addQuadCurve(to: CGPoint(x: 50, y: 60), controlPoint: CGPoint(x: 70, y: 40))
        path.addCurve(
            to: CGPoint(x: 10, y: 60), controlPoint1: CGPoint(x: 40, y: 80),
            controlPoint2: CGPoint(x: 20, y: 80))
        #expect(path.currentPoint == CGPoint(x: 10, y: 60))
        #expect(path.bounds == CGRect(x: 10, y: 20, width: 50, height: 55))
        path.close()
        #expect(path.contains(CGPoint(x: 55, y: 40)) && !path.contains(CGPoint(x: 65, y: 40)))
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    @Test func hasTheShapesOfItsInitialisers() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
        let corner = CGPoint(x: 10.5, y: 20.5)
        #expect(UIBezierPath(rect: rect).contains(corner))
        for path in [
            UIBezierPath(ovalIn: rect), UIBezierPath(roundedRect: rect, cornerRadius: 12),
        ] {
            #expect(!path.contains(corner))
            #expect(path.contains(CGPoint(x: 60, y: 21)))
            #expect(abs(path.bounds.width - 100) < 0.01 && abs(path.bounds.height - 60) < 0.01)
        }
    }

    /// Down is where y grows, so a quarter clockwise from the right ends at the bottom.
    @Test func anArcGoesClockwiseOnTheScreen() {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(path.currentPoint.x - 50) < 1e-6 && abs(path.currentPoint.y - 60) < 1e-6)
        #expect(abs(path.bounds.width - 10) < 0.01 && abs(path.bounds.minY - 50) < 0.01)
        let other = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(other.bounds.width - 20) < 0.01)
    }

    @Test func isMovedAndJoined() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.apply(CGAffineTransform(translationX: 5, y: 5))
        path.append(UIBezierPath(rect: CGRect(x: 40, y: 0, width: 10, height: 10)))
        #expect(path.bounds == CGRect(x: 5, y: 0, width: 45, height: 15))
        #expect(!path.contains(CGPoint(x: 30, y: 8)))
    }

    @Test func leavesOutWhatIsCoveredTwiceWhereTold() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
    }

    @Test func givesAndTakesCopies() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        let copy = path.cgPath
        path.addLine(to: CGPoint(x: 90, y: 90))
        #expect(copy.boundingBox.width == 10)
        path.cgPath = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
        #expect(path.bounds.width == 5)
    }

    @Test func paintsInTheCurrentContext() throws {
        let context = try #require(CGContext(width: 20, height: 20, scale: 1))
        let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10))
        path.fill()
        UIGraphicsPushContext(context)
        context.setFillColor(red: 0, green: 0, blue: 0, alpha: 1)
        path.fill()
        UIGraphicsPopContext()
        let rows = try #require(context.makeImage()).inkedRows
        #expect(rows == 5...14)
    }

    @Test func cutsOffWhatIsPainted() throws {
        let context = try #require(CGContext(width: 20, height: 20, scale: 1))
        UIGraphicsPushContext(context)
        context.setFillColor(red: 0, green: 0, blue: 0, alpha: 1)
        UIBezierPath(rect: CGRect(x: 0, y: 8, width: 20, height: 4)).addClip()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
        UIGraphicsPopContext()
        #expect(try #require(context.makeImage()).inkedRows == 8...11)
    }

    @Test func drawsItsOutlineAsWideAsTold() throws {
        let context = try #require(CGContext(width: 20, height: 20, scale: 1))
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 20, y: 10))
        path.lineWidth = 6
        UIGraphicsPushContext(context)
        context.setStrokeColor(red: 0, green: 0, blue: 0, alpha: 1)
        path.stroke()
        UIGraphicsPopContext()
        #expect(try #require(context.makeImage()).inkedRows == 7...12)
    }
}
