import CPango
package import CoreGraphics

extension TextLayout {
    /// How far from the first line's left edge a caret stands, in points: at the side of a character where
    /// the text before it ends.
    ///
    /// - Parameter byte: how many bytes of UTF-8 are before it; beyond the text, its end.
    package func caretX(atByte byte: Int) -> CGFloat {
        guard let line = measured.glyphs.first else { return 0 }
        let byte = min(max(byte, line.bytes.lowerBound), line.bytes.upperBound)
        if let run = line.runs.first(where: { $0.bytes.contains(byte) }) {
            return run.x + run.offset(of: byte)
        }
        // The end of the text is where its last character ends, whichever way it reads.
        guard let last = line.runs.max(by: { $0.bytes.upperBound < $1.bytes.upperBound }) else { return 0 }
        return last.isRightToLeft ? last.x : last.x + last.width
    }
}

extension GlyphRun {
    /// From the run's left edge to where the character at a byte begins. A cluster of several characters,
    /// such as a ligature, is shared out among them.
    fileprivate func offset(of byte: Int) -> CGFloat {
        var x = Int32(0)
        let count = Int(glyphs.pointee.num_glyphs)
        // Glyphs are in the order they are seen in; `log_clusters` has the byte, within the run, of each.
        let clusters = (0..<count).map { bytes.lowerBound + Int(glyphs.pointee.log_clusters[$0]) }
        let starts = Set(clusters).sorted()
        let start = starts.last { $0 <= byte } ?? bytes.lowerBound
        let end = starts.first { $0 > byte } ?? bytes.upperBound
        var own = Int32(0)
        for index in 0..<count {
            let width = glyphs.pointee.glyphs[index].geometry.width
            if clusters[index] == start {
                own += width
            } else if isRightToLeft ? clusters[index] > start : clusters[index] < start {
                x += width
            }
        }
        let part = CGFloat(byte - start) / CGFloat(max(end - start, 1))
        let inside = CGFloat(own) * (isRightToLeft ? 1 - part : part)
        return (CGFloat(x) + inside) / CGFloat(PANGO_SCALE)
    }
}
