import QuartzCore

/// What the data source and the delegate are asked, and when.
extension UITableView {
    /// Where heights come from.
    enum HeightSource {
        case fixed
        case delegate
        case selfSizing
    }

    func mustReload() {
        needsReload = true
        setNeedsLayout()
    }

    /// Heights are not what they were; the rows are.
    func mustMeasure() {
        guard !needsReload else { return }
        let first = shownCells.keys.min()
        let distance = first.map { contentOffset.y - rowsTop - heights.top($0) }
        let wasAtTop = contentOffset.y <= verticalRange.lowerBound
        resetHeights()
        if let first, let distance, !wasAtTop, drag == nil, motion == nil {
            moveContent(to: CGPoint(x: contentOffset.x, y: rowsTop + heights.top(first) + distance))
        }
        setNeedsLayout()
    }

    func loadIfNeeded() {
        guard needsReload, !isTiling else { return }
        needsReload = false
        if touchedRow != nil { touchLost() }
        selectedRow = nil
        for row in shownCells.keys { recycle(row) }
        let sections = max(0, dataSource?.numberOfSections(in: self) ?? 0)
        rows = RowMap((0..<sections).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 })
        resetHeights()
        updateContentSize()
        setNeedsLayout()
    }

    /// Starts the heights anew: what is fixed needs no asking; with no estimate all are asked for.
    func resetHeights() {
        let first = firstAnswer
        heightSource = first != nil ? .delegate : rowHeight >= 0 ? .fixed : .selfSizing
        switch heightSource {
        case .fixed:
            heights = RowHeights(count: rows.count, base: rowHeight, isUniform: true)
        case .selfSizing:
            heights = RowHeights(
                count: rows.count, base: estimatedRowHeight > 0 ? estimatedRowHeight : standardHeight)
        case .delegate:
            let asksAll = estimatedRowHeight == 0
            let estimate =
                estimatedRowHeight > 0 ? estimatedRowHeight : rowHeight >= 0 ? rowHeight : standardHeight
            heights = RowHeights(count: rows.count, base: asksAll ? first ?? estimate : estimate)
            if let first, first >= 0 || first.isNaN { heights.set(first, for: 0) }
            guard asksAll else { break }
            for row in 1..<max(1, rows.count) {
                let height = askedHeight(row)
                heights.set(height < 0 ? standardHeight : height, for: row)
            }
        }
    }

    /// The delegate's height for the first row; nil where it has none to give.
    private var firstAnswer: CGFloat? {
        guard rows.count > 0, let delegate else { return nil }
        delegateHasNoHeights = false
        let height = delegate.tableView(self, heightForRowAt: rows.path(at: 0))
        return delegateHasNoHeights ? nil : height
    }

    func askedHeight(_ row: Int) -> CGFloat {
        delegate?.tableView(self, heightForRowAt: rows.path(at: row)) ?? rowHeight
    }

    /// A row of one line, in points (iOS 17 and 18).
    var standardHeight: CGFloat { 44 }
}
