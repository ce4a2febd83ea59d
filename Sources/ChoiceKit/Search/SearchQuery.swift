import UIKit

/// What a person looks for, made ready to be compared with many texts.
///
/// A text is found where it contains the query, whatever the case, the width, the accents and the composition
/// of either. A lone Hangul consonant stands for every syllable that it begins: at the end of the query as
/// what is still being typed, before that (육ㅇㅎ) as a whole syllable, and where the query is nothing else,
/// as an abbreviation too (see `HangulInitials`). A lone vowel stands for the syllables that have it.
///
/// Where nothing is left after folding (white space, marks of direction), the query is empty.
struct SearchQuery: Equatable, Sendable {
    /// Folded.
    let bytes: [UInt8]
    /// The consonants, where there are two at least and nothing else.
    let initials: HangulInitials?
    /// The places after lone consonants that something follows.
    let skips: Set<Int>
    /// What every match begins with: all of it, up to the first of the skips.
    let head: ByteScan

    init(_ text: String) {
        var folder = SearchFolder()
        folder.append(text)
        let bytes = Array(folder.bytes.dropLast())
        let lone = Self.ends(ofLoneConsonantsIn: bytes)
        self.bytes = bytes
        let isInitials = lone.count > 1 && lone.count * 3 == bytes.count
        initials =
            isInitials
            ? HangulInitials(pattern: lone.compactMap { HangulJamo.initial(in: bytes, at: $0 - 3) }) : nil
        let before = lone.filter { $0 < bytes.count }
        skips = Set(before)
        head = ByteScan(Array(bytes.prefix(before.first ?? bytes.count)))
    }

    /// Finds everything, and marks nothing.
    var isEmpty: Bool { bytes.isEmpty }

    /// The place after the match that begins at a place of a folded text; nil where none does. The head is
    /// known to be there.
    func end(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var place = start + head.needle.count
        for index in head.needle.count..<bytes.count {
            if skips.contains(index) {
                while HangulJamo.isInsideSyllable(text, at: place) { place += 3 }
            }
            guard place < text.count, text[place] == bytes[index] else { return nil }
            place += 1
        }
        return place
    }

    private static func ends(ofLoneConsonantsIn bytes: [UInt8]) -> [Int] {
        bytes.withUnsafeBufferPointer { text in
            text.indices.filter { place in
                HangulJamo.initial(in: bytes, at: place) != nil
                    && !HangulJamo.isInsideSyllable(text, at: place + 3)
            }.map { $0 + 3 }
        }
    }
}
