extension UITableView {
    /// How the rows are set out.
    public enum Style: Int, Sendable {
        /// Rows across the whole width; headers and footers stay in view while their section is.
        case plain = 0
        /// Sections apart from each other on a grey ground.
        case grouped = 1
        /// Grouped, each section a card with round corners.
        case insetGrouped = 2
    }

    /// Where a row stands after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        /// Anywhere, with as little movement as shows it.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }
}

extension UITableView {
    /// What separator insets count from.
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges = 0
        /// Where separators begin and end by themselves.
        case fromAutomaticInsets = 1
    }
}

extension UITableViewCell {
    /// Which texts a cell has, where it has no content configuration.
    public enum CellStyle: Int, Sendable {
        /// A text.
        case `default` = 0
        /// A text, and a quiet one at the other end.
        case value1 = 1
        /// A narrow text in the tint, at the end of its column, and another text after it.
        case value2 = 2
        /// A text, and a small one below it.
        case subtitle = 3
    }

    /// What is between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
    }

    /// What a touched or chosen cell looks like; only `none` and the others differ, as since iOS 7.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    /// What stands at the end of a row.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        /// An arrow: the row opens something.
        case disclosureIndicator = 1
        /// A button that tells more of the row, and an arrow.
        case detailDisclosureButton = 2
        /// A mark: the row is chosen.
        case checkmark = 3
        /// A button that tells more of the row.
        case detailButton = 4
    }
}
