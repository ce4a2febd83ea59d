/// How Korean words change and end. Data; not a grammar.
enum KoreanWords {
    /// The last syllables of sentences.
    static let sentenceEndings: Set<Character> = ["다", "요", "까", "죠"]

    /// Nouns that end as sentences do.
    static let nounsLikeEndings: Set<String> = [
        "필요", "불필요", "중요", "수요", "개요", "주요", "가요", "동요", "바다", "판다", "소다", "캐나다", "우간다", "르완다",
    ]

    /// The ends of formal sentences.
    static let formalEndings = ["니다", "니까", "시오"]

    /// What is attached to nouns.
    static let particles: Set<String> = [
        "이", "가", "은", "는", "을", "를", "의", "에", "에서", "에게", "로", "으로", "와", "과", "도", "만", "까지", "부터",
        "이나", "나", "이라는", "라는", "들", "들이", "들은", "들을", "들의",
    ]

    /// What makes verbs of nouns.
    static let verbEndings: Set<String> = [
        "하기", "하다", "할", "한", "하는", "하고", "하면", "하려면", "하지", "해", "해서", "해야",
        "할까요", "할래요", "할게요", "하시겠어요", "하시겠습니까", "하겠습니다", "하겠어요",
        "해요", "해주세요", "하세요", "하십시오", "하셔야", "합니다", "합니까",
        "했어요", "했습니다", "했음", "했다", "하셨어요", "하셨습니다", "하였습니다", "하신", "하셔서",
        "됨", "된", "될", "되는", "되고", "되면", "되지", "돼요", "됩니다", "됐어요", "됐습니다", "되었어요", "되었습니다",
    ]

    /// Stems of verbs that say whether something is, can be or is not: their endings differ most.
    static let predicateStems = ["없", "있", "않", "못", "아니"]

    /// A noun as the object of a verb: 을 follows a final consonant, 를 a vowel.
    static func object(_ noun: String) -> String {
        guard let last = noun.unicodeScalars.last?.value, (0xAC00...0xD7A3).contains(last) else {
            return noun + "를"
        }
        // Each block of 28 syllables begins with the one that has no final consonant.
        return noun + ((last - 0xAC00).isMultiple(of: 28) ? "를" : "을")
    }
}
