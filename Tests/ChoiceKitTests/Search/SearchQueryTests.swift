import Foundation
import Testing

@testable import ChoiceKit

struct SearchQueryTests {
    /// Whether a query is found in a text, by the scan that lists use.
    private func finds(_ query: String, in text: String) -> Bool {
        SearchBlock(SearchTexts([text])).items(with: SearchQuery(query)) == [0]
    }

    /// The parts of a text that are marked, between bars.
    private func marked(_ query: String, in text: String) -> String {
        var marked = text
        for range in SearchQuery(query).ranges(in: text).reversed() {
            marked.replaceSubrange(range, with: "|\(text[range])|")
        }
        return marked
    }

    // MARK: Letters

    @Test(arguments: [
        ("SEOUL", "Seoul"), ("seoul", "SEOUL"), ("strasse", "Straße"), ("STRASSE", "straße"),
        ("σασ", "ΣΑΣ"), ("ΣΑς", "σασ"), ("i", "İstanbul"), ("istanbul", "ISTANBUL"), ("ISPARTA", "ısparta"),
    ])
    func ignoresCase(query: String, text: String) { #expect(finds(query, in: text)) }

    @Test(arguments: [
        ("cafe", "Café"), ("café", "Cafe"), ("uber", "Über"), ("lodz", "Łódź"), ("oresund", "Øresund"),
        ("aeon", "Æon"), ("malmo", "Malmo\u{308}"), ("nguyen", "Nguyễn"),
        ("שלום", "שָׁלוֹם"), ("محمد", "مُحَمَّد"),
        ("е", "ё"), ("αθηνα", "Αθήνα"),
    ])
    func ignoresAccents(query: String, text: String) { #expect(finds(query, in: text)) }

    @Test(arguments: [
        ("ABC", "ＡＢＣ"), ("ａｂｃ", "abc"), ("カナ", "ｶﾅ"), ("ｶﾞ", "ガ"), ("1", "①"), ("fi", "ﬁ"), ("kg", "㎏"),
        ("하", "\u{FFBE}\u{FFC2}"), ("ㄳ", "ﾣ"), ("a b", "a\u{3000}b"),
    ])
    func ignoresWidth(query: String, text: String) { #expect(finds(query, in: text)) }

    @Test(arguments: [("ガ", "カ"), ("ก่", "ก"), ("b", "a"), ("ab", "a b"), ("aa", "a")])
    func keepsOtherLettersApart(query: String, text: String) { #expect(!finds(query, in: text)) }

    @Test func takesAnyWhiteSpaceAsOneSpace() {
        #expect(finds(" new  york ", in: "New\n\tYork"))
        #expect(finds("유급휴가", in: "유급 휴가") && finds("유급 휴가", in: "유급휴가"))
        #expect(finds("b형 간염", in: "B형간염") && !finds("b 형", in: "b형"))
    }

    @Test func ignoresMarksThatNobodySees() {
        #expect(finds("a\u{200F}b", in: "ab") && finds("ab", in: "a\u{200D}b\u{AD}"))
    }

    // MARK: Hangul

    @Test(arguments: [
        "육아휴직".decomposedStringWithCanonicalMapping, "육아휴직".precomposedStringWithCanonicalMapping,
    ])
    func ignoresComposition(text: String) {
        for query in ["육아", "아휴", "휴직"] {
            #expect(finds(query, in: text))
            #expect(finds(query.decomposedStringWithCanonicalMapping, in: text))
        }
        #expect(!finds("육휴", in: text))
    }

    @Test(arguments: ["ㅇ", "유", "육", "육ㅇ", "육아", "육아ㅎ", "육아휴", "육아휴ㅈ", "육아휴지", "육아휴직"])
    func findsWhatIsStillBeingTyped(query: String) { #expect(finds(query, in: "육아휴직")) }

    @Test(arguments: [("다", "닭"), ("달", "닭"), ("고", "과"), ("과", "관"), ("ㅏ", "가")])
    func findsWhatASyllableCanBecome(query: String, text: String) {
        #expect(finds(query, in: text) && !finds(text, in: query))
    }

    @Test(arguments: ["ㅇㅎ", "ㅇ ㅎ", "ㅎㅈ", "ㅇㅇㅎㅈ", "육ㅇㅎ", "ㅇ아", "ㅇ아ㅎㅈ", "\u{110B}\u{1112}", "\u{FFB7}\u{FFBE}"])
    func findsInitialConsonants(query: String) {
        #expect(finds(query, in: "육아휴직"))
    }

    @Test(arguments: [
        ("ㅇㅎ", "유급 휴가"), ("ㄱㅎ", "유급 휴가"), ("ㅇㄱㅎ", "유급 휴가"), ("ㅇㅎㄱ", "유급 휴가"), ("ㅇㅎ", "유급·휴가"),
        ("ㄱㅅㅎ", "가족 사랑 휴가"), ("ㅇㅎ", "A형 유급 B 휴가"), ("ㄳ", "간식"), ("ㅋㅋ", "ㅋㅋ"), ("ㅋㅋ", "크크"),
    ])
    func findsInitialConsonantsOverSpacesAndOfWords(query: String, text: String) {
        #expect(finds(query, in: text))
    }

    @Test(arguments: [
        ("ㅎㅇ", "육아휴직"), ("ㅇㅈ", "육아휴직"), ("ㅇㅎ", "유급 출산 휴가"), ("ㄱㄱ", "유급 휴가"), ("ㄱㅎ", "유급·휴가"),
        ("ㅇㅎ", "Leave"), ("육ㅎ", "육아휴직"),
    ])
    func doesNotFindConsonantsThatAreNotNext(query: String, text: String) {
        #expect(!finds(query, in: text))
        #expect(SearchQuery(query).ranges(in: text).isEmpty)
    }

    // MARK: Marks

    @Test func marksEveryPlaceInOrder() {
        #expect(marked("an", in: "Banana, an") == "B|anan|a, |an|")
        #expect(marked("cafe", in: "Un CAFÉ") == "Un |CAFÉ|")
        #expect(marked("new york", in: "New  York City") == "|New  York| City")
        #expect(marked("x", in: "abc") == "abc")
    }

    @Test(arguments: [
        ("아휴", "육|아휴|직"), ("ㅇㅎ", "육|아휴|직"), ("육ㅇ", "|육아|휴직"), ("지", "육아휴|직|"), ("ㅇ", "|육아|휴직"),
    ])
    func marksSyllablesComposedAndDecomposed(query: String, expected: String) {
        #expect(marked(query, in: "육아휴직") == expected)
        let decomposed = "육아휴직".decomposedStringWithCanonicalMapping
        let result = marked(query, in: decomposed).unicodeScalars
        let wanted = expected.decomposedStringWithCanonicalMapping.unicodeScalars
        #expect(result.elementsEqual(wanted))
    }

    @Test func marksTheSyllablesOfAnAbbreviation() {
        #expect(marked("ㅇㅎ", in: "유급 휴가") == "|유|급 |휴|가")
        #expect(marked("ㅇㄱㅎ", in: "(유급) 휴가") == "(|유급|) |휴|가")
        #expect(marked("ㄱㅎ", in: "유급 휴가") == "유|급 휴|가")
    }

    @Test func marksWholeCharacters() {
        let accented = "Cafe\u{301}s"
        #expect(SearchQuery("cafe").ranges(in: accented).map { String(accented[$0]) } == ["Cafe\u{301}"])
        let family = "x👨‍👩‍👧y"
        #expect(marked("👨", in: family) == "x|👨‍👩‍👧|y")
        #expect(marked("f", in: "ﬁn") == "|ﬁ|n")
    }

    @Test func marksRightToLeftTexts() {
        #expect(marked("שלום", in: "אמר שָׁלוֹם לך") == "אמר |שָׁלוֹם| לך")
    }

    // MARK: Bad input

    @Test(arguments: ["", " ", "\n\t\u{3000}", "\u{200F}\u{200E}", "\u{FEFF}"])
    func takesWhatShowsNothingForNoQuery(text: String) {
        let query = SearchQuery(text)
        #expect(query.isEmpty && query.ranges(in: "a b").isEmpty)
        #expect(SearchBlock(SearchTexts(["a", "b"])).items(with: query) == [0, 1])
    }

    @Test(arguments: ["a", "ㅇ", "ㅇㅎ", "가", "ㅏ", "가ㄱ", "ab ", "שלום"])
    func takesTenThousandCharacters(part: String) {
        let long = String(String(repeating: part, count: 10_000 / part.count + 1).prefix(10_000))
        #expect(!finds(long, in: "육아휴직"))
        #expect(finds(long, in: long))
        #expect(SearchQuery(long).ranges(in: long).count == 1)
        #expect(SearchQuery(long).ranges(in: part).isEmpty)
    }

    @Test func takesLoneJamo() {
        #expect(finds("ㅏ", in: "가나다") && finds("ㅗㅏ", in: "과") && !finds("ㅛ", in: "가나다"))
        #expect(finds("\u{11A8}", in: "각") && !finds("\u{11A8}", in: "가"))
        #expect(finds("\u{3164}", in: "a"))
        #expect(SearchQuery("ㅏ").ranges(in: "가너").count == 1)
    }

    @Test func takesAccentsAlone() {
        #expect(SearchQuery("\u{301}").isEmpty)
        #expect(finds("´", in: "a´b") && !finds("´", in: "a b"))
    }
}
