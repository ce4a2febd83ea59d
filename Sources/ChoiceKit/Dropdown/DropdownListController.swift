import UIKit

/// The list of a dropdown: a plain table that is as large as its presentation says.
final class DropdownListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private(set) var content: DropdownListContent
    /// The row that the keys of a keyboard are on, if a key was pressed.
    private(set) var marked: Int?
    /// Of a long list.
    var search: DropdownSearch?
    weak var presentation: DropdownPresentation?
    /// The row that is typed into, if one is.
    var editor: DropdownRowEditor?

    let table = UITableView(frame: .zero, style: .plain)
    private var rows: DropdownRows
    private var sectionViews: DropdownSectionViews
    private var hasAppeared = false
    /// The row that is marked where there are rows only later.
    private var awaitedStart: DropdownKey.Start?
    private lazy var statusView = DropdownStatusView(content) { [weak self] in
        self?.presentation?.onRetry?()
    }
    /// Above the rows of a sheet.
    private var bar: DropdownSheetBar?
    lazy var typing = DropdownTyping()
    private let taken = TakenPresses()
    private weak var room: DropdownRoomView?

    init(content: DropdownListContent) {
        self.content = content
        rows = DropdownRows(content)
        sectionViews = DropdownSectionViews(content)
        super.init(nibName: nil, bundle: nil)
    }

    /// Lists are made in code.
    required init?(coder: NSCoder) { return nil }

    /// The height of the rows at a width with what stands above and below them, one row at least, until they
    /// pass the limit.
    func contentHeight(width: CGFloat, limit: CGFloat) -> CGFloat {
        if content.status != nil { return searchHeight + statusView.height(width: width) }
        let all = all
        let rows = content.query == nil ? rows : DropdownRows(all)
        let sectionViews = content.query == nil ? sectionViews : DropdownSectionViews(all)
        var height = searchHeight
        for section in 0..<all.sections.count {
            height += sectionViews.headerHeight(in: section, width: width)
            for row in all.sections.rows(in: section) {
                height += self.height(of: all.items[row], in: rows, width: width)
                if height > limit { return height }
            }
        }
        return height + sectionViews.footerHeight(width: width)
    }

    private func height(
        of item: DropdownButton.Item, in rows: DropdownRows, width: CGFloat
    ) -> CGFloat {
        guard let editor, item.id == editor.id else { return rows.height(of: item, width: width) }
        return editor.cell.height(width: width, least: rows.leastHeight)
    }

    /// The height of a row with a title of one line.
    var leastRowHeight: CGFloat { rows.leastHeight }

    // MARK: Sheet

    /// Shows a title and a button that closes it above the rows.
    func becomeSheet(onClose: @escaping () -> Void) {
        let bar = DropdownSheetBar(onClose: onClose)
        bar.show(content)
        view.addSubview(bar)
        self.bar = bar
    }

    /// 0 where it is no sheet.
    func barHeight(width: CGFloat) -> CGFloat { bar?.height(width: width) ?? 0 }

    /// The width of the rows: of the window where they are not laid out yet.
    var rowsWidth: CGFloat {
        if !table.frame.isEmpty { return table.frame.width }
        return presentation?.anchor?.window.map { $0.bounds.inset(by: $0.safeAreaInsets).width } ?? 0
    }

    // MARK: View

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityViewIsModal = true
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
        table.register(
            UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: Self.header)
        // Headers have their own distance, and lists without any would begin with the standard one.
        table.sectionHeaderTopPadding = 0
        view.addSubview(table)
        view.addSubview(statusView)
        addSearchIfNeeded()
        applyStyle()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let frame = placeSearchBar(in: areaBelowBar)
        if frame != table.frame {
            let hasOtherWidth = frame.width != table.frame.width
            table.frame = frame
            // Texts break into other lines at another width.
            if hasOtherWidth {
                table.tableFooterView = makeFooter(width: frame.width)
                if content.breaksLines { table.reloadData() }
            }
            if !hasAppeared { showFirstRow() }
            statusView.frame = frame
            showLetters()
            showEditedRow()
        }
        presentation?.place()
    }

    /// Where the rows are.
    var rowsArea: CGRect { table.frame }

    private var areaBelowBar: CGRect {
        // The view's bounds include the arrow, which is in its safe area (iOS 13).
        let frame = view.bounds.inset(by: view.safeAreaInsets)
        guard let bar else { return frame }
        let (top, rest) = frame.divided(atDistance: bar.height(width: frame.width), from: .minYEdge)
        bar.frame = top
        // Rows go on under the home indicator, but not under the keyboard.
        let keyboard = view.window?.keyboardHeight ?? 0
        let covered = keyboard > view.safeAreaInsets.bottom ? keyboard : 0
        let bottom = modalPresentationStyle == .pageSheet ? view.bounds.maxY - covered : rest.maxY
        return CGRect(x: rest.minX, y: rest.minY, width: rest.width, height: max(0, bottom - rest.minY))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let container = popoverPresentationController?.containerView, room?.superview !== container
        else { return }
        let view = DropdownRoomView(filling: container) { [weak presentation] in presentation?.place() }
        room = view
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
        search?.listDidAppear()
        table.flashScrollIndicators()
        UIAccessibility.post(notification: .screenChanged, argument: focusedElement)
    }

    /// What VoiceOver goes to first.
    private var focusedElement: UIView? {
        if content.status != nil { return statusView.spokenElement }
        let first = table.indexPathsForVisibleRows?.first
        let focused = (marked ?? content.selectedIndex).map(content.sections.indexPath) ?? first
        return focused.flatMap { table.cellForRow(at: $0) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        typing.end()
        search?.end()
        presentation?.listDidDisappear()
    }

    override func accessibilityPerformEscape() -> Bool {
        guard editor == nil else {
            stopEditing()
            return true
        }
        return presentation?.listDidEscape() ?? false
    }

    // MARK: New content

    /// Shows other content in place: the first row seen that is still there stays where it is, and the keys
    /// stay on their row. A finger stays on its row where no row moves, else it has to press anew.
    func show(_ newContent: DropdownListContent) {
        if newContent.status != nil { _ = search?.clear() }
        if let search, search.isFiltering {
            search.take(newContent)
            applyStyle()
            presentation?.place()
            return
        }
        search?.take(newContent)
        let old = content
        let place = DropdownScrollPlace(of: table, showing: old)
        marked = marked.flatMap { row in
            DropdownScrollPlace.indices(of: [(old.items[row].id, row)], in: newContent.items)[0]
        }
        adopt(newContent)
        addSearchIfNeeded()
        applyStyle()
        if newContent.hasSameLayout(as: old) {
            configureVisibleRows()
        } else {
            reload()
            place.restore(in: table, showing: newContent)
        }
        continueEditing()
        presentation?.place()
        if newContent.status != old.status { statusDidChange() }
    }

    /// Rows came, or what stands in their place did.
    private func statusDidChange() {
        if content.status == nil {
            if let awaitedStart { marked = content.row(at: awaitedStart) }
            awaitedStart = nil
            configureVisibleRows()
            showFirstRow()
        }
        if hasAppeared { UIAccessibility.post(notification: .layoutChanged, argument: focusedElement) }
    }

    /// Shows what a search found: from the top with the first row marked, for Return, where the query is new.
    /// Without a query everything is shown, as it was at the opening.
    func showFound(_ found: DropdownListContent, isNew: Bool) {
        let place = DropdownScrollPlace(of: table, showing: content)
        let former = marked.map { (id: content.items[$0].id, former: $0) }
        setMark(nil)
        adopt(found)
        reload()
        guard isNew else {
            place.restore(in: table, showing: found)
            continueEditing()
            return setMark(former.flatMap { DropdownScrollPlace.indices(of: [$0], in: found.items)[0] })
        }
        table.contentOffset.y = -table.adjustedContentInset.top
        if found.query == nil { showFirstRow() } else { setMark(found.row(at: .first)) }
    }

    private func adopt(_ newContent: DropdownListContent) {
        content = newContent
        rows = DropdownRows(newContent)
        sectionViews = DropdownSectionViews(newContent)
    }

    private func reload() {
        table.reloadData()
        table.tableFooterView = makeFooter(width: table.bounds.width)
        table.layoutIfNeeded()
    }

    private func makeFooter(width: CGFloat) -> UIView? {
        content.items.isEmpty && content.query != nil
            ? makeNoResultsView(width: width) : sectionViews.makeFooter(width: width)
    }

    private func applyStyle() {
        let style = content.style
        statusView.show(content)
        bar?.show(content)
        view.backgroundColor = style.listBackgroundColor
        table.backgroundColor = style.listBackgroundColor
        table.separatorInset = UIEdgeInsets(top: 0, left: style.rowInset, bottom: 0, right: 0)
        // The height of most rows, so that a long list need not ask for that of each.
        table.estimatedRowHeight = rows.leastHeight
    }

    private func configureVisibleRows() {
        for indexPath in table.indexPathsForVisibleRows ?? [] {
            configureCell(at: indexPath)
        }
    }

    private func configureCell(at indexPath: IndexPath) {
        guard let cell = table.cellForRow(at: indexPath), cell !== editor?.cell else { return }
        fill(cell, at: indexPath)
    }

    private func fill(_ cell: UITableViewCell, at indexPath: IndexPath) {
        let row = content.sections.row(at: indexPath)
        rows.configure(cell, at: row, isMarked: row == marked)
    }

    // MARK: Keys

    /// Marks the row that the keys are on first, as soon as there are rows.
    func mark(at start: DropdownKey.Start) {
        if content.status != nil { awaitedStart = start }
        mark(content.row(at: start))
    }

    /// Marks the row that the keys are on, brings it into view and takes VoiceOver to it; nil marks none.
    func mark(_ row: Int?) {
        guard row != marked else { return }
        setMark(row)
        guard let row, hasAppeared || !table.frame.isEmpty else { return }
        let indexPath = content.sections.indexPath(of: row)
        table.scrollToRow(at: indexPath, at: .none, animated: false)
        table.layoutIfNeeded()
        guard hasAppeared, let cell = table.cellForRow(at: indexPath) else { return }
        UIAccessibility.post(notification: .layoutChanged, argument: cell)
    }

    /// Marks the row and no more: nothing scrolls, and VoiceOver stays where it is.
    func setMark(_ row: Int?) {
        let changed = [marked, row].compactMap(\.self).map(content.sections.indexPath)
        marked = row
        for indexPath in changed { configureCell(at: indexPath) }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        taken.began(presses, take: take) { super.pressesBegan($0, with: event) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        taken.changed(presses) { super.pressesChanged($0, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        taken.ended(presses) { super.pressesEnded($0, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        taken.ended(presses) { super.pressesCancelled($0, with: event) }
    }

    private func showFirstRow() {
        guard let index = marked ?? content.selectedIndex else { return }
        table.layoutIfNeeded()
        table.scrollToRow(at: content.sections.indexPath(of: index), at: .middle, animated: false)
        showWholeRowsFromTop()
    }

    /// A row that the top of the list cuts comes into view, or goes out of it where little of it was left.
    /// Under headers nothing is seen to be cut.
    private func showWholeRowsFromTop() {
        table.layoutIfNeeded()
        let top = table.contentOffset.y + table.adjustedContentInset.top
        let rows = table.indexPathsForVisibleRows ?? []
        guard content.sections.titles.allSatisfy({ $0 == nil }),
            let cut = rows.firstIndex(where: { table.rectForRow(at: $0).maxY > top })
        else { return }
        let rect = table.rectForRow(at: rows[cut])
        let isLeft = rect.maxY - top < rect.height / 2 && cut + 1 < rows.count
        table.scrollToRow(at: rows[isLeft ? cut + 1 : cut], at: .top, animated: false)
    }

    // MARK: Table

    private func item(at indexPath: IndexPath) -> DropdownButton.Item {
        content.items[content.sections.row(at: indexPath)]
    }

    private static let cell = "row"
    private static let header = "header"

    func numberOfSections(in tableView: UITableView) -> Int { content.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        content.sections.rows(in: section).count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = content.sections.row(at: indexPath)
        if let editor, row == editedRow {
            editor.cell.separatorInset = rows.separatorInset(at: row)
            return editor.cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        fill(cell, at: indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard content.sections.titles[section] != nil else { return nil }
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: Self.header)
        if let header { sectionViews.configure(header, in: section) }
        return header
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        sectionViews.headerHeight(in: section, width: tableView.bounds.width)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height(of: item(at: indexPath), in: rows, width: tableView.bounds.width)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        isChoosable(content.sections.row(at: indexPath))
    }

    /// A finger takes over from the keys.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { mark(nil) }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        choose(content.sections.row(at: indexPath))
    }
}
