import QuartzCore

/// Where the parts of one group of an alert are, decided from the sizes of its texts alone.
///
/// Text and actions scroll on their own where there is little room: the actions keep at least a row and a
/// half, and the text has the rest.
struct AlertLayout: Equatable {
    let size: CGSize
    let title: CGRect
    let message: CGRect
    /// What shows of the text, and how high all of it is.
    let header: CGRect
    let headerContent: CGFloat
    /// What shows of the actions, and how high all of them are; the rows are in its coordinates.
    let actions: CGRect
    let actionsContent: CGFloat
    let rows: [CGRect]
    /// Lines between the rows, in the coordinates of the actions.
    let separators: [CGRect]

    /// - Parameters:
    ///   - titleHeight: at the width inside the insets; nil without a title.
    ///   - rowHeights: of the actions, each in a row of its own.
    ///   - sideBySide: whether two actions share a row.
    init(
        _ metrics: AlertMetrics, titleHeight: CGFloat?, messageHeight: CGFloat?,
        rowHeights: [CGFloat], sideBySide: Bool, maximumHeight: CGFloat = .infinity
    ) {
        let width = metrics.width
        let inner = width - 2 * metrics.inset
        let texts = [titleHeight, messageHeight].compactMap(\.self)
        let gap = texts.count == 2 ? metrics.gap : 0
        title = CGRect(x: metrics.inset, y: metrics.top, width: inner, height: titleHeight ?? 0)
        message = CGRect(
            x: metrics.inset, y: metrics.top + (titleHeight ?? 0) + gap, width: inner,
            height: messageHeight ?? 0)
        let bottom = texts.count == 2 ? metrics.bottomOfBoth : metrics.bottomOfOne
        let line = metrics.pixel
        let textHeight = metrics.top + texts.reduce(0, +) + gap + bottom
        headerContent = texts.isEmpty ? 0 : (textHeight / line - 1e-6).rounded(.up) * line
        let isPair = sideBySide && rowHeights.count == 2
        // A line stands above each row, but above the first only where there is text.
        let first = texts.isEmpty ? 0 : line
        var rows: [CGRect] = []
        var separators: [CGRect] = []
        if isPair {
            let half = ((width - line) / 2 / line).rounded(.down) * line
            let height = rowHeights.max() ?? 0
            rows = [
                CGRect(x: 0, y: first, width: half, height: height),
                CGRect(x: half + line, y: first, width: width - half - line, height: height),
            ]
            separators = [CGRect(x: half, y: first, width: line, height: height)]
        } else {
            var top = first
            for height in rowHeights {
                if !rows.isEmpty {
                    separators.append(CGRect(x: 0, y: top - line, width: width, height: line))
                }
                rows.append(CGRect(x: 0, y: top, width: width, height: height))
                top += height + line
            }
        }
        if first > 0, !rowHeights.isEmpty {
            separators.append(CGRect(x: 0, y: 0, width: width, height: line))
        }
        self.rows = rows
        self.separators = separators
        actionsContent = rows.map(\.maxY).max() ?? 0
        let least = min(actionsContent, Self.leastRows * metrics.rowHeight)
        let actionsHeight = min(actionsContent, max(least, maximumHeight - headerContent))
        let headerHeight = min(headerContent, max(0, maximumHeight - actionsHeight))
        header = CGRect(x: 0, y: 0, width: width, height: headerHeight)
        actions = CGRect(x: 0, y: headerHeight, width: width, height: actionsHeight)
        size = CGSize(width: width, height: headerHeight + actionsHeight)
    }

    /// How many rows stay visible however long the text is (one and a half: measured by others).
    private static let leastRows: CGFloat = 1.5
}
