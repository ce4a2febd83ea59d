extension AuditText {
    /// What kind of phrase a title or a message is, which decides its punctuation and its capitals.
    enum Shape: Hashable, Sendable {
        /// Somebody or something does or is something.
        case sentence
        /// A verb without a subject, as headlines have it: "Can't Open Report.pdf". Right with and without
        /// punctuation.
        case headline
        /// No verb at all.
        case fragment
    }

    var shape: Shape {
        switch language {
        case .korean: Self.koreanShape(words)
        case .english: Self.englishShape(words, isQuestion: ending == "?")
        case nil: .headline
        }
    }

    /// Korean says it in the last word: –다, –요, –까 and –죠 end sentences, but for a few nouns.
    private static func koreanShape(_ words: [String]) -> Shape {
        guard let last = words.last, let end = last.last else { return .fragment }
        let isSentence =
            KoreanWords.sentenceEndings.contains(end) && !KoreanWords.nounsLikeEndings.contains(last)
        return isSentence ? .sentence : .fragment
    }

    /// English hides it: a verb that has something before it makes a sentence, and what could be a verb gets
    /// the benefit of the doubt.
    private static func englishShape(_ words: [String], isQuestion: Bool) -> Shape {
        guard let first = words.first else { return .fragment }
        if isQuestion && EnglishWords.finiteVerbs.contains(first) { return .sentence }
        if words.dropFirst().contains(where: EnglishWords.finiteVerbs.contains) { return .sentence }
        if EnglishWords.finiteVerbs.contains(first) || EnglishWords.imperatives.contains(first) {
            return .headline
        }
        // "Photo Saved" may be short for a sentence, or not.
        let mayBeVerb: (String) -> Bool = { EnglishWords.pastVerbs.contains($0) || $0.hasSuffix("ed") }
        return words.dropFirst().contains(where: mayBeVerb) ? .headline : .fragment
    }

    /// How politely a Korean sentence speaks.
    enum SpeechLevel: Hashable, Sendable {
        /// –습니다, –습니까.
        case formal
        /// –요, –죠.
        case polite
        /// –다.
        case plain
    }

    /// That of a text that is one sentence; nil where it does not end as one.
    var speechLevel: SpeechLevel? {
        guard isKorean, shape == .sentence, let last = words.last else { return nil }
        if KoreanWords.formalEndings.contains(where: last.hasSuffix) { return .formal }
        return last.hasSuffix("다") ? .plain : .polite
    }
}
