import UIKit

/// The folding of one scalar, whichever it is, without a thought for speed.
enum ScalarFolding {
    /// One space for white space and controls, nothing for what a person does not see: accents, joiners,
    /// marks of direction.
    static func bytes(of scalar: Unicode.Scalar) -> [UInt8] {
        if scalar.properties.isWhitespace || scalar.properties.generalCategory == .control { return [0x20] }
        if let letters = letters[scalar] { return Array(letters.utf8) }
        var bytes: [UInt8] = []
        let consonant = fullWidthConsonant(scalar.value)
        if let (first, second) = HangulJamo.initials(ofPair: consonant) {
            HangulJamo.append(typed: first, to: &bytes)
            HangulJamo.append(typed: second, to: &bytes)
            return bytes
        }
        for part in withoutMarks(String(scalar)).uppercased().lowercased().unicodeScalars {
            append(part, to: &bytes)
        }
        // An accent that stands for itself decomposes into a space.
        return bytes.first == 0x20 ? Array(String(scalar).utf8) : bytes
    }

    private static func append(_ part: Unicode.Scalar, to bytes: inout [UInt8]) {
        switch part.value {
        case 0x1100...0x11FF: HangulJamo.append(typed: part.value, to: &bytes)
        case 0xAC00...0xD7A3: HangulJamo.append(syllable: part.value, to: &bytes)
        default: for part in withoutMarks(String(part)).unicodeScalars { bytes += Array(String(part).utf8) }
        }
    }

    private static func withoutMarks(_ text: String) -> String {
        var rest = String.UnicodeScalarView()
        for scalar in text.decomposedStringWithCompatibilityMapping.unicodeScalars where !isIgnored(scalar) {
            rest.append(scalar)
        }
        return String(rest)
    }

    /// Accents, vowel points of Hebrew and Arabic, and what shows nothing. Vowels and tones of other scripts
    /// and the voicing marks of kana make another word.
    private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
        let combiningClass = scalar.properties.canonicalCombiningClass.rawValue
        return (10...36).contains(combiningClass) || (200...240).contains(combiningClass)
            || scalar.properties.isDefaultIgnorableCodePoint
    }

    /// Half-width consonants stand in the order of full-width ones.
    private static func fullWidthConsonant(_ scalar: UInt32) -> UInt32 {
        (0xFFA1...0xFFBE).contains(scalar) ? scalar - 0xFFA1 + 0x3131 : scalar
    }

    /// Letters that Unicode does not decompose, as they are typed without their strokes.
    private static let letters: [Unicode.Scalar: String] = [
        "Æ": "ae", "æ": "ae", "Œ": "oe", "œ": "oe", "Ø": "o", "ø": "o", "Đ": "d", "đ": "d", "Ð": "d",
        "ð": "d", "Ħ": "h", "ħ": "h", "Ł": "l", "ł": "l", "Ŧ": "t", "ŧ": "t", "Þ": "th", "þ": "th",
    ]
}
