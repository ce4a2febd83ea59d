import QuartzCore

/// Brings a batch of updates on the screen.
extension UITableView {
    func commit(_ batch: TableBatch) {
        guard !batch.isReload, !needsReload, !isTiling else {
            mustReload()
            return finish(batch.completions, true)
        }
        let plan: TableUpdatePlan
        do {
            plan = try batch.updates.plan(from: map, to: RowMap(askedCounts()))
        } catch {
            preconditionFailure("\(error)")
        }
        guard window != nil, UIView.areAnimationsEnabled else {
            UIView.performWithoutAnimation { apply(plan) }
            return finish(batch.completions, true)
        }
        animateUpdate {
            apply(plan)
        } completion: { [weak self] finished in
            self?.finish(batch.completions, finished)
        }
    }

    private func finish(_ completions: [(Bool) -> Void], _ finished: Bool) {
        for completion in completions { completion(finished) }
    }

    private func askedCounts() -> [Int] {
        let sections = max(0, dataSource?.numberOfSections(in: self) ?? 0)
        return (0..<sections).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    }

    /// Mass 1, stiffness 438.65, damping 41.89 (measured by others on an iPhone): a critically damped spring
    /// that is at rest after so many seconds.
    private static let updateSpring = AnimationBlock.Timing.spring(
        dampingRatio: 1, velocity: 0, duration: 0.441)

    private func animateUpdate(_ changes: () -> Void, completion: @escaping (Bool) -> Void) {
        AnimationBlock.run(Self.updateSpring, delay: 0, options: [], changes, completion)
    }

    private func apply(_ plan: TableUpdatePlan) {
        loads += 1
        let oldLine = line
        if let touched = touchedRow {
            let new = plan.newRow(touched)
            if new == nil || plan.isReloaded(touched) { touchLost() } else { touchedRow = new }
        }
        selection.move(plan.newRow)
        let oldCells = shownCells
        shownCells = [:]
        var leaving: [Int: UITableViewCell] = [:]
        for (row, cell) in oldCells {
            if let new = plan.newRow(row), !plan.isReloaded(row) {
                shownCells[new] = cell
            } else {
                leaving[row] = cell
            }
        }
        keepEnds(plan)
        line = TableLine(plan.new)
        resetHeights()
        carryHeights(from: oldLine, plan)
        let pushedOut = cellsPushedOut()
        tile()
        for (row, cell) in leaving { remove(cell, plan.leaving(row), at: plan.old.path(at: row)) }
        for (row, cell) in pushedOut {
            remove(cell, .none, at: plan.new.path(at: row), movingTo: rect(row))
        }
        for (row, cell) in shownCells where !oldCells.values.contains(where: { $0 === cell }) {
            arrive(cell, row, plan, oldLine)
        }
    }

    /// Headers and footers of sections that stay are not asked for again.
    private func keepEnds(_ plan: TableUpdatePlan) {
        let old = (shownEnds, displayedEnds)
        (shownEnds, displayedEnds) = ([:], [])
        for (element, view) in old.0 {
            guard let new = newEnd(element, plan) else {
                view.removeFromSuperview()
                if let view = view as? UITableViewHeaderFooterView { pool.put(view) }
                continue
            }
            shownEnds[new] = view
            if old.1.contains(element) { displayedEnds.insert(new) }
        }
    }

    private func newEnd(_ element: TableElement, _ plan: TableUpdatePlan) -> TableElement? {
        switch element {
        case .header(let section) where plan.updates.reloadedSections[section] == nil:
            plan.newSection(section).map { .header($0) }
        case .footer(let section) where plan.updates.reloadedSections[section] == nil:
            plan.newSection(section).map { .footer($0) }
        case .header, .footer, .row: nil
        }
    }

    /// What was learned of rows, headers and footers that stay is known of them at their new places.
    private func carryHeights(from old: TableLine, _ plan: TableUpdatePlan) {
        for row in old.rows.knownRows {
            guard !plan.isReloaded(row), let new = plan.newRow(row) else { continue }
            line.set(old.rows.height(row), for: .row(new))
            // A batch without updates asks for the heights anew.
            if plan.updates.isEmpty { line.forget(.row(new)) }
        }
        for (heights, end) in [(old.headers, SectionEnd.header), (old.footers, .footer)] {
            for section in heights.knownRows {
                guard let new = newEnd(end.element(section), plan) else { continue }
                line.set(heights.height(section), for: new)
            }
        }
    }

    /// The cells whose rows stay in the table and not in view.
    private func cellsPushedOut() -> [Int: UITableViewCell] {
        let out = shownCells.filter { !rect($0.key).intersects(bounds) }
        for row in out.keys { shownCells[row] = nil }
        return out
    }

    /// Takes a cell away, and out of the table when its animation has ended.
    private func remove(
        _ cell: UITableViewCell, _ animation: RowAnimation, at path: IndexPath, movingTo frame: CGRect? = nil
    ) {
        sendSubviewToBack(cell)
        cell.table = nil
        cell.setHighlighted(false, animated: false)
        let wasDisplayed = cell.isDisplayed
        cell.isDisplayed = false
        let gone: () -> Void = { [weak self] in
            cell.removeFromSuperview()
            cell.alpha = 1
            guard let self else { return }
            if wasDisplayed { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
            pool.put(cell)
        }
        guard UIView.areAnimationsEnabled, window != nil, frame != nil || animation != .none else {
            return gone()
        }
        animateUpdate {
            cell.frame = frame ?? animation.displaced(cell.frame)
            if frame == nil { cell.alpha = 0 }
        } completion: { _ in
            gone()
        }
    }

    /// Brings a new cell in: from where its row was, if it was in the table, else as the animation says.
    private func arrive(_ cell: UITableViewCell, _ row: Int, _ plan: TableUpdatePlan, _ oldLine: TableLine) {
        let frame = rect(row)
        guard let animation = plan.arriving(row) else {
            guard let old = plan.oldRow(row) else { return }
            UIView.performWithoutAnimation {
                cell.frame = frame
                cell.frame.origin.y = rowsTop + oldLine.top(.row(old))
            }
            cell.frame = frame
            return
        }
        guard animation != .none else { return }
        UIView.performWithoutAnimation {
            cell.frame = animation.displaced(frame)
            cell.alpha = 0
        }
        cell.frame = frame
        cell.alpha = 1
    }
}

extension UITableView.RowAnimation {
    /// Where a row comes from, or goes to.
    fileprivate func displaced(_ frame: CGRect) -> CGRect {
        switch self {
        case .right: frame.offsetBy(dx: frame.width, dy: 0)
        case .left: frame.offsetBy(dx: -frame.width, dy: 0)
        case .top: frame.offsetBy(dx: 0, dy: -frame.height)
        case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
        case .fade, .none, .middle, .automatic: frame
        }
    }
}
