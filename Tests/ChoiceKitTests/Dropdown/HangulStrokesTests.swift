import Testing

@testable import ChoiceKit

struct HangulStrokesTests {
    @Test(arguments: [
        ("육", "ㅇㅠㄱ"), ("왜", "ㅇㅗㅐ"), ("값", "ㄱㅏㅂㅅ"), ("까", "ㄲㅏ"), ("ㄳ", "ㄱㅅ"), ("ㅢ", "ㅡㅣ"),
        // The same syllable in the jamo that it is decomposed into.
        ("\u{1112}\u{1161}\u{11AB}", "ㅎㅏㄴ"),
    ])
    func splitsASyllable(syllable: Character, strokes: String) {
        #expect(HangulStrokes.strokes(of: syllable).map { String($0) } == strokes)
    }

    @Test func leavesOtherLettersAlone() {
        #expect(HangulStrokes.strokes(of: "a") == nil && HangulStrokes.strokes(of: "漢") == nil)
        #expect(HangulStrokes.strokes(of: "🙂") == nil)
    }

    @Test(arguments: [
        ("ㅇㅠㄱㅇㅏ", "육아"), ("ㅇㅠㄱㅏ", "유가"), ("ㄱㅏㅂㅅ", "값"), ("ㄱㅏㅂㅅㅣ", "갑시"), ("ㅇㅗㅐ", "왜"),
        ("ㄱㅏㄲㅏ", "가까"), ("ㄱㅏㄸ", "가ㄸ"), ("ㅇㅎ", "ㅇㅎ"), ("ㅏㅣ", "ㅏㅣ"), ("ㅗㅏ", "ㅘ"),
        ("a1 ㅎㅏㄴ", "a1 한"), ("", ""), ("한ㅏ", "한ㅏ"), ("ㄱㄱㅏ", "ㄱ가"),
    ])
    func showsWhatATextFieldWould(strokes: String, text: String) {
        #expect(HangulStrokes.composed(Array(strokes)) == text)
    }

    @Test func putsEverySyllableTogetherAgain() {
        for scalar in stride(from: UInt32(0xAC00), through: 0xD7A3, by: 7) {
            guard let syllable = UnicodeScalar(scalar).map(Character.init) else { continue }
            #expect(HangulStrokes.strokes(of: syllable).map(HangulStrokes.composed) == String(syllable))
        }
    }
}
