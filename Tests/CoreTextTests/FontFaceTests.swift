import CoreGraphics
import Testing

@testable import CoreText

struct FontFaceTests {
    @Test func heightsFollowSanFranciscosRule() {
        let body = FontFace(size: 17)
        #expect(abs(body.lineHeight - 20.287) < 0.001)
        #expect(abs(body.ascender - 16.187) < 0.001)
        #expect(body.ascender - body.descender == body.lineHeight)
    }

    @Test(arguments: [
        (-0.8, 100), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.62, 900), (5, 900),
    ])
    func weightsAreUIKits(_ weight: CGFloat, _ css: UInt32) {
        #expect(FontFace(size: 17, weight: weight).cssWeight == css)
    }

    @Test func lettersAreSpacedForDistanceFromTwentyPoints() {
        #expect(FontFace.families(size: 19.9, language: nil).hasPrefix("Inter,Noto Sans CJK KR,"))
        #expect(FontFace.families(size: 20, language: nil).hasPrefix("Inter Display,Noto Sans CJK KR,"))
    }

    @Test(arguments: [
        ("ja", "JP"), ("zh-Hans", "SC"), ("zh-Hant-TW", "TC"), ("zh-HK", "HK"), ("ko", "KR"), ("fr", "KR"),
    ])
    func chineseCharactersHaveTheLanguagesShapes(_ language: String, _ region: String) {
        #expect(FontFace.families(size: 17, language: language).hasPrefix("Inter,Noto Sans CJK \(region),"))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -5, 0, 1e9]) func anySizeCanBeDrawn(_ size: CGFloat) {
        let layout = TextLayout.make(
            [TextRun("Ag", font: FontFace(size: size))], paragraph: TextParagraph(), width: 100, scale: 2)
        #expect(layout.size.height.isFinite && layout.size.height > 0)
    }
}
