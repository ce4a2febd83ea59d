import CoreGraphics
import Testing

@testable import ChoiceKit

struct DropdownDragFieldTests {
    let field = DropdownDragField(
        area: CGRect(x: 20, y: 100, width: 200, height: 240), hiddenAbove: 50, hiddenBelow: 3)

    @Test(arguments: [
        (CGPoint(x: 120, y: 99), DropdownDragField.Zone.outside), (CGPoint(x: 120, y: 100), .upperEdge),
        (CGPoint(x: 120, y: 131), .upperEdge), (CGPoint(x: 120, y: 132), .rows),
        (CGPoint(x: 120, y: 307), .rows), (CGPoint(x: 120, y: 308), .lowerEdge),
        (CGPoint(x: 120, y: 339), .lowerEdge), (CGPoint(x: 120, y: 340), .outside),
        (CGPoint(x: 19, y: 200), .outside), (CGPoint(x: 220, y: 200), .outside),
        (CGPoint(x: CGFloat.nan, y: 200), .outside),
    ])
    func saysWhatIsAtAPoint(_ point: CGPoint, _ zone: DropdownDragField.Zone) {
        #expect(field.zone(at: point) == zone)
    }

    @Test func scrollsNoFurtherThanThereAreRows() {
        #expect(field.step(at: CGPoint(x: 120, y: 110)) == -5)
        #expect(field.step(at: CGPoint(x: 120, y: 330)) == 3)
        #expect(field.step(at: CGPoint(x: 120, y: 200)) == 0)
        #expect(field.step(at: CGPoint(x: 120, y: 350)) == 0)
    }

    @Test func hasNoEdgesWhereAllRowsAreSeen() {
        let whole = DropdownDragField(area: field.area, hiddenAbove: 0, hiddenBelow: -10)
        #expect(whole.zone(at: CGPoint(x: 120, y: 101)) == .rows)
        #expect(whole.zone(at: CGPoint(x: 120, y: 339)) == .rows)
    }

    /// The edges of a low list leave room between them.
    @Test func hasNarrowEdgesInALowList() {
        let low = DropdownDragField(
            area: CGRect(x: 0, y: 0, width: 100, height: 48), hiddenAbove: 9, hiddenBelow: 9)
        let zones = [11, 12, 35, 36].map { low.zone(at: CGPoint(x: 50, y: $0)) }
        #expect(zones == [.upperEdge, .rows, .rows, .lowerEdge])
    }

    @Test func holdsNothingWhereThereIsNoList() {
        let none = DropdownDragField(area: .null, hiddenAbove: 9, hiddenBelow: 9)
        #expect(none.zone(at: .zero) == .outside)
    }
}
