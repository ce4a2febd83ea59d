import Foundation

/// Search done slowly and in another way: Foundation folds, and every title is looked at.
struct PlainScan {
    private let folded: [[CChar]]
    private let lines: String

    init(_ titles: [String]) {
        folded = titles.map { Self.fold($0).utf8CString.map(\.self) }
        lines = titles.map { $0.precomposedStringWithCanonicalMapping.lowercased() }
            .joined(separator: "\n")
    }

    func items(with query: String) -> [Int] {
        let query = Self.fold(query)
        return folded.indices.filter { index in
            query.isEmpty || folded[index].withUnsafeBufferPointer { strstr($0.baseAddress!, query) != nil }
        }
    }

    /// The titles with syllables of these initial consonants next to each other but for spaces, or at the
    /// beginnings of words.
    func items(withInitials consonants: [Character]) -> [Int] {
        let classes = consonants.map { consonant -> String in
            let index = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".map(\.self).firstIndex(of: consonant)!
            let first = Unicode.Scalar(UInt32(0xAC00 + index * 588))!
            let last = Unicode.Scalar(UInt32(0xAC00 + index * 588 + 587))!
            return "[\(first)-\(last)\(consonant)]"
        }
        let syllable = "[가-힣ㄱ-ㅎ]"
        let next = classes.joined(separator: " *")
        let words = classes.joined(separator: "(?:|\(syllable)*[^가-힣ㄱ-ㅎ\\n]+)")
        let expression = try! NSRegularExpression(pattern: "\(next)|(?<!\(syllable))\(words)")
        let text = lines as NSString
        var found: [Int] = []
        var line = 0
        var place = 0
        for match in expression.matches(in: lines, range: NSRange(location: 0, length: text.length)) {
            while true {
                let end = text.range(
                    of: "\n", range: NSRange(location: place, length: text.length - place)
                ).location
                if end == NSNotFound || end >= match.range.location { break }
                place = end + 1
                line += 1
            }
            if found.last != line { found.append(line) }
        }
        return found
    }

    /// Hangul as jamo, with compound ones in two; no spaces at the ends, or between Hangul.
    private static func fold(_ text: String) -> String {
        let letters = text.replacingOccurrences(of: "ß", with: "ss").replacingOccurrences(of: "ø", with: "o")
            .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        var jamo = String.UnicodeScalarView()
        for scalar in letters.decomposedStringWithCanonicalMapping.unicodeScalars {
            switch scalar {
            case "\u{11B0}": jamo.append(contentsOf: "\u{11AF}\u{11A8}".unicodeScalars)
            case "\u{116C}": jamo.append(contentsOf: "\u{1169}\u{1175}".unicodeScalars)
            default: jamo.append(scalar)
            }
        }
        let hangul = "[\\u1100-\\u11FF]"
        return String(jamo).replacingOccurrences(
            of: "(?<=\(hangul)) +(?=\(hangul))|^ +| +$", with: "", options: .regularExpression
        ).replacingOccurrences(of: " +", with: " ", options: .regularExpression)
    }
}
