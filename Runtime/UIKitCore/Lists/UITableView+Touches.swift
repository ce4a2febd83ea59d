import QuartzCore

/// Touching rows: a touch marks its row, a drag takes the mark away, lifting selects.
///
/// The delegate hears in UIKit's order: unhighlighted, will select, will deselect and deselected the old row,
/// selected the new one. It may change the rows in any of these calls; then nothing more is done with the
/// touch.
extension UITableView {
    func touchLanded(_ touch: UITouch) {
        guard allowsSelection, touchedRow == nil, let row = row(of: touch.view) else { return }
        let load = loads
        guard delegate?.tableView(self, shouldHighlightRowAt: map.path(at: row)) ?? true, load == loads else {
            return
        }
        touchedRow = row
        shownCells[row]?.setHighlighted(true, animated: false)
        updateSeparators()
        delegate?.tableView(self, didHighlightRowAt: map.path(at: row))
    }

    func touchMoved(_ touch: UITouch) {
        guard let touchedRow, !rect(touchedRow).contains(touch.location(in: self)) else { return }
        touchLost()
    }

    func touchLifted() {
        guard let row = touchedRow else { return }
        let load = loads
        touchLost()
        guard load == loads, row < map.count else { return }
        if allowsMultipleSelection, selection.contains(row) {
            deselectByPerson(row)
        } else {
            selectByPerson(row)
        }
    }

    func touchLost() {
        guard let row = touchedRow else { return }
        touchedRow = nil
        shownCells[row]?.setHighlighted(false, animated: false)
        updateSeparators()
        if row < map.count { delegate?.tableView(self, didUnhighlightRowAt: map.path(at: row)) }
    }

    /// The delegate may put another row in place of the touched one, or none. In a table that selects one row
    /// an old one that may not be deselected stays, and the new one is not selected: there are never two.
    private func selectByPerson(_ row: Int) {
        let path = map.path(at: row)
        let chosen = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
        guard let chosen, let new = map.index(of: chosen) else { return }
        let load = loads
        if !allowsMultipleSelection, let old = selection.first, old != new {
            guard deselectByPerson(old), load == loads else { return }
        }
        select(new, animated: false)
        delegate?.tableView(self, didSelectRowAt: chosen)
    }

    /// Whether the row was deselected, or the one that the delegate put in its place.
    @discardableResult private func deselectByPerson(_ row: Int) -> Bool {
        let path = map.path(at: row)
        let chosen = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
        guard let chosen, let old = map.index(of: chosen), selection.contains(old) else { return false }
        deselect(old, animated: false)
        delegate?.tableView(self, didDeselectRowAt: chosen)
        return true
    }

    /// A person pressed the button at the end of a row.
    func accessoryTapped(in cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }

    private func row(of view: UIView?) -> Int? {
        let cell = sequence(first: view, next: { $0?.superview }).lazy
            .compactMap { $0 as? UITableViewCell }.first { $0.table === self }
        return cell.flatMap { cell in shownCells.first { $0.value === cell }?.key }
    }
}
