import UIKit

/// The jamo that Hangul is made of, in folded bytes: three of UTF-8 each.
///
/// Syllables and jamo are numbered as in chapter 3.12 of the Unicode Standard.
enum HangulJamo {
    /// Appends the jamo of a syllable, U+AC00 to U+D7A3.
    static func append(syllable: UInt32, to bytes: inout [UInt8]) {
        let index = syllable - 0xAC00
        append(0x1100 + index / 588, to: &bytes)
        append(typed: 0x1161 + index % 588 / 28, to: &bytes)
        if index % 28 > 0 { append(typed: 0x11A7 + index % 28, to: &bytes) }
    }

    /// Appends a jamo, U+1100 to U+11FF, and for a compound one the two that it is typed with.
    static func append(typed jamo: UInt32, to bytes: inout [UInt8]) {
        guard let parts = compounds[jamo] else { return append(jamo, to: &bytes) }
        append(parts.0, to: &bytes)
        append(parts.1, to: &bytes)
    }

    /// The two initial consonants that a consonant pair by itself, such as ㄳ, is typed with.
    static func initials(ofPair scalar: UInt32) -> (UInt32, UInt32)? { pairs[scalar] }

    /// Whether a folded scalar is Hangul.
    static func begins(_ piece: [UInt8]) -> Bool {
        piece.count >= 3 && piece[0] == 0xE1 && (0x84...0x87).contains(piece[1])
    }

    /// The number of the initial consonant that stands at a place, from 1 to 19; nil where none does.
    static func initial(in bytes: [UInt8], at place: Int) -> UInt8? {
        guard place + 2 < bytes.count, bytes[place] == 0xE1, bytes[place + 1] == 0x84,
            (0x80...0x92).contains(bytes[place + 2])
        else { return nil }
        return bytes[place + 2] - 0x7F
    }

    /// Whether the byte at a place begins a vowel or a final consonant.
    static func isInsideSyllable(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        guard place + 2 < bytes.count, bytes[place] == 0xE1 else { return false }
        let second = bytes[place + 1]
        // From U+1161 on.
        return second == 0x86 || second == 0x87 || (second == 0x85 && bytes[place + 2] >= 0xA1)
    }

    private static func append(_ jamo: UInt32, to bytes: inout [UInt8]) {
        let index = jamo - 0x1100
        bytes.append(0xE1)
        bytes.append(UInt8(0x84 + index >> 6))
        bytes.append(UInt8(0x80 + index & 0x3F))
    }

    /// Compound vowels and final consonants, in the order of Unicode.
    private static let compounds: [UInt32: (UInt32, UInt32)] = [
        0x116A: (0x1169, 0x1161), 0x116B: (0x1169, 0x1162), 0x116C: (0x1169, 0x1175),
        0x116F: (0x116E, 0x1165), 0x1170: (0x116E, 0x1166), 0x1171: (0x116E, 0x1175),
        0x1174: (0x1173, 0x1175),
        0x11AA: (0x11A8, 0x11BA), 0x11AC: (0x11AB, 0x11BD), 0x11AD: (0x11AB, 0x11C2),
        0x11B0: (0x11AF, 0x11A8), 0x11B1: (0x11AF, 0x11B7), 0x11B2: (0x11AF, 0x11B8),
        0x11B3: (0x11AF, 0x11BA), 0x11B4: (0x11AF, 0x11C0), 0x11B5: (0x11AF, 0x11C1),
        0x11B6: (0x11AF, 0x11C2), 0x11B9: (0x11B8, 0x11BA),
    ]

    /// ㄳ ㄵ ㄶ ㄺ ㄻ ㄼ ㄽ ㄾ ㄿ ㅀ ㅄ
    private static let pairs: [UInt32: (UInt32, UInt32)] = [
        0x3133: (0x1100, 0x1109), 0x3135: (0x1102, 0x110C), 0x3136: (0x1102, 0x1112),
        0x313A: (0x1105, 0x1100), 0x313B: (0x1105, 0x1106), 0x313C: (0x1105, 0x1107),
        0x313D: (0x1105, 0x1109), 0x313E: (0x1105, 0x1110), 0x313F: (0x1105, 0x1111),
        0x3140: (0x1105, 0x1112), 0x3144: (0x1107, 0x1109),
    ]
}
