import QuartzCore

/// The lines between rows.
extension UITableView {
    var automaticSeparatorInset: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: metrics.contentMargin, bottom: 0, right: 0)
    }

    /// Rows beside a highlighted one have no line between them and it.
    func updateSeparators() {
        let color = separatorColor ?? .separator
        for (row, cell) in shownCells {
            let isBesideMark = cell.isMarked || shownCells[row + 1]?.isMarked == true
            cell.showSeparators(separatorStyle == .none || isBesideMark ? nil : color)
        }
        for filler in fillers { filler.backgroundColor = color }
    }

    /// A line's place at the foot of a row.
    func separatorFrame(in row: CGRect, inset: UIEdgeInsets) -> CGRect {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = isMirrored ? inset.right : inset.left
        let pixel = traitCollection.pixel
        return CGRect(
            x: row.minX + left, y: row.maxY - pixel, width: max(0, row.width - inset.left - inset.right),
            height: pixel)
    }

    /// The safe area that the contents of rows keep to.
    var contentSafeArea: UIEdgeInsets { insetsContentViewsToSafeArea ? safeAreaInsets : .zero }

    /// Where a line in a view begins and ends, from its edges: what was set, or what is by itself. It counts
    /// from the safe area where it begins; at the other end it reaches to the edge (as lists look where an
    /// iPhone lies on its side; unconfirmed).
    func lineInset(
        _ wanted: UIEdgeInsets?, automatic: @autoclosure () -> UIEdgeInsets, in view: UIView
    ) -> UIEdgeInsets {
        let isWhole = separatorInsetReference == .fromCellEdges
        var inset = wanted.map { isWhole ? $0 : $0 + automatic() } ?? automatic()
        if insetsContentViewsToSafeArea { inset.left += view.leadingSafeArea }
        return inset
    }

    /// Draws the lines of empty rows down to the end of the view, where they are wanted.
    func placeFillers() {
        let pitch = fillerRowHeight == Self.automaticDimension ? standardHeight : fillerRowHeight
        let top = rowsTop + line.total
        let wants =
            style == .plain && pitch >= 1 && separatorStyle != .none && tableFooterView == nil
            && bounds.maxY > top
        let count = wants ? min(Int((bounds.maxY - top) / pitch), Self.mostFillers) : 0
        while fillers.count > count { fillers.removeLast().removeFromSuperview() }
        while fillers.count < count {
            let line = UIView()
            line.isUserInteractionEnabled = false
            line.backgroundColor = separatorColor ?? .separator
            fillers.append(line)
            insertSubview(line, at: 0)
            if let window { window.screen.frames.traits.visit(line) }
        }
        let inset = lineInset(ownSeparatorInset, automatic: automaticSeparatorInset, in: self)
        for (index, line) in fillers.enumerated() {
            let row = CGRect(x: 0, y: top + CGFloat(index) * pitch, width: bounds.width, height: pitch)
            line.frame = separatorFrame(in: row, inset: inset)
        }
    }

    private static let mostFillers = 1_000
}
