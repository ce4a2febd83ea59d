import UIKit

/// The toolbar and the wheels.
final class PickerSheetController: UIViewController {
    private(set) var columns: PickerColumns
    /// What the columns stood at before a person turned one.
    private(set) var first: PickerColumns
    private var isTurned = false
    let style: PickerSheet.Style
    let texts: PickerSheet.Texts
    private let contentType: PickerSheet.ContentType
    private let needsEveryColumn: Bool
    private var isSeen = false
    let wheels = UIPickerView()
    private let toolbar = UIToolbar()
    private let titleLabel = UILabel()
    private let emptyLabel = UILabel()
    private var doneItem: UIBarButtonItem?
    private var items: [UIBarButtonItem] = []
    private var showsSearchButton = false
    let searchButton = PickerSearchButton(configuration: .plain())
    /// The height of the rows that are shown.
    private var shownRowHeight: CGFloat = 0
    private lazy var settling = PickerSettling(of: wheels)
    private let loader = PickerLoader()
    /// In place of columns whose rows are loaded, or could not be.
    var loadViews: [Int: PickerLoadView] = [:]
    let keys = TakenPresses()
    /// The column that the keys of a keyboard turn; nil until one was pressed.
    var markedColumn: Int?
    let columnMark = UIView()
    var presentation: PickerPresentation?

    init(_ columns: PickerColumns, _ request: PickerRequest, language: Language) {
        self.columns = columns
        first = columns
        style = request.style
        texts = request.style.texts ?? PickerSheet.Texts(language)
        contentType = request.contentType
        needsEveryColumn = request.needsEveryColumn
        super.init(nibName: nil, bundle: nil)
        loader.receive = { [weak self] in self?.receive($1, of: $0) }
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: View

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = style.backgroundColor
        view.accessibilityViewIsModal = true
        wheels.dataSource = self
        wheels.delegate = self
        setUpToolbar()
        setUpEmptyLabel()
        setUpColumnMark()
        for part in [wheels, emptyLabel, toolbar, columnMark] { view.addSubview(part) }
        preferredContentSize = CGSize(width: Self.popoverWidth, height: wantedHeight)
        shownRowHeight = rowHeight
        showSelection(animated: false)
        followColumns()
    }

    private func setUpToolbar() {
        let (title, left, right) =
            switch contentType {
            case .normal(let title, let left, let right): (title, left, right)
            }
        // The line on top of it would lie over the arrow of a popover.
        toolbar.clipsToBounds = true
        titleLabel.text = title
        titleLabel.font = .systemFont(ofSize: Self.titleSize, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = [.staticText, .header]
        let cancel = UIBarButtonItem(
            title: left ?? texts.cancel,
            primaryAction: UIAction { [weak self] _ in self?.presentation?.end(.cancelled(.button)) })
        let done = UIBarButtonItem(
            title: right ?? texts.done, primaryAction: UIAction { [weak self] _ in self?.finish() })
        done.style = .done
        doneItem = done
        searchButton.configuration?.image = UIImage(systemName: "magnifyingglass")
        searchButton.frame.size = searchButton.intrinsicContentSize
        searchButton.addAction(
            UIAction { [weak self] _ in self?.search() }, for: .primaryActionTriggered)
        items = [
            cancel, .flexibleSpace(), UIBarButtonItem(customView: titleLabel), .flexibleSpace(), done,
        ]
        toolbar.items = items
    }

    /// Long columns may come and go.
    private func showSearchButton() {
        updateSearchButton()
        let isWanted = !longColumns.isEmpty
        guard isWanted != showsSearchButton else { return }
        showsSearchButton = isWanted
        var shown = items
        if isWanted { shown.insert(UIBarButtonItem(customView: searchButton), at: items.count - 1) }
        toolbar.items = shown
    }

    private func setUpEmptyLabel() {
        emptyLabel.text = texts.nothing
        emptyLabel.font = .preferredFont(forTextStyle: .body)
        emptyLabel.adjustsFontForContentSizeCategory = true
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        emptyLabel.numberOfLines = 0
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        followTypeSize()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        let (top, rest) = room.divided(atDistance: Self.toolbarHeight, from: .minYEdge)
        toolbar.frame = CGRect(x: 0, y: top.minY, width: view.bounds.width, height: top.height)
        wheels.frame = rest
        emptyLabel.frame = rest.insetBy(dx: Self.margin, dy: 0)
        wheels.isHidden = columns.isEmpty
        emptyLabel.isHidden = !columns.isEmpty
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        wheels.layoutIfNeeded()
        showColumnMark()
        layOutLoads()
        presentation?.sheetDidLayOut()
    }

    /// Without the safe area below: the toolbar, and wheels that have room for three rows.
    var wantedHeight: CGFloat {
        Self.toolbarHeight + max(Self.wheelHeight, (Self.leastRows * rowHeight).rounded(.up))
    }

    var rowFont: UIFont {
        UIFontMetrics(forTextStyle: .body).scaledFont(for: style.rowFont, compatibleWith: traitCollection)
    }

    /// 34 points at the standard size, as on a picture of iOS 17.
    var rowHeight: CGFloat { (rowFont.lineHeight * Self.rowShare).rounded(.up) }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
        isSeen = true
        sayWhatVanished()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        presentation?.sheetDidDisappear()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        viewIfLoaded?.setNeedsLayout()
    }

