/// A query of initial consonants, and where it is found among the initials of texts.
///
/// The initials of a text are a byte for each character: 1 to 19 for a syllable's initial consonant or one
/// that stands alone, and marks for white space, for other characters and for the end.
///
/// A query is found in two ways: as consonants of syllables that follow each other, over spaces; and as an
/// abbreviation, in which words that follow each other give one or more of their first syllables. ㅇㅎ is
/// found in 육아휴직 in the first way, and in 유급 휴가 in the second.
struct HangulInitials: Equatable, Sendable {
    static let space: UInt8 = 0
    static let other: UInt8 = 0xFF
    static let end: UInt8 = 0xFE

    let pattern: [UInt8]

    /// Whether the query is found in the initials of one or more texts.
    func isFound(in initials: UnsafeBufferPointer<UInt8>) -> Bool {
        for place in initials.indices where end(of: initials, from: place) != nil { return true }
        return isAbbreviation(in: initials)
    }

    /// The place after the consonants that follow each other from a place on; nil where they are others.
    func end(of initials: UnsafeBufferPointer<UInt8>, from place: Int) -> Int? {
        guard initials[place] == pattern[0], initials.count - place >= pattern.count else { return nil }
        var place = place + 1
        for wanted in pattern.dropFirst() {
            while place < initials.count, initials[place] == Self.space { place += 1 }
            guard place < initials.count, initials[place] == wanted else { return nil }
            place += 1
        }
        return place
    }

    // MARK: Abbreviations

    /// Longer ones are not looked for: nobody abbreviates like that.
    static let longestAbbreviation = 63

    private func isAbbreviation(in initials: UnsafeBufferPointer<UInt8>) -> Bool {
        guard pattern.count <= Self.longestAbbreviation else { return false }
        // A bit for each length of the query that words so far can stand for.
        var reached: UInt64 = 1
        var place = 0
        while place < initials.count {
            guard Self.isInitial(initials[place]) else {
                if initials[place] == Self.end { reached = 1 }
                place += 1
                continue
            }
            let word = Self.endOfWord(in: initials, from: place)
            reached = lengths(after: place..<word, in: initials, from: reached)
            if reached >> UInt64(pattern.count) & 1 == 1 { return true }
            place = word
        }
        return false
    }

    private func lengths(
        after word: Range<Int>, in initials: UnsafeBufferPointer<UInt8>, from reached: UInt64
    ) -> UInt64 {
        // A new abbreviation may begin with any word.
        var result: UInt64 = 1
        for length in 0..<pattern.count where reached >> UInt64(length) & 1 == 1 {
            for step in 0..<agreement(of: word, in: initials, from: length) {
                result |= 1 << UInt64(length + step + 1)
            }
        }
        return result
    }

    /// How many first syllables of a word have the consonants of the query from a place on.
    func agreement(of word: Range<Int>, in initials: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let most = min(word.count, pattern.count - start)
        var count = 0
        while count < most, initials[word.lowerBound + count] == pattern[start + count] { count += 1 }
        return count
    }

    static func isInitial(_ byte: UInt8) -> Bool { byte > space && byte < end }

    static func endOfWord(in initials: UnsafeBufferPointer<UInt8>, from place: Int) -> Int {
        var place = place
        while place < initials.count, isInitial(initials[place]) { place += 1 }
        return place
    }
}
