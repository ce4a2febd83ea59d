import CoreGraphics
import Testing

@testable import UIKitCore

struct SectionPinTests {
    private let pin = SectionPin(port: 100...500)

    @Test func leavesAHeaderBelowTheTopWhereItIs() {
        #expect(pin.headerTop(150, height: 28, sectionEnd: 400) == 150)
    }

    @Test func holdsAHeaderWhoseSectionIsInView() {
        #expect(pin.headerTop(20, height: 28, sectionEnd: 400) == 100)
    }

    @Test func letsTheEndOfASectionPushItsHeaderOut() {
        #expect(pin.headerTop(20, height: 28, sectionEnd: 110) == 82)
        #expect(pin.headerTop(20, height: 28, sectionEnd: 40) == 20)
    }

    @Test func holdsAFooterAtTheBottom() {
        #expect(pin.footerTop(450, height: 20, sectionStart: 50) == 450)
        #expect(pin.footerTop(900, height: 20, sectionStart: 50) == 480)
        #expect(pin.footerTop(900, height: 20, sectionStart: 495) == 495)
    }
}
