package import CoreGraphics
import Synchronization

/// A text in lines, without colours: what is worth remembering.
final class MeasuredText: Sendable {
    let lines: [TextLayout.Line]
    let glyphs: [GlyphLine]
    let size: CGSize
    let isTruncated: Bool

    init(_ source: TextSource, paragraph: TextParagraph, width: CGFloat, scale: CGFloat) {
        let limit = paragraph.maximumLines == 0 ? Int.max : paragraph.maximumLines
        let (glyphs, isTruncated) = TextEngine.shared.withLock {
            Self.breakLines(source, style: paragraph, width: width, limit: limit, engine: $0)
        }
        let place = LinePlacement(source: source, style: paragraph, scale: scale)
        self.glyphs = glyphs
        self.isTruncated = isTruncated || source.isCut
        // Pango breaks as if the last letter were set closer too, and has a hundredth of slack: a line may be
        // a third of a point over, within the letter's own side bearing. It must not make a label wider than
        // its box.
        let natural = glyphs.map(\.width).max() ?? 0
        let widest = natural < width + 1 ? min(natural, width) : natural
        let isMeasuredInPart =
            source.isCut && !(width < 32_000) && glyphs.last?.bytes.upperBound == source.bytes.count
        let full = isMeasuredInPart ? widest * source.share : widest
        size = CGSize(width: full.roundedUp(toPixelOf: scale), height: place.height(of: glyphs))
        lines = place.lines(glyphs, width: size.width)
    }

    private static func breakLines(
        _ source: TextSource, style: TextParagraph, width: CGFloat, limit: Int, engine: TextEngine
    ) -> ([GlyphLine], Bool) {
        guard !source.bytes.isEmpty else { return ([], false) }
        var lines: [GlyphLine] = []
        var isTruncated = false
        for paragraph in source.paragraphs(upTo: limit) {
            let room = limit - lines.count
            guard room > 0 else { return (lines, true) }
            var result = engine.lines(of: paragraph, in: source, style: style, width: width, limit: room)
            let hidesRest = !paragraph.isLast && result.lines.count == room
            let isCutHere = paragraph.isLast && source.isCut && style.lineBreak == .tail && width < 32_000
            if style.lineBreak.addsEllipsis, !result.isTruncated, hidesRest || isCutHere {
                result = engine.lines(
                    of: paragraph, in: source, style: style, width: width, limit: room, endsInEllipsis: true)
            }
            lines += result.lines
            isTruncated = isTruncated || result.isTruncated || hidesRest
        }
        return (lines, isTruncated)
    }
}

extension CGFloat {
    /// The least whole number of pixels that is not less, in points. Sums of fractions may be a hair too
    /// large.
    package func roundedUp(toPixelOf scale: CGFloat) -> CGFloat {
        (self * scale - 0.001).rounded(.up) / scale
    }
}
