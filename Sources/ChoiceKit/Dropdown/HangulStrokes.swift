import UIKit

/// The keys that Hangul is typed with on a Korean keyboard of two sets: 왜 is ㅇ, ㅗ and ㅐ.
///
/// A hardware keyboard tells of each key by itself, so letters are compared as strokes, and put together to
/// be shown. Syllables are numbered as in chapter 3.12 of the Unicode Standard.
enum HangulStrokes {
    /// The strokes of a syllable or a jamo; nil where it is no Hangul.
    static func strokes(of character: Character) -> [Character]? {
        if isJamo(character) { return split(character) }
        let composed = String(character).precomposedStringWithCanonicalMapping
        guard let scalar = composed.unicodeScalars.first?.value, (0xAC00...0xD7A3).contains(scalar) else {
            return nil
        }
        let index = Int(scalar - 0xAC00)
        let final = index % 28
        return [initials[index / 588]] + split(vowels[index % 588 / 28])
            + (final > 0 ? split(finals[final - 1]) : [])
    }

    /// Whether it is a consonant by itself.
    static func isConsonant(_ stroke: Character) -> Bool { isJamo(stroke) && !vowels.contains(stroke) }

    /// What a text field would show of the strokes; other characters stay as they are.
    static func composed(_ strokes: [Character]) -> String {
        var syllables = [Syllable()]
        for stroke in strokes {
            guard let next = syllables[syllables.count - 1].take(stroke) else { continue }
            syllables.append(next)
        }
        return syllables.map(\.text).joined()
    }

    fileprivate static func isJamo(_ character: Character) -> Bool {
        ("\u{3131}"..."\u{3163}").contains(character)
    }

    /// The strokes of a jamo: two where it is a compound.
    fileprivate static func split(_ jamo: Character) -> [Character] { compounds[jamo] ?? [jamo] }

    fileprivate static func compound(_ first: Character, _ second: Character) -> Character? {
        compounds.first { $0.value == [first, second] }?.key
    }

    fileprivate static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
    fileprivate static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
    fileprivate static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
    private static let compounds: [Character: [Character]] = [
        "ㅘ": ["ㅗ", "ㅏ"], "ㅙ": ["ㅗ", "ㅐ"], "ㅚ": ["ㅗ", "ㅣ"], "ㅝ": ["ㅜ", "ㅓ"], "ㅞ": ["ㅜ", "ㅔ"],
        "ㅟ": ["ㅜ", "ㅣ"], "ㅢ": ["ㅡ", "ㅣ"], "ㄳ": ["ㄱ", "ㅅ"], "ㄵ": ["ㄴ", "ㅈ"], "ㄶ": ["ㄴ", "ㅎ"],
        "ㄺ": ["ㄹ", "ㄱ"], "ㄻ": ["ㄹ", "ㅁ"], "ㄼ": ["ㄹ", "ㅂ"], "ㄽ": ["ㄹ", "ㅅ"], "ㄾ": ["ㄹ", "ㅌ"],
        "ㄿ": ["ㄹ", "ㅍ"], "ㅀ": ["ㄹ", "ㅎ"], "ㅄ": ["ㅂ", "ㅅ"],
    ]
}

/// A syllable that is being typed.
private struct Syllable {
    private var initial: Character?
    private var vowel: Character?
    private var final: Character?
    /// What is no Hangul stands by itself.
    private var other: Character?

    /// Takes a stroke; what follows it where the stroke begins another syllable.
    mutating func take(_ stroke: Character) -> Syllable? {
        if !HangulStrokes.isJamo(stroke) { return Syllable(other: stroke) }
        if other != nil { return Self.beginning(with: stroke) }
        return HangulStrokes.vowels.contains(stroke) ? takeVowel(stroke) : takeConsonant(stroke)
    }

    private mutating func takeVowel(_ stroke: Character) -> Syllable? {
        // A consonant that a vowel follows is that of the next syllable.
        if let final {
            let parts = HangulStrokes.split(final)
            self.final = parts.count > 1 ? parts[0] : nil
            return Syllable(initial: parts[parts.count - 1], vowel: stroke)
        }
        guard let vowel else {
            self.vowel = stroke
            return nil
        }
        guard let both = HangulStrokes.compound(vowel, stroke) else { return Syllable(vowel: stroke) }
        self.vowel = both
        return nil
    }

    private mutating func takeConsonant(_ stroke: Character) -> Syllable? {
        if let final {
            guard let both = HangulStrokes.compound(final, stroke) else { return Syllable(initial: stroke) }
            self.final = both
        } else if initial != nil, vowel != nil, HangulStrokes.finals.contains(stroke) {
            final = stroke
        } else if initial == nil, vowel == nil {
            initial = stroke
        } else {
            return Syllable(initial: stroke)
        }
        return nil
    }

    private static func beginning(with stroke: Character) -> Syllable {
        HangulStrokes.vowels.contains(stroke) ? Syllable(vowel: stroke) : Syllable(initial: stroke)
    }

    var text: String {
        guard let initial, let vowel, let first = HangulStrokes.initials.firstIndex(of: initial),
            let second = HangulStrokes.vowels.firstIndex(of: vowel)
        else { return String([initial, vowel, other].compactMap(\.self)) }
        let third = final.flatMap(HangulStrokes.finals.firstIndex).map { $0 + 1 } ?? 0
        let scalar = UnicodeScalar(UInt32(0xAC00 + first * 588 + second * 28 + third))
        return scalar.map { String(Character($0)) } ?? ""
    }

    init(
        initial: Character? = nil, vowel: Character? = nil, other: Character? = nil
    ) {
        self.initial = initial
        self.vowel = vowel
        self.other = other
    }
}
