import CPango
import CoreGraphics
import Synchronization

/// Pango, with our fonts and our options. It is not safe to share between threads, so there is one behind a
/// lock.
final class TextEngine {
    static let shared = Mutex(TextEngine())

    /// Why text will not look as it should; nil when all fonts are there.
    let fontError: FontError?

    private let context: OpaquePointer
    /// Fonts that lines refer to. Letting one go touches pango's tables, so they stay; there are as many as
    /// sizes in use.
    private var keptFonts: Set<UnsafeMutableRawPointer> = []

    private init() {
        // Pango asks the environment (LANGUAGE) which language a script stands for; the machine's must not
        // count. Once, before pango first asks.
        setenv("PANGO_LANGUAGE", "en:ko:ja:zh", 1)
        let map: UnsafeMutablePointer<PangoFontMap> = pango_cairo_font_map_new_for_font_type(
            CAIRO_FONT_TYPE_FT)
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        if let configuration = FontLibrary.load() {
            fontError = FontLibrary.firstMissing(in: configuration)
            pango_fc_font_map_set_config(OpaquePointer(map), configuration)
        } else {
            fontError = .unusableConfiguration
        }
        context = pango_font_map_create_context(map)
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_cairo_context_set_resolution(context, 72)
        // Otherwise every letter is as wide as a whole number of points.
        pango_context_set_round_glyph_positions(context, 0)
    }

    /// Breaks a paragraph into at most `limit` lines.
    ///
    /// - Parameter endsInEllipsis: more text follows that will not be shown, so that the last line must say
    ///   so.
    func lines(
        of paragraph: TextSource.Paragraph, in source: TextSource, style: TextParagraph, width: CGFloat,
        limit: Int,
        endsInEllipsis: Bool = false
    ) -> (lines: [GlyphLine], isTruncated: Bool) {
        let runsOn = style.lineBreak == .clip && limit == 1
        var box = Box(
            width: width < 2_000_000 && !runsOn ? width : nil, limit: limit, endsInEllipsis: endsInEllipsis)
        var layout = makeLayout(of: paragraph, in: source, style: style, box)
        // Only what does not fit is cut: pango breaks lines with some slack, and cuts them without.
        if !box.isCut, box.width != nil, style.addsEllipsis, pango_layout_get_line_count(layout) > limit {
            g_object_unref(UnsafeMutableRawPointer(layout))
            box.isCut = true
            layout = makeLayout(of: paragraph, in: source, style: style, box)
        }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let count = Int(pango_layout_get_line_count(layout))
        if style.lineBreak == .clip, count > limit,
            let line = pango_layout_get_line_readonly(layout, Int32(limit - 1))
        {
            let before = (0..<limit - 1).compactMap { self.line($0, of: layout, paragraph, in: source) }
            let start = paragraph.bytes.lowerBound + Int(line.pointee.start_index)
            let rest = TextSource.Paragraph(
                bytes: start..<paragraph.bytes.upperBound,
                utf16Start: paragraph.utf16Start + source.utf16Count(paragraph.bytes.lowerBound..<start),
                isLast: paragraph.isLast)
            let last = lines(of: rest, in: source, style: style, width: width, limit: 1)
            return (before + last.lines, true)
        }
        let lines = (0..<min(count, limit)).compactMap { self.line($0, of: layout, paragraph, in: source) }
        let isTooWide = runsOn && (lines.first?.width ?? 0) > width + 0.01
        return (
            lines, count > limit || isTooWide || endsInEllipsis || pango_layout_is_ellipsized(layout) != 0
        )
    }

    /// What a paragraph is laid out in.
    private struct Box {
        /// Where lines end; nil for nowhere.
        var width: CGFloat?
        var limit: Int
        var endsInEllipsis: Bool
        /// Whether the last line gets an ellipsis, where it may have one.
        var isCut: Bool

        init(width: CGFloat?, limit: Int, endsInEllipsis: Bool) {
            (self.width, self.limit, self.endsInEllipsis) = (width, limit, endsInEllipsis)
            isCut = endsInEllipsis
        }
    }

    /// Keeps Korean words whole, but for those that are wider than the box.
    private func makeLayout(
        of paragraph: TextSource.Paragraph, in source: TextSource, style: TextParagraph, _ box: Box
    ) -> OpaquePointer {
        var text = Array(source.bytes[paragraph.bytes])
        if box.endsInEllipsis { text.append(contentsOf: TextSource.ellipsis) }
        let words = box.width == nil || style.lineBreak == .charWrap ? [] : KoreanWords.ranges(in: text)
        func make(keeping words: [Range<Int>]) -> OpaquePointer {
            let attributes = AttributeList(language: style.language)
            attributes.add(source.spans(in: paragraph.bytes), of: source.bytes, in: paragraph.bytes)
            attributes.keepTogether(words)
            let layout = makeLayout(of: text, style: style, box)
            pango_layout_set_attributes(layout, attributes.list)
            return layout
        }
        let layout = make(keeping: words)
        guard let width = box.width, !words.isEmpty else { return layout }
        let tears = LineTears(layout, text: text, words: words, width: width, limit: box.limit)
        guard !tears.isEmpty else { return layout }
        g_object_unref(UnsafeMutableRawPointer(layout))
        return make(keeping: tears.mended(words))
    }

