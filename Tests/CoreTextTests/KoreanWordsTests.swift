import Testing

@testable import CoreText

struct KoreanWordsTests {
    @Test(
        arguments: [
            ("", []), ("word", []), ("가", []), ("가나", ["가나"]), ("가나 다라", ["가나", "다라"]),
            ("11일입니다.", ["11일입니다"]), ("일·가정", ["일·가정"]), ("(가나)", ["가나"]), ("日本語", []), ("· 가나", ["가나"]),
        ] as [(String, [String])])
    func areWhatHasHangulInIt(_ text: String, _ words: [String]) {
        let bytes = Array(text.utf8)
        #expect(KoreanWords.ranges(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) } == words)
    }

    @Test func readNothingBeyondTheEndOfABrokenText() {
        #expect(KoreanWords.ranges(in: [0xEA, 0xB0]).isEmpty)
        #expect(KoreanWords.ranges(in: [0xC2]).isEmpty)
    }
}
