import CPango
package import CoreGraphics
import Synchronization

extension TextLayout {
    /// Draws the lines.
    ///
    /// - Parameters:
    ///   - origin: the top left corner of the box, in points. Baselines and line starts move to the nearest
    ///     pixel, so that the same text has the same pixels wherever it stands.
    ///   - width: of the box that lines are aligned in; the layout's own width if nil.
    package func draw(in context: CGContext, at origin: CGPoint, width: CGFloat? = nil) {
        let width = width ?? size.width
        guard origin.x.isFinite, origin.y.isFinite else { return }
        TextEngine.shared.withLock { _ in
            for (line, glyphs) in zip(lines, measured.glyphs) {
                let x = origin.x + alignment.offset(of: glyphs, in: width, scale: scale)
                // Letters may reach beyond their line.
                let reach = line.rect.height
                let box = CGRect(
                    x: x, y: origin.y + line.rect.minY, width: glyphs.width, height: line.rect.height)
                guard context.mayShow(box.insetBy(dx: -reach, dy: -reach)) else { continue }
                draw(glyphs, at: context.snapped(CGPoint(x: x, y: origin.y + line.baseline)), in: context)
            }
        }
    }

    private func draw(_ line: GlyphLine, at baseline: CGPoint, in context: CGContext) {
        context.withUserSpace { cairo in
            for glyphs in line.runs where runs.indices.contains(glyphs.run) {
                let style = runs[glyphs.run]
                let color = style.color
                cairo_set_source_rgba(
                    cairo, Double(color.red), Double(color.green), Double(color.blue),
                    Double(color.alpha * context.alpha))
                let x = Double(baseline.x + glyphs.x)
                cairo_move_to(cairo, x, Double(baseline.y))
                pango_cairo_show_glyph_string(cairo, glyphs.font, glyphs.glyphs)
                cairo_new_path(cairo)
                let thickness = (max(style.size / 16 * scale, 1)).rounded() / scale
                for offset in style.lineOffsets {
                    let y = ((baseline.y + offset) * scale).rounded() / scale
                    cairo_rectangle(cairo, x, Double(y), Double(glyphs.width), Double(thickness))
                    cairo_fill(cairo)
                }
            }
        }
    }
}

extension TextLayout.RunStyle {
    /// Where lines are drawn below (positive) the baseline, in points: a ninth of the size for the underline,
    /// half an x above the baseline for the one that strikes out.
    fileprivate var lineOffsets: [CGFloat] {
        (hasUnderline ? [size / 9] : []) + (hasStrikethrough ? [-size * 1078 / 4096] : [])
    }
}

extension CGContext {
    /// The point at the nearest pixel; as it is under a turned transform.
    fileprivate func snapped(_ point: CGPoint) -> CGPoint {
        guard ctm.keepsRectsUpright else { return point }
        let pixel = convertToDeviceSpace(point)
        return convertToUserSpace(
            CGPoint(x: (pixel.x + 0.5).rounded(.down), y: (pixel.y + 0.5).rounded(.down)))
    }
}
