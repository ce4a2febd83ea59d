import QuartzCore

/// Where in its section a row is, which decides its corners and lines.
struct RowPosition: Equatable {
    var style = UITableView.Style.plain
    var isFirst = false
    var isLast = false

    /// The corners of a card that the row has.
    var roundCorners: CACornerMask {
        guard style == .insetGrouped else { return [] }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }

    /// Whether a line is above the row: sections that are not cards are framed.
    var hasTopLine: Bool { style == .grouped && isFirst }

    /// Whether a line is below the row: a card has none at its end.
    var hasBottomLine: Bool { style != .insetGrouped || !isLast }

    /// Whether the line below begins at the edge and not at the content.
    var bottomLineIsFull: Bool { style == .grouped && isLast }
}
