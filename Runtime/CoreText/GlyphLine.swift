import CPango
import CoreGraphics

/// A line that is ready to be drawn. It knows nothing of its place.
struct GlyphLine: Sendable {
    var runs: [GlyphRun]
    /// In points, not rounded.
    var width: CGFloat
    /// Which part of the source it shows, with what its ellipsis hides.
    var bytes: Range<Int>
    var isRightToLeft: Bool
}

/// Glyphs of one font. They never change; only the engine, within its lock, draws them.
final class GlyphRun: @unchecked Sendable {
    let font: UnsafeMutablePointer<PangoFont>
    let glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// From the line's left edge.
    let x: CGFloat
    let width: CGFloat
    /// Which text run it belongs to.
    let run: Int
    /// Which part of the source it shows.
    let bytes: Range<Int>
    let isRightToLeft: Bool

    /// - Parameter font: kept alive by the engine.
    init(
        font: UnsafeMutablePointer<PangoFont>, copying glyphs: UnsafeMutablePointer<PangoGlyphString>,
        x: CGFloat, width: CGFloat, run: Int, bytes: Range<Int>, isRightToLeft: Bool
    ) {
        self.font = font
        self.glyphs = pango_glyph_string_copy(glyphs)
        self.x = x
        self.width = width
        self.run = run
        self.bytes = bytes
        self.isRightToLeft = isRightToLeft
    }

    deinit {
        pango_glyph_string_free(glyphs)
    }
}
