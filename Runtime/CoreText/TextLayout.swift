package import CoreGraphics
import Synchronization

/// Text in lines, measured and ready to be drawn. A value, safe to use on any thread.
package struct TextLayout: Sendable {
    /// A line's place in the layout.
    package struct Line: Hashable, Sendable {
        /// In points, with its alignment within the layout's own `size`.
        package var rect: CGRect
        /// From the layout's top, at a pixel.
        package var baseline: CGFloat
        /// Which part of the text, in UTF-16 units, with what an ellipsis hides of the part that was laid
        /// out.
        package var range: Range<Int>
    }

    let measured: MeasuredText
    let runs: [RunStyle]
    let alignment: TextParagraph.Alignment
    let scale: CGFloat

    /// What a run looks like apart from its shapes.
    struct RunStyle: Sendable {
        var color: CGColor
        var hasUnderline: Bool
        var hasStrikethrough: Bool
        var size: CGFloat
    }

    /// Lays text out, or finds that it was: the same text, fonts, paragraph, width and scale are measured
    /// once while they are among the last few thousand. Colours and underlines do not count.
    ///
    /// A text of a million characters that is limited to a few lines costs what a screenful does; without a
    /// limit, or without a width and with more than one line, it costs its length. A single line without a
    /// width is measured by its first 4096 characters and taken as uniform beyond.
    ///
    /// - Parameters:
    ///   - runs: in order; those without text count for nothing, and no text at all has no size.
    ///   - width: of the box in points; `.infinity` for none. One that is no number counts as 0.
    ///   - scale: pixels a point, to which sizes and baselines are rounded.
    package static func make(
        _ runs: [TextRun], paragraph: TextParagraph, width: CGFloat, scale: CGFloat
    ) -> TextLayout {
        let width = width.isNaN ? 0 : max(width, 0)
        let scale = scale > 0 && scale.isFinite ? scale : 1
        let source = TextSource(runs, paragraph: paragraph, width: width)
        let key = TextCache.Key(source: source, paragraph: paragraph, width: width, scale: scale)
        let measured =
            TextCache.shared.withLock { $0.find(key) }
            ?? {
                let made = MeasuredText(source, paragraph: paragraph, width: width, scale: scale)
                TextCache.shared.withLock { $0.keep(made, for: key) }
                return made
            }()
        let styles = runs.map {
            RunStyle(
                color: $0.color, hasUnderline: $0.hasUnderline, hasStrikethrough: $0.hasStrikethrough,
                size: $0.font.drawnSize)
        }
        return TextLayout(measured: measured, runs: styles, alignment: paragraph.alignment, scale: scale)
    }

    /// The size in points, each side rounded up to the pixel.
    package var size: CGSize { measured.size }

    /// The lines from the top.
    package var lines: [Line] { measured.lines }

    /// Whether some of the text is not shown.
    package var isTruncated: Bool { measured.isTruncated }

    /// From the top to the first baseline; 0 without text.
    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

    /// From the top to the last baseline; 0 without text.
    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
