/// Contents for each place in a list.
///
/// Texts are those of iOS 15 to 18. A plain header is 28 points high with its 17 points semibold 4 from the
/// top (measured); grouped headers are small, quiet and in capitals. The font of a plain footer is
/// unconfirmed.
extension UIListContentConfiguration {
    /// A row of a list.
    @MainActor public static func cell() -> UIListContentConfiguration { Self(secondaryColor: .label) }

    /// A row of a list whose second text is quieter.
    @MainActor public static func subtitleCell() -> UIListContentConfiguration {
        Self(secondaryColor: .secondaryLabel)
    }

    /// A row of a list whose second text stands at the other end, where both have room.
    @MainActor public static func valueCell() -> UIListContentConfiguration {
        var content = Self(secondaryColor: .secondaryLabel)
        content.secondaryTextProperties = TextProperties(style: .body, color: .secondaryLabel)
        content.prefersSideBySideTextAndSecondaryText = true
        return content
    }

    /// The header of a section in a plain list.
    @MainActor public static func plainHeader() -> UIListContentConfiguration {
        title(TextProperties(style: .headline, color: .label), .plain, .header)
    }

    /// The footer of a section in a plain list.
    @MainActor public static func plainFooter() -> UIListContentConfiguration {
        title(TextProperties(style: .footnote, color: .secondaryLabel), .plain, .footer)
    }

    /// The header of a section in a grouped list.
    @MainActor public static func groupedHeader() -> UIListContentConfiguration {
        var text = TextProperties(style: .footnote, color: .secondaryLabel)
        text.transform = .uppercase
        return title(text, .grouped, .header)
    }

    /// The footer of a section in a grouped list.
    @MainActor public static func groupedFooter() -> UIListContentConfiguration {
        title(TextProperties(style: .footnote, color: .secondaryLabel), .grouped, .footer)
    }

    @MainActor private static func title(
        _ text: TextProperties, _ style: UITableView.Style, _ end: SectionEnd
    ) -> UIListContentConfiguration {
        var content = Self(secondaryColor: .secondaryLabel)
        content.textProperties = text
        content.secondaryTextProperties = TextProperties(style: .footnote, color: .secondaryLabel)
        let margins = TableMetrics(style: style, width: 0).titleMargins(
            end, isFirst: false, followsEmptyFooter: false)
        content.directionalLayoutMargins.top = margins.top
        content.directionalLayoutMargins.bottom = margins.bottom
        return content
    }
}
