import QuartzCore

/// The headers and footers of sections.
extension UITableView {
    /// The header of the first section in view and the footer of the last one, which plain tables hold there.
    func pinnedElements(_ inView: Range<Int>) -> [TableElement] {
        guard style == .plain, let first = inView.first, let last = inView.last else { return [] }
        return [.header(section(of: first)), .footer(section(of: last))]
    }

    private func section(of slot: Int) -> Int {
        switch line.element(at: slot) {
        case .header(let section), .footer(let section): section
        case .row(let row): map.section(of: row)
        }
    }

    // MARK: Heights

    /// What the delegate or the table says, else what the view needs; without a view what the style has.
    func measured(_ end: SectionEnd, in section: Int) -> CGFloat {
        let own = end == .header ? sectionHeaderHeight : sectionFooterHeight
        let asked = askedHeight(end, in: section)
        if let asked, !(asked < 0) { return padded(RowHeights.sane(asked), end) }
        guard let view = endView(end, in: section) else {
            return metrics.emptyHeight(end, isFirst: section == 0)
        }
        if !(own < 0) { return padded(RowHeights.sane(own), end) }
        let width = rect(end.element(section)).width
        let fitting = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        return padded(RowHeights.sane(fitting), end)
    }

    // MARK: Views

    /// The view of a header or footer; a new one is in the table from here on. Nil where there is none.
    private func endView(_ end: SectionEnd, in section: Int) -> UIView? {
        let element = end.element(section)
        if let view = shownEnds[element] { return view }
        guard !bareEnds.contains(element) else { return nil }
        var made: UIView?
        UIView.performWithoutAnimation {
            let asked =
                end == .header
                ? delegate?.tableView(self, viewForHeaderInSection: section)
                : delegate?.tableView(self, viewForFooterInSection: section)
            made = asked ?? titleView(end, in: section)
        }
        guard let view = made else {
            bareEnds.insert(element)
            return nil
        }
        if let other = shownEnds.first(where: { $0.value === view }) { shownEnds[other.key] = nil }
        shownEnds[element] = view
        UIView.performWithoutAnimation {
            (view as? UITableViewHeaderFooterView)?.adopt(table: self, end)
            let place = rect(element)
            view.frame = CGRect(
                origin: place.origin, size: CGSize(width: place.width, height: view.bounds.height))
            addSubview(view)
            if let window { window.screen.frames.traits.visit(view) }
        }
        return view
    }

    private func titleView(_ end: SectionEnd, in section: Int) -> UIView? {
        guard let title = title(end, of: section) else { return nil }
        let view =
            pool.end(for: Self.titleIdentifier)
            ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
        view.adopt(table: self, end)
        var content = view.defaultContentConfiguration()
        content.text = title
        let margins = metrics.titleMargins(
            end, isFirst: section == 0,
            followsEmptyFooter: section > 0 && self.title(.footer, of: section - 1) == nil)
        content.directionalLayoutMargins.top = margins.top
        content.directionalLayoutMargins.bottom = margins.bottom
        view.contentConfiguration = content
        return view
    }

    private static let titleIdentifier = "UITableView.title"

    func placeEnd(_ end: SectionEnd, in section: Int) {
        let element = end.element(section)
        guard line.height(element) > 0, let view = endView(end, in: section) else { return }
        let frame = endFrame(end, in: section)
        if displayedEnds.insert(element).inserted {
            UIView.performWithoutAnimation { view.frame = frame }
            if end == .header {
                delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
            } else {
                delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
            }
        } else if view.frame != frame {
            view.frame = frame
        }
    }

    func placePins(_ inView: Range<Int>) {
        for element in pinnedElements(inView) where !inView.contains(line.slot(of: element)) {
            switch element {
            case .header(let section): placeEnd(.header, in: section)
            case .footer(let section): placeEnd(.footer, in: section)
            case .row: break
            }
        }
    }

    /// Where a header or footer is shown; in a plain table it may be held in view.
    private func endFrame(_ end: SectionEnd, in section: Int) -> CGRect {
        var frame = ownFrame(end, in: section)
        guard style == .plain else { return frame }
        let port = bounds.inset(by: adjustedContentInset)
        guard port.height > 0 else { return frame }
        let pin = SectionPin(port: port.minY...port.maxY)
        let rowsStart = rowsTop + line.bottom(.header(section))
        let rowsEnd = rowsTop + line.top(.footer(section))
        frame.origin.y =
            end == .header
            ? pin.headerTop(frame.minY, height: frame.height, sectionEnd: rowsEnd)
            : pin.footerTop(frame.minY, height: frame.height, sectionStart: rowsStart)
        return frame
    }

    /// Where a header or footer is in the content when nothing holds it.
    func ownFrame(_ end: SectionEnd, in section: Int) -> CGRect {
        var frame = rect(end.element(section))
        guard end == .header, frame.height > 0 else { return frame }
        let padding = min(headerPadding, frame.height)
        frame.origin.y += padding
        frame.size.height -= padding
        return frame
    }

    func recycleEnd(_ element: TableElement) {
        guard let view = shownEnds.removeValue(forKey: element) else { return }
        view.removeFromSuperview()
        if displayedEnds.remove(element) != nil {
            switch element {
            case .header(let section) where section < map.sections:
                delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
            case .footer(let section) where section < map.sections:
                delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
            default: break
            }
        }
        if let view = view as? UITableViewHeaderFooterView { pool.put(view) }
    }

    /// What a header or footer shows changed: its height is learned again.
    func contentChanged(of view: UITableViewHeaderFooterView) {
        guard let element = shownEnds.first(where: { $0.value === view })?.key else { return }
        line.forget(element)
        setNeedsLayout()
    }
}
