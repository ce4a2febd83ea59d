import QuartzCore

/// Touching rows: a touch marks its row, a drag takes the mark away, lifting selects.
///
/// The delegate hears in UIKit's order: unhighlighted, will select, deselected the old row, selected the new
/// one.
extension UITableView {
    func touchLanded(_ touch: UITouch) {
        guard allowsSelection, touchedRow == nil, let row = row(of: touch.view) else { return }
        guard delegate?.tableView(self, shouldHighlightRowAt: rows.path(at: row)) ?? true else { return }
        touchedRow = row
        shownCells[row]?.setHighlighted(true, animated: false)
        updateSeparators()
        delegate?.tableView(self, didHighlightRowAt: rows.path(at: row))
    }

    func touchMoved(_ touch: UITouch) {
        guard let touchedRow, !rect(touchedRow).contains(touch.location(in: self)) else { return }
        touchLost()
    }

    func touchLifted() {
        guard let row = touchedRow else { return }
        touchLost()
        guard row < rows.count else { return }
        let path = rows.path(at: row)
        let chosen = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
        guard let chosen, let new = rows.index(of: chosen) else { return }
        let old = selectedRow
        select(new, animated: false)
        if let old, old != new { delegate?.tableView(self, didDeselectRowAt: rows.path(at: old)) }
        delegate?.tableView(self, didSelectRowAt: chosen)
    }

    func touchLost() {
        guard let row = touchedRow else { return }
        touchedRow = nil
        shownCells[row]?.setHighlighted(false, animated: false)
        updateSeparators()
        if row < rows.count { delegate?.tableView(self, didUnhighlightRowAt: rows.path(at: row)) }
    }

    func select(_ row: Int?, animated: Bool) {
        guard row != selectedRow else { return }
        let old = selectedRow
        selectedRow = row
        if let old { shownCells[old]?.setSelected(false, animated: animated) }
        if let row { shownCells[row]?.setSelected(true, animated: animated) }
        updateSeparators()
    }

    private func row(of view: UIView?) -> Int? {
        let cell = sequence(first: view, next: { $0?.superview }).lazy
            .compactMap { $0 as? UITableViewCell }.first { $0.table === self }
        return cell.flatMap { cell in shownCells.first { $0.value === cell }?.key }
    }
}
