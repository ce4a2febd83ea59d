import QuartzCore

/// What a style of table says of its headers, footers and margins, in points.
///
/// The room around titles is read off iOS 26, whose new design is not known to have changed it; their texts
/// are those of iOS 15 to 18. Titles of plain headers are 17 points semibold in 28 points.
struct TableMetrics: Equatable {
    let style: UITableView.Style
    /// The system's margin at the width of the table.
    let margin: CGFloat

    /// The margin of rows: 16 points in a table narrower than 390, else 20 (measured by others; a popover 300
    /// points wide has 16 whatever the window is).
    init(style: UITableView.Style, width: CGFloat) {
        self.style = style
        margin = width >= 390 ? 20 : 16
    }

    /// Where the content of rows begins, from their own edge: 16 in a card whatever its width (iOS 15 and
    /// 26).
    var contentMargin: CGFloat { style == .insetGrouped ? 16 : margin }

    /// Of the cards of the inset style (iOS 13 to 18).
    static let cardRadius: CGFloat = 10

    /// The margins of a title. That of a grouped header stands lower in the first section and higher after a
    /// footer that takes room already.
    func titleMargins(_ end: SectionEnd, isFirst: Bool, followsEmptyFooter: Bool) -> (
        top: CGFloat, bottom: CGFloat
    ) {
        switch (style, end) {
        case (.plain, _): (4, 3.5)
        case (_, .header): (isFirst ? 29.5 : followsEmptyFooter ? 12 : 19.5, 5.5)
        case (_, .footer): (23.0 / 3, 20.0 / 3)
        }
    }

    /// What a section has where it has neither title nor view: nothing in a plain table; in a grouped one 35
    /// points above the first section and 35 between two (half of it measured, the rest as before iOS 26).
    func emptyHeight(_ end: SectionEnd, isFirst: Bool) -> CGFloat {
        guard style != .plain else { return 0 }
        return end == .header && isFirst ? 35 : 17.5
    }

    /// The room above a plain header that is there.
    var headerTopPadding: CGFloat { style == .plain ? 22 : 0 }

    /// What a title of one line takes, until it is measured.
    func estimatedHeight(_ end: SectionEnd) -> CGFloat {
        switch (style, end) {
        case (.plain, .header): 28 + headerTopPadding
        case (.plain, .footer): 28
        case (_, .header): 38
        case (_, .footer): 30
        }
    }
}
