import QuartzCore

/// The platter of one menu: a rounded sheet of rows that scrolls where it is longer than its room. That of a
/// menu in a menu has a row on top that closes it.
final class MenuList: UIView {
    private(set) var menu: UIMenu
    private(set) var rows: [MenuRow] = []
    /// Closes the menu; nil in the outermost.
    let header: MenuRow?
    var onActivate: ((MenuRow) -> Void)?
    private let platter = UIView()
    private let scroll = UIScrollView()
    private let headerLine = UIView()
    private var titles: [MenuHeader] = []
    private var lines: [UIView] = []
    private var gaps: [UIView] = []
    private var content: MenuContent?
    private var layout = MenuLayout([], width: 0, pixel: 1)
    /// What `size(_:)` gave for what shows now; nil where that is another since.
    private var measured: (metrics: MenuMetrics, size: CGSize)?

    init(_ menu: UIMenu, isSubmenu: Bool) {
        self.menu = menu
        header = isSubmenu ? MenuRow(.menu(menu), role: .openMenu) : nil
        super.init(frame: .zero)
        layer.shadowColor = CGColor(gray: 0, alpha: 1)
        layer.shadowOpacity = Self.shadowOpacity
        layer.shadowRadius = Self.shadowRadius
        layer.shadowOffset = CGSize(width: 0, height: Self.shadowDrop)
        platter.clipsToBounds = true
        platter.layer.cornerRadius = MenuMetrics.cornerRadius
        platter.backgroundColor = MenuColors.fill
        addSubview(platter)
        scroll.contentInsetAdjustmentBehavior = .never
        platter.addSubview(scroll)
        headerLine.backgroundColor = .separator
        headerLine.isHidden = header == nil
        platter.addSubview(headerLine)
        guard let header else { return }
        header.onActivate = { [weak self] in self?.onActivate?($0) }
        platter.addSubview(header)
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: What it shows

    /// Takes what there is to show; a row whose element is still there stays, and so does one whose element
    /// has another with the same identifier in its place.
    func show(_ menu: UIMenu, _ content: MenuContent) {
        self.menu = menu
        self.content = content
        measured = nil
        var old = rows
        rows = content.items.map { item in
            if let index = old.firstIndex(where: { $0.item.isSame(as: item) }) {
                let row = old.remove(at: index)
                row.item = item
                return row
            }
            let row = MenuRow(item)
            row.onActivate = { [weak self] in self?.onActivate?($0) }
            scroll.addSubview(row)
            return row
        }
        for row in old { row.removeFromSuperview() }
    }

    /// Sets everything at the sizes given, and measures it, where that was not done: a menu is placed in
    /// every frame in which its control moves.
    func size(_ metrics: MenuMetrics) -> CGSize {
        if let measured, measured.metrics == metrics { return measured.size }
        let size = set(metrics)
        measured = (metrics, size)
        return size
    }

    private func set(_ metrics: MenuMetrics) -> CGSize {
        guard let content else { return .zero }
        let items = content.items
        // The row on top has a mark; titles stand in line with its.
        let hasMarks = header != nil || items.contains(where: MenuRow.needsMark)
        let setting = MenuRow.Setting(metrics: metrics, hasMarks: hasMarks)
        for (row, item) in zip(rows, items) { row.show(item, setting) }
        header?.show(.menu(menu), MenuRow.Setting(metrics: metrics, hasMarks: true))
        let shown = titled(content.sections)
        showTitles(shown.compactMap(\.title), metrics)
        var heights = rows.map { $0.height(setting) }[...]
        var headers = titles.map { $0.height(metrics) }[...]
        let sections = shown.map { section in
            defer { heights = heights.dropFirst(section.items.count) }
            return MenuLayout.Section(
                header: section.title.flatMap { _ in headers.popFirst() },
                rows: Array(heights.prefix(section.items.count)))
        }
        layout = MenuLayout(sections, width: metrics.width, pixel: metrics.pixel)
        return CGSize(width: metrics.width, height: headerHeight(metrics) + layout.height)
    }

    /// With the title of the menu on top; of a menu in a menu the row there says it.
    private func titled(_ sections: [MenuContent.Section]) -> [MenuContent.Section] {
        guard header == nil, !menu.title.isEmpty, !sections.isEmpty else { return sections }
        var sections = sections
        if sections[0].title == nil {
            sections[0].title = menu.title
        } else {
            sections.insert(MenuContent.Section(title: menu.title), at: 0)
        }
        return sections
    }

    private func headerHeight(_ metrics: MenuMetrics) -> CGFloat {
        header?.height(MenuRow.Setting(metrics: metrics, hasMarks: true)) ?? 0
    }

    private func showTitles(_ texts: [String], _ metrics: MenuMetrics) {
        adjust(&titles, to: texts.count) { MenuHeader() }
        for (title, text) in zip(titles, texts) { title.show(text, metrics) }
    }

    // MARK: Layout

    private func place(_ metrics: MenuMetrics) {
        platter.frame = bounds
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: MenuMetrics.cornerRadius).cgPath
        let top = headerHeight(metrics)
        header?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        headerLine.frame = CGRect(
            x: 0, y: top - metrics.pixel, width: bounds.width, height: metrics.pixel)
        scroll.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        scroll.contentSize = CGSize(width: bounds.width, height: layout.height)
        scroll.isScrollEnabled = layout.height > scroll.bounds.height + 0.01
        for (row, frame) in zip(rows, layout.rows) { row.frame = frame }
        for (title, frame) in zip(titles, layout.headers) { title.frame = frame }
        adjust(&lines, to: layout.lines.count) { Self.stripe(.separator) }
        adjust(&gaps, to: layout.gaps.count) { Self.stripe(MenuColors.sectionGap) }
        for (line, frame) in zip(lines, layout.lines) { line.frame = frame }
        for (gap, frame) in zip(gaps, layout.gaps) { gap.frame = frame }
    }