    /// The type size is known once the sheet is in its window, and may change there.
    private func followTypeSize() {
        guard rowHeight != shownRowHeight else { return }
        shownRowHeight = rowHeight
        wheels.reloadAllComponents()
        showSelection(animated: false)
        preferredContentSize.height = wantedHeight
        if #available(iOS 16, *) { sheetPresentationController?.invalidateDetents() }
    }

    // MARK: Choosing

    /// A person turned a wheel to a row.
    func choose(_ row: Int, in column: Int) {
        let old = columns.choices
        take(row, in: column)
        tellChange(from: old)
    }

    private func tellChange(from old: [PickerSheet.Choice]) {
        guard columns.choices != old else { return }
        isTurned = true
        presentation?.sheetDidChange(columns)
    }

    private func take(_ row: Int, in column: Int) {
        showRows(of: columns.select(row, in: column))
        followColumns()
    }

    private func showRows(of changed: [Int]) {
        for column in changed { wheels.reloadComponent(column) }
        for column in changed where columns.count(column) > 0 {
            wheels.selectRow(columns.row(column), inComponent: column, animated: false)
        }
        if !changed.isEmpty { view.setNeedsLayout() }
    }

    func showSelection(animated: Bool) {
        for column in columns.indices where columns.count(column) > 0 {
            wheels.selectRow(columns.row(column), inComponent: column, animated: animated)
        }
    }

    /// Done: at once where the wheels stand still, else when they do, two seconds later at the latest. Where
    /// the rows that they come to rest at have others loaded, the sheet stays: nobody has seen those yet.
    func finish() {
        guard presentation?.isOpen == true, canFinish, !settling.isWaiting else { return }
        allowInput(false)
        settling.wait { [weak self] in
            guard let self else { return }
            let old = columns.choices
            takeRowsInTheMiddle()
            guard !canFinish else { return presentation?.end(.done(columns)) ?? () }
            allowInput(true)
            tellChange(from: old)
        }
    }

    private var canFinish: Bool { needsEveryColumn ? columns.isWhole : columns.isLoaded }

    private func allowInput(_ isAllowed: Bool) {
        view.isUserInteractionEnabled = isAllowed
        doneItem?.isEnabled = isAllowed && canFinish
    }

    private func takeRowsInTheMiddle() {
        // From the first column on: a later one may follow from it.
        for column in columns.indices where columns.count(column) > 0 {
            if let row = settling.row(ofComponent: column), row != columns.row(column) {
                take(row, in: column)
            }
        }
    }

    /// Nothing is waited for any longer.
    func stop() {
        settling.stop()
        loader.stop()
        viewIfLoaded?.isUserInteractionEnabled = false
    }

    // MARK: Loading

    /// Loads what has to be loaded for what the columns stand at, and shows how that stands.
    private func followColumns() {
        loader.follow(columns.loads)
        doneItem?.isEnabled = canFinish && !settling.isWaiting
        showLoads()
        showSearchButton()
    }

    private func receive(_ list: (any PickerList)?, of load: Int) {
        let old = columns.choices
        guard let changed = columns.receive(list, of: load) else { return }
        showRows(of: changed)
        followColumns()
        sayWhatVanished()
        if isTurned { tellChange(from: old) } else { first = columns }
    }

    /// Loads again what could not be loaded.
    func retry(_ column: Int) {
        columns.retry(column)
        followColumns()
    }

    /// Says which values of the last choice are there no longer, once the sheet is.
    private func sayWhatVanished() {
        guard isSeen else { return }
        for value in columns.vanished {
            UIAccessibility.post(
                notification: .announcement,
                argument: texts.vanished.replacingOccurrences(of: "{value}", with: value))
        }
        columns.forgetVanished()
    }

    // MARK: Keys

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys.began(presses, take: take) { super.pressesBegan($0, with: event) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys.changed(presses) { super.pressesChanged($0, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys.ended(presses) { super.pressesEnded($0, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys.ended(presses) { super.pressesCancelled($0, with: event) }
    }

    override func accessibilityPerformEscape() -> Bool {
        presentation?.end(.cancelled(.escape))
        return true
    }

    private static let toolbarHeight: CGFloat = 44
    private static let titleSize: CGFloat = 17
    /// UIKit's own height of a picker.
    private static let wheelHeight: CGFloat = 216
    private static let leastRows: CGFloat = 3
    private static let popoverWidth: CGFloat = 320
    private static let margin: CGFloat = 16
    /// Of a row's height to that of its text: 34 to 25.06.
    private static let rowShare: CGFloat = 1.35
}

extension PickerSheetController: UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.indices.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        columns.count(component)
    }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { rowHeight }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let label = view as? PickerRowLabel ?? PickerRowLabel()
        (label.row, label.column) = (row, component)
        label.textColor = style.rowColor
        label.text = columns.title(row, in: component)?.onOneLine
        label.fit(rowFont, to: wheels.rowSize(forComponent: component).width)
        settling.note(label)
        return label
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        choose(row, in: component)
    }

    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        name(ofColumn: component)
    }
}
