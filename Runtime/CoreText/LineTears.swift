import CPango
import CoreGraphics

/// Where lines are wider than their box, or had to break where text does not.
///
/// Pango lets what must not break run out of a narrow box, and tears the punctuation from it first.
struct LineTears {
    /// What may be broken instead, in bytes, and how far it fills a line.
    private let places: [(range: Range<Int>, end: Int)]

    var isEmpty: Bool { places.isEmpty }

    /// - Parameters:
    ///   - words: that must not break.
    ///   - limit: how many lines are seen.
    init(_ layout: OpaquePointer, text: [UInt8], words: [Range<Int>], width: CGFloat, limit: Int) {
        var count: Int32 = 0
        let attributes = pango_layout_get_log_attrs_readonly(layout, &count)
        var found: [(range: Range<Int>, end: Int)] = []
        var (byte, character) = (0, 0)
        // What was torn from the last line seen is in the one after it.
        for index in 0..<min(Int(pango_layout_get_line_count(layout)), limit == .max ? limit : limit + 1) {
            guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { continue }
            let start = min(Int(line.pointee.start_index), text.count)
            while byte < start {
                character += text[byte].continuesCharacter ? 0 : 1
                byte += 1
            }
            let overfull = Self.end(of: line, width: width).map { end in
                (start..<min(start + Int(line.pointee.length), text.count), end)
            }
            guard index > 0, let attributes, character < Int(count),
                attributes[character].is_line_break == 0
            else {
                if let overfull { found.append(overfull) }
                continue
            }
            var last = start - 1
            while last > 0, text[last].continuesCharacter { last -= 1 }
            // Back to where the text could have broken.
            var (first, place) = (start, character)
            while first > 0, attributes[place].is_line_break == 0 {
                first -= 1
                if !text[first].continuesCharacter { place -= 1 }
            }
            if words.contains(where: { $0.lowerBound == start }),
                let before = pango_layout_get_line_readonly(layout, Int32(index - 1))
            {
                // An opening bracket was torn from the word: the line holds less of that.
                let taken = Self.x(first, in: before).distance(to: Self.x(last, isAfter: true, in: before))
                last = Self.index(at: Int32(max(width, 0) * CGFloat(PANGO_SCALE)) - Int32(taken), in: line)
            }
            found.append((first..<min(start + 1, text.count), last))
        }
        places = found
    }

    /// Of words that must not break, what may not where there are tears: so much of a word that is too wide
    /// as fills a line, which therefore begins on a line of its own.
    func mended(_ words: [Range<Int>]) -> [Range<Int>] {
        words.compactMap { word in
            guard let place = places.first(where: { $0.range.overlaps(word) }) else { return word }
            let start = min(place.range.lowerBound, word.lowerBound)
            let end = min(place.end, word.upperBound)
            return end > start ? start..<end : nil
        }
    }

    /// Where in the text a line that is too wide should end; nil for one that is not.
    private static func end(of line: UnsafeMutablePointer<PangoLayoutLine>, width: CGFloat) -> Int? {
        var box = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &box)
        let scale = CGFloat(PANGO_SCALE)
        guard CGFloat(box.width) / scale > width + tolerance else { return nil }
        return index(at: Int32(max(width, 0) * scale), in: line)
    }

    /// The character at a place in a line, in bytes.
    private static func index(at x: Int32, in line: UnsafeMutablePointer<PangoLayoutLine>) -> Int {
        var (index, trailing) = (Int32(0), Int32(0))
        pango_layout_line_x_to_index(line, x, &index, &trailing)
        return Int(index)
    }

    /// Where a character begins, or ends, in a line.
    private static func x(
        _ index: Int, isAfter: Bool = false, in line: UnsafeMutablePointer<PangoLayoutLine>
    ) -> Int32 {
        var x: Int32 = 0
        pango_layout_line_index_to_x(line, Int32(clamping: index), isAfter ? 1 : 0, &x)
        return x
    }

    /// Points that a line may be over: it may end in a letter's own side bearing.
    private static let tolerance: CGFloat = 1
}
