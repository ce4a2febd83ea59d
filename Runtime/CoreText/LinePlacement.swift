import CoreGraphics

/// Where lines stand, by San Francisco's rule: the first is `lineHeight` high, each further one is a pitch
/// below the last; the sum, and nothing before it, is rounded up to the pixel (three lines of 13 points:
/// 46.667).
struct LinePlacement {
    let source: TextSource
    let style: TextParagraph
    let scale: CGFloat

    private struct Extent {
        var ascent: CGFloat = 0
        var descent: CGFloat = 0
        /// What the pitch adds to the height; negative where a style sets lines closer.
        var leading: CGFloat = -.infinity
    }

    func lines(_ glyphs: [GlyphLine], width: CGFloat) -> [TextLayout.Line] {
        var (baseline, descent, utf16, counted) = (CGFloat.zero, CGFloat.zero, 0, 0)
        return glyphs.enumerated().map { index, line in
            let extent = self.extent(of: line)
            baseline +=
                index == 0 ? extent.ascent : descent + extent.leading + style.lineSpacing + extent.ascent
            descent = extent.descent
            utf16 += source.utf16Count(counted..<line.bytes.lowerBound)
            let start = utf16
            utf16 += source.utf16Count(line.bytes)
            counted = line.bytes.upperBound
            return TextLayout.Line(
                rect: CGRect(
                    x: style.alignment.offset(of: line, in: width, scale: scale), y: baseline - extent.ascent,
                    width: line.width, height: extent.ascent + extent.descent),
                baseline: (baseline * scale).rounded() / scale, range: start..<utf16)
        }
    }

    func height(of glyphs: [GlyphLine]) -> CGFloat {
        var height: CGFloat = 0
        for (index, line) in glyphs.enumerated() {
            let extent = self.extent(of: line)
            height += extent.ascent + extent.descent + (index == 0 ? 0 : extent.leading + style.lineSpacing)
        }
        return max(height, 0).roundedUp(toPixelOf: scale)
    }

    private func extent(of line: GlyphLine) -> Extent {
        source.spans(in: line.bytes).reduce(into: Extent()) { extent, span in
            extent.ascent = max(extent.ascent, span.font.ascender)
            extent.descent = max(extent.descent, -span.font.descender)
            extent.leading = max(extent.leading, span.font.pitch - span.font.lineHeight)
        }
    }
}

extension TextParagraph.Alignment {
    /// How far from the left a line begins in a box. A line wider than the box keeps its beginning in it.
    func offset(of line: GlyphLine, in width: CGFloat, scale: CGFloat) -> CGFloat {
        guard width.isFinite else { return 0 }
        let room = width - line.width
        let offset =
            switch self {
            case .left: CGFloat.zero
            case .center: max(room / 2, 0)
            case .right: max(room, 0)
            case .natural, .justified: line.isRightToLeft ? room : 0
            }
        return (offset * scale + 0.5).rounded(.down) / scale
    }
}
