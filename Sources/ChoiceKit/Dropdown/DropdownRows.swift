import UIKit

/// Fills the rows of a list and knows their heights without making them.
@MainActor struct DropdownRows {
    private let content: DropdownListContent
    private let titleFont: UIFont
    private let secondFont: UIFont
    /// Of bold letters, as a search marks them, there are fewer on a line.
    private let widestTitleFont: UIFont
    private let widestSecondFont: UIFont
    private let ruler = TextRuler()
    /// What the checkmark takes at the trailing end. Kept free in every row whose height depends on it, so
    /// that choosing one never changes its height.
    private let checkmarkWidth: CGFloat

    init(_ content: DropdownListContent) {
        self.content = content
        let traits = content.traits
        titleFont = .preferredFont(forTextStyle: content.style.textStyle, compatibleWith: traits)
        secondFont = .preferredFont(forTextStyle: content.style.secondaryTextStyle, compatibleWith: traits)
        widestTitleFont = content.query == nil ? titleFont : titleFont.bold
        widestSecondFont = content.query == nil ? secondFont : secondFont.bold
        checkmarkWidth =
            Self.checkmarkMargins
            + UIFontMetrics(forTextStyle: .body).scaledValue(for: Self.checkmark, compatibleWith: traits)
    }

    /// The height of a row with a title alone.
    var leastHeight: CGFloat {
        max(content.rowHeight, (titleFont.lineHeight + 2 * Self.leastPadding).rounded(.up))
    }

    /// The height of an item's row in a list of that width.
    func height(of item: DropdownButton.Item, width: CGFloat) -> CGFloat {
        let textWidth = textWidth(of: item, in: width)
        var height = self.height(of: title(of: item), widestTitleFont, textWidth)
        if let second = item.secondLine {
            height += Self.lineGap + self.height(of: shown(second), widestSecondFont, textWidth)
        }
        if item.image != nil { height = max(height, Self.imageSide) }
        let padding = numberOfLines == 1 && item.secondLine == nil ? Self.leastPadding : Self.padding
        return max(content.rowHeight, (height + 2 * padding).rounded(.up))
    }

    /// - Parameter isMarked: whether the keys of a keyboard are on this row.
    func configure(_ cell: UITableViewCell, at index: Int, isMarked: Bool) {
        let item = content.items[index]
        let row = configuration(of: item, isChosen: index == content.selectedIndex)
        if let query = content.query {
            cell.contentConfiguration = MarkedRow(row: row, query: query)
        } else {
            cell.contentConfiguration = row
        }
        cell.accessoryType = index == content.selectedIndex ? .checkmark : .none
        cell.backgroundColor =
            isMarked ? content.style.markedRowColor : content.style.listBackgroundColor
        let inset = separatorInset(at: index)
        if cell.separatorInset != inset { cell.separatorInset = inset }
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = spokenName(of: item)
        cell.accessibilityValue = spokenValue(of: item, at: index)
        cell.accessibilityTraits = traits(of: item, at: index)
    }

    private func configuration(of item: DropdownButton.Item, isChosen: Bool) -> UIListContentConfiguration {
        let style = content.style
        var row = item.secondLine == nil ? UIListContentConfiguration.cell() : .subtitleCell()
        row.text = title(of: item)
        row.textProperties.font = titleFont
        row.textProperties.color = item.isEnabled ? style.rowTextColor : style.disabledTextColor
        row.textProperties.numberOfLines = numberOfLines(of: titleFont)
        row.secondaryText = item.secondLine.map(shown)
        row.secondaryTextProperties.font = secondFont
        row.secondaryTextProperties.color = style.secondaryTextColor
        row.secondaryTextProperties.numberOfLines = numberOfLines(of: secondFont)
        row.textToSecondaryTextVerticalPadding = Self.lineGap
        row.image = item.image
        row.imageProperties.maximumSize = CGSize(width: Self.imageSide, height: Self.imageSide)
        row.imageToTextPadding = Self.imagePadding
        // Heights are computed from these margins, so the cell's own may not widen them.
        row.axesPreservingSuperviewLayoutMargins = []
        row.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: Self.leastPadding, leading: style.rowInset, bottom: Self.leastPadding,
            trailing: style.rowInset)
        // Lines break where they were measured to, beside a checkmark or not.
        if numberOfLines != 1, !isChosen { row.directionalLayoutMargins.trailing += checkmarkWidth }
        return row
    }

    /// The last row of a section has no line below it: it would lie along the edge of the list and across its
    /// arrow, or along a header.
    func separatorInset(at index: Int) -> UIEdgeInsets {
        let isLast = content.sections.isLastOfSection(index)
        return UIEdgeInsets(
            top: 0, left: content.style.rowInset, bottom: 0, right: isLast ? Self.beyondAnyRow : 0)
    }

    // MARK: What VoiceOver says

    /// Where it stands, then why it cannot be chosen.
    private func spokenValue(of item: DropdownButton.Item, at index: Int) -> String {
        let position = content.texts.rowPosition(index + 1, of: content.items.count)
        return String.spoken(position, item.disabledReason)
    }

    /// The title with its second line. A reason is not part of the name.
    private func spokenName(of item: DropdownButton.Item) -> String {
        String.spoken(item.shownTitle(content.texts), item.subtitle)
    }

    private func traits(of item: DropdownButton.Item, at index: Int) -> UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.button
        if index == content.selectedIndex { traits.insert(.selected) }
        if !item.isEnabled { traits.insert(.notEnabled) }
        return traits
    }

    // MARK: Texts

    private func title(of item: DropdownButton.Item) -> String { shown(item.shownTitle(content.texts)) }

    /// Line breaks show where there are lines for them.
    private func shown(_ text: String) -> String { numberOfLines == 1 ? text.onOneLine : text }

    // MARK: Measuring

    private var numberOfLines: Int { content.numberOfLines }

    private func numberOfLines(of font: UIFont) -> Int {
        content.numberOfLines(of: font, wanted: numberOfLines)
    }

    private func height(of text: String, _ font: UIFont, _ width: CGFloat) -> CGFloat {
        guard numberOfLines != 1 else { return font.lineHeight }
        return ruler.height(of: text, font, numberOfLines: numberOfLines(of: font), width: width)
    }

    private func textWidth(of item: DropdownButton.Item, in width: CGFloat) -> CGFloat {
        let image = item.image == nil ? 0 : Self.imageSide + Self.imagePadding
        return max(1, width - 2 * content.style.rowInset - image - checkmarkWidth)
    }

    /// Above and below a title of one line: little, because rows have a least height.
    private static let leastPadding: CGFloat = 4
    /// Above and below texts that made the row grow.
    private static let padding: CGFloat = 11
    private static let lineGap: CGFloat = 2
    /// Wider than any screen: what is inset as far has no width left.
    private static let beyondAnyRow: CGFloat = 10_000
    private static let imageSide: CGFloat = 28
    private static let imagePadding: CGFloat = 12
    /// What is beside a checkmark, and the mark itself, which grows with the type: together 44 points at the
    /// usual size (40 to 44, measured by others).
    private static let checkmarkMargins: CGFloat = 24
    private static let checkmark: CGFloat = 20
}
