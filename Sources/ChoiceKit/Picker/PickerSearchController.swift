import UIKit

/// The rows of a long column as a list, which is filtered while a person types.
final class PickerSearchController: UIViewController {
    private let list: any PickerList
    private let name: String
    private let chosen: Int
    private let style: PickerSheet.Style
    private let texts: PickerSheet.Texts
    private let onChoose: (Int) -> Void
    private let field = SearchField()
    private let cancelButton = UIButton(configuration: .plain())
    private let table = UITableView(frame: .zero, style: .plain)
    private let nothing = UILabel()
    private let search: TextSearch
    /// What is searched for; nil where nothing is.
    private var query: SearchQuery?
    /// The rows that the query was found in; nil for all.
    private var found: [Int]?
    /// Whether nothing was reported of the query yet.
    private var isNewQuery = false
    /// The place in the list that the keys of a keyboard are on.
    private var marked: Int?
    /// That of the field and the button beside it; nil until they have one.
    private var shownFont: UIFont?
    private var keyboard: KeyboardObserver?
    private let keys = TakenPresses()

    /// - Parameters:
    ///   - name: what VoiceOver calls the column.
    ///   - onChoose: given the row that a person chose, as soon as the list is gone.
    init(
        _ place: PickerPlace, name: String, _ style: PickerSheet.Style, _ texts: PickerSheet.Texts,
        onChoose: @escaping (Int) -> Void
    ) {
        let list = place.list
        self.list = list
        self.name = name
        chosen = place.row
        self.style = style
        self.texts = texts
        self.onChoose = onChoose
        search = TextSearch(count: list.count) { rows in SearchTexts(rows.map { list.title(at: $0) }) }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: View

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = style.backgroundColor
        view.accessibilityViewIsModal = true
        setUpField()
        cancelButton.configuration?.title = texts.cancel
        cancelButton.configuration?.titleLineBreakMode = .byTruncatingTail
        cancelButton.addAction(
            UIAction { [weak self] _ in self?.leave() }, for: .primaryActionTriggered)
        table.dataSource = self
        table.delegate = self
        table.backgroundColor = style.backgroundColor
        table.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
        nothing.font = .preferredFont(forTextStyle: .body)
        nothing.adjustsFontForContentSizeCategory = true
        nothing.textColor = .secondaryLabel
        nothing.textAlignment = .center
        nothing.numberOfLines = 0
        nothing.isHidden = true
        for part in [table, nothing, field, cancelButton] { view.addSubview(part) }
        keyboard = KeyboardObserver { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
        search.prepare()
    }

    private func setUpField() {
        field.delegate = self
        field.take = { [weak self] in self?.take($0) ?? false }
        field.addAction(UIAction { [weak self] _ in self?.find() }, for: .editingChanged)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        followTypeSize()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        let height = max(Self.leastHeight, (barFont.lineHeight * Self.heightShare).rounded(.up))
        let bar = CGRect(x: room.minX, y: room.minY + Self.margin, width: room.width, height: height)
        layOut(bar)
        let top = bar.maxY + Self.margin
        table.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.maxY - top)
        let covered = covered(below: table)
        table.contentInset.bottom = max(0, covered - view.safeAreaInsets.bottom)
        nothing.frame = CGRect(
            x: room.minX + Self.margin, y: top, width: room.width - 2 * Self.margin,
            height: max(0, table.bounds.height - covered))
    }

    /// The field and the button beside it.
    private func layOut(_ bar: CGRect) {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let wanted = cancelButton.sizeThatFits(bar.size).width
        let width = min(max(wanted, Self.leastHeight), bar.width / 2)
        let height = min(field.height, bar.height)
        let fieldFrame = CGRect(
            x: bar.minX + Self.margin, y: traitCollection.pixelsUp(bar.midY - height / 2),
            width: bar.width - width - Self.margin, height: height)
        let cancelFrame = CGRect(x: bar.maxX - width, y: bar.minY, width: width, height: bar.height)
        field.frame = isMirrored ? mirrored(fieldFrame) : fieldFrame
        cancelButton.frame = isMirrored ? mirrored(cancelFrame) : cancelFrame
    }

