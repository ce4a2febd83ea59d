import CoreGraphics
import Testing

struct CGPathTests {
    private let square = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)

    @Test func copiesDoNotFollow() throws {
        let path = CGMutablePath()
        path.move(to: .zero)
        let copy = try #require(path.copy())
        path.addLine(to: CGPoint(x: 1, y: 1))
        #expect(copy.boundingBox == .zero)
        #expect(copy != path)
    }

    @Test func transformsApplyToEachStep() throws {
        var move = CGAffineTransform(translationX: 5, y: 0)
        let moved = try #require(square.copy(using: &move))
        #expect(moved.boundingBox == CGRect(x: 15, y: 10, width: 20, height: 20))
        #expect(moved == CGPath(rect: CGRect(x: 15, y: 10, width: 20, height: 20), transform: nil))
    }

    @Test func linesWithoutAStartAreLeftOut() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        #expect(path.isEmpty)
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        #expect(path.isEmpty)
    }

    @Test func drawingOnAfterAClosingStartsWhereTheSubpathDid() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 3, y: 4, width: 5, height: 5))
        #expect(path.currentPoint == CGPoint(x: 3, y: 4))
        path.addLine(to: CGPoint(x: 100, y: 4))
        #expect(path.elements.suffix(2) == [.move(CGPoint(x: 3, y: 4)), .line(CGPoint(x: 100, y: 4))])
    }

    @Test func boxesHoldTheControlsOrTheOutline() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(abs(path.boundingBoxOfPath.height - 5) < 1e-9)
        #expect(CGMutablePath().boundingBox.isNull)
    }

    @Test func containsWhatItGoesAround() {
        #expect(square.contains(CGPoint(x: 20, y: 20)))
        #expect(!square.contains(CGPoint(x: 31, y: 20)))
        #expect(!square.contains(CGPoint(x: CGFloat.nan, y: 20)))
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        #expect(circle.contains(CGPoint(x: 5, y: 0.1)))
        #expect(!circle.contains(CGPoint(x: 1, y: 1)))
    }

    @Test func theRuleDecidesAboutHoles() {
        let path = CGMutablePath()
        path.addRects([
            CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 10, y: 10, width: 10, height: 10),
        ])
        #expect(path.contains(CGPoint(x: 15, y: 15), using: .winding))
        #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
    }

    @Test func containsAfterTransforming() {
        #expect(square.contains(CGPoint(x: 45, y: 20), transform: CGAffineTransform(translationX: 20, y: 0)))
    }
}
