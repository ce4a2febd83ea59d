import Testing
import UIKit

@testable import ChoiceKit

struct PressRetentionTests {
    private func outsets(_ retention: PressRetention, isMirrored: Bool = false) -> UIEdgeInsets {
        retention.outsets(isMirrored: isMirrored)
    }

    @Test func exactIsTheShape() { #expect(outsets(.exact) == .zero) }

    @Test func pointsAreTheSameAtEachEdge() {
        #expect(outsets(.points(12)) == UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12))
    }

    @Test func insetsFollowTheDirection() {
        let retention = PressRetention.insets(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(outsets(retention) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(outsets(retention, isMirrored: true) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test func theSystemsIsSeventyPoints() {
        #expect(outsets(.system) == UIEdgeInsets(top: 70, left: 70, bottom: 70, right: 70))
    }

    @Test(
        arguments: [
            (-5, 0), (CGFloat.nan, 0), (-CGFloat.infinity, 0), (.infinity, 10_000), (1e300, 10_000),
        ] as [(CGFloat, CGFloat)])
    func lengthsThatAreNoneAreBounded(length: CGFloat, counted: CGFloat) {
        let all = UIEdgeInsets(top: counted, left: counted, bottom: counted, right: counted)
        #expect(outsets(.points(length)) == all)
        #expect(
            outsets(.insets(.init(top: length, leading: length, bottom: length, trailing: length))) == all)
    }
}
