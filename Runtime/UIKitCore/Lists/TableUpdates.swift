import Foundation

/// What one batch of updates does to sections and rows.
///
/// As in UIKit, what is deleted, reloaded or moved is named by where it was before the batch, what is
/// inserted and where things move to by where it is after it, whatever the order of the calls.
struct TableUpdates {
    typealias Animation = UITableView.RowAnimation

    var deletedSections: [Int: Animation] = [:]
    var insertedSections: [Int: Animation] = [:]
    var reloadedSections: [Int: Animation] = [:]
    /// The new place of each section that moves, by the old one.
    var movedSections: [Int: Int] = [:]
    var deletedRows: [IndexPath: Animation] = [:]
    var insertedRows: [IndexPath: Animation] = [:]
    var reloadedRows: [IndexPath: Animation] = [:]
    var movedRows: [IndexPath: IndexPath] = [:]

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
            && movedSections.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty
            && movedRows.isEmpty
    }

    /// Where everything goes, or why the batch cannot be.
    func plan(from old: RowMap, to new: RowMap) throws(TableUpdateError) -> TableUpdatePlan {
        try checkPlaces(old, new)
        let sections = LinePlan(
            removed: Set(deletedSections.keys).union(movedSections.keys),
            placed: Set(insertedSections.keys).union(movedSections.values), moves: movedSections,
            count: old.sections)
        guard old.sections - deletedSections.count + insertedSections.count == new.sections else {
            throw .numberOfSections(
                before: old.sections, after: new.sections, inserted: insertedSections.count,
                deleted: deletedSections.count)
        }
        var rows: [Int: LinePlan] = [:]
        for section in 0..<old.sections where deletedSections[section] == nil {
            guard let target = sections.new(section) else { continue }
            let plan = rowPlan(in: section, to: target, old)
            rows[section] = plan.line
            // A section that is reloaded may have any number of rows.
            guard reloadedSections[section] == nil, plan.expected != new.rows(in: target) else { continue }
            throw .numberOfRows(
                section: target, before: old.rows(in: section), after: new.rows(in: target),
                inserted: plan.inserted, deleted: plan.deleted, movedIn: plan.movedIn,
                movedOut: plan.movedOut)
        }
        return TableUpdatePlan(updates: self, old: old, new: new, sections: sections, rows: rows)
    }

    private struct RowPlan {
        var line: LinePlan
        var expected: Int
        var inserted = 0
        var deleted = 0
        var movedIn = 0
        var movedOut = 0
    }

    private func rowPlan(in section: Int, to target: Int, _ old: RowMap) -> RowPlan {
        let deleted = deletedRows.keys.filter { $0.section == section }.map(\.row)
        let out = movedRows.keys.filter { $0.section == section }.map(\.row)
        let inserted = insertedRows.keys.filter { $0.section == target }.map(\.row)
        let arriving = movedRows.values.filter { $0.section == target }.map(\.row)
        let count = old.rows(in: section)
        return RowPlan(
            line: LinePlan(
                removed: Set(deleted + out), placed: Set(inserted + arriving), moves: [:], count: count),
            expected: count - deleted.count - out.count + inserted.count + arriving.count,
            inserted: inserted.count, deleted: deleted.count, movedIn: arriving.count, movedOut: out.count)
    }

    private func checkPlaces(_ old: RowMap, _ new: RowMap) throws(TableUpdateError) {
        for section in [deletedSections.keys, reloadedSections.keys].joined()
        where !(0..<old.sections).contains(section) {
            throw .sectionOutOfRange(section, count: old.sections, isAfter: false)
        }
        for section in movedSections.keys where !(0..<old.sections).contains(section) {
            throw .sectionOutOfRange(section, count: old.sections, isAfter: false)
        }
        for section in [Array(insertedSections.keys), Array(movedSections.values)].joined()
        where !(0..<new.sections).contains(section) {
            throw .sectionOutOfRange(section, count: new.sections, isAfter: true)
        }
        for path in [Array(deletedRows.keys), Array(reloadedRows.keys), Array(movedRows.keys)].joined()
        where old.index(of: path) == nil {
            throw .rowOutOfRange(path, count: Self.rows(at: path, in: old), isAfter: false)
        }
        for path in [Array(insertedRows.keys), Array(movedRows.values)].joined()
        where new.index(of: path) == nil {
            throw .rowOutOfRange(path, count: Self.rows(at: path, in: new), isAfter: true)
        }
        if let path = deletedRows.keys.first(where: { reloadedRows[$0] != nil || movedRows[$0] != nil }) {
            throw .twice(path)
        }
    }

    private static func rows(at path: IndexPath, in map: RowMap) -> Int {
        path.count == 2 ? map.rows(in: path.section) : 0
    }
}

/// Why a batch cannot be: what the data source says does not follow from the updates.
enum TableUpdateError: Error, Equatable, CustomStringConvertible {
    case numberOfSections(before: Int, after: Int, inserted: Int, deleted: Int)
    case numberOfRows(
        section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
    case sectionOutOfRange(Int, count: Int, isAfter: Bool)
    case rowOutOfRange(IndexPath, count: Int, isAfter: Bool)
    case twice(IndexPath)

    var description: String {
        switch self {
        case .numberOfSections(let before, let after, let inserted, let deleted):
            "Invalid update: the table has \(after) sections after the update, but it had "
                + "\(before) before, with \(inserted) inserted and \(deleted) deleted. \(Self.remedy)"
        case .numberOfRows(
            let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
            "Invalid update: section \(section) has \(after) rows after the update, but it had \(before) "
                + "before, with \(inserted) inserted and \(deleted) deleted, \(movedIn) moved in and "
                + "\(movedOut) moved out. \(Self.remedy)"
        case .sectionOutOfRange(let section, let count, let isAfter):
            "Invalid update: there is no section \(section), for there are \(count) "
                + (isAfter ? "after the update." : "before the update.")
        case .rowOutOfRange(let path, let count, let isAfter):
            "Invalid update: there is no row at \(Array(path)), for its section has \(count) rows "
                + (isAfter ? "after the update." : "before the update.")
        case .twice(let path):
            "Invalid update: the row at \(Array(path)) is deleted and reloaded or moved in one batch."
        }
    }

    private static let remedy = "Change the data source in the same batch."
}
