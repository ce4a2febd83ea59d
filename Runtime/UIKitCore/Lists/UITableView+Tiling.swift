import QuartzCore

/// Which rows exist: those in view, at their places.
extension UITableView {
    /// Where the rows start in the content.
    var rowsTop: CGFloat { max(0, tableHeaderView?.bounds.height ?? 0) }

    func rect(_ row: Int) -> CGRect {
        CGRect(x: 0, y: rowsTop + heights.top(row), width: bounds.width, height: heights.height(row))
    }

    /// The rows that have some of the bounds.
    private var rowsInView: Range<Int> {
        heights.rows(from: bounds.minY - rowsTop, to: bounds.maxY - rowsTop)
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

    func tile() {
        loadIfNeeded()
        guard !isTiling else { return }
        isTiling = true
        defer { isTiling = false }
        recycleOutside(rowsInView)
        learnHeights()
        let inView = rowsInView
        recycleOutside(inView)
        for row in inView { place(row) }
        placeEnds()
        placeFillers()
        updateContentSize()
        updateSeparators()
    }

    func updateContentSize() {
        contentSize = CGSize(
            width: bounds.width, height: rowsTop + heights.total + max(0, tableFooterView?.bounds.height ?? 0)
        )
    }

    /// Learns the height of every row in view. Of what is known already in view the first stays where it is:
    /// what is learned above it moves the content.
    private func learnHeights() {
        guard !heights.isUniform else { return }
        // What is learned may bring further rows into view, never more than there are.
        for _ in 0..<max(1, rows.count) {
            let inView = rowsInView
            guard let unknown = inView.first(where: { !heights.isKnown($0) }) else { return }
            if let anchor = inView.first(where: heights.isKnown), unknown < anchor {
                shiftContent(by: heights.set(measured(anchor - 1), for: anchor - 1))
            } else {
                heights.set(measured(unknown), for: unknown)
            }
        }
    }

    private func measured(_ row: Int) -> CGFloat {
        if heightSource == .delegate {
            let height = askedHeight(row)
            if !(height < 0) { return height }
        }
        return cell(for: row).rowHeight(width: bounds.width)
    }

    /// The cell of a row; a new one is in the table from here on.
    private func cell(for row: Int) -> UITableViewCell {
        if let cell = shownCells[row] { return cell }
        let path = rows.path(at: row)
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return UITableViewCell() }
        if let other = shownCells.first(where: { $0.value === cell }) { shownCells[other.key] = nil }
        shownCells[row] = cell
        UIView.performWithoutAnimation {
            cell.table = self
            cell.frame = rect(row)
            insertSubview(cell, at: 0)
            // The traits pass of this frame is over; a cell that waited for the next would show the wrong
            // colours.
            if let window { window.screen.frames.traits.visit(cell) }
            cell.setSelected(row == selectedRow, animated: false)
        }
        return cell
    }

    private func place(_ row: Int) {
        let isNew = shownCells[row] == nil
        let cell = cell(for: row)
        let frame = rect(row)
        if isNew || !cell.isDisplayed {
            UIView.performWithoutAnimation { cell.frame = frame }
            cell.isDisplayed = true
            delegate?.tableView(self, willDisplay: cell, forRowAt: rows.path(at: row))
        } else if cell.frame != frame {
            cell.frame = frame
        }
    }

    private func recycleOutside(_ inView: Range<Int>) {
        for row in shownCells.keys where !inView.contains(row) { recycle(row) }
    }

    func recycle(_ row: Int) {
        guard let cell = shownCells.removeValue(forKey: row) else { return }
        if touchedRow == row { touchLost() }
        cell.removeFromSuperview()
        cell.table = nil
        cell.setHighlighted(false, animated: false)
        if cell.isDisplayed, row < rows.count {
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: rows.path(at: row))
        }
        cell.isDisplayed = false
        pool.put(cell)
    }

    /// What a cell shows changed: its height is learned again.
    func contentChanged(of cell: UITableViewCell) {
        guard heightSource != .fixed, let row = shownCells.first(where: { $0.value === cell })?.key else {
            return
        }
        heights.forget(row)
        setNeedsLayout()
    }

    private func placeEnds() {
        if let header = tableHeaderView {
            header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, header.bounds.height))
        }
        if let footer = tableFooterView {
            footer.frame = CGRect(
                x: 0, y: rowsTop + heights.total, width: bounds.width, height: max(0, footer.bounds.height))
        }
    }
}
