import CoreGraphics
import Foundation

extension TextSource {
    /// Leaves the beginning and the end of each long paragraph, with an ellipsis between for the case that
    /// both fit, and no more of what follows than shows that something does.
    ///
    /// - Parameters:
    ///   - limit: bytes at each end.
    ///   - paragraphs: how many can be seen.
    mutating func cutMiddles(keeping limit: Int, paragraphs: Int) {
        var pieces: [Piece] = []
        var start = 0
        for _ in 0..<paragraphs where start < bytes.count {
            let end = lineFeed(from: start)
            if end - start > 2 * limit {
                pieces.append(
                    Piece(bytes: start..<characterStart(before: start + limit), endsInEllipsis: true))
                pieces.append(Piece(bytes: characterStart(before: end - limit)..<min(end + 1, bytes.count)))
            } else {
                pieces.append(Piece(bytes: start..<min(end + 1, bytes.count)))
            }
            start = end + 1
        }
        if start < bytes.count {
            let end = min(start + limit, bytes.count)
            pieces.append(Piece(bytes: start..<(end < bytes.count ? characterStart(before: end) : end)))
        }
        keep(pieces)
    }

    /// A part of the text that stays.
    private struct Piece {
        var bytes: Range<Int>
        var endsInEllipsis = false
    }

    private mutating func keep(_ pieces: [Piece]) {
        var kept: [UInt8] = []
        var moved = spans
        for index in moved.indices { moved[index].end = 0 }
        for piece in pieces {
            for index in spans.indices where spans[index].end > piece.bytes.lowerBound {
                moved[index].end =
                    kept.count + min(spans[index].end, piece.bytes.upperBound) - piece.bytes.lowerBound
            }
            kept.append(contentsOf: bytes[piece.bytes])
            guard piece.endsInEllipsis else { continue }
            kept.append(contentsOf: Self.ellipsis)
            // The ellipsis looks as the last letter before it does.
            if let index = spans.firstIndex(where: { $0.end >= piece.bytes.upperBound }) {
                moved[index].end = kept.count
            }
        }
        isCut = isCut || kept.count < bytes.count
        bytes = kept
        var end = 0
        spans = moved.filter { span in
            defer { end = max(end, span.end) }
            return span.end > end
        }
    }

    /// Where the next line feed is. The machine's own search, because a million bytes one by one take 50 ms
    /// unoptimised.
    private func lineFeed(from start: Int) -> Int {
        bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress, let found = memchr(base + start, 0x0A, buffer.count - start)
            else {
                return buffer.count
            }
            return base.distance(to: UnsafeRawPointer(found))
        }
    }

    private func characterStart(before index: Int) -> Int {
        var index = index
        while index > 0, index < bytes.count, bytes[index].continuesCharacter { index -= 1 }
        return index
    }
}
