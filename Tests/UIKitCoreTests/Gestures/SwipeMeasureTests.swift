import QuartzCore
import Testing

@testable import UIKitCore

struct SwipeMeasureTests {
    private func outcome(
        _ ways: (CGFloat, CGFloat)..., in direction: UISwipeGestureRecognizer.Direction = .right
    )
        -> SwipeMeasure.Outcome
    {
        SwipeMeasure(ways: ways.map { CGPoint(x: $0.0, y: $0.1) }).outcome(in: direction)
    }

    @Test func fiftyPointsAreASwipe() {
        #expect(outcome((49, 0)) == .goesOn)
        #expect(outcome((50, 0)) == .swiped)
    }

    @Test(arguments: [
        (UISwipeGestureRecognizer.Direction.right, 60.0, 0.0), (.left, -60, 0), (.up, 0, -60), (.down, 0, 60),
    ])
    func eachDirectionHasItsWay(_ direction: UISwipeGestureRecognizer.Direction, _ x: Double, _ y: Double) {
        #expect(outcome((x, y), in: direction) == .swiped)
        let others = UISwipeGestureRecognizer.Direction([.right, .left, .up, .down]).subtracting(direction)
        #expect(outcome((x, y), in: others) == .failed)
    }

    @Test func mostlyInTheDirectionIsEnough() {
        #expect(outcome((60, 59)) == .swiped)
        #expect(outcome((60, 60)) == .failed)
        #expect(outcome((20, 30)) == .goesOn)
    }

    @Test func everyFingerSwipes() {
        #expect(outcome((60, 0), (40, 0)) == .goesOn)
        #expect(outcome((60, 0), (55, 5)) == .swiped)
        #expect(outcome((60, 0), (0, 55)) == .failed)
    }

    @Test func noDirectionFails() { #expect(outcome((60, 0), in: []) == .failed) }

    @Test func theDirectionsAreNumberedAsAppleNumbersThem() {
        #expect(UISwipeGestureRecognizer.Direction.right.rawValue == 1)
        #expect(UISwipeGestureRecognizer.Direction.left.rawValue == 2)
        #expect(UISwipeGestureRecognizer.Direction.up.rawValue == 4)
        #expect(UISwipeGestureRecognizer.Direction.down.rawValue == 8)
    }
}
