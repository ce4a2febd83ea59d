/// What a background of a list stands behind, which decides the colours that it leaves open.
enum ListRole: Hashable, Sendable {
    case plainCell
    case groupedCell
    case plainHeaderFooter
    case groupedHeaderFooter
}

extension UIBackgroundConfiguration {
    /// A row of a plain list: the system's background, grey while it is touched or chosen.
    public static func listPlainCell() -> UIBackgroundConfiguration { list(.plainCell) }

    /// A row of a grouped list: the ground of cards, grey while it is touched or chosen.
    public static func listGroupedCell() -> UIBackgroundConfiguration { list(.groupedCell) }

    /// A header or footer of a plain list. It is opaque here, where UIKit blurs the rows that pass under it.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { list(.plainHeaderFooter) }

    /// A header or footer of a grouped list: clear.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { list(.groupedHeaderFooter) }

    private static func list(_ role: ListRole) -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration(cornerRadius: 0)
        background.listRole = role
        return background
    }

    /// The same background as it should look in a state: a colour that was set stays, one that was left open
    /// follows the state.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard backgroundColor == nil, let listRole else { return self }
        var updated = self
        let cell = state as? UICellConfigurationState
        let isMarked = cell?.isSelected == true || cell?.isHighlighted == true
        updated.backgroundColor =
            switch listRole {
            case .plainCell: isMarked ? .systemGray4 : .systemBackground
            case .groupedCell: isMarked ? .systemGray4 : .secondarySystemGroupedBackground
            case .plainHeaderFooter: .systemBackground
            case .groupedHeaderFooter: .clear
            }
        return updated
    }
}
