import Testing

@testable import ChoiceKit

struct StringShownTests {
    @Test(arguments: ["", " ", "\u{200B}", "\u{200D}\u{FEFF}\u{2060}", "\n\t", "\u{202E}", "\u{3164}", "\0"])
    func nothingIsShownBy(_ text: String) { #expect(!text.showsSomething) }

    @Test(arguments: ["a", "가", "👨‍👩‍👧", " .", "\u{200B}x", "שלום", "\u{301}"])
    func somethingIsShownBy(_ text: String) { #expect(text.showsSomething) }

    @Test func turnsLineBreaksIntoSpaces() {
        #expect("a\nb\r\nc\u{2028}d".onOneLine == "a b c d")
        #expect("\na\n\nb\n".onOneLine == "a b")
        #expect("one line".onOneLine == "one line")
    }
}
