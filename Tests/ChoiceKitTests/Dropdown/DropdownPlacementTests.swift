import Testing
import UIKit

@testable import ChoiceKit

struct DropdownPlacementTests {
    /// An iPhone 15 in portrait.
    let phone = DropdownPlacement.Room(
        bounds: CGRect(x: 0, y: 0, width: 393, height: 852),
        safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))

    @Test func standsBelowAndIsAsHighAsItsRows() {
        let placement = place(at: CGRect(x: 20, y: 100, width: 353, height: 44), rows: 3)
        #expect(placement == .init(.below, 353, 144))
    }

    @Test func takesAtMostAFractionOfTheWindow() {
        let placement = place(at: CGRect(x: 20, y: 100, width: 353, height: 44), rows: 14)
        #expect(placement == .init(.below, 353, 340))
        let half = place(at: CGRect(x: 20, y: 100, width: 353, height: 44), rows: 14, fraction: 0.5)
        #expect(half.size.height == 426)
    }

    @Test func standsAboveWhereItDoesNotFitBelowAndThereIsMoreRoom() {
        let placement = place(at: CGRect(x: 20, y: 700, width: 353, height: 44), rows: 14)
        #expect(placement == .init(.above, 353, 340))
    }

    @Test func staysBelowWhereItFitsThoughThereIsMoreRoomAbove() {
        let placement = place(at: CGRect(x: 20, y: 600, width: 353, height: 44), rows: 3)
        #expect(placement.side == .below)
    }

    @Test func staysBelowWhereItDoesNotFitButNeitherIsThereMoreRoomAbove() {
        // 852 - 34 - 10 - 444 - 13 is left below, 59 + 10 and 13 taken from 400 above.
        let placement = place(at: CGRect(x: 20, y: 400, width: 353, height: 44), rows: 14, fraction: 0.9)
        #expect(placement == .init(.below, 353, 351))
    }

    @Test func endsAboveTheKeyboard() {
        var room = phone
        room.keyboardHeight = 336
        let below = place(at: CGRect(x: 20, y: 100, width: 353, height: 44), in: room, rows: 14)
        #expect(below == .init(.below, 353, 340))
        let squeezed = place(at: CGRect(x: 20, y: 250, width: 353, height: 44), in: room, rows: 14)
        #expect(squeezed == .init(.below, 353, 852 - 336 - 10 - 294 - 13))
    }

    @Test func showsOneWholeRowOnTheLargerSideWhereThereIsRoomForNone() {
        let room = DropdownPlacement.Room(bounds: CGRect(x: 0, y: 0, width: 320, height: 150))
        let low = place(at: CGRect(x: 0, y: 60, width: 320, height: 60), in: room, rows: 5)
        #expect(low == .init(.above, 300, 48))
        let high = place(at: CGRect(x: 0, y: 30, width: 320, height: 60), in: room, rows: 5)
        #expect(high == .init(.below, 300, 48))
    }

    @Test func showsOneWholeRowHoweverSmallTheFraction() {
        for fraction in [0, -1, 0.01] as [CGFloat] {
            let placement = place(
                at: CGRect(x: 20, y: 100, width: 353, height: 44), rows: 5, fraction: fraction)
            #expect(placement.size.height == 48)
        }
    }

    @Test func showsAHighRowWholeWhereItCanAndCutsItWhereItCannot() {
        let high: (CGFloat, CGFloat) -> CGFloat = { _, _ in 200 }
        let anchor = CGRect(x: 20, y: 100, width: 353, height: 44)
        let roomy = DropdownPlacement(at: anchor, in: phone, contentHeight: high)
        #expect(roomy == .init(.below, 353, 200))
        let flat = DropdownPlacement.Room(bounds: CGRect(x: 0, y: 0, width: 393, height: 300))
        #expect(DropdownPlacement(at: anchor, in: flat, contentHeight: high) == .init(.below, 353, 120))
        let endless = DropdownPlacement(at: anchor, in: phone) { _, _ in 90_000 }
        #expect(endless == .init(.below, 353, 340))
    }

    @Test func isAsWideAsTheButtonButNotLessThanTheMinimum() {
        #expect(place(at: CGRect(x: 20, y: 100, width: 90, height: 44), rows: 3).size.width == 230)
        #expect(place(at: CGRect(x: 20, y: 100, width: 300, height: 44), rows: 3).size.width == 300)
    }

    @Test func isNoWiderThanTheSafeAreaLessTheMargins() {
        #expect(place(at: CGRect(x: 0, y: 100, width: 393, height: 44), rows: 3).size.width == 373)
        let landscape = DropdownPlacement.Room(
            bounds: CGRect(x: 0, y: 0, width: 852, height: 393),
            safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        let wide = place(at: CGRect(x: 0, y: 20, width: 852, height: 44), in: landscape, rows: 3)
        #expect(wide.size.width == 714)
    }

    @Test func measuresRowsAtTheWidthThatItGivesThem() {
        var widths: Set<CGFloat> = []
        _ = DropdownPlacement(at: CGRect(x: 0, y: 100, width: 100, height: 44), in: phone) { width, _ in
            widths.insert(width)
            return 48
        }
        #expect(widths == [230])
    }

    @Test func asksForNoMoreRowsThanItMayShow() {
        var largestLimit: CGFloat = 0
        _ = DropdownPlacement(at: CGRect(x: 0, y: 100, width: 100, height: 44), in: phone) { _, limit in
            largestLimit = max(largestLimit, limit)
            return 48_000_000
        }
        #expect(largestLimit == 340)
    }

    @Test func countsWhatIsNotANumberAsTheDefault() {
        for wrong in [CGFloat.nan, .infinity, -.infinity] {
            let placement = DropdownPlacement(
                at: CGRect(x: 20, y: 100, width: 100, height: 44), in: phone,
                limits: .init(minimumWidth: wrong, maximumHeightFraction: wrong), contentHeight: rows(14))
            #expect(placement == .init(.below, 230, 340))
        }
    }

    @Test func survivesAButtonThatIsNowhere() {
        let nowhere = [
            CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), .null, .infinite,
            CGRect(x: 0, y: -5000, width: 10, height: 10), CGRect(x: 0, y: 9000, width: 10, height: 10),
        ]
        for anchor in nowhere {
            let placement = place(at: anchor, rows: 14)
            #expect((48...340).contains(placement.size.height))
            #expect((230...373).contains(placement.size.width))
        }
    }

    @Test func survivesAWindowWithoutRoom() {
        let placement = place(at: .zero, in: .init(bounds: .zero), rows: 3)
        #expect(placement.size == CGSize(width: 0, height: 48))
    }

    private func place(
        at anchor: CGRect, in room: DropdownPlacement.Room? = nil, rows count: Int, fraction: CGFloat = 0.4
    ) -> DropdownPlacement {
        DropdownPlacement(
            at: anchor, in: room ?? phone, limits: .init(maximumHeightFraction: fraction),
            contentHeight: rows(count))
    }

    /// Rows of 48 points, counted as the list counts them.
    private func rows(_ count: Int) -> (CGFloat, CGFloat) -> CGFloat {
        { _, limit in 48 * CGFloat(min(count, Int(limit / 48) + 1)) }
    }
}

extension DropdownPlacement {
    fileprivate init(_ side: Side, _ width: CGFloat, _ height: CGFloat) {
        self.init(side: side, size: CGSize(width: width, height: height))
    }
}
