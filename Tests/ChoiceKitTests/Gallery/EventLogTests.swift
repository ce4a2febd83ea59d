import Testing
import UIKit

@testable import Gallery

@MainActor struct EventLogTests {
    @Test func writesALineAsScriptsExpectIt() {
        let log = EventLog { 1.25 }
        log.record(
            "DropdownButton", "휴가 사유", "select", ["id": .symbol("spouse"), "title": .text("배우자출산휴가")])
        #expect(log.lines == [#"1.250 DropdownButton "휴가 사유" select id=spouse title="배우자출산휴가""#])
    }

    @Test func keepsALineOneLineThatCanBeReadBack() {
        let log = EventLog { 0 }
        log.record(
            "A", "a \"b\"\n\\", "e", ["id": .symbol("two words"), "n": .symbol(""), "k": .symbol("a=b")])
        #expect(log.lines == [#"0.000 A "a \"b\"\n\\" e id="two words" n="" k="a=b""#])
    }

    @Test func givesEachLineOnce() {
        let log = EventLog { 0 }
        log.record("A", "a", "one")
        #expect(log.takeNewLines() == [#"0.000 A "a" one"#])
        #expect(log.takeNewLines().isEmpty)
        log.record("A", "a", "two")
        #expect(log.takeNewLines() == [#"0.000 A "a" two"#])
        #expect(log.lines.count == 2)
    }
}
