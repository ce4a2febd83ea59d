import Testing

@testable import UIKitCore

/// Which action stands where.
struct AlertArrangementTests {
    @Test func putsCancelFirstOfTwoInAnAlert() {
        for styles in [[UIAlertAction.Style.default, .cancel], [.cancel, .default]] {
            let arrangement = AlertArrangement(of: styles, preferred: nil, kind: .alert)
            #expect(arrangement.order.map { styles[$0] } == [.cancel, .default])
            #expect(arrangement.apart == nil)
        }
    }

    @Test func putsCancelLastOfThreeInAnAlert() {
        let arrangement = AlertArrangement(
            of: [.cancel, .default, .destructive], preferred: nil, kind: .alert)
        #expect(arrangement.order == [1, 2, 0])
    }

    @Test func keepsTheOrderOfTheOthers() {
        let arrangement = AlertArrangement(of: [.destructive, .default], preferred: nil, kind: .alert)
        #expect(arrangement.order == [0, 1])
        #expect(arrangement.emphasized == nil)
    }

    @Test func emphasisesThePreferredOneInPlaceOfCancel() {
        #expect(AlertArrangement(of: [.default, .cancel], preferred: nil, kind: .alert).emphasized == 1)
        #expect(AlertArrangement(of: [.default, .cancel], preferred: 0, kind: .alert).emphasized == 0)
    }

    @Test func setsCancelApartInAnActionSheet() {
        let arrangement = AlertArrangement(
            of: [.cancel, .default, .destructive], preferred: nil, kind: .sheet)
        #expect(arrangement.order == [1, 2])
        #expect(arrangement.apart == 0)
    }

    @Test func dropsCancelInAPopover() {
        let arrangement = AlertArrangement(of: [.cancel, .default], preferred: nil, kind: .popover)
        #expect(arrangement.order == [1])
        #expect(arrangement.apart == nil)
    }

    @Test func arrangesNothing() {
        for kind in [AlertArrangement.Kind.alert, .sheet, .popover] {
            #expect(AlertArrangement(of: [], preferred: nil, kind: kind).order.isEmpty)
        }
    }
}