    private func makeLayout(of text: [UInt8], style: TextParagraph, _ box: Box) -> OpaquePointer {
        pango_context_set_language(context, pango_language_from_string(style.language ?? "en"))
        pango_context_set_base_dir(
            context, style.baseDirection == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        let layout: OpaquePointer = pango_layout_new(context)
        pango_layout_set_auto_dir(layout, style.baseDirection == .natural ? 1 : 0)
        pango_layout_set_single_paragraph_mode(layout, 1)
        let characters = text.map { CChar(bitPattern: $0) } + [0]
        pango_layout_set_text(layout, characters, Int32(clamping: text.count))
        guard let width = box.width else { return layout }
        // A label is as wide as its text rounded up to the pixel; a hundredth of a point keeps that from
        // breaking.
        pango_layout_set_width(layout, Int32(max(width, 0) * CGFloat(PANGO_SCALE)) + 10)
        pango_layout_set_wrap(
            layout, style.lineBreak == .charWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        pango_layout_set_justify(layout, style.alignment == .justified ? 1 : 0)
        if box.isCut, style.addsEllipsis {
            pango_layout_set_ellipsize(layout, style.lineBreak.ellipsis)
            pango_layout_set_height(layout, -Int32(clamping: box.limit))
        }
        return layout
    }

    private func line(
        _ index: Int, of layout: OpaquePointer, _ paragraph: TextSource.Paragraph, in source: TextSource
    ) -> GlyphLine? {
        guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { return nil }
        let start = paragraph.bytes.lowerBound + Int(line.pointee.start_index)
        let end = min(start + Int(line.pointee.length), paragraph.bytes.upperBound)
        let isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
        // Pango leaves out the space after the last character; UIKit has it there too.
        let lastKern = start < end ? source.span(at: end - 1)?.kern ?? 0 : 0
        var runs: [GlyphRun] = []
        var x = isRightToLeft ? lastKern : 0
        var next = line.pointee.runs
        while let node = next {
            next = node.pointee.next
            let item = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
            guard let font = item.item.pointee.analysis.font, let glyphs = item.glyphs else { continue }
            keep(font)
            if UInt32(item.item.pointee.analysis.flags) & UInt32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0 {
                unpadEllipsis(glyphs, font: font)
            }
            let width = CGFloat(pango_glyph_string_get_width(glyphs)) / CGFloat(PANGO_SCALE)
            let first = paragraph.bytes.lowerBound + Int(item.item.pointee.offset)
            runs.append(
                GlyphRun(
                    font: font, copying: glyphs, x: x, width: width, run: source.span(at: first)?.run ?? 0,
                    bytes: first..<first + Int(item.item.pointee.length),
                    isRightToLeft: item.item.pointee.analysis.level % 2 == 1))
            x += width
        }
        return GlyphLine(
            runs: runs, width: max(isRightToLeft ? x : x + lastKern, 0), bytes: min(start, end)..<end,
            isRightToLeft: isRightToLeft)
    }

    /// Pango makes an ellipsis as wide as the room that is left, which puts the text out of its alignment.
    private func unpadEllipsis(
        _ glyphs: UnsafeMutablePointer<PangoGlyphString>, font: UnsafeMutablePointer<PangoFont>
    ) {
        guard glyphs.pointee.num_glyphs == 1, let glyph = glyphs.pointee.glyphs else { return }
        var extent = PangoRectangle()
        pango_font_get_glyph_extents(font, glyph.pointee.glyph, nil, &extent)
        glyph.pointee.geometry.width = extent.width
        glyph.pointee.geometry.x_offset = 0
    }

    private func keep(_ font: UnsafeMutablePointer<PangoFont>) {
        if keptFonts.insert(UnsafeMutableRawPointer(font)).inserted { g_object_ref(font) }
    }
}

extension TextParagraph {
    fileprivate var addsEllipsis: Bool { lineBreak.addsEllipsis && maximumLines > 0 }
}

extension TextParagraph.LineBreak {
    fileprivate var ellipsis: PangoEllipsizeMode {
        switch self {
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        case .wordWrap, .charWrap, .clip: PANGO_ELLIPSIZE_NONE
        }
    }
}
