/// Where in the initials of a text a query is found.
extension HangulInitials {
    /// The places of the consonants, in order: everywhere that they follow each other, else those of the
    /// first abbreviation.
    func ranges(in initials: [UInt8]) -> [Range<Int>] {
        initials.withUnsafeBufferPointer { initials in
            let runs = runs(in: initials)
            return runs.isEmpty ? abbreviation(in: initials) : runs
        }
    }

    private func runs(in initials: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var place = 0
        while place < initials.count {
            let end = end(of: initials, from: place)
            if let end { runs.append(place..<end) }
            place = end ?? place + 1
        }
        return runs
    }

    private func abbreviation(in initials: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        guard pattern.count <= Self.longestAbbreviation else { return [] }
        let words = Self.words(in: initials)
        var dead = Set<Int>()
        for first in words.indices {
            if let found = ranges(of: words[first...], in: initials, from: 0, &dead) { return found }
        }
        return []
    }

    /// The parts of the words that stand for the rest of the query. What was found to lead nowhere is not
    /// tried again.
    private func ranges(
        of words: ArraySlice<Range<Int>>, in initials: UnsafeBufferPointer<UInt8>, from start: Int,
        _ dead: inout Set<Int>
    ) -> [Range<Int>]? {
        if start == pattern.count { return [] }
        guard let word = words.first else { return nil }
        let key = words.startIndex << 6 | start
        guard !dead.contains(key) else { return nil }
        let most = agreement(of: word, in: initials, from: start)
        for count in stride(from: most, to: 0, by: -1) {
            let rest = ranges(of: words.dropFirst(), in: initials, from: start + count, &dead)
            if let rest { return [word.lowerBound..<word.lowerBound + count] + rest }
        }
        dead.insert(key)
        return nil
    }

    private static func words(in initials: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var place = 0
        while place < initials.count {
            let end = endOfWord(in: initials, from: place)
            if end > place { words.append(place..<end) }
            place = max(end, place + 1)
        }
        return words
    }
}
