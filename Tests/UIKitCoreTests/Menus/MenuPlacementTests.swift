import QuartzCore
import Testing

@testable import UIKitCore

/// Where menus stand, from rectangles alone.
@MainActor struct MenuPlacementTests {
    private let room = CGRect(x: 8, y: 67, width: 377, height: 743)

    private func frame(at source: CGRect, height: CGFloat = 220) -> CGRect {
        MenuPlacement(in: room, source: source, size: CGSize(width: 250, height: height)).frame
    }

    @Test func standsBelowWhereItFits() {
        let placement = MenuPlacement(
            in: room, source: CGRect(x: 20, y: 100, width: 80, height: 44),
            size: CGSize(width: 250, height: 220))
        #expect(placement.frame == CGRect(x: 20, y: 152, width: 250, height: 220))
        #expect(!placement.isAbove && placement.anchor == CGPoint(x: 0.16, y: 0))
    }

    @Test func standsAboveWhereItDoesNotFitBelowAndThereIsMoreRoom() {
        let placement = MenuPlacement(
            in: room, source: CGRect(x: 20, y: 700, width: 80, height: 44),
            size: CGSize(width: 250, height: 220))
        #expect(placement.frame == CGRect(x: 20, y: 472, width: 250, height: 220))
        #expect(placement.isAbove && placement.anchor.y == 1)
    }

    @Test func staysBelowAndIsLowerWhereThereIsMoreRoomThanAbove() {
        #expect(frame(at: CGRect(x: 20, y: 300, width: 80, height: 44), height: 900).maxY == room.maxY)
        #expect(frame(at: CGRect(x: 20, y: 300, width: 80, height: 44), height: 900).minY == 352)
    }

    @Test func leadsInTheFirstThirdTrailsInTheLastAndIsInTheMiddleBetween() {
        #expect(frame(at: CGRect(x: 20, y: 100, width: 60, height: 44)).minX == 20)
        #expect(frame(at: CGRect(x: 310, y: 100, width: 60, height: 44)).maxX == 370)
        #expect(frame(at: CGRect(x: 170, y: 100, width: 60, height: 44)).midX == 200)
    }

    @Test func staysInTheRoom() {
        #expect(frame(at: CGRect(x: -40, y: 100, width: 60, height: 44)).minX == 8)
        #expect(frame(at: CGRect(x: 380, y: 100, width: 60, height: 44)).maxX == 385)
        #expect(frame(at: CGRect(x: 20, y: -300, width: 60, height: 44)).minY == 67)
        #expect(room.contains(frame(at: CGRect(x: 20, y: 2000, width: 60, height: 44))))
    }

    @Test func coversItsSourceWhereThereIsHardlyAnyRoomBeside() {
        #expect(frame(at: CGRect(x: 8, y: 100, width: 377, height: 690)).height == 220)
        #expect(room.contains(frame(at: CGRect(x: 8, y: 100, width: 377, height: 690))))
    }

    @Test func isNoWiderOrHigherThanTheRoom() {
        let small = CGRect(x: 0, y: 0, width: 200, height: 100)
        let placement = MenuPlacement(
            in: small, source: CGRect(x: 0, y: 40, width: 200, height: 20),
            size: CGSize(width: 250, height: 220))
        #expect(placement.frame == small)
    }

    @Test func aMenuInAMenuStandsOnItsRowAsFarAsTheRoomLetsIt() {
        let size = CGSize(width: 250, height: 176)
        let row = CGRect(x: 20, y: 300, width: 250, height: 44)
        #expect(
            MenuPlacement.submenu(in: room, row: row, size: size)
                == CGRect(x: 20, y: 300, width: 250, height: 176))
        let low = CGRect(x: 20, y: 760, width: 250, height: 44)
        #expect(MenuPlacement.submenu(in: room, row: low, size: size).maxY == room.maxY)
    }
}
