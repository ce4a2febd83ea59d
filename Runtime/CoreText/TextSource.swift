import CoreGraphics

/// The text as it is laid out: UTF-8, in paragraphs, no longer than can be seen. Colours have no part in it.
///
/// Equality goes by bytes. `String`'s would take composed and decomposed letters for one text, but they are
/// counted differently.
struct TextSource: Hashable {
    /// Where a run ends, and what it is set in.
    struct Span: Hashable {
        var end: Int
        var run: Int
        var font: FontFace
        var kern: CGFloat
    }

    /// A line's worth of text as written: what stands between two newlines.
    struct Paragraph {
        var bytes: Range<Int>
        /// UTF-16 units before it.
        var utf16Start: Int
        var isLast: Bool
    }

    var bytes: [UInt8] = []
    var spans: [Span] = []
    /// Whether text was left out because it could not be seen.
    var isCut = false
    /// How many times longer the whole text is than what is kept.
    private(set) var share: CGFloat = 1

    init(_ runs: [TextRun], paragraph: TextParagraph, width: CGFloat) {
        let limit = Self.limit(runs, paragraph: paragraph, width: width)
        let total = runs.reduce(0) { $0 + $1.text.utf8.count }
        let keepsEnd = paragraph.lineBreak == .head || paragraph.lineBreak == .middle
        for (index, run) in runs.enumerated() {
            let room = max(limit - bytes.count, 0)
            if keepsEnd || run.text.utf8.count <= room {
                bytes.append(contentsOf: run.text.utf8)
            } else {
                let text = run.text.utf8
                bytes.append(contentsOf: text[..<text.index(text.startIndex, offsetBy: room)])
                dropPartOfCharacter()
                isCut = true
            }
            if bytes.count > (spans.last?.end ?? 0) {
                spans.append(
                    Span(end: bytes.count, run: index, font: run.font, kern: run.kern.isFinite ? run.kern : 0)
                )
            }
            if isCut { break }
        }
        if keepsEnd, bytes.count / 2 > limit {
            cutMiddles(keeping: limit, paragraphs: paragraph.maximumLines)
        }
        if isCut { share = CGFloat(total) / CGFloat(max(bytes.count, 1)) }
        replaceControls()
    }

    /// How many bytes may be seen: the narrowest letters are a tenth of their size wide, a character has
    /// three bytes. What has no width at all could go on for ever; it is cut off too.
    private static func limit(_ runs: [TextRun], paragraph: TextParagraph, width: CGFloat) -> Int {
        guard paragraph.maximumLines > 0, let size = runs.map(\.font.drawnSize).min() else { return .max }
        let hasNoEdge = !(width < 32_000)
        // A line without an edge is measured by its first 4096 characters and taken as uniform beyond.
        if hasNoEdge { return paragraph.maximumLines == 1 ? 3 * 4096 : .max }
        let characters = 64 + max(width, 0) / (size / 10)
        return Int(min(characters * 3 * CGFloat(paragraph.maximumLines), 1e9))
    }

    private mutating func dropPartOfCharacter() {
        var start = bytes.count
        while start > 0, bytes[start - 1].continuesCharacter { start -= 1 }
        guard start > 0 else { return }
        let lead = bytes[start - 1]
        let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        if start - 1 + length > bytes.count { bytes.removeLast(bytes.count - start + 1) }
    }

    /// Control characters show nothing in UIKit, but pango draws boxes for them and stops at a NUL. Same
    /// count in UTF-16.
    private mutating func replaceControls() {
        guard bytes.contains(where: { $0 < 0x20 && $0 != 0x09 && !$0.endsLine || $0 == 0x7F }) else { return }
        var (replaced, moved) = ([UInt8](), [Int]())
        replaced.reserveCapacity(bytes.count + 16)
        var next = spans.startIndex
        for (index, byte) in bytes.enumerated() {
            if next < spans.endIndex, spans[next].end == index {
                moved.append(replaced.count)
                next += 1
            }
            if byte < 0x20 && byte != 0x09 && !byte.endsLine || byte == 0x7F {
                replaced.append(contentsOf: [0xE2, 0x80, 0x8B])
            } else {
                replaced.append(byte)
            }
        }
        moved.append(replaced.count)
        for index in spans.indices { spans[index].end = moved[index] }
        bytes = replaced
    }

    static let ellipsis: [UInt8] = [0xE2, 0x80, 0xA6]
}

extension TextSource {
    /// The paragraphs, up to a number of them. A newline at the very end adds none, as in UIKit's labels.
    func paragraphs(upTo limit: Int) -> [Paragraph] {
        var found: [Paragraph] = []
        var (start, utf16) = (0, 0)
        while found.count < limit {
            let end = newline(from: start)
            let isLast = end.upperBound >= bytes.count
            found.append(Paragraph(bytes: start..<end.lowerBound, utf16Start: utf16, isLast: isLast))
            if isLast { break }
            utf16 += utf16Count(start..<end.upperBound)
            start = end.upperBound
        }
        return found
    }

    /// How many UTF-16 units a range of bytes is.
    func utf16Count(_ range: Range<Int>) -> Int {
        var count = 0
        for byte in bytes[range] where !byte.continuesCharacter { count += byte < 0xF0 ? 1 : 2 }
        return count
    }

    /// The next newline, of any kind Unicode has; empty at the end of the text.
    private func newline(from start: Int) -> Range<Int> {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte.endsLine {
                let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
                return index..<index + (isPair ? 2 : 1)
            }
            if byte == 0xE2, bytes[index...].starts(with: [0xE2, 0x80, 0xA8]) { return index..<index + 3 }
            if byte == 0xE2, bytes[index...].starts(with: [0xE2, 0x80, 0xA9]) { return index..<index + 3 }
            if byte == 0xC2, bytes[index...].starts(with: [0xC2, 0x85]) { return index..<index + 2 }
            index += 1
        }
        return bytes.count..<bytes.count
    }

    /// The run that a byte belongs to; the last one for the end of the text.
    func span(at byte: Int) -> Span? {
        spans.first { byte < $0.end } ?? spans.last
    }

    /// The spans that have something of a range of bytes, or stand where it is empty.
    func spans(in range: Range<Int>) -> [Span] {
        guard !range.isEmpty else { return span(at: range.lowerBound).map { [$0] } ?? [] }
        var start = 0
        return spans.filter { span in
            defer { start = span.end }
            return start < range.upperBound && span.end > range.lowerBound
        }
    }
}

extension UInt8 {
    /// Whether the byte is not the first of its character in UTF-8.
    var continuesCharacter: Bool { self & 0xC0 == 0x80 }

    /// Line feed, vertical tab, form feed, carriage return.
    var endsLine: Bool { (0x0A...0x0D).contains(self) }
}
