import Foundation
import Testing
import UIKitCore

@testable import Simulator

struct PageMessageTests {
    @Test func readsFingers() throws {
        let touch = try message(#"{"type":"touch","touches":[{"id":3,"phase":"began","x":1.5,"y":2}]}"#)
        #expect(touch == .touch([.init(id: 3, phase: .began, location: CGPoint(x: 1.5, y: 2))]))
    }

    @Test func readsWhereTheMouseIs() throws {
        #expect(try message(#"{"type":"hover","x":1.5,"y":2}"#) == .hover(CGPoint(x: 1.5, y: 2)))
        #expect(try message(#"{"type":"hover"}"#) == .hover(nil))
    }

    @Test func readsKeysByTheirPlace() throws {
        #expect(try message(#"{"type":"key","code":"KeyA","down":true}"#) == .key(.keyboardA, isDown: true))
        #expect(
            try message(#"{"type":"key","code":"Digit0","down":false}"#) == .key(.keyboard0, isDown: false))
        #expect(try message(#"{"type":"key","code":"Digit1","down":true}"#) == .key(.keyboard1, isDown: true))
        #expect(try message(#"{"type":"key","code":"Numpad9","down":true}"#) == .key(.keypad9, isDown: true))
        #expect(try message(#"{"type":"key","code":"F12","down":true}"#) == .key(.keyboardF12, isDown: true))
    }

    @Test func readsSettings() throws {
        let settings = PageSettings(style: "dark", textSize: "AX5", contrast: true)
        let text = #"{"type":"configure","settings":{"style":"dark","textSize":"AX5","contrast":true}}"#
        #expect(try message(text) == .configure(settings))
    }

    @Test(arguments: [
        "", "null", "[]", "{}", "7", "\"touch\"", "{\"type\":7}", "{\"type\":\"nothing\"}",
        #"{"type":"touch"}"#, #"{"type":"touch","touches":[]}"#,
        #"{"type":"touch","touches":[{"id":1,"phase":"began","x":"1","y":2}]}"#,
        #"{"type":"touch","touches":[{"id":1,"phase":"hovered","x":1,"y":2}]}"#,
        #"{"type":"touch","touches":[{"id":1,"phase":"began","x":NaN,"y":2}]}"#,
        #"{"type":"touch","touches":[{"id":1,"phase":"began","x":1e300,"y":2}]}"#,
        #"{"type":"touch","touches":[{"id":1,"phase":"began","x":1e999,"y":2}]}"#,
        #"{"type":"touch","touches":[{"id":1,"phase":"ended","x":1,"y":2},"#
            + #"{"id":1,"phase":"ended","x":1,"y":2}]}"#,
        #"{"type":"touch","touches":[{"id":1,"phase":"began","x":1,"y":2}]"#,
        #"{"type":"key","code":"KeyÄ","down":true}"#, #"{"type":"key","code":"KeyA"}"#,
        #"{"type":"key","code":"F99","down":true}"#, #"{"type":"scroll","x":1,"y":1}"#,
        #"{"type":"shown","frame":-1}"#, #"{"type":"shown","frame":4294967296}"#,
        #"{"type":"configure","settings":{"device":"Newton"}}"#,
        #"{"type":"configure","settings":{"language":"<b>"}}"#,
        #"{"type":"configure","settings":{"style":true}}"#, #"{"type":"element","id":1,"action":"explode"}"#,
        #"{"type":"text","op":"insert"}"#, #"{"type":"text","op":"select"}"#, #"{"type":"rest"}"#,
        #"{"type":"hover","x":1}"#, #"{"type":"hover","x":1,"y":1e300}"#,
    ])
    func refusesWhatIsNotExactlyAMessage(_ text: String) {
        #expect(throws: PageMessageError.self) { try message(text) }
    }

    @Test func refusesMoreFingersThanAPersonHas() {
        let touches = (0..<11).map { #"{"id":\#($0),"phase":"began","x":1,"y":2}"# }.joined(separator: ",")
        #expect(throws: PageMessageError.self) { try message(#"{"type":"touch","touches":[\#(touches)]}"#) }
    }

    @Test func refusesDeepNesting() {
        let text = String(repeating: "[", count: 30_000)
        #expect(throws: PageMessageError.self) { try message(#"{"type":\#(text)"#) }
    }

    private func message(_ text: String) throws -> PageMessage { try PageMessage(Array(text.utf8)) }
}
