public import QuartzCore

/// Which rows are chosen.
extension UITableView {
    /// The chosen row, of several the first; nil where none is.
    public var indexPathForSelectedRow: IndexPath? { selection.first.map { map.path(at: $0) } }

    /// The chosen rows from the top; nil where none is.
    public var indexPathsForSelectedRows: [IndexPath]? {
        selection.isEmpty ? nil : selection.sorted.map { map.path(at: $0) }
    }

    /// Selects without telling the delegate, beside what is selected already if
    /// `allowsMultipleSelection`; nil selects none. A row that is not there changes nothing, and
    /// the position `none` scrolls nowhere.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        guard let indexPath else { return deselectAll(animated: animated) }
        guard let row = map.index(of: indexPath) else { return }
        if !allowsMultipleSelection { deselectAll(but: row, animated: animated) }
        select(row, animated: animated)
        if scrollPosition != .none { scroll(to: .row(row), scrollPosition, animated: animated) }
    }

    /// Takes a row out of the selection without telling the delegate.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard let row = map.index(of: indexPath) else { return }
        deselect(row, animated: animated)
    }

    /// Scrolls to the selected row that is nearest to what is seen; without a selection nowhere.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        let middle = bounds.midY
        let nearest = selection.sorted.min { abs(rect($0).midY - middle) < abs(rect($1).midY - middle) }
        if let nearest { scroll(to: .row(nearest), scrollPosition, animated: animated) }
    }

    func select(_ row: Int, animated: Bool) {
        guard !selection.contains(row) else { return }
        selection.insert(row)
        shownCells[row]?.setSelected(true, animated: animated)
        updateSeparators()
    }

    func deselect(_ row: Int, animated: Bool) {
        guard selection.contains(row) else { return }
        selection.remove(row)
        shownCells[row]?.setSelected(false, animated: animated)
        updateSeparators()
    }

    func deselectAll(but row: Int? = nil, animated: Bool) {
        for other in selection.sorted where other != row { deselect(other, animated: animated) }
    }
}
