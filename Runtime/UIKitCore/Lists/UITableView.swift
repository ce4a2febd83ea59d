public import QuartzCore

/// Rows one below another, of which only those in view exist.
///
/// What it costs is what is seen: heights that are not fixed are asked for near the screen, the rest is
/// estimated, and what is in view stays in place while heights above it are learned. With
/// `estimatedRowHeight` 0 the delegate is asked for every height at once, as in UIKit.
@MainActor open class UITableView: UIScrollView {
    public let style: Style
    var rows = RowMap()
    var heights = RowHeights(count: 0, base: 0)
    var heightSource = HeightSource.selfSizing
    var delegateHasNoHeights = false
    /// The cells in view, by the row's place in the line of all rows.
    var shownCells: [Int: UITableViewCell] = [:]
    var pool = CellPool()
    var needsReload = true
    var isTiling = false
    var selectedRow: Int?
    var touchedRow: Int?
    var fillers: [UIView] = []
    private var ownSeparatorInset: UIEdgeInsets?

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
    }

    // MARK: Data

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { mustReload() } }
    }

    open weak var delegate: (any UITableViewDelegate)? {
        get { heldDelegate as? any UITableViewDelegate }
        set {
            guard newValue !== heldDelegate else { return }
            heldDelegate = newValue
            mustReload()
        }
    }

    /// Asks for everything anew; nothing is selected afterwards.
    open func reloadData() {
        mustReload()
        loadIfNeeded()
    }

    open var numberOfSections: Int {
        loadIfNeeded()
        return rows.sections
    }

    open func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        return rows.rows(in: section)
    }

    // MARK: Cells

    /// The class of the cells that are made under an identifier.
    ///
    /// Only UITableViewCell itself can be made from its class here: Swift makes no object from a subclass
    /// whose initialiser is not required.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        pool.register(cellClass, for: identifier)
    }

    /// A used cell, or a new one of a registered class; nil where there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        pool.cell(for: identifier)
    }

    /// A used or new cell; the identifier must be registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        guard let cell = pool.cell(for: identifier) else {
            preconditionFailure(
                "No cell can be made for the identifier \"\(identifier)\": register a class for it first.")
        }
        return cell
    }

    // MARK: Look

    /// The height of every row, where the delegate gives none; by default what the content needs, at least 44
    /// points.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { mustMeasure() } }
    }

    /// What a row counts as until it comes near the screen; automatic by default. 0 asks for all heights at
    /// once.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { mustMeasure() } }
    }

    /// Says that a height is to be found out.
    public static let automaticDimension: CGFloat = -1

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { mustMeasure() } }
    }

    /// `UIColor.separator` where it is nil, as by default.
    open var separatorColor: UIColor? { didSet { updateSeparators() } }

    /// Where separators begin and end, from the edges of the cells; only left and right count, and
    /// right-to-left they change places. By default they begin at the layout margin and run to the end.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: rowMargin, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            for cell in shownCells.values { cell.setNeedsLayout() }
            setNeedsLayout()
        }
    }

    /// The height of empty rows that are drawn below the last one; 0, the default, draws none.
    open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsLayout() } }

    /// Stands above the rows and scrolls with them; its own height counts.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }

    /// Stands below the rows and scrolls with them; its own height counts.
    open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

    // MARK: Places

    /// The rows in view, from the top.
    open var indexPathsForVisibleRows: [IndexPath]? { shownRows.map { rows.path(at: $0) } }

    open var visibleCells: [UITableViewCell] { shownRows.compactMap { shownCells[$0] } }

    /// The cell of a row in view; nil for any other.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        tileIfNeeded()
        return rows.index(of: indexPath).flatMap { shownCells[$0] }
    }

    /// The row that a cell in view shows.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        shownCells.first { $0.value === cell }.map { rows.path(at: $0.key) }
    }

    /// Where a row is in the content, as far as heights are known; nothing for a row that is not there.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        return rows.index(of: indexPath).map { rect($0) } ?? .zero
    }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        let place = point.y - rowsTop
        guard place >= 0, place < heights.total, point.x >= 0, point.x < bounds.width else { return nil }
        return heights.row(at: place).map { rows.path(at: $0) }
    }

    // MARK: Scrolling

    /// Brings a row into view.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        guard let row = rows.index(of: indexPath) else { return }
        scroll(to: row, scrollPosition, animated: animated)
    }

    // MARK: Selection

    /// Whether a tap selects; true by default.
    open var allowsSelection = true

    open var indexPathForSelectedRow: IndexPath? { selectedRow.map { rows.path(at: $0) } }

    /// Selects without telling the delegate; nil selects none.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        let row = indexPath.flatMap { rows.index(of: $0) }
        if indexPath != nil, row == nil { return }
        select(row, animated: animated)
        if let row, scrollPosition != .none { scroll(to: row, scrollPosition, animated: animated) }
    }

    /// Takes the selection away without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard let selectedRow, rows.index(of: indexPath) == selectedRow else { return }
        select(nil, animated: animated)
    }

    // MARK: Overrides

    open override func layoutSubviews() {
        tile()
        super.layoutSubviews()
    }

    open override var frame: CGRect {
        get { super.frame }
        set { noticingWidth { super.frame = newValue } }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { noticingWidth { super.bounds = newValue } }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        mustMeasure()
        updateSeparators()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { touchLanded(touch) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { touchMoved(touch) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touchLifted() }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchLost() }

    open override var accessibilityElements: [Any]? {
        get {
            if let elements = accessibility.elements { return elements }
            return [tableHeaderView].compactMap { $0 } + visibleCells + [tableFooterView].compactMap { $0 }
        }
        set { accessibility.elements = newValue }
    }

    private func noticingWidth(_ change: () -> Void) {
        let old = super.bounds.width
        change()
        if super.bounds.width != old, !heights.isUniform { mustMeasure() }
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }
}
