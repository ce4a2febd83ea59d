import QuartzCore
import Testing

@testable import UIKitCore

struct PopoverPlacementTests {
    let room = CGRect(x: 10, y: 30, width: 300, height: 600)
    let size = CGSize(width: 200, height: 150)

    @Test func standsBelowWhereItFits() {
        let source = CGRect(x: 60, y: 100, width: 100, height: 40)
        let placement = PopoverPlacement(in: room, source: source, size: size, directions: .any)
        #expect(placement.arrowDirection == .up)
        #expect(placement.frame == CGRect(x: 10, y: 140, width: 200, height: 163))
        #expect(placement.tip == CGPoint(x: 100, y: 0))
    }

    @Test func turnsUpwardsWhereThereIsNoRoomBelow() {
        let source = CGRect(x: 60, y: 560, width: 100, height: 40)
        let placement = PopoverPlacement(in: room, source: source, size: size, directions: [.up, .down])
        #expect(placement.arrowDirection == .down)
        #expect(placement.frame.maxY == source.minY)
    }

    @Test func shrinksOnTheLargerSideRatherThanCoverItsSource() {
        let source = CGRect(x: 60, y: 400, width: 100, height: 40)
        let tall = CGSize(width: 200, height: 2_000)
        let placement = PopoverPlacement(in: room, source: source, size: tall, directions: [.up, .down])
        #expect(placement.arrowDirection == .down)
        #expect(placement.frame == CGRect(x: 10, y: 30, width: 200, height: 370))
    }

    @Test func keepsTheTipOnItsSourceAtTheEdges() {
        for x in stride(from: 10.0, through: 250, by: 12) {
            let source = CGRect(x: x, y: 100, width: 60, height: 40)
            let placement = PopoverPlacement(in: room, source: source, size: size, directions: .up)
            let tip = placement.frame.minX + placement.tip.x
            #expect(source.minX <= tip && tip <= source.maxX)
            #expect(room.contains(placement.frame))
        }
    }

    @Test func givesTheArrowsSideToTheSafeArea() {
        let source = CGRect(x: 60, y: 560, width: 100, height: 40)
        let placement = PopoverPlacement(in: room, source: source, size: size, directions: .down)
        #expect(placement.arrowInsets == UIEdgeInsets(top: 0, left: 0, bottom: 13, right: 0))
    }

    @Test func standsBesideItsSourceWhereTheArrowMayOnlyPointSideways() {
        let wide = CGRect(x: 0, y: 0, width: 800, height: 600)
        let left = PopoverPlacement(
            in: wide, source: CGRect(x: 100, y: 280, width: 60, height: 40), size: size,
            directions: [.left, .right])
        #expect(left.arrowDirection == .left)
        #expect(left.frame == CGRect(x: 160, y: 225, width: 213, height: 150))
        #expect(left.tip == CGPoint(x: 0, y: 75))
        #expect(left.arrowInsets == UIEdgeInsets(top: 0, left: 13, bottom: 0, right: 0))
        let right = PopoverPlacement(
            in: wide, source: CGRect(x: 700, y: 20, width: 60, height: 40), size: size,
            directions: [.left, .right])
        #expect(right.arrowDirection == .right)
        #expect(right.frame == CGRect(x: 487, y: 0, width: 213, height: 150))
        #expect(right.tip == CGPoint(x: 213, y: 40))
        #expect(right.arrowInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 13))
    }

    @Test func shiftsAlongItsSourceToStayInTheRoom() {
        let source = CGRect(x: 280, y: 100, width: 30, height: 40)
        let placement = PopoverPlacement(in: room, source: source, size: size, directions: .up)
        #expect(placement.frame == CGRect(x: 110, y: 140, width: 200, height: 163))
        #expect(placement.tip.x == 174)
    }

    @Test func standsInTheMiddleOfItsSourceWithoutAnArrow() {
        let source = CGRect(x: 150, y: 300, width: 20, height: 20)
        let placement = PopoverPlacement(in: room, source: source, size: size, directions: [])
        #expect(placement.frame == CGRect(x: 60, y: 235, width: 200, height: 150))
        #expect(placement.arrowDirection == .unknown && placement.arrowInsets == .zero)
        let corner = PopoverPlacement(in: room, source: .zero, size: size, directions: [])
        #expect(corner.frame == CGRect(x: 10, y: 30, width: 200, height: 150))
        let large = PopoverPlacement(
            in: room, source: source, size: CGSize(width: 900, height: 900), directions: [])
        #expect(large.frame == room)
    }

    /// The whole screen as a source leaves no room on any side.
    @Test(arguments: [UIPopoverArrowDirection.any, .up, .down, .left, .right])
    func coversASourceThatLeavesNoRoom(_ directions: UIPopoverArrowDirection) {
        let screen = CGRect(x: 0, y: 0, width: 320, height: 660)
        let placement = PopoverPlacement(in: room, source: screen, size: size, directions: directions)
        #expect(room.contains(placement.frame))
        let body = placement.frame.inset(by: placement.arrowInsets)
        #expect(body.size == size)
    }
}
