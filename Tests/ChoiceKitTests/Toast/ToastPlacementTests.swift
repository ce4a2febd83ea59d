import Testing
import UIKit

@testable import ChoiceKit

/// Where a toast stands in its window.
struct ToastPlacementTests {
    private let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    private let size = CGSize(width: 200, height: 44)

    private func placement(
        free: CGRect = CGRect(x: 0, y: 59, width: 393, height: 759), bars: CGFloat = 34
    ) -> ToastPlacement {
        ToastPlacement(room: .init(bounds: bounds, free: free, bars: bars), margin: 12)
    }

    @Test func standsInTheMiddleAboveTheHomeIndicator() {
        #expect(placement().frame(for: size) == CGRect(x: 96.5, y: 762, width: 200, height: 44))
    }

    @Test func standsAboveABar() {
        #expect(placement(bars: 83).frame(for: size).maxY == 757)
    }

    @Test func standsAboveTheKeyboardWhereThatIsHigherThanTheBar() {
        let free = CGRect(x: 0, y: 59, width: 393, height: 457)
        #expect(placement(free: free, bars: 83).frame(for: size).maxY == 504)
    }

    @Test func isNeverLargerThanTheRoom() {
        let frame = placement().frame(for: CGSize(width: 5000, height: 5000))
        #expect(frame == CGRect(x: 12, y: 71, width: 369, height: 735))
    }

    @Test func hasAPlaceWhereThereIsNoRoom() {
        let none = placement(free: CGRect(x: 0, y: 59, width: 10, height: 0), bars: 900)
        let frame = none.frame(for: size)
        #expect(frame.width >= 0 && frame.height == 0 && frame.midX == 5)
    }
}
