import Foundation
import Testing
import UIKit
import XCUIAutomation

@testable import GalleryCommand

struct PlayArgumentsTests {
    private func step(_ text: String) throws -> PlayStep { try PlayStep(try PlayWords(text).words) }

    private func reason(_ text: String) -> String? {
        #expect(throws: PlayStepError.self) { try step(text) }?.description
    }

    @Test func readsWhatIsSetOnTheDevice() throws {
        #expect(try step("text-size AX5") == .textSize(.accessibilityExtraExtraExtraLarge))
        #expect(try step("text-size xs") == .textSize(.extraSmall))
        #expect(try step("text-size l") == .textSize(.large))
        #expect(try step("direction rtl") == .direction(.rightToLeft))
        #expect(try step("direction ltr") == .direction(.leftToRight))
        #expect(try step("rotate landscape") == .rotate(.landscapeRight))
        #expect(try step("rotate portrait") == .rotate(.portrait))
        #expect(try step("contrast high") == .contrast(isHigh: true))
        #expect(try step("contrast normal") == .contrast(isHigh: false))
        #expect(try step("reduce-motion on") == .reduceMotion(true))
        #expect(try step("keyboard show") == .keyboard(isUp: true))
        #expect(try step("keyboard hide") == .keyboard(isUp: false))
        #expect(try step("reduce-motion off") == .reduceMotion(false))
        #expect(try step("voiceover on") == .voiceOver(true))
    }

    @Test func readsWhatIsTyped() throws {
        #expect(try step("type \"aB+ 휴\"") == .type("aB+ 휴"))
        #expect(reason("type") == "written as `type \"text\"`")
    }

    @Test func readsWhatVoiceOverDoes() throws {
        #expect(try step("activate \"a\"") == .activate("a"))
        #expect(try step("increment \"a\"") == .adjust("a", .increment))
        #expect(try step("decrement \"a\"") == .adjust("a", .decrement))
        #expect(try step("escape") == .escape)
        #expect(try step("expect focus \"a\"") == .expectFocus("a"))
    }

    @Test func readsWhatTheLogHasToHold() throws {
        #expect(try step("expect event A \"b\" c d=1") == .expectEvent(["A", "b", "c", "d=1"]))
        #expect(try step("expect no event") == .expectNoEvent)
        #expect(reason("expect event")?.contains("written as") == true)
        #expect(reason("expect no \"a\"")?.contains("written as") == true)
        #expect(reason("escape now")?.contains("nothing may follow") == true)
    }

    @Test func readsWhatAFingerDoes() throws {
        #expect(try step("press \"a\" for 0.5") == .press("a", seconds: 0.5, dragTo: nil))
        #expect(
            try step("press \"a\" for 0.5 drag to \"b\"") == .press("a", seconds: 0.5, dragTo: .name("b")))
        let point = CGPoint(x: 10, y: -2.5)
        #expect(
            try step("press a for 1 drag to (10, -2.5)") == .press("a", seconds: 1, dragTo: .point(point)))
        #expect(try step("swipe up \"a\"") == .swipe(.up, "a"))
        #expect(try step("swipe right a") == .swipe(.right, "a"))
        #expect(try step("touch down (10, -2.5)") == .touch(.began, point))
        #expect(try step("touch move (10,-2.5)") == .touch(.moved, point))
        #expect(try step("touch up ( 10 , -2.5 )") == .touch(.ended, point))
    }

    @Test(arguments: [
        (
            "text-size huge",
            "there is no such size; the sizes are xS, S, M, L, xL, xxL, xxxL, AX1, AX2, AX3, AX4, AX5"
        ),
        ("text-size", "written as `text-size SIZE`"),
        ("direction up", "it is ltr or rtl, not \"up\""),
        ("rotate", "written as `rotate portrait|landscape`"),
        ("rotate 90", "it is portrait or landscape, not \"90\""),
        ("contrast more", "it is normal or high, not \"more\""),
        ("keyboard up", "it is show or hide, not \"up\""),
        ("reduce-motion yes", "it is on or off, not \"yes\""),
        ("press \"a\"", "written as `press \"name\" for SECONDS [drag to \"name\"|(x, y)]`"),
        ("press \"a\" for 1 drag to", "written as `press \"name\" for SECONDS [drag to \"name\"|(x, y)]`"),
        ("press \"a\" for 1 drag \"b\"", "written as `press \"name\" for SECONDS [drag to \"name\"|(x, y)]`"),
        (
            "press \"a\" for 1 drag to (1, nan)",
            "written as `press \"name\" for SECONDS [drag to \"name\"|(x, y)]`"
        ),
        ("press \"a\" for ever", "the time is a number of seconds from 0 to 3600"),
        ("swipe over \"a\"", "written as `swipe up|down|left|right \"name\"`"),
        ("swipe up", "written as `swipe up|down|left|right \"name\"`"),
        ("touch down", "written as `touch down|move|up (x, y)`, in points"),
        ("touch hard (1, 2)", "written as `touch down|move|up (x, y)`, in points"),
        ("touch down (1)", "written as `touch down|move|up (x, y)`, in points"),
        ("touch down (1, inf)", "written as `touch down|move|up (x, y)`, in points"),
        ("touch down \"a\"", "written as `touch down|move|up (x, y)`, in points"),
    ])
    func saysHowAStepIsWritten(_ text: String, _ reason: String) {
        #expect(self.reason(text) == reason)
    }
}
