public import QuartzCore

/// Rows one below another, of which only those in view exist.
///
/// What it costs is what is seen: heights that are not fixed are asked for near the screen, the rest is
/// estimated, and what is in view stays in place while heights above it are learned. With
/// `estimatedRowHeight` 0 the delegate is asked for every height at once, as in UIKit.
@MainActor open class UITableView: UIScrollView {
    public let style: Style
    var line = TableLine()
    var heightSource = HeightSource.selfSizing
    /// Set by what stands in for a method that the delegate does not have.
    var delegateHasNoAnswer = false
    /// The cells in view, by the row's place in the line of all rows.
    var shownCells: [Int: UITableViewCell] = [:]
    /// The headers and footers in view, those of them that the delegate was told of, and the sections that
    /// have none.
    var shownEnds: [TableElement: UIView] = [:]
    var displayedEnds: Set<TableElement> = []
    var bareEnds: Set<TableElement> = []
    var titles: [TableElement: String] = [:]
    var pool = CellPool()
    var batch: TableBatch?
    var needsReload = true
    var isTiling = false
    var selection = TableSelection()
    /// How often the rows were loaded: whoever asks the delegate can tell whether it changed them.
    var loads = 0
    var touchedRow: Int?
    var fillers: [UIView] = []
    private(set) var ownSeparatorInset: UIEdgeInsets?

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
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
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
        return map.sections
    }

    open func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        return map.rows(in: section)
    }

    // MARK: Cells

    /// The class of the cells that are made under an identifier, UITableViewCell or one below it; nil takes
    /// it back. They are made with `init(style:reuseIdentifier:)`, of the default style.
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

    /// The class of the headers and footers that are made under an identifier, UITableViewHeaderFooterView or
    /// one below it; nil takes it back. They are made with `init(reuseIdentifier:)`.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        pool.registerEnd(aClass, for: identifier)
    }

    /// A used header or footer, or a new one of a registered class; nil where there is neither.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        let view = pool.end(for: identifier)
        view?.adopt(table: self, .header)
        return view
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

    /// The height of headers where the delegate gives none; by default what they need. Without a title and a
    /// view a section has none.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { mustMeasure() } }
    }

    /// The height of footers where the delegate gives none; by default what they need.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { mustMeasure() } }
    }

    /// What a header counts as until it comes near the screen; automatic by default. 0 asks for all heights
    /// at once.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { mustMeasure() } }
    }

    /// What a footer counts as until it comes near the screen.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { mustMeasure() } }
    }

    /// The room above each header, in points; by default 22 in a plain table and none in others.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { mustMeasure() } }
    }

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { mustMeasure() } }
    }

    /// `UIColor.separator` where it is nil, as by default.
    open var separatorColor: UIColor? { didSet { updateSeparators() } }

    /// Where separators begin and end; only left and right count, and right-to-left they change places. By
    /// default they begin where the content of rows does, in rows with an image where the text does, and run
    /// to the end.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? automaticSeparatorInset }
        set {
            ownSeparatorInset = newValue
            separatorsMoved()
        }
    }

    /// What `separatorInset` counts from: the edges of cells, as by default, or the automatic inset.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { if separatorInsetReference != oldValue { separatorsMoved() } }
    }

    /// Whether the contents of rows, headers and footers, and the lines between rows, begin at the safe area;
    /// true by default. What is behind them reaches to the sides of the table.
    open var insetsContentViewsToSafeArea = true {
        didSet {
            guard insetsContentViewsToSafeArea != oldValue else { return }
            mustMeasure()
            for view in shownCells.values.map({ $0 as UIView }) + shownEnds.values { view.setNeedsLayout() }
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
    open var indexPathsForVisibleRows: [IndexPath]? { shownRows.map { map.path(at: $0) } }

    open var visibleCells: [UITableViewCell] { shownRows.compactMap { shownCells[$0] } }

    /// The cell of a row in view; nil for any other.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        tileIfNeeded()
        return map.index(of: indexPath).flatMap { shownCells[$0] }
    }

    /// The row that a cell in view shows.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        shownCells.first { $0.value === cell }.map { map.path(at: $0.key) }
    }

    /// Where a row is in the content, as far as heights are known; nothing for a row that is not there.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        return map.index(of: indexPath).map { rect($0) } ?? .zero
    }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        let insets = sideInsets
        guard point.x >= insets.left, point.x < bounds.width - insets.right else { return nil }
        return line.row(at: point.y - rowsTop).map { map.path(at: $0) }
    }

    // MARK: Scrolling

    /// Brings a row into view; a row of `NSNotFound` stands for the start of its section. It must be there,
    /// as in UIKit.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        if indexPath.count == 2, indexPath.row == NSNotFound, (0..<map.sections).contains(indexPath.section) {
            return scroll(to: .header(indexPath.section), scrollPosition, animated: animated)
        }
        guard let row = map.index(of: indexPath) else {
            preconditionFailure(
                "A UITableView cannot scroll to the row at \(Array(indexPath)): it has "
                    + "\((0..<map.sections).map { map.rows(in: $0) }) rows in its sections.")
        }
        scroll(to: .row(row), scrollPosition, animated: animated)
    }

    // MARK: Selection

    /// Whether a tap selects; true by default.
    open var allowsSelection = true

    /// Whether taps select rows beside each other, and deselect what is selected; false by default. Set to
    /// false, it leaves nothing selected.
    open var allowsMultipleSelection = false {
        didSet { if oldValue, !allowsMultipleSelection { deselectAll(animated: false) } }
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

    open override func safeAreaInsetsDidChange() {
        let old = safeArea
        super.safeAreaInsetsDidChange()
        if old.left != safeArea.left || old.right != safeArea.right { mustMeasure() }
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
            return [tableHeaderView].compactMap { $0 } + shownElements + [tableFooterView].compactMap { $0 }
        }
        set { accessibility.elements = newValue }
    }

    private func noticingWidth(_ change: () -> Void) {
        let old = super.bounds.width
        change()
        if super.bounds.width != old { mustMeasure() }
    }

    private func separatorsMoved() {
        for cell in shownCells.values { cell.setNeedsLayout() }
        setNeedsLayout()
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }
}
