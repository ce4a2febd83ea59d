import Testing
import UIKit

@testable import ChoiceKit

struct PressLineTests {
    private let line = PressLine(CGRect(x: 100, y: 100, width: 200, height: 100), cornerRadius: 20)

    @Test func isNegativeInsideAndZeroOnTheEdge() {
        #expect(line.distance(to: CGPoint(x: 200, y: 150)) == -50)
        #expect(line.distance(to: CGPoint(x: 100, y: 150)) == 0)
        #expect(line.distance(to: CGPoint(x: 300, y: 150)) == 0)
        #expect(line.distance(to: CGPoint(x: 200, y: 100)) == 0)
        #expect(line.distance(to: CGPoint(x: 200, y: 203)) == 3)
        #expect(line.distance(to: CGPoint(x: 93, y: 150)) == 7)
    }

    @Test(arguments: [(120.0, 120.0), (280, 120), (120, 180), (280, 180)])
    func goesRoundACorner(centre: (x: Double, y: Double)) {
        let way = CGPoint(x: centre.x < 200 ? -1 : 1, y: centre.y < 150 ? -1 : 1)
        for length in [0.0, 10, 20, 25] {
            let point = CGPoint(
                x: centre.x + way.x * length / 2.0.squareRoot(),
                y: centre.y + way.y * length / 2.0.squareRoot())
            #expect(abs(line.distance(to: point) - (length - 20)) < 1e-9)
        }
    }

    @Test func theCornerOfTheRectangleIsOutside() {
        #expect(line.distance(to: CGPoint(x: 101, y: 101)) > 5)
        let sharp = PressLine(CGRect(x: 100, y: 100, width: 200, height: 100), cornerRadius: 0)
        #expect(sharp.distance(to: CGPoint(x: 101, y: 101)) == -1)
    }

    @Test func movesOutwardsByTheSameAllRound() {
        let outer = line.moved(outwards: UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30))
        for point in [CGPoint(x: 90, y: 90), CGPoint(x: 200, y: 40), CGPoint(x: 330, y: 210)] {
            #expect(abs(outer.distance(to: point) - (line.distance(to: point) - 30)) < 1e-9)
        }
    }

    @Test func movesEachEdgeByItsOwn() {
        let outer = line.moved(outwards: UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 40))
        #expect(outer.distance(to: CGPoint(x: 200, y: 95)) == 0)
        #expect(outer.distance(to: CGPoint(x: 90, y: 150)) == 0)
        #expect(outer.distance(to: CGPoint(x: 200, y: 200)) == 0)
        #expect(outer.distance(to: CGPoint(x: 340, y: 150)) == 0)
    }

    @Test func halfOfTheShorterSideIsTheMostThatACornerIsRounded() {
        let capsule = PressLine(CGRect(x: 0, y: 0, width: 200, height: 40), cornerRadius: 500)
        #expect(capsule == PressLine(CGRect(x: 0, y: 0, width: 200, height: 40), cornerRadius: 20))
        #expect(capsule.distance(to: CGPoint(x: 0, y: 20)) == 0)
        let sharp = PressLine(CGRect(x: 0, y: 0, width: 200, height: 40), cornerRadius: .nan)
        #expect(sharp == PressLine(CGRect(x: 0, y: 0, width: 200, height: 40), cornerRadius: -3))
    }

    @Test(arguments: [
        CGRect.zero, CGRect.null, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10),
        CGRect(x: 0, y: 0, width: 0, height: 10), CGRect(x: CGFloat.infinity, y: 0, width: 10, height: 10),
    ])
    func nothingIsInsideOfNothing(rect: CGRect) {
        let line = PressLine(rect, cornerRadius: 4)
        #expect(line.distance(to: .zero) == .infinity)
    }

    @Test func aRectangleThatIsTurnedRoundIsTheSame() {
        let turned = PressLine(CGRect(x: 300, y: 200, width: -200, height: -100), cornerRadius: 20)
        #expect(turned == line)
    }

    @Test func noPlaceIsOutside() {
        #expect(line.distance(to: CGPoint(x: CGFloat.nan, y: 150)) == .infinity)
        #expect(line.distance(to: CGPoint(x: 200, y: CGFloat.infinity)) == .infinity)
    }
}
