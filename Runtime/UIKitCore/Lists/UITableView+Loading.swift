import QuartzCore

/// What the data source and the delegate are asked, and when.
extension UITableView {
    /// Where heights of rows come from.
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
        let distance = first.map { contentOffset.y - rect($0).minY }
        let wasAtTop = contentOffset.y <= verticalRange.lowerBound
        resetHeights()
        if let first, let distance, !wasAtTop, drag == nil, motion == nil {
            moveContent(to: CGPoint(x: contentOffset.x, y: rect(first).minY + distance))
        }
        setNeedsLayout()
    }

    func loadIfNeeded() {
        guard needsReload, !isTiling else { return }
        needsReload = false
        loads += 1
        if touchedRow != nil { touchLost() }
        selection.removeAll()
        recycleAll()
        let sections = max(0, dataSource?.numberOfSections(in: self) ?? 0)
        line = TableLine(
            RowMap((0..<sections).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }))
        resetHeights()
        updateContentSize()
        setNeedsLayout()
    }

    /// Starts the heights anew: what is fixed needs no asking; with no estimate all are asked for.
    func resetHeights() {
        titles.removeAll()
        bareEnds.removeAll()
        line = TableLine(
            map, headers: startingHeights(.header), rows: startingRows(), footers: startingHeights(.footer))
    }

    // MARK: Rows

    private func startingRows() -> RowHeights {
        let first = map.count > 0 ? answer { $0.tableView(self, heightForRowAt: map.path(at: 0)) } : nil
        heightSource = first != nil ? .delegate : rowHeight >= 0 ? .fixed : .selfSizing
        if heightSource == .fixed { return RowHeights(count: map.count, base: rowHeight, isUniform: true) }
        let standard = heightSource == .delegate && rowHeight >= 0 ? rowHeight : standardHeight
        guard let first, estimatedRowHeight == 0 else {
            return estimatedRows(estimatedRowHeight > 0 ? estimatedRowHeight : standard, first)
        }
        var heights = RowHeights(count: map.count, base: first)
        for row in 0..<map.count {
            let height = row == 0 ? first : askedHeight(row)
            heights.set(height < 0 ? standardHeight : height, for: row)
        }
        return heights
    }

    /// A delegate that estimates is asked for every row, as in UIKit; one that does not costs nothing.
    private func estimatedRows(_ estimate: CGFloat, _ first: CGFloat?) -> RowHeights {
        var heights = RowHeights(count: map.count, base: estimate)
        if map.count > 0,
            answer({ $0.tableView(self, estimatedHeightForRowAt: map.path(at: 0)) }) != nil
        {
            for row in 0..<map.count {
                let guess = delegate?.tableView(self, estimatedHeightForRowAt: map.path(at: row)) ?? estimate
                guard guess >= 0 else { continue }
                heights.set(guess, for: row)
                heights.forget(row)
            }
        }
        if let first, first >= 0 || first.isNaN { heights.set(first, for: 0) }
        return heights
    }

    /// What the delegate says itself; nil where it leaves the question to the table.
    func answer<Value>(_ ask: (any UITableViewDelegate) -> Value) -> Value? {
        guard let delegate else { return nil }
        delegateHasNoAnswer = false
        let value = ask(delegate)
        return delegateHasNoAnswer ? nil : value
    }

    func askedHeight(_ row: Int) -> CGFloat {
        delegate?.tableView(self, heightForRowAt: map.path(at: row)) ?? rowHeight
    }

    /// A row of one line, in points (iOS 17 and 18).
    var standardHeight: CGFloat { 44 }

    // MARK: Headers and footers

    /// Which sections have titles costs a question a section; how high they are is learned near the screen.
    private func startingHeights(_ end: SectionEnd) -> RowHeights {
        let metrics = metrics
        var heights = RowHeights(count: map.sections, base: metrics.emptyHeight(end, isFirst: false))
        let estimate = end == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        let asksAll = estimate <= 0 && map.sections > 0 && askedHeight(end, in: 0) != nil
        for section in 0..<map.sections {
            if asksAll, let height = askedHeight(end, in: section), !(height < 0) {
                heights.set(padded(height, end), for: section)
                continue
            }
            let title = title(end, of: section)
            guard title != nil || estimate > 0 || section == 0 else { continue }
            let guess =
                title == nil && estimate <= 0
                ? metrics.emptyHeight(end, isFirst: section == 0)
                : estimate > 0 ? estimate : metrics.estimatedHeight(end)
            heights.set(guess, for: section)
            heights.forget(section)
        }
        return heights
    }

    /// The delegate's height; nil where it has none to give.
    func askedHeight(_ end: SectionEnd, in section: Int) -> CGFloat? {
        answer {
            end == .header
                ? $0.tableView(self, heightForHeaderInSection: section)
                : $0.tableView(self, heightForFooterInSection: section)
        }
    }

    func title(_ end: SectionEnd, of section: Int) -> String? {
        if let known = titles[end.element(section)] { return known }
        let title =
            end == .header
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        if let title { titles[end.element(section)] = title }
        return title
    }

    /// A plain header that is there has room above it.
    func padded(_ height: CGFloat, _ end: SectionEnd) -> CGFloat {
        end == .header && height > 0 ? height + headerPadding : height
    }

    var headerPadding: CGFloat {
        sectionHeaderTopPadding >= 0 ? RowHeights.sane(sectionHeaderTopPadding) : metrics.headerTopPadding
    }
}
