import Foundation

/// Where each section and row of a table goes in a batch of updates, in time that depends on the updates and
/// not on the rows.
struct TableUpdatePlan {
    let updates: TableUpdates
    let old: RowMap
    let new: RowMap
    let sections: LinePlan
    /// By the old section.
    let rows: [Int: LinePlan]

    /// Where a section goes; nil for one that is deleted.
    func newSection(_ section: Int) -> Int? { sections.new(section) }

    /// Where a row goes, reloaded or not; nil for one that is deleted, by itself or with its section.
    func newRow(_ row: Int) -> Int? {
        let path = old.path(at: row)
        if let target = updates.movedRows[path] { return new.index(of: target) }
        guard updates.reloadedSections[path.section] == nil, let section = sections.new(path.section),
            let place = rows[path.section]?.new(path.row)
        else { return nil }
        return new.index(of: IndexPath(row: place, section: section))
    }

    /// Where a row comes from; nil for one that is new.
    func oldRow(_ row: Int) -> Int? {
        let path = new.path(at: row)
        if let source = updates.movedRows.first(where: { $0.value == path })?.key {
            return old.index(of: source)
        }
        guard let section = sections.old(path.section), updates.reloadedSections[section] == nil,
            let place = rows[section]?.old(path.row)
        else { return nil }
        return old.index(of: IndexPath(row: place, section: section))
    }

    /// Whether the cell of an old row is asked for anew.
    func isReloaded(_ row: Int) -> Bool { updates.reloadedRows[old.path(at: row)] != nil }

    /// How the cell of an old row goes.
    func leaving(_ row: Int) -> UITableView.RowAnimation {
        let path = old.path(at: row)
        return updates.deletedRows[path] ?? updates.reloadedRows[path]
            ?? updates.deletedSections[path.section] ?? updates.reloadedSections[path.section] ?? .automatic
    }

    /// How the cell of a new row comes; nil for one that was there.
    func arriving(_ row: Int) -> UITableView.RowAnimation? {
        let path = new.path(at: row)
        if let source = oldRow(row) { return updates.reloadedRows[old.path(at: source)] }
        if let animation = updates.insertedRows[path] ?? updates.insertedSections[path.section] {
            return animation
        }
        return sections.old(path.section).flatMap { updates.reloadedSections[$0] } ?? .automatic
    }
}
