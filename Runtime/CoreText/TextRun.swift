package import CoreGraphics

/// A stretch of text that looks the same.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var font: FontFace
    package var color: CGColor
    /// Points added after every character, the last one too.
    package var kern: CGFloat
    package var hasUnderline: Bool
    package var hasStrikethrough: Bool

    /// Makes a run; black, unspaced and without lines unless said.
    package init(
        _ text: String, font: FontFace, color: CGColor = .black, kern: CGFloat = 0,
        hasUnderline: Bool = false,
        hasStrikethrough: Bool = false
    ) {
        self.text = text
        self.font = font
        self.color = color
        self.kern = kern
        self.hasUnderline = hasUnderline
        self.hasStrikethrough = hasStrikethrough
    }
}
