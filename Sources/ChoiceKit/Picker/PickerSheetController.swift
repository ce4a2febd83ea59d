import UIKit

/// The toolbar and the wheels.
final class PickerSheetController: UIViewController {
    private(set) var columns: PickerColumns
    /// What the columns stood at when the sheet came.
    let first: [PickerSheet.Choice]
    let style: PickerSheet.Style
    let texts: PickerSheet.Texts
    private let contentType: PickerSheet.ContentType
    let wheels = UIPickerView()
    private let toolbar = UIToolbar()
    private let titleLabel = UILabel()
    private let emptyLabel = UILabel()
    private var doneItem: UIBarButtonItem?
    /// The height of the rows that are shown.
    private var shownRowHeight: CGFloat = 0
    private lazy var settling = PickerSettling(of: wheels)
    let keys = TakenPresses()
    /// The column that the keys of a keyboard turn; nil until one was pressed.
    var markedColumn: Int?
    let columnMark = UIView()
    var presentation: PickerPresentation?
    /// What was chosen last and is there no longer.
    var vanished: [String] = []

    init(_ columns: PickerColumns, _ request: PickerRequest, language: Language) {
        self.columns = columns
        first = columns.choices
        style = request.style
        texts = request.style.texts ?? PickerSheet.Texts(language)
        contentType = request.contentType
        super.init(nibName: nil, bundle: nil)
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
        toolbar.items = [
            cancel, .flexibleSpace(), UIBarButtonItem(customView: titleLabel), .flexibleSpace(), done,
        ]
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
        wheels.isHidden = isEmpty
        emptyLabel.isHidden = !isEmpty
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        wheels.layoutIfNeeded()
        showColumnMark()
        presentation?.sheetDidLayOut()
    }

    /// Without the safe area below: the toolbar, and wheels that have room for three rows.
    var wantedHeight: CGFloat {
        Self.toolbarHeight + max(Self.wheelHeight, (Self.leastRows * rowHeight).rounded(.up))
    }

    var isEmpty: Bool { columns.titles.allSatisfy(\.isEmpty) }

    var rowFont: UIFont {
        UIFontMetrics(forTextStyle: .body).scaledFont(for: style.rowFont, compatibleWith: traitCollection)
    }

    /// 34 points at the standard size, as on a picture of iOS 17.
    var rowHeight: CGFloat { (rowFont.lineHeight * Self.rowShare).rounded(.up) }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
        for value in vanished {
            UIAccessibility.post(
                notification: .announcement,
                argument: texts.vanished.replacingOccurrences(of: "{value}", with: value))
        }
        vanished = []
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
        if columns.choices != old { presentation?.sheetDidChange(columns.choices) }
    }

    private func take(_ row: Int, in column: Int) {
        let changed = columns.select(row, in: column)
        for other in changed { wheels.reloadComponent(other) }
        guard !changed.isEmpty else { return }
        for other in changed { wheels.selectRow(columns.rows[other], inComponent: other, animated: false) }
        view.setNeedsLayout()
    }

    func showSelection(animated: Bool) {
        for column in columns.titles.indices where !columns.titles[column].isEmpty {
            wheels.selectRow(columns.rows[column], inComponent: column, animated: animated)
        }
    }

    /// Done: at once where the wheels stand still, else when they do, two seconds later at the latest.
    func finish() {
        guard presentation?.isOpen == true, !settling.isWaiting else { return }
        view.isUserInteractionEnabled = false
        doneItem?.isEnabled = false
        settling.wait { [weak self] in
            guard let self else { return }
            // From the first column on: a later one may follow from it.
            for column in columns.titles.indices where !columns.titles[column].isEmpty {
                if let row = settling.row(ofComponent: column), row != columns.rows[column] {
                    take(row, in: column)
                }
            }
            presentation?.end(.done(columns.choices))
        }
    }

    /// Nothing is waited for any longer.
    func stop() {
        settling.stop()
        viewIfLoaded?.isUserInteractionEnabled = false
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
    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.titles.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        columns.titles[component].count
    }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { rowHeight }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let label = view as? PickerRowLabel ?? PickerRowLabel()
        (label.row, label.column) = (row, component)
        label.textColor = style.rowColor
        let titles = columns.titles[component]
        label.text = titles.indices.contains(row) ? titles[row].onOneLine : nil
        label.fit(rowFont, to: wheels.rowSize(forComponent: component).width)
        settling.note(label)
        return label
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        choose(row, in: component)
    }

    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        columns.columns[component].name ?? texts.column.counted(component + 1, of: columns.columns.count)
    }
}
