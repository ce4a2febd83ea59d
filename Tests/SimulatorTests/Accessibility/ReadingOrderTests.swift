import CoreGraphics
import Simulator
import Testing
import UIKitCore

struct ReadingOrderTests {
    private func order(_ places: [(String, CGFloat, CGFloat)], pad: Bool = false, rightToLeft: Bool = false)
        -> String
    {
        ReadingOrder(idiom: pad ? .pad : .phone, isRightToLeft: rightToLeft)
            .sorted(places.map { ($0.0, CGRect(x: $0.1, y: $0.2, width: 10, height: 10)) })
            .joined()
    }

    @Test func readsLineByLine() {
        #expect(order([("c", 0, 50), ("b", 100, 0), ("a", 0, 0), ("d", 100, 50)]) == "abcd")
    }

    @Test func readsFromTheRightWhereTheLanguageDoes() {
        #expect(order([("b", 0, 0), ("a", 100, 0), ("c", 100, 50)], rightToLeft: true) == "abc")
    }

    @Test func takesForOneLineWhatIsHardlyLower() {
        #expect(order([("b", 100, 0), ("a", 0, 7.9)]) == "ab")
        #expect(order([("a", 100, 0), ("b", 0, 8)]) == "ab")
        #expect(order([("b", 100, 0), ("a", 0, 12.9)], pad: true) == "ab")
        #expect(order([("a", 100, 0), ("b", 0, 13)], pad: true) == "ab")
    }

    /// Each is less than 8 points lower than the one before, and the last is not in the line of the first.
    @Test func measuresFromTheFirstOfALine() {
        #expect(order([("b", 100, 0), ("a", 50, 6), ("c", 0, 12)]) == "abc")
    }

    @Test func keepsTheOrderOfWhatIsInOnePlace() {
        #expect(order([("a", 5, 5), ("b", 5, 5), ("c", 5, 5)]) == "abc")
        #expect(order([("a", 5, 5), ("b", 5, 5), ("c", 5, 5)], rightToLeft: true) == "abc")
        #expect(order([]) == "")
    }
}
