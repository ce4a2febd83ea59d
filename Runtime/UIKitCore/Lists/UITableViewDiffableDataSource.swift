public import Foundation

/// Gives a table the rows of a snapshot, and animates from one to the next.
@MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// Makes the cell of an item.
    public typealias CellProvider =
        @MainActor (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
        UITableViewCell?

    /// How rows come and go; automatic by default.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic
    private weak var table: UITableView?
    private let cellProvider: CellProvider
    private var current = Snapshot()
    /// Where the items are; made when it is first asked for.
    private var places: [ItemIdentifierType: IndexPath]?

    /// Becomes the data source of the table, which does not hold it.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// What is shown now.
    open func snapshot() -> Snapshot { current }

    /// Shows a snapshot. What is the same in both stays, with its selection; the rest comes, goes and moves,
    /// and is seen to where differences are animated.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        guard let table, table.dataSource === self else {
            show(snapshot)
            completion?()
            return
        }
        let change = { self.update(table, to: snapshot, completion) }
        if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
    }

    /// Shows a snapshot, and returns when it is all in place.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { done in
            apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }

    /// Shows a snapshot without looking for what is the same: nothing stays selected.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        show(snapshot)
        if let table, table.dataSource === self { table.reloadData() }
        completion?()
    }

    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
        await withCheckedContinuation { done in
            applySnapshotUsingReloadData(snapshot) { done.resume() }
        }
    }

    private func show(_ snapshot: Snapshot) {
        current = snapshot.settled
        places = nil
    }

    private func update(_ table: UITableView, to snapshot: Snapshot, _ completion: (() -> Void)?) {
        let old = current
        let difference = SnapshotDifference(from: old, to: snapshot)
        let animation = defaultRowAnimation
        let reloadedSections = IndexSet(
            snapshot.reloadedSectionIdentifiers.compactMap(old.indexOfSection))
        let reloadedRows = snapshot.reloadedItemIdentifiers.compactMap { indexPath(for: $0) }
        table.performBatchUpdates {
            self.show(snapshot)
            table.deleteSections(difference.deletedSections, with: animation)
            table.insertSections(difference.insertedSections, with: animation)
            for move in difference.movedSections { table.moveSection(move.from, toSection: move.to) }
            table.deleteRows(at: difference.deletedRows, with: animation)
            table.insertRows(at: difference.insertedRows, with: animation)
            for move in difference.movedRows { table.moveRow(at: move.from, to: move.to) }
            table.reloadSections(reloadedSections, with: animation)
            table.reloadRows(at: reloadedRows, with: animation)
        } completion: { _ in
            completion?()
        }
        table.reconfigureRows(at: snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) })
    }

    // MARK: Identifiers

    /// The item of a row; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, let section = sectionIdentifier(for: indexPath.section) else {
            return nil
        }
        let items = current.itemIdentifiers(inSection: section)
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }

    /// The row of an item; nil where it is not there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        if let places { return places[itemIdentifier] }
        var made: [ItemIdentifierType: IndexPath] = [:]
        for (section, identifier) in current.sectionIdentifiers.enumerated() {
            for (row, item) in current.itemIdentifiers(inSection: identifier).enumerated() {
                made[item] = IndexPath(row: row, section: section)
            }
        }
        places = made
        return made[itemIdentifier]
    }

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    // MARK: Data source

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map(current.numberOfItems(inSection:)) ?? 0
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath),
            let cell = cellProvider(tableView, indexPath, item)
        else {
            preconditionFailure("The cell provider of a UITableViewDiffableDataSource gave no cell.")
        }
        return cell
    }

    /// None; a subclass may have some.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// None; a subclass may have some.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}
