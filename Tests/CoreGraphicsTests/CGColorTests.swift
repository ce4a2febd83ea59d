import CoreGraphics
import Testing

struct CGColorTests {
    @Test func isEqualByValue() {
        #expect(
            CGColor(red: 1, green: 0, blue: 0, alpha: 1) == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        #expect(CGColor(gray: 0, alpha: 1) == .black)
        #expect(CGColor.black != .clear)
    }

    @Test func copiesAtAnotherOpacity() {
        #expect(CGColor.white.copy(alpha: 0.25)?.components == [1, 1, 1, 0.25])
    }

    @Test func takesWhatIsNoNumberAsZero() {
        #expect(CGColor(red: .nan, green: .infinity, blue: 1, alpha: .nan).components == [0, 0, 1, 0])
    }
}
