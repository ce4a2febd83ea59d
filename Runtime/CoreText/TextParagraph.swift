package import CoreGraphics

/// How text is laid out in lines.
package struct TextParagraph: Hashable, Sendable {
    /// Where a line stands in its box.
    package enum Alignment: Hashable, Sendable {
        /// At the side where the text begins: left, or right for a text that reads from the right.
        case natural
        case left, center, right
        /// Both edges are flush, but for a paragraph's last line.
        case justified
    }

    /// What happens to text that is wider than the box or longer than `maximumLines`.
    package enum LineBreak: Hashable, Sendable {
        /// Breaks between words, within one only where it is wider than the box. Korean breaks at spaces, as
        /// UIKit's labels do.
        case wordWrap
        /// Breaks between any two characters.
        case charWrap
        /// Breaks between words; the last line runs on and is cut by whoever clips.
        case clip
        /// Breaks between words; the last line loses its beginning to an ellipsis.
        case head
        /// Breaks between words; the last line loses its end to an ellipsis.
        case tail
        /// Breaks between words; the last line loses its middle to an ellipsis.
        case middle

        var addsEllipsis: Bool { self == .head || self == .tail || self == .middle }
    }

    /// The direction a paragraph is read in.
    package enum Direction: Hashable, Sendable {
        /// That of the first letter which has one.
        case natural
        case leftToRight, rightToLeft
    }

    package var alignment: Alignment
    package var lineBreak: LineBreak
    /// How many lines there may be; 0 for any number. A long text is cheap only with a limit.
    package var maximumLines: Int
    package var baseDirection: Direction
    /// Points between lines, beyond their pitch.
    package var lineSpacing: CGFloat
    /// A BCP 47 tag such as `ja` or `zh-Hant`: whose shapes Chinese characters have. Korean's without one.
    package var language: String?

    /// Makes a paragraph; a label's one line that loses its end unless said.
    package init(
        alignment: Alignment = .natural, lineBreak: LineBreak = .tail, maximumLines: Int = 1,
        baseDirection: Direction = .natural, lineSpacing: CGFloat = 0, language: String? = nil
    ) {
        self.alignment = alignment
        self.lineBreak = lineBreak
        self.maximumLines = max(maximumLines, 0)
        self.baseDirection = baseDirection
        self.lineSpacing = lineSpacing.isFinite ? lineSpacing : 0
        self.language = language
    }
}
