import UIKit

/// Fills what stands above and below the rows of a list, and knows how high it is.
@MainActor struct DropdownSectionViews {
    private let content: DropdownListContent
    private let ruler = TextRuler()

    init(_ content: DropdownListContent) { self.content = content }

    // MARK: Headers

    /// 0 where the section has no title.
    func headerHeight(in section: Int, width: CGFloat) -> CGFloat {
        guard let title = content.sections.titles[section] else { return 0 }
        return height(of: title, content.style.headerTextStyle, width) + Self.headerTop + Self.headerBottom
    }

    func configure(_ header: UITableViewHeaderFooterView, in section: Int) {
        let style = content.style
        var title = UIListContentConfiguration.plainHeader()
        title.text = content.sections.titles[section]
        title.textProperties.font = font(style.headerTextStyle)
        title.textProperties.color = style.headerTextColor
        title.textProperties.numberOfLines = content.numberOfLines(of: font(style.headerTextStyle), wanted: 0)
        title.axesPreservingSuperviewLayoutMargins = []
        title.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: Self.headerTop, leading: style.rowInset, bottom: Self.headerBottom, trailing: style.rowInset)
        header.contentConfiguration = title
        var background = UIBackgroundConfiguration.listPlainHeaderFooter()
        background.backgroundColor = style.listBackgroundColor
        header.backgroundConfiguration = background
    }

    // MARK: Footer

    /// 0 where there is none.
    func footerHeight(width: CGFloat) -> CGFloat {
        guard let footer = content.footer, footer.showsSomething else { return 0 }
        return height(of: footer, content.style.secondaryTextStyle, width) + 2 * Self.footerPadding
    }

    /// A view as high as its text asks for in a list of that width; nil without a text.
    func makeFooter(width: CGFloat) -> UIView? {
        let height = footerHeight(width: width)
        guard height > 0 else { return nil }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        let label = UILabel(
            frame: view.bounds.insetBy(dx: content.style.rowInset, dy: Self.footerPadding))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.text = content.footer
        label.font = font(content.style.secondaryTextStyle)
        label.textColor = content.style.footerTextColor
        label.numberOfLines = content.numberOfLines(of: label.font, wanted: 0)
        view.addSubview(label)
        return view
    }

    // MARK: Measuring

    private func font(_ style: UIFont.TextStyle) -> UIFont {
        .preferredFont(forTextStyle: style, compatibleWith: content.traits)
    }

    private func height(of text: String, _ style: UIFont.TextStyle, _ width: CGFloat) -> CGFloat {
        let font = font(style)
        let height = ruler.height(
            of: text, font, numberOfLines: content.numberOfLines(of: font, wanted: 0),
            width: max(1, width - 2 * content.style.rowInset))
        return height.rounded(.up)
    }

    /// A header stands nearer to its own rows than to those before it.
    private static let headerTop: CGFloat = 12
    private static let headerBottom: CGFloat = 4
    private static let footerPadding: CGFloat = 12
}
