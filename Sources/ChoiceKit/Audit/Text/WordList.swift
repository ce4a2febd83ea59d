/// Words of one meaning in both languages.
///
/// They are compared with whole words, or with several in a row where an entry has spaces. Korean words also
/// take what Korean attaches to them: particles to nouns, endings to verbs.
struct WordList: Hashable, Sendable {
    /// In small letters.
    var english: [String] = []
    /// As they stand.
    var korean: [String] = []
    /// Nouns, found with each particle too.
    var koreanNouns: [String] = []
    /// Nouns that –하다 or –되다 makes verbs of, found with each of its endings too.
    var koreanVerbs: [String] = []

    func hasKoreanForm(_ word: String) -> Bool {
        koreanNouns.contains { Self.word(word, is: $0, with: KoreanWords.particles) }
            || koreanVerbs.contains { verb in
                Self.word(word, is: verb, with: KoreanWords.particles)
                    || Self.word(word, is: verb, with: KoreanWords.verbEndings)
            }
    }

    private static func word(_ word: String, is stem: String, with endings: Set<String>) -> Bool {
        word.hasPrefix(stem) && (word == stem || endings.contains(String(word.dropFirst(stem.count))))
    }
}
