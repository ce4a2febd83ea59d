import UIKit

/// A text of a popup or a toast, taken apart as the rules on words need it.
struct AuditText: Hashable, Sendable {
    /// Without spaces at the ends, and one between words.
    let string: String
    /// Nil where it is neither Korean nor English: rules on words leave it alone.
    let language: Language?
    /// In small letters, without punctuation at their ends.
    let words: [String]

    /// - Parameter fallback: the language of a text that has no letters of either.
    init(_ string: String, fallback: Language?) {
        self.init(string, Language(lettersOf: string) ?? fallback)
    }

    init(_ string: String, _ language: Language?) {
        let pieces = string.split(whereSeparator: \.isWhitespace)
        self.string = pieces.joined(separator: " ")
        words = pieces.map { Self.bare($0) }.filter { !$0.isEmpty }
        self.language = language
    }

    /// A word as lists have it: small letters, straight apostrophes, no punctuation at its ends.
    static func bare(_ piece: some StringProtocol) -> String {
        let straight = piece.lowercased().replacingOccurrences(of: "’", with: "'")
        let isInner: (Character) -> Bool = { $0.isLetter || $0.isNumber }
        guard let first = straight.firstIndex(where: isInner), let last = straight.lastIndex(where: isInner)
        else { return "" }
        return String(straight[first...last])
    }

    var isKorean: Bool { language == .korean }
    var isEnglish: Bool { language == .english }

    // MARK: Words

    /// The whole text in the form in which lists have titles.
    var bareTitle: String { words.joined(separator: " ") }

    /// The first of these words, or words in a row, that the text has.
    func first(of phrases: [String]) -> String? {
        guard language != nil else { return nil }
        return phrases.first { phrase in
            let wanted = phrase.split(separator: " ").map(String.init)
            guard wanted.count <= words.count else { return false }
            return (0...words.count - wanted.count).contains {
                Array(words[$0..<$0 + wanted.count]) == wanted
            }
        }
    }

    /// The first word that is one of these: the English ones as they stand, the Korean ones with what may be
    /// attached to them.
    func first(of list: WordList) -> String? {
        guard language != nil else { return nil }
        return first(of: list.english) ?? first(of: list.korean) ?? words.first(where: list.hasKoreanForm)
    }

    /// Whether the whole text is one of these.
    func isOne(of list: WordList) -> Bool {
        language != nil
            && (list.english.contains(bareTitle) || list.korean.contains(bareTitle)
                || words.count == 1 && list.hasKoreanForm(words[0]))
    }

    func has(_ list: WordList) -> Bool { first(of: list) != nil }

    // MARK: Punctuation

    /// What the text ends with, brackets and quotation marks aside; nil for a letter or a digit.
    var ending: Character? {
        guard let last = string.last(where: { !Self.closing.contains($0) }) else { return nil }
        return Self.endings.contains(last) ? last : nil
    }

    /// The text without what it ends with.
    var withoutEnding: String {
        var rest = Substring(string)
        while let last = rest.last, Self.endings.contains(last) { rest.removeLast() }
        return String(rest)
    }

    /// What stands between quotation marks, each as a text of its own.
    var quoted: [String] {
        Self.quotationMarks.flatMap { open, close -> [String] in
            var parts: [String] = []
            var rest = Substring(string)
            while let start = rest.firstIndex(of: open) {
                rest = rest[rest.index(after: start)...]
                guard let end = rest.firstIndex(of: close) else { break }
                parts.append(String(rest[..<end]))
                rest = rest[rest.index(after: end)...]
            }
            return parts
        }
    }

    /// The parts that end as sentences do, without what they end with.
    var sentences: [AuditText] {
        string.split { Self.endings.contains($0) && $0 != ":" }
            .map { AuditText(String($0), fallback: language) }.filter { !$0.words.isEmpty }
    }

    private static let endings: Set<Character> = [".", "!", "?", "…", ":", "。", "！", "？"]
    private static let closing: Set<Character> = ["\"", "”", "’", "'", ")", "]", "」", "』", " "]
    private static let quotationMarks: [(Character, Character)] = [
        ("\"", "\""), ("“", "”"), ("‘", "’"), ("「", "」"), ("『", "』"), ("'", "'"),
    ]
}

extension Language {
    /// Hangul is Korean, also among other letters; Latin letters are English. Nil for other letters and for
    /// none.
    init?(lettersOf text: String) {
        let scalars = text.unicodeScalars
        if scalars.contains(where: Self.isHangul) {
            self = .korean
        } else if scalars.contains(where: Self.isLatin), !scalars.contains(where: Self.isIdeograph) {
            self = .english
        } else {
            return nil
        }
    }

    private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
        (0xAC00...0xD7A3).contains(scalar.value) || (0x1100...0x11FF).contains(scalar.value)
            || (0x3130...0x318F).contains(scalar.value)
    }

    private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }

    /// Chinese and Japanese: a Latin name in such a text does not make it English.
    private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
        (0x3040...0x30FF).contains(scalar.value) || (0x4E00...0x9FFF).contains(scalar.value)
    }
}