    private func adjust<View: UIView>(_ views: inout [View], to count: Int, make: () -> View) {
        while views.count > count { views.removeLast().removeFromSuperview() }
        while views.count < count {
            let view = make()
            scroll.addSubview(view)
            views.append(view)
        }
    }

    private static func stripe(_ color: UIColor) -> UIView {
        let view = UIView()
        view.backgroundColor = color
        return view
    }

    /// Stands at a frame, and grows out of a point of it.
    func take(_ frame: CGRect, _ metrics: MenuMetrics, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) {
        layer.anchorPoint = anchor
        untransformedFrame = frame
        place(metrics)
    }

    // MARK: Finding and scrolling

    /// The row that opens a menu, or what took its place.
    func row(of menu: UIMenu) -> MenuRow? {
        rows.first { row in
            guard case .menu(let other) = row.item else { return false }
            return other.identifier == menu.identifier
        }
    }

    /// Where a row stands in what the list is in, however the list is scaled.
    func place(of row: MenuRow) -> CGRect {
        let origin = untransformedFrame.origin
        return row.convert(row.bounds, to: self).offsetBy(dx: origin.x, dy: origin.y)
    }

    /// The row that is chosen, where there is one of its kind.
    func chosenRow(isPopUp: Bool) -> MenuRow? {
        isPopUp || menu.options.contains(.singleSelection) ? rows.first(where: \.isOn) : nil
    }

    /// What took the place of a menu in this one.
    func successor(of menu: UIMenu) -> UIMenu? {
        guard case .menu(let menu) = row(of: menu)?.item else { return nil }
        return menu
    }

    /// The row there that can be used, the one that closes the menu included.
    func row(at point: CGPoint, in view: UIView) -> MenuRow? {
        if let header, header.bounds.contains(header.convert(point, from: view)) { return header }
        guard scroll.bounds.contains(scroll.convert(point, from: view)) else { return nil }
        return rows.first { $0.bounds.contains($0.convert(point, from: view)) && $0.isEnabled }
    }

    func contains(_ point: CGPoint, in view: UIView) -> Bool { bounds.contains(convert(point, from: view)) }

    /// Brings a row into view, in the middle where it is asked for.
    func reveal(_ row: MenuRow, centered: Bool = false) {
        guard scroll.isScrollEnabled else { return }
        let height = scroll.bounds.height
        let target =
            centered
            ? row.frame.midY - height / 2
            : min(max(scroll.contentOffset.y, row.frame.maxY - height), row.frame.minY)
        scroll.contentOffset.y = max(0, min(target, layout.height - height))
    }

    func scrollToEnd() { scroll.contentOffset.y = max(0, layout.height - scroll.bounds.height) }

    func flashIndicators() {
        if scroll.isScrollEnabled { scroll.flashScrollIndicators() }
    }

    /// Moves the rows on where a finger is held near an end of them; false where there is nothing more.
    func scroll(heldAt point: CGPoint, in view: UIView) -> Bool {
        guard scroll.isScrollEnabled else { return false }
        let y = scroll.convert(point, from: view).y - scroll.bounds.minY
        let step = y < Self.edge ? -Self.step : y > scroll.bounds.height - Self.edge ? Self.step : 0
        let most = layout.height - scroll.bounds.height
        let new = max(0, min(scroll.contentOffset.y + step, most))
        guard new != scroll.contentOffset.y else { return false }
        scroll.contentOffset.y = new
        return true
    }

    /// A menu of it is open over it.
    var isCovered = false {
        didSet {
            guard isCovered != oldValue else { return }
            accessibilityElementsHidden = isCovered
            scroll.alpha = isCovered ? Self.coveredAlpha : 1
            header?.alpha = scroll.alpha
            transform = isCovered ? scaledAboutMiddle(Self.coveredScale) : .identity
        }
    }

    /// A menu grows out of a point at its edge, and shrinks about its middle.
    private func scaledAboutMiddle(_ scale: CGFloat) -> CGAffineTransform {
        let anchor = layer.anchorPoint
        let x = (0.5 - anchor.x) * bounds.width * (1 - scale)
        let y = (0.5 - anchor.y) * bounds.height * (1 - scale)
        return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
    }

    /// Measured by others on iOS 26.
    private static let shadowOpacity: Float = 0.094
    private static let shadowRadius: CGFloat = 12.5
    private static let shadowDrop: CGFloat = 8.7
    /// How a menu looks behind one of its own; unconfirmed.
    private static let coveredAlpha: CGFloat = 0.4
    private static let coveredScale: CGFloat = 0.95
    /// How near to an end a finger makes a long menu scroll, and by how much in a frame; unconfirmed.
    private static let edge: CGFloat = 33
    private static let step: CGFloat = 5
}
