import UIKit

extension SearchQuery {
    /// Where in a text the query is found, as ranges of whole characters, in order and apart from each other.
    /// None where it is not found, or is empty.
    func ranges(in text: String) -> [Range<String.Index>] {
        guard !isEmpty else { return [] }
        var folder = SearchFolder(keepsSources: true)
        folder.append(text)
        let found: [Range<Int>]
        if let initials {
            found = initials.ranges(in: folder.initials).map { folder.initialSources.ends(of: $0) }
        } else {
            found = places(in: folder.bytes).map { folder.byteSources.ends(of: $0) }
        }
        return Self.characters(of: text, at: found)
    }

    private func places(in bytes: [UInt8]) -> [Range<Int>] {
        bytes.withUnsafeBufferPointer { text in
            var places: [Range<Int>] = []
            var place = 0
            while let start = head.first(in: text, from: place) {
                let end = end(in: text, from: start)
                if let end { places.append(start..<end) }
                place = end ?? start + 1
            }
            return places
        }
    }

    /// Sources are the first bytes of scalars; whole characters are marked, so what lies in one is joined.
    private static func characters(of text: String, at sources: [Range<Int>]) -> [Range<String.Index>] {
        var ranges: [Range<String.Index>] = []
        for source in sources {
            let first = text.utf8.index(text.startIndex, offsetBy: source.lowerBound)
            let last = text.utf8.index(text.startIndex, offsetBy: source.upperBound)
            // What comes after an index is the character after the one that it lies in.
            let start = text.index(before: text.index(after: first))
            let end = text.index(after: last)
            if let former = ranges.last, former.upperBound >= start {
                ranges[ranges.count - 1] = former.lowerBound..<max(end, former.upperBound)
            } else {
                ranges.append(start..<end)
            }
        }
        return ranges
    }
}

extension [Int] {
    /// From the first to the last of the sources at some places. The upper bound is that of the last one
    /// itself, and not what comes after it.
    fileprivate func ends(of places: Range<Int>) -> Range<Int> {
        self[places.lowerBound]..<self[places.upperBound - 1]
    }
}
