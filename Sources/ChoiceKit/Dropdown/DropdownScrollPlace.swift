import UIKit

/// What a person sees of a list, by id, to be found again when the list holds other items.
@MainActor struct DropdownScrollPlace {
    /// A row that is seen, and how far its top is below the top of the list.
    private struct Row {
        let index: Int
        let id: AnyHashable
        let distance: CGFloat
    }

    private let rows: [Row]

    init(of table: UITableView, showing content: DropdownListContent) {
        rows = (table.indexPathsForVisibleRows ?? []).map { indexPath in
            let index = content.sections.row(at: indexPath)
            return Row(
                index: index, id: content.items[index].id,
                distance: table.rectForRow(at: indexPath).minY - table.contentOffset.y)
        }
    }

    /// Scrolls so that the first of the rows that is still there stays where it was.
    func restore(in table: UITableView, showing content: DropdownListContent) {
        let indices = Self.indices(of: rows.map { ($0.id, $0.index) }, in: content.items)
        guard
            let (row, index) = zip(rows, indices).lazy
                .compactMap({ row, index in index.map { (row, $0) } }).first
        else { return }
        let top = table.rectForRow(at: content.sections.indexPath(of: index)).minY
        let lowest = max(
            0, table.contentSize.height - table.bounds.height + table.adjustedContentInset.bottom)
        table.contentOffset.y = min(max(0, top - row.distance), lowest)
        table.layoutIfNeeded()
    }

    /// Where ids are now that were at these places: looked for there first, then in one pass over all items.
    static func indices(of ids: [(id: AnyHashable, former: Int)], in items: DropdownItems) -> [Int?] {
        let unmoved = ids.map { items.indices.contains($0.former) && items[$0.former].id == $0.id }
        guard unmoved.contains(false) else { return ids.map(\.former) }
        var wanted = Set(ids.map(\.id))
        var found: [AnyHashable: Int] = [:]
        for (index, item) in items.enumerated() where wanted.remove(item.id) != nil {
            found[item.id] = index
            if wanted.isEmpty { break }
        }
        return ids.map { found[$0.id] }
    }
}
