/// The words with Hangul in them, which lines do not break in: UIKit's labels break Korean at spaces
/// (`NSParagraphStyle.LineBreakStrategy.hangulWordPriority`, which is in the standard strategy).
///
/// Digits, Latin letters and middle dots belong to the word that they touch, as with `word-break: keep-all`
/// of CSS; whether UIKit keeps those too is unconfirmed.
enum KoreanWords {
    /// The words of more than one character, in bytes from the start.
    static func ranges(in text: [UInt8]) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var index = 0
        while index < text.count {
            let start = index
            var (hasHangul, characters) = (false, 0)
            while let length = text.lengthInWord(at: index) {
                hasHangul = hasHangul || length == 3
                index += length
                characters += 1
            }
            if hasHangul, characters > 1 { words.append(start..<index) }
            if index == start { index += 1 }
        }
        return words
    }
}

extension [UInt8] {
    /// How many bytes the character at a position has, where it may be part of a Korean word: 3 for a
    /// syllable of Hangul (U+AC00 to U+D7A3), 2 for a middle dot, 1 for an ASCII letter or digit.
    fileprivate func lengthInWord(at index: Int) -> Int? {
        guard index < count else { return nil }
        switch self[index] {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return 1
        case 0xC2: return index + 1 < count && self[index + 1] == 0xB7 ? 2 : nil
        case let lead where (0xEA...0xED).contains(lead):
            guard index + 2 < count else { return nil }
            let value =
                UInt32(lead & 0x0F) << 12 | UInt32(self[index + 1] & 0x3F) << 6
                | UInt32(self[index + 2] & 0x3F)
            return (0xAC00...0xD7A3).contains(value) ? 3 : nil
        default: return nil
        }
    }
}