    private func mirrored(_ frame: CGRect) -> CGRect {
        CGRect(x: view.bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    /// Points of a view that the keyboard covers.
    private func covered(below part: UIView) -> CGFloat {
        guard let window = view.window else { return 0 }
        let end = view.convert(part.frame, to: window).maxY
        return max(0, end - (window.bounds.maxY - window.keyboardHeight))
    }

    /// The bar stays on one line: beyond a size its text grows no more.
    private func followTypeSize() {
        let font = barFont
        if font != shownFont {
            shownFont = font
            field.show(placeholder: texts.search, name: .spoken(texts.search, name), font)
            cancelButton.configuration?.titleTextAttributesTransformer = .init { attributes in
                var attributes = attributes
                attributes.font = font
                return attributes
            }
        }
        let height = max(Self.leastHeight, (self.font.lineHeight * Self.heightShare).rounded(.up))
        table.estimatedRowHeight = height
        // Large type breaks lines.
        table.rowHeight = isLarge ? UITableView.automaticDimension : height
    }

    private var barFont: UIFont { font.withSize(min(font.pointSize, Self.largestBarFont)) }

    private var font: UIFont { .preferredFont(forTextStyle: .body, compatibleWith: traitCollection) }

    private var isLarge: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
        scrollToBeginning()
    }

    /// To the chosen row among all, and to the first that was found.
    private func scrollToBeginning() {
        guard count > 0 else { return }
        table.scrollToRow(
            at: [0, found == nil ? chosen : 0], at: found == nil ? .middle : .top, animated: false)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        viewIfLoaded?.setNeedsLayout()
        table.reloadData()
    }

    // MARK: Searching

    private func find() {
        let query = SearchQuery(field.text ?? "")
        isNewQuery = true
        guard !query.isEmpty else {
            search.cancel()
            return show(nil, of: nil, isComplete: true)
        }
        search.find(query) { [weak self] in self?.show($0.items, of: query, isComplete: $0.isComplete) }
    }

    private func show(_ items: [Int]?, of query: SearchQuery?, isComplete: Bool) {
        self.query = query
        found = items
        marked = nil
        table.reloadData()
        // More rows that are found of the same query come below.
        if isNewQuery { scrollToBeginning() }
        isNewQuery = false
        nothing.isHidden = !isComplete || count > 0
        nothing.text = texts.notFound.replacingOccurrences(of: "{value}", with: field.text ?? "")
        guard isComplete, items != nil else { return }
        let result = texts.found.replacingOccurrences(of: "{count}", with: String(count))
        UIAccessibility.post(notification: .announcement, argument: count > 0 ? result : nothing.text)
    }

    private var count: Int { found?.count ?? list.count }

    private func row(at place: Int) -> Int { found?[place] ?? place }

    private func choose(_ place: Int) {
        guard (0..<count).contains(place) else { return }
        let row = row(at: place)
        leave { [onChoose] in onChoose(row) }
    }

    private func leave(_ body: @escaping () -> Void = {}) {
        guard !isBeingDismissed else { return }
        search.cancel()
        presentingViewController?.dismiss(animated: true, completion: body)
    }

    // MARK: Keys

    private func take(_ key: UIKey) -> Bool {
        guard key.modifierFlags.held.isEmpty else { return false }
        switch key.keyCode {
        case .keyboardEscape: leave()
        case .keyboardDownArrow: mark((marked ?? -1) + 1)
        case .keyboardUpArrow: mark((marked ?? count) - 1)
        case .keyboardReturnOrEnter, .keypadEnter: choose(marked ?? 0)
        default: return false
        }
        return true
    }

    private func mark(_ place: Int) {
        guard count > 0 else { return }
        let old = marked
        let new = min(max(place, 0), count - 1)
        marked = new
        table.scrollToRow(at: [0, new], at: .none, animated: false)
        for place in [old, new].compactMap(\.self) {
            table.cellForRow(at: [0, place]).map { configure($0, at: place) }
        }
        UIAccessibility.post(notification: .announcement, argument: list.title(at: row(at: new)))
    }

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
        leave()
        return true
    }

    private func configure(_ cell: UITableViewCell, at place: Int) {
        let row = row(at: place)
        var content = UIListContentConfiguration.cell()
        content.text = list.title(at: row).onOneLine
        content.textProperties.font = font
        content.textProperties.color = style.rowColor
        content.textProperties.numberOfLines = isLarge ? 0 : 1
        if let query {
            cell.contentConfiguration = MarkedRow(row: content, query: query)
        } else {
            cell.contentConfiguration = content
        }
        cell.accessoryType = row == chosen ? .checkmark : .none
        cell.backgroundColor = place == marked ? .secondarySystemFill : style.backgroundColor
        cell.accessibilityTraits = row == chosen ? [.button, .selected] : .button
    }

    private static let cell = "row"
    private static let leastHeight: CGFloat = 44
    private static let margin: CGFloat = 8
    /// Of a height to that of its text.
    private static let heightShare: CGFloat = 1.6
    /// That of the first accessibility size.
    private static let largestBarFont: CGFloat = 28
}

extension PickerSearchController: UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        configure(cell, at: indexPath.row)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { choose(indexPath.row) }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { field.resignFirstResponder() }

    /// The key of a software keyboard; that of a hardware keyboard is taken before.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        choose(marked ?? 0)
        return false
    }
}
