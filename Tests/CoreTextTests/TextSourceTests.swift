import CoreGraphics
import Testing

@testable import CoreText

struct TextSourceTests {
    private let font = FontFace(size: 17)

    private func source(_ texts: String..., style: TextParagraph = TextParagraph(), width: CGFloat = 300)
        -> TextSource
    {
        TextSource(texts.map { TextRun($0, font: font) }, paragraph: style, width: width)
    }

    @Test(arguments: [TextParagraph.LineBreak.tail, .middle, .head, .clip, .wordWrap])
    func cutsAMillionCharactersToWhatCanBeSeen(_ lineBreak: TextParagraph.LineBreak) {
        let long = source(
            String(repeating: "가나 ", count: 333_334), style: TextParagraph(lineBreak: lineBreak))
        #expect(long.isCut)
        #expect(long.bytes.count < 3000)
        #expect(String(validating: long.bytes, as: UTF8.self) != nil)
        #expect(long.spans.last?.end == long.bytes.count)
    }

    @Test func keepsBothEndsWhenTheMiddleGoes() {
        let long = source(
            "A" + String(repeating: "x", count: 100_000), String(repeating: "y", count: 100_000) + "Z\nnext",
            style: TextParagraph(lineBreak: .middle))
        let text = String(decoding: long.bytes, as: UTF8.self)
        #expect(text.hasPrefix("Axx"))
        #expect(text.hasSuffix("yyZ\nnext"))
        #expect(text.contains("x…y"))
        #expect(long.spans.map(\.run) == [0, 1])
    }

    @Test func keepsAShortTextAsItIs() {
        let short = source("Short", "", " text")
        #expect(!short.isCut)
        #expect(short.spans.map(\.run) == [0, 2])
        #expect(short.spans.map(\.end) == [5, 10])
    }

    @Test func hidesControlCharacters() {
        let text = source("a\u{0}b", "c\u{7F}\td")
        #expect(text.bytes == Array("a\u{200B}bc\u{200B}\td".utf8))
        #expect(text.spans.map(\.end) == [5, 11])
    }

    @Test func tellsComposedFromDecomposed() {
        #expect("\u{E9}" == "e\u{301}")
        #expect(source("\u{E9}") != source("e\u{301}"))
    }

    @Test func splitsAtEveryKindOfNewline() {
        let text = source(
            "1\n2\r\n3\r4\u{2028}5\u{2029}6\u{85}7\u{B}8\u{C}\u{1F600}9",
            style: TextParagraph(maximumLines: 0))
        let paragraphs = text.paragraphs(upTo: .max)
        let texts = paragraphs.map { String(decoding: text.bytes[$0.bytes], as: UTF8.self) }
        #expect(texts == ["1", "2", "3", "4", "5", "6", "7", "8", "\u{1F600}9"])
        #expect(paragraphs.map(\.utf16Start) == [0, 2, 5, 7, 9, 11, 13, 15, 17])
    }

    @Test func aNewlineAtTheEndAddsNoParagraph() {
        #expect(source("a\n", style: TextParagraph(maximumLines: 0)).paragraphs(upTo: .max).count == 1)
        #expect(source("a\n\n", style: TextParagraph(maximumLines: 0)).paragraphs(upTo: .max).count == 2)
    }
}
