import CPango
import CoreGraphics

/// What pango is told about a paragraph besides its text. Positions are bytes from the paragraph's start.
final class AttributeList {
    let list: OpaquePointer = pango_attr_list_new()
    private let language: String?

    /// Makes a list that breaks words without a hyphen: UIKit's labels add none unless they are told to.
    init(language: String?) {
        self.language = language
        insert(pango_attr_insert_hyphens_new(0), 0, .max)
    }

    deinit {
        pango_attr_list_unref(list)
    }

    /// Adds the fonts and the spacing of spans; the last one also covers what is appended to the paragraph.
    func add(_ spans: [TextSource.Span], of bytes: [UInt8], in paragraph: Range<Int>) {
        var start = 0
        for (index, span) in spans.enumerated() {
            let isLast = index == spans.count - 1
            let end = isLast ? paragraph.count : min(span.end, paragraph.upperBound) - paragraph.lowerBound
            let limit = isLast ? Int.max : end
            let description = span.font.makeDescription(language: language)
            insert(pango_attr_font_desc_new(description), start, limit)
            pango_font_description_free(description)
            // The colour is only a name: it keeps runs apart that look alike, without changing their shapes.
            if spans.count > 1 {
                let (low, high) = (
                    UInt16(truncatingIfNeeded: span.run), UInt16(truncatingIfNeeded: span.run >> 16)
                )
                insert(pango_attr_foreground_new(low, high, 0), start, limit)
            }
            if span.font.isMonospacedDigit {
                insert(pango_attr_font_features_new("tnum 1, calt 0"), start, limit)
            }
            addSpacing(span, bytes, from: start, to: end, origin: paragraph.lowerBound)
            start = end
        }
    }

    /// Letters that Inter has are set closer than it says and without its arrows made of hyphens; others stay
    /// as they are.
    private func addSpacing(_ span: TextSource.Span, _ bytes: [UInt8], from: Int, to: Int, origin: Int) {
        var start = origin + from
        let to = origin + to
        while start < to {
            let isInter = bytes.isInterLetter(at: start)
            var end = start + 1
            while end < to, bytes.joins(at: end) || bytes.isInterLetter(at: end) == isInter { end += 1 }
            let spacing = span.kern + (isInter ? span.font.tracking : 0)
            let limit = end == to && to == bytes.count ? Int.max : end - origin
            if spacing != 0 {
                let units = min(max(spacing * CGFloat(PANGO_SCALE), -1e6), 1e6).rounded()
                insert(pango_attr_letter_spacing_new(Int32(units)), start - origin, limit)
            }
            if isInter, !span.font.isMonospacedDigit {
                insert(pango_attr_font_features_new("calt 0"), start - origin, limit)
            }
            start = end
        }
    }

    /// Forbids breaks within ranges of bytes.
    func keepTogether(_ ranges: [Range<Int>]) {
        for range in ranges {
            insert(pango_attr_allow_breaks_new(0), range.lowerBound, range.upperBound)
        }
    }

    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ start: Int, _ end: Int) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(clamping: start)
        attribute.pointee.end_index = UInt32(clamping: end)
        pango_attr_list_insert(list, attribute)
    }
}

extension [UInt8] {
    /// Whether the character at a position is Latin, Greek, Cyrillic or punctuation, by its first byte or
    /// two.
    fileprivate func isInterLetter(at index: Int) -> Bool {
        let lead = self[index]
        if lead < 0xD6 { return true }
        guard lead == 0xE1 || lead == 0xE2, index + 1 < count else { return false }
        return lead == 0xE1 ? self[index + 1] >= 0xB4 : self[index + 1] <= 0x84
    }

    /// Whether what is at a position belongs to what is before it: the rest of a character, a joiner, a
    /// variation selector, an enclosing mark. A change of spacing there would tear an emoji apart.
    fileprivate func joins(at index: Int) -> Bool {
        let lead = self[index]
        if lead.continuesCharacter { return true }
        guard lead == 0xE2 || lead == 0xEF, index + 2 < count else { return false }
        let (second, third) = (self[index + 1], self[index + 2])
        if lead == 0xEF { return second == 0xB8 && third < 0xB0 }
        return second == 0x80 && (0x8B...0x8F).contains(third) || second == 0x83 && third >= 0x90
    }
}
