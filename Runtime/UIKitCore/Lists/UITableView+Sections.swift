public import QuartzCore

/// Where sections, their headers and their footers are.
extension UITableView {
    /// A section from its header to its footer, as far as heights are known; nothing for one that is not
    /// there.
    public func rect(forSection section: Int) -> CGRect {
        loadIfNeeded()
        guard (0..<map.sections).contains(section) else { return .zero }
        let top = line.top(ofSection: section)
        return CGRect(
            x: 0, y: rowsTop + top, width: bounds.width, height: line.top(ofSection: section + 1) - top)
    }

    /// Where a header is when nothing holds it, without the room above it.
    public func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header, in: section) }

    /// Where a footer is when nothing holds it.
    public func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer, in: section) }

    /// The header of a section in view; nil for any other, and where it is no UITableViewHeaderFooterView.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        tileIfNeeded()
        return shownEnds[.header(section)] as? UITableViewHeaderFooterView
    }

    /// The footer of a section in view.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        tileIfNeeded()
        return shownEnds[.footer(section)] as? UITableViewHeaderFooterView
    }

    private func rect(of end: SectionEnd, in section: Int) -> CGRect {
        loadIfNeeded()
        return (0..<map.sections).contains(section) ? ownFrame(end, in: section) : .zero
    }

    /// What is in view, in the order in which it is read.
    var shownElements: [UIView] {
        tileIfNeeded()
        let rows = shownCells.map { (line.slot(of: .row($0.key)), $0.value as UIView) }
        let ends = shownEnds.map { (line.slot(of: $0.key), $0.value) }
        return (rows + ends).sorted { $0.0 < $1.0 }.map(\.1)
    }
}
