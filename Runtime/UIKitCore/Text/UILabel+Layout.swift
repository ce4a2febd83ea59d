import CoreText
import QuartzCore

extension UILabel {
    func layout(width: CGFloat, maximumLines: Int) -> TextLayout {
        content.layout(setting(maximumLines: maximumLines), width: width)
    }

    /// The layout whose lines fit a height: the last line that does is cut as the line break mode says.
    func fittedLayout(in size: CGSize) -> TextLayout {
        let all = layout(width: size.width, maximumLines: mostLines(in: size.height))
        let fitting = all.lines.count { $0.rect.maxY <= size.height + Self.tolerance }
        guard fitting < all.lines.count, all.lines.count > 1 else { return all }
        return layout(width: size.width, maximumLines: max(fitting, 1))
    }

    /// One line more than a height has room for, so that a long text costs what is seen of it.
    private func mostLines(in height: CGFloat) -> Int {
        let shortest = content.runs.map { ($0.font ?? font).lineHeight }.min() ?? font.lineHeight
        let room = Int(min(max(height / max(shortest, 1), 0), 10_000)) + 1
        return numberOfLines > 0 ? min(numberOfLines, room) : room
    }

    private func setting(maximumLines: Int) -> StyledText.Setting {
        StyledText.Setting(
            font: font, color: textColor,
            alignment: textAlignment.paragraphValue(effectiveUserInterfaceLayoutDirection),
            lineBreak: lineBreakMode, maximumLines: max(maximumLines, 0), traits: traitCollection)
    }

    /// Whether part of the text is not shown, for want of room or of lines.
    package var cutsItsText: Bool {
        let shown = fittedLayout(in: bounds.size)
        let room = bounds.insetBy(dx: -Self.rounding, dy: -Self.rounding)
        return shown.isTruncated || shown.size.width > room.width || shown.size.height > room.height
    }

    /// Points that a box may be smaller than its text by rounding.
    private static let rounding: CGFloat = 0.5
    /// Points by which a line may stand out and still count as fitting; sizes are sums of pixels.
    private static let tolerance: CGFloat = 0.01
}
