public import QuartzCore

/// Rows and sections that come, go and move, with animation.
///
/// The data source changes first, or within the batch; afterwards its numbers must follow from those before
/// and from what the batch says, or the program stops with both numbers.
extension UITableView {
    /// How a row comes or goes.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        /// From, or to, the right.
        case right = 1
        case left = 2
        /// From above, or to above.
        case top = 3
        case bottom = 4
        /// At once.
        case none = 5
        /// As `fade`.
        case middle = 6
        /// The table chooses: `fade`.
        case automatic = 100
    }

    /// Makes one batch of the updates in a block, and calls the completion when their animations have ended.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        if let completion { batch?.completions.append(completion) }
        endUpdates()
    }

    /// Begins a batch. Batches may be within each other; the outermost counts.
    public func beginUpdates() {
        if batch == nil { batch = TableBatch(isReload: needsReload) }
        batch?.depth += 1
    }

    /// Ends a batch. Without updates in it heights are asked for anew, as in UIKit.
    public func endUpdates() {
        guard let open = batch else {
            preconditionFailure("endUpdates() of a UITableView was called without beginUpdates().")
        }
        batch?.depth -= 1
        guard open.depth == 1, let closed = batch else { return }
        batch = nil
        commit(closed)
    }

    /// Whether a batch is open.
    public var hasUncommittedUpdates: Bool { batch != nil }

    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { for path in indexPaths { $0.insertedRows[path] = animation } }
    }

    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { for path in indexPaths { $0.deletedRows[path] = animation } }
    }

    /// Asks for the cells of rows anew.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { for path in indexPaths { $0.reloadedRows[path] = animation } }
    }

    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.movedRows[indexPath] = newIndexPath }
    }

    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { for section in sections { $0.insertedSections[section] = animation } }
    }

    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { for section in sections { $0.deletedSections[section] = animation } }
    }

    /// Asks for sections anew; their number of rows may be another.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { for section in sections { $0.reloadedSections[section] = animation } }
    }

    public func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections[section] = newSection }
    }

    /// Lets the data source fill the cells of rows in view again: it dequeues the cells that they have.
    /// Heights are learned anew, and so are those of rows out of view.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        guard !needsReload else { return }
        for path in indexPaths {
            guard let row = map.index(of: path) else { continue }
            line.forget(.row(row))
            guard let cell = shownCells[row], let dataSource else { continue }
            pool.reconfiguring = cell
            let filled = dataSource.tableView(self, cellForRowAt: path)
            pool.reconfiguring = nil
            precondition(
                filled === cell,
                "tableView(_:cellForRowAt:) gave another cell for a row that is reconfigured: dequeue it "
                    + "with the same identifier, or use reloadRows(at:with:).")
        }
        setNeedsLayout()
    }

    private func update(_ change: (inout TableUpdates) -> Void) {
        beginUpdates()
        if var updates = batch?.updates {
            change(&updates)
            batch?.updates = updates
        }
        endUpdates()
    }
}

/// A batch of updates that is open.
struct TableBatch {
    var depth = 0
    var updates = TableUpdates()
    var completions: [(Bool) -> Void] = []
    /// Whether the rows were to be loaded anyway when it began: there is nothing to compare with.
    let isReload: Bool

    init(isReload: Bool) { self.isReload = isReload }
}
