import CoreGraphics
import Testing

@testable import CoreText

struct TextLayoutTests {
    private let body = FontFace(size: 17, linePitch: 22)

    private func layout(
        _ text: String, _ paragraph: TextParagraph = TextParagraph(), font: FontFace? = nil,
        width: CGFloat = 200,
        scale: CGFloat = 3
    ) -> TextLayout {
        TextLayout.make([TextRun(text, font: font ?? body)], paragraph: paragraph, width: width, scale: scale)
    }

    // MARK: Heights

    @Test(
        arguments: [
            (11, 13.5, 13.333), (12, 14.5, 14.333), (13, 16, 15.667), (15, 18, 18), (16, 19.5, 19.333),
            (17, 20.5, 20.333),
            (20, 24, 24), (22, 26.5, 26.333), (28, 33.5, 33.667), (34, 41, 40.667),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func oneLineIsRoundedUpToThePixel(_ size: CGFloat, _ at2x: CGFloat, _ at3x: CGFloat) {
        let font = FontFace(size: size)
        #expect(layout("Ag가", font: font, scale: 2).size.height == at2x)
        #expect(abs(layout("Ag가", font: font, scale: 3).size.height - at3x) < 0.001)
    }

    @Test func furtherLinesAddTheStylesLeading() {
        let two = layout("One\nTwo", TextParagraph(maximumLines: 0))
        #expect(abs(two.size.height - 42.333) < 0.001)
        let subheadline = FontFace(size: 15, linePitch: 20)
        #expect(layout("1\n2\n3", TextParagraph(maximumLines: 0), font: subheadline).size.height == 58)
        #expect(abs(two.lastBaseline - two.firstBaseline - 22) < 0.34)
    }

    @Test func linesOfPlainFontsAreRoundedTogether() {
        let three = layout("1\n2\n3", TextParagraph(maximumLines: 0), font: FontFace(size: 13))
        #expect(abs(three.size.height - 46.667) < 0.001)
        #expect(
            layout("1\n2", TextParagraph(maximumLines: 0), font: FontFace(size: 30), scale: 2).size.height
                == 72)
    }

    @Test func theTallestFontMakesTheLine() {
        let mixed = TextLayout.make(
            [TextRun("a", font: FontFace(size: 11)), TextRun("b", font: FontFace(size: 34))],
            paragraph: TextParagraph(), width: 200, scale: 2)
        #expect(mixed.size.height == 41)
    }

    @Test func aNarrowPitchSetsLinesCloser() {
        let close = FontFace(size: 60, linePitch: 70)
        let height = layout("1\n2", TextParagraph(maximumLines: 0), font: close, scale: 2).size.height
        #expect(height == (close.lineHeight + 70).roundedUp(toPixelOf: 2))
    }

    @Test(arguments: [TextParagraph.LineBreak.wordWrap, .charWrap])
    func aBreakInsideAWordAddsNoHyphen(_ lineBreak: TextParagraph.LineBreak) {
        let text = "Donaudampfschifffahrtsgesellschaft"
        let broken = layout(text, TextParagraph(lineBreak: lineBreak, maximumLines: 0), width: 100)
        #expect(broken.lines.count > 2)
        for line in broken.lines {
            let part = String(text.dropFirst(line.range.lowerBound).prefix(line.range.count))
            let alone = layout(part, TextParagraph(lineBreak: .clip), width: .infinity)
            // A hyphen is 7 points wide.
            #expect(abs(line.rect.width - alone.lines[0].rect.width) < 1)
        }
    }

    @Test func lineSpacingStandsBetweenLinesOnly() {
        let spaced = TextParagraph(maximumLines: 0, lineSpacing: 10)
        #expect(layout("1", spaced).size.height == layout("1").size.height)
        #expect(abs(layout("1\n2", spaced).size.height - 52.333) < 0.001)
    }

    @Test func noTextHasNoSize() {
        let none = layout("")
        #expect(none.size == .zero)
        #expect(none.lines.isEmpty && !none.isTruncated && none.firstBaseline == 0)
        #expect(TextLayout.make([], paragraph: TextParagraph(), width: 100, scale: 2).size == .zero)
    }

    // MARK: Breaking and truncating

    private let sentence = "The quick brown fox jumps over the lazy dog"

    @Test func whatFitsIsWhole() {
        let natural = layout(sentence, width: .infinity)
        let fitted = layout(sentence, width: natural.size.width)
        #expect(!fitted.isTruncated)
        #expect(fitted.size == natural.size)
        #expect(layout(sentence, width: natural.size.width - 1).isTruncated)
    }

    @Test(arguments: [TextParagraph.LineBreak.tail, .middle, .head])
    func anEllipsisKeepsTheLineWithinItsBox(_ lineBreak: TextParagraph.LineBreak) {
        let cut = layout(sentence, TextParagraph(lineBreak: lineBreak), width: 123)
        #expect(cut.isTruncated)
        #expect(cut.lines.count == 1)
        #expect(cut.size.width <= 123 && cut.size.width > 100)
    }

    @Test func wrappedTextStopsAtTheLimitWithoutAnEllipsis() {
        let all = layout(sentence, TextParagraph(lineBreak: .wordWrap, maximumLines: 0), width: 100)
        let two = layout(sentence, TextParagraph(lineBreak: .wordWrap, maximumLines: 2), width: 100)
        #expect(all.lines.count > 2 && !all.isTruncated)
        #expect(two.isTruncated)
        #expect(two.lines.map(\.range) == all.lines.prefix(2).map(\.range))
    }

    @Test func clippedTextRunsOnInItsLastLine() {
        let one = layout(sentence, TextParagraph(lineBreak: .clip), width: 100)
        #expect(one.isTruncated && one.size.width > 300)
        let two = layout(sentence, TextParagraph(lineBreak: .clip, maximumLines: 2), width: 100)
        #expect(two.lines.count == 2 && two.isTruncated)
        #expect(two.lines[0].rect.width <= 100)
        #expect(two.lines[1].range.upperBound == sentence.utf16.count)
    }

    @Test func textBehindANewlineIsMarkedByAnEllipsis() {
        let cut = layout("One\nTwo")
        #expect(cut.isTruncated && cut.lines.count == 1)
        #expect(cut.size.width > layout("One").size.width + 5)
        #expect(!layout("One\n").isTruncated)
    }

    @Test func emptyLinesCount() {
        let lines = layout("a\n\nb", TextParagraph(maximumLines: 0)).lines
        #expect(lines.map(\.range) == [0..<1, 2..<2, 3..<4])
    }

    @Test func rangesAreCountedInUTF16() {
        let lines = layout("👍🏽 가\n日本", TextParagraph(maximumLines: 0)).lines
        #expect(lines.map(\.range) == [0..<6, 7..<9])
    }

    @Test func koreanBreaksBetweenWords() {
        let text = "동해물과 백두산이 마르고닳도록"
        let lines = layout(text, TextParagraph(maximumLines: 0), width: 90).lines
        // The last word is wider than the box, and begins on a line of its own all the same.
        #expect(lines.map(\.range.lowerBound) == [0, 5, 10, 15])
        let anywhere = layout(text, TextParagraph(lineBreak: .charWrap, maximumLines: 0), width: 90).lines
        #expect(anywhere[1].range.lowerBound == 6)
    }

    @Test(arguments: [2, 4, 15]) func aWordWiderThanItsBoxBreaks(_ count: Int) {
        let word = String(repeating: "아주", count: count)
        let broken = layout(word, TextParagraph(maximumLines: 0), width: 50)
        #expect(broken.lines.count > 1)
        #expect(broken.lines.allSatisfy { $0.rect.width <= 50 })
        // The spaces around it break before it does.
        let among = layout("가 \(word) 나", TextParagraph(maximumLines: 0), width: 50).lines
        #expect(among[0].range.count <= 2 && among[1].range.lowerBound == 2)
    }

    @Test(arguments: ["지울까요?", "(지울까요", "지울까요.”", "가지울까요?! 네"])
    func noPunctuationStandsAloneWhereAWordIsTooWide(_ text: String) {
        let narrow = layout(text, TextParagraph(maximumLines: 0), width: 64).lines
        #expect(narrow.count > 1)
        let letters = Array(text.utf16)
        for line in narrow {
            #expect(letters[line.range].contains { (0xAC00...0xD7A3).contains($0) })
        }
    }

    @Test(arguments: ["휴가 (「남녀고용평등과 일·가정", "가 (나다라마바사 아", "(「가나다라」"])
    func noLineEndsInAnOpeningBracketWhereAWordIsTooWide(_ text: String) {
        let letters = Array(text.utf16)
        for width in stride(from: 60.0, through: 120, by: 2.5) {
            let lines = layout(text, TextParagraph(maximumLines: 0), width: width).lines
            for line in lines {
                let shown = letters[line.range].filter { $0 != 0x20 }
                #expect(shown.last.map { $0 != 0x28 && $0 != 0x300C } == true, "\(width): \(lines)")
                // A line may end in its last letter's side bearing.
                #expect(line.rect.width <= width + 0.34)
            }
        }
    }

    /// A label measures its lines and later draws as many: what fitted then must fit again.
    @Test func whatWasMeasuredIsNotCutInAsManyLines() {
        let font = FontFace(size: 53, linePitch: 62)
        let text = "신청을 삭제할까요?"
        for width in stride(from: 200.0, through: 330, by: 0.25) {
            let all = layout(text, TextParagraph(maximumLines: 0), font: font, width: width)
            let again = layout(
                text, TextParagraph(maximumLines: all.lines.count), font: font, width: width)
            #expect(!again.isTruncated && again.lines.map(\.range) == all.lines.map(\.range))
        }
    }

    @Test func koreanKeepsDigitsLettersAndMiddleDots() {
        let text = "남은 11일입니다 UIKit은 일·가정"
        let lines = layout(text, TextParagraph(maximumLines: 0), width: 85).lines
        #expect(lines.map(\.range.lowerBound) == [0, 3, 10, 17])
    }

    // MARK: Directions

    @Test func naturalFollowsTheText() {
        let arabic = TextLayout.make(
            [TextRun("مرحبا\nHello", font: body)], paragraph: TextParagraph(maximumLines: 0), width: 200,
            scale: 2)
        #expect(abs(arabic.lines[0].rect.maxX - arabic.size.width) < 0.5)
        #expect(arabic.lines[1].rect.minX == 0)
    }

    @Test func aGivenDirectionCountsMoreThanTheLetters() {
        let forced = layout("ab\nabcdef", TextParagraph(maximumLines: 0, baseDirection: .rightToLeft))
        #expect(forced.lines[0].rect.minX > 10)
    }

    // MARK: Odd input

    @Test(arguments: [
        "\u{0}", "a\u{0}b", "\u{FEFF}\u{200B}\u{200D}", "\u{202E}abc\u{202C}", "\r", "\n\n\n", "\u{301}",
        "\u{FFFC}",
        String(decoding: [0xD800, 0x61] as [UInt16], as: UTF16.self),
        String(repeating: "\u{301}", count: 5000), "🇰", "1️⃣",
    ])
    func oddTextIsLaidOut(_ text: String) {
        for width: CGFloat in [.nan, -1, 0, 0.1, 50, 1e9, .infinity] {
            for lineBreak in [TextParagraph.LineBreak.tail, .middle, .head, .clip, .wordWrap, .charWrap] {
                let made = layout(text, TextParagraph(lineBreak: lineBreak, maximumLines: 2), width: width)
                #expect(made.size.width.isFinite && made.size.height > 0)
            }
        }
    }

    @Test func joinedEmojiStayJoined() {
        let family = layout("👩‍👩‍👧‍👦", width: .infinity)
        #expect(family.size.width < 1.5 * layout("👩", width: .infinity).size.width)
    }

    @Test func aMillionCharactersWithoutAnEdgeAreTakenAsUniform() {
        let thousand = layout(String(repeating: "word ", count: 200), width: .infinity).size.width
        let million = layout(String(repeating: "word ", count: 200_000), width: .infinity)
        #expect(abs(million.size.width / thousand / 1000 - 1) < 0.01)
        #expect(million.isTruncated)
    }

    // MARK: Remembering

    @Test func measuresOnceWhateverTheColour() {
        let black = TextLayout.make(
            [TextRun("Same", font: body)], paragraph: TextParagraph(), width: 99, scale: 2)
        let white = TextLayout.make(
            [TextRun("Same", font: body, color: .white)], paragraph: TextParagraph(), width: 99, scale: 2)
        let wider = TextLayout.make(
            [TextRun("Same", font: body)], paragraph: TextParagraph(), width: 98, scale: 2)
        #expect(black.measured === white.measured)
        #expect(black.measured !== wider.measured)
    }

    @Test func kernIsAddedAfterEveryCharacter() {
        let plain = TextLayout.make(
            [TextRun("abcd", font: body)], paragraph: TextParagraph(), width: .infinity, scale: 1000)
        let spaced = TextLayout.make(
            [TextRun("abcd", font: body, kern: 5)], paragraph: TextParagraph(), width: .infinity, scale: 1000)
        #expect(abs(spaced.size.width - plain.size.width - 20) < 0.1)
    }

    @Test func monospacedDigitsAreEquallyWide() {
        let font = FontFace(size: 17, isMonospacedDigit: true)
        #expect(layout("1111", font: font).size.width == layout("8888", font: font).size.width)
        #expect(layout("1111").size.width < layout("8888").size.width)
    }
}
