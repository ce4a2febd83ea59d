public import QuartzCore

/// One or several wheels that a person turns to choose a row of each.
///
/// The components stand next to each other from where the interface begins, and the chosen rows in a bar
/// across all of them. How the rows stand is said at `WheelShape`.
@MainActor open class UIPickerView: UIView {
    private var columns: [PickerColumn] = []
    private let bar = UIView()
    private var isLoaded = false

    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetRows() } }
    }

    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { if delegate !== oldValue { forgetRows() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomePicker()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomePicker()
    }

    private func becomePicker() {
        clipsToBounds = true
        bar.isUserInteractionEnabled = false
        bar.backgroundColor = .quaternarySystemFill
        bar.layer.cornerRadius = Self.barRadius
        bar.layer.cornerCurve = .continuous
        addSubview(bar)
    }

    // MARK: Rows

    /// As many as the data source says.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return columns.count
    }

    /// As many as the data source said when it was asked last; 0 for a component that there is not.
    open func numberOfRows(inComponent component: Int) -> Int { column(component)?.count ?? 0 }

    /// How large the rows of a component are; zero for one that there is not.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let column = column(component) else { return .zero }
        return CGSize(width: width(ofComponent: component), height: column.rowHeight)
    }

    /// The view that the delegate gave for a row, where that is in sight; nil for titles.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        column(component)?.view(forRow: row)
    }

    /// Asks for everything anew. Each component stays at its row, or at its last one if it has fewer now.
    open func reloadAllComponents() {
        isLoaded = false
        loadIfNeeded()
    }

    /// Asks for the rows of a component anew; one that turns goes on turning.
    open func reloadComponent(_ component: Int) {
        guard isLoaded else { return loadIfNeeded() }
        guard let column = column(component) else { return }
        load(column)
    }

    // MARK: Selection

    /// Turns a component to a row, in 0.3 seconds if animated; the delegate is not told. A row that there is
    /// not means the first or the last; a component that there is not is named in a warning.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard let column = column(component) else {
            return Console.warn("\(self) has no component \(component) to select a row of.")
        }
        column.select(row, animated: animated)
    }

    /// The row in the bar, also while a finger turns the wheel, or the one that an animation turns to; -1
    /// where the component has no rows.
    open func selectedRow(inComponent component: Int) -> Int { column(component)?.selectedRow ?? -1 }

    // MARK: Layout

    /// As wide as is wanted and 216 high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: WheelShape.standardHeight)
    }

    /// 320 by 216.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.standardWidth, height: WheelShape.standardHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        let widths = columns.map { width(ofComponent: $0.component) }
        let total = widths.reduce(0, +) + Self.spacing * CGFloat(max(widths.count - 1, 0))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = bounds.midX - total / 2
        for (column, width) in zip(columns, widths) {
            let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            // That components begin at the right is commonly reported.
            column.frame = isMirrored ? frame.mirrored(about: bounds.width) : frame
            x += width + Self.spacing
        }
        let highest = columns.map(\.rowHeight).max() ?? Self.standardRowHeight
        let range = WheelShape(height: bounds.height, rowHeight: highest).bar
        bar.isHidden = columns.isEmpty
        bar.frame = CGRect(
            x: Self.barInset, y: range.lowerBound, width: max(0, bounds.width - 2 * Self.barInset),
            height: range.upperBound - range.lowerBound)
        bringSubviewToFront(bar)
    }

    private func width(ofComponent component: Int) -> CGFloat {
        let wanted = delegate?.pickerView(self, widthForComponent: component) ?? 0
        if wanted > 0, wanted.isFinite { return wanted }
        let count = CGFloat(columns.count)
        return max(
            0, ((bounds.width - 2 * Self.barInset - Self.spacing * (count - 1)) / count).rounded(.down))
    }

    // MARK: Loading

    private func column(_ component: Int) -> PickerColumn? {
        loadIfNeeded()
        return columns.indices.contains(component) ? columns[component] : nil
    }

    private func forgetRows() {
        isLoaded = false
        setNeedsLayout()
    }

    private func loadIfNeeded() {
        guard !isLoaded else { return }
        isLoaded = true
        let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
        while columns.count > count { columns.removeLast().removeFromSuperview() }
        while columns.count < count {
            let column = PickerColumn(columns.count, of: self)
            columns.append(column)
            addSubview(column)
        }
        columns.forEach(load)
    }

    private func load(_ column: PickerColumn) {
        let component = column.component
        let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        column.reload(
            count: max(0, count),
            // A lower row nobody could see.
            rowHeight: height > 0 && height.isFinite ? max(height, 1) : Self.standardRowHeight)
        setNeedsLayout()
    }

    /// What a row shows.
    func content(ofRow row: Int, in component: Int, reusing old: UIView?) -> PickerRowContent {
        guard let delegate else { return .text(StyledText("?")) }
        let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: old)
        return view is NoRowView ? .text(title(ofRow: row, in: component)) : .view(view)
    }

    private func title(ofRow row: Int, in component: Int) -> StyledText {
        if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            return StyledText(text)
        }
        // UIKit shows a question mark where nobody says anything (commonly observed).
        return StyledText(delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?")
    }

    // MARK: Accessibility

    /// What a row says to VoiceOver: what its view does, or its title.
    func text(ofRow row: Int, in component: Int) -> String? {
        guard row >= 0 else { return nil }
        if let view = column(component)?.view(forRow: row) {
            return view.accessibilityLabel ?? (view as? UILabel)?.text
        }
        let title = title(ofRow: row, in: component).string
        return title == "?" ? nil : title
    }

    func accessibilityLabel(ofComponent component: Int) -> String? {
        (delegate as? any UIPickerViewAccessibilityDelegate)?
            .pickerView(self, accessibilityLabelForComponent: component)
    }

    func accessibilityHint(ofComponent component: Int) -> String? {
        (delegate as? any UIPickerViewAccessibilityDelegate)?
            .pickerView(self, accessibilityHintForComponent: component)
    }

    static let standardRowHeight: CGFloat = 32
    private static let standardWidth: CGFloat = 320
    /// Between components, and between the bar and the sides (measured by others, and on pictures of iOS 16
    /// and 17).
    private static let spacing: CGFloat = 5
    private static let barInset: CGFloat = 9
    private static let barRadius: CGFloat = 8
}
