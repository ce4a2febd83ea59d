import QuartzCore

/// What exists of a table: the rows, headers and footers in view, at their places.
extension UITableView {
    var map: RowMap { line.map }

    var metrics: TableMetrics { TableMetrics(style: style, width: bounds.width) }

    /// Where the sections start in the content.
    var rowsTop: CGFloat { max(0, tableHeaderView?.bounds.height ?? 0) }

    /// How far rows, headers and footers stand in from the sides: cards from the safe area.
    var sideInsets: UIEdgeInsets {
        guard style == .insetGrouped else { return .zero }
        let safe = contentSafeArea
        return UIEdgeInsets(
            top: 0, left: safe.left + metrics.margin, bottom: 0, right: safe.right + metrics.margin)
    }

    func rect(_ element: TableElement) -> CGRect {
        let insets = sideInsets
        return CGRect(
            x: insets.left, y: rowsTop + line.top(element),
            width: max(0, bounds.width - insets.left - insets.right), height: line.height(element))
    }

    func rect(_ row: Int) -> CGRect { rect(.row(row)) }

    /// What has some of the bounds.
    private var slotsInView: Range<Int> {
        line.slots(from: bounds.minY - rowsTop, to: bounds.maxY - rowsTop)
    }

    /// The rows in view, brought up to date.
    var shownRows: [Int] {
        tileIfNeeded()
        return shownCells.keys.sorted()
    }

    func tileIfNeeded() {
        loadIfNeeded()
        if layer.needsLayout() { tile() }
    }

    /// Shows what is in view. A reload that is asked for meanwhile, in `cellForRowAt` say, is made in the
    /// next round of layout, and what is left of this one is not done.
    func tile() {
        loadIfNeeded()
        guard !isTiling, batch == nil else { return }
        isTiling = true
        defer { isTiling = false }
        recycle(outside: slotsInView)
        learnHeights()
        let inView = slotsInView
        recycle(outside: inView)
        for slot in inView where !needsReload { place(line.element(at: slot)) }
        guard !needsReload else { return }
        placePins(inView)
        placeEnds()
        placeFillers()
        updateContentSize()
        updateSeparators()
    }

    func updateContentSize() {
        contentSize = CGSize(
            width: bounds.width, height: rowsTop + line.total + max(0, tableFooterView?.bounds.height ?? 0))
    }

    // MARK: Learning

    /// Learns the height of everything in view. Of what is known already in view the first stays where it is:
    /// what is learned above it moves the content.
    private func learnHeights() {
        guard !line.isUniform else { return }
        // What is learned may bring more into view, never more than there is.
        for _ in 0..<max(1, line.count) where !needsReload {
            let elements = slotsInView.map { line.element(at: $0) }
            guard let unknown = elements.firstIndex(where: { !line.isKnown($0) }) else { break }
            if let anchor = elements.firstIndex(where: line.isKnown), unknown < anchor {
                learnAbove(elements[anchor - 1])
            } else {
                line.set(measured(elements[unknown]), for: elements[unknown])
            }
        }
        // A header that is held in view may be far above what is seen, and so may its height.
        for pinned in pinnedElements(slotsInView) where !line.isKnown(pinned) { learnAbove(pinned) }
    }

    private func learnAbove(_ element: TableElement) {
        let isBelow = rowsTop + line.top(element) >= bounds.maxY
        let change = line.set(measured(element), for: element)
        if !isBelow { shiftContent(by: change) }
    }

    private func measured(_ element: TableElement) -> CGFloat {
        switch element {
        case .header(let section): return measured(.header, in: section)
        case .footer(let section): return measured(.footer, in: section)
        case .row(let row):
            if heightSource == .delegate {
                let height = askedHeight(row)
                if !(height < 0) { return height }
            }
            return cell(for: row).rowHeight(width: rect(row).width)
        }
    }

    // MARK: Cells

    /// The cell of a row; a new one is in the table from here on.
    private func cell(for row: Int) -> UITableViewCell {
        if let cell = shownCells[row] { return cell }
        let path = map.path(at: row)
        // A view that is made inside of an animation has nowhere to come from.
        var made: UITableViewCell?
        UIView.performWithoutAnimation { made = dataSource?.tableView(self, cellForRowAt: path) }
        guard let cell = made else { return UITableViewCell() }
        if let other = shownCells.first(where: { $0.value === cell }) { shownCells[other.key] = nil }
        shownCells[row] = cell
        UIView.performWithoutAnimation {
            cell.table = self
            cell.adopt(position(of: row))
            cell.frame = rect(row)
            insertSubview(cell, at: 0)
            // The traits pass of this frame is over; a cell that waited for the next would show the wrong
            // colours.
            if let window { window.screen.frames.traits.visit(cell) }
            cell.setSelected(selection.contains(row), animated: false)
        }
        return cell
    }

    private func place(_ element: TableElement) {
        switch element {
        case .row(let row): place(row)
        case .header(let section): placeEnd(.header, in: section)
        case .footer(let section): placeEnd(.footer, in: section)
        }
    }

    private func place(_ row: Int) {
        let isNew = shownCells[row] == nil
        let cell = cell(for: row)
        let frame = rect(row)
        cell.adopt(position(of: row))
        if isNew || !cell.isDisplayed {
            UIView.performWithoutAnimation { cell.frame = frame }
            cell.isDisplayed = true
            delegate?.tableView(self, willDisplay: cell, forRowAt: map.path(at: row))
        } else if cell.frame != frame {
            cell.frame = frame
        }
    }

    /// Where in its section a row is.
    private func position(of row: Int) -> RowPosition {
        let section = map.section(of: row)
        return RowPosition(
            style: style, isFirst: row == map.start(of: section),
            isLast: row + 1 == map.start(of: section + 1))
    }

    // MARK: Recycling

    private func recycle(outside inView: Range<Int>) {
        for row in shownCells.keys where !inView.contains(line.slot(of: .row(row))) { recycle(row) }
        let pinned = pinnedElements(inView)
        for element in shownEnds.keys
        where !inView.contains(line.slot(of: element)) && !pinned.contains(element) {
            recycleEnd(element)
        }
    }

    func recycleAll() {
        for row in shownCells.keys { recycle(row) }
        for element in shownEnds.keys { recycleEnd(element) }
    }

    func recycle(_ row: Int) {
        guard let cell = shownCells.removeValue(forKey: row) else { return }
        if touchedRow == row { touchLost() }
        cell.removeFromSuperview()
        cell.table = nil
        cell.setHighlighted(false, animated: false)
        if cell.isDisplayed, row < map.count {
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: map.path(at: row))
        }
        cell.isDisplayed = false
        pool.put(cell)
    }

    /// What a cell shows changed: its height is learned again.
    func contentChanged(of cell: UITableViewCell) {
        guard heightSource != .fixed, let row = shownCells.first(where: { $0.value === cell })?.key else {
            return
        }
        line.forget(.row(row))
        setNeedsLayout()
    }

    private func placeEnds() {
        if let header = tableHeaderView {
            header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, header.bounds.height))
        }
        if let footer = tableFooterView {
            footer.frame = CGRect(
                x: 0, y: rowsTop + line.total, width: bounds.width, height: max(0, footer.bounds.height))
        }
    }
}
