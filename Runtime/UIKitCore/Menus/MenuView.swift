import QuartzCore

/// An open menu over everything in its window: its platters, those of menus in it on top, and what a finger
/// does to them.
///
/// A finger that presses the button stays the menu's: it may slide to a row and choose it by lifting there. A
/// tap beside the menu closes it and reaches nothing below.
final class MenuView: UIView {
    let presentation: MenuPresentation
    private(set) var lists: [MenuList] = []
    private lazy var region = MenuDismissRegion(of: self)
    private var metrics = MenuMetrics(in: .fallback, room: MenuMetrics.usualWidth)
    private(set) var placement: MenuPlacement?
    private var hasScrolled = false
    var finger: MenuFinger?
    var search = MenuSearch()
    /// The row under a finger, or that the keys are at.
    private(set) var highlighted: MenuRow?

    init(_ presentation: MenuPresentation) {
        self.presentation = presentation
        super.init(frame: .zero)
        accessibilityViewIsModal = true
        addSubview(region)
        push(presentation.menu)
    }

    required init?(coder: NSCoder) { return nil }

    var top: MenuList { lists[lists.count - 1] }
    var isSubmenuOpen: Bool { lists.count > 1 }

    // MARK: Content

    /// Shows what there is now. A menu whose place in the one around it is gone closes.
    func reload() {
        for (index, list) in lists.enumerated() {
            let menu = index == 0 ? presentation.menu : lists[index - 1].successor(of: list.menu)
            guard let menu else {
                pop(to: index - 1)
                break
            }
            show(menu, in: list)
        }
        if let highlighted, highlighted.superview == nil || !highlighted.isEnabled { highlight(nil) }
        setNeedsLayout()
    }

    private func show(_ menu: UIMenu, in list: MenuList) {
        var content = presentation.content(of: menu)
        if presentation.isReversed(isAbove: placement?.isAbove == true) { content.reverse() }
        list.show(menu, content)
    }

    private func push(_ menu: UIMenu) {
        let list = MenuList(menu, isSubmenu: !lists.isEmpty)
        list.onActivate = { [weak self] in self?.activate($0) }
        lists.append(list)
        addSubview(list)
        show(menu, in: list)
    }

    // MARK: Menus in menus

    /// Opens the menu of a row over it.
    func open(_ menu: UIMenu) {
        highlight(nil)
        let covered = top
        push(menu)
        layoutIfNeeded()
        let list = top
        list.alpha = 0
        animate {
            covered.isCovered = true
            list.alpha = 1
        }
        UIAccessibility.post(notification: .layoutChanged, argument: list.header)
    }

    /// Closes menus in menus down to the one at an index.
    func pop(to index: Int) {
        guard index >= 0, index < lists.count - 1 else { return }
        highlight(nil)
        let closed = lists[(index + 1)...]
        lists.removeSubrange((index + 1)...)
        for list in closed { list.accessibilityElementsHidden = true }
        animate {
            for list in closed { list.alpha = 0 }
            self.top.isCovered = false
        } completion: {
            for list in closed { list.removeFromSuperview() }
        }
        let row = closed.first.flatMap { top.row(of: $0.menu) }
        UIAccessibility.post(notification: .layoutChanged, argument: row ?? top)
    }

    private func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void = {}) {
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.allowUserInteraction], animations: changes
        ) { _ in completion() }
    }

    // MARK: Choosing

    /// Does what choosing a row means; what is disabled does nothing.
    func activate(_ row: MenuRow) {
        guard row.isEnabled, presentation.isOpen else { return }
        if row.role == .openMenu { return pop(to: lists.count - 2) }
        switch row.item {
        case .action(let action): presentation.choose(action)
        case .menu(let menu): open(menu)
        case .loading: break
        }
    }

    /// Marks a row, or none.
    func highlight(_ row: MenuRow?) {
        guard row !== highlighted else { return }
        highlighted?.isHighlighted = false
        highlighted = row
        row?.isHighlighted = true
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        guard presentation.isOpen else { return }
        region.frame = bounds
        var safe = safeAreaInsets
        safe.bottom = max(safe.bottom, keyboardOverlap)
        let margin = MenuPlacement.margin
        let room = bounds.inset(by: safe).insetBy(dx: margin, dy: margin)
        metrics = MenuMetrics(in: traitCollection, room: max(1, room.width))
        placeFirst(in: room)
        for (list, below) in zip(lists.dropFirst(), lists) {
            let row = below.row(of: list.menu).map(below.place) ?? below.untransformedFrame
            list.take(MenuPlacement.submenu(in: room, row: row, size: list.size(metrics)), metrics)
        }
    }

    private func placeFirst(in room: CGRect) {
        guard let source = presentation.source(in: self) else { return }
        let list = lists[0]
        let wasAbove = placement?.isAbove == true
        var new = MenuPlacement(in: room, source: source, size: list.size(metrics))
        placement = new
        if new.isAbove != wasAbove, presentation.isReversed(isAbove: true) {
            show(presentation.menu, in: list)
            new = MenuPlacement(in: room, source: source, size: list.size(metrics))
        }
        list.take(new.frame, metrics, anchor: new.anchor)
        guard !hasScrolled else { return }
        hasScrolled = true
        if let chosen = list.chosenRow(isPopUp: presentation.isPopUp) {
            list.reveal(chosen, centered: true)
        } else if presentation.isReversed(isAbove: new.isAbove) {
            list.scrollToEnd()
        }
    }

    // MARK: Touches and keys

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard finger == nil, let touch = touches.first else { return }
        let point = touch.location(in: self)
        let index = lists.lastIndex { $0.contains(point, in: self) }
        begin(index.map { .list($0) } ?? .outside, touch, at: point)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = finger?.touch, touches.contains(touch) else { return }
        move(to: touch.location(in: self))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = finger?.touch, touches.contains(touch) else { return }
        lift(at: touch.location(in: self))
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = finger?.touch, touches.contains(touch) else { return }
        cancelFinger()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { press in press.key.map { !take($0) } ?? true }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    // MARK: Coming and going

    func showAway(isArriving: Bool) {
        alpha = 0
        guard !UIAccessibility.isReduceMotionEnabled else { return }
        let scale = isArriving ? Self.smallest : Self.leaving
        lists[0].transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    func showThere() {
        alpha = 1
        lists[0].transform = .identity
    }

    /// What VoiceOver comes to: what is chosen, or else the first row.
    var firstFocus: UIView {
        lists[0].chosenRow(isPopUp: presentation.isPopUp) ?? lists[0].rows.first ?? self
    }

    override func accessibilityPerformEscape() -> Bool {
        back()
        return true
    }

    /// Closes the innermost menu.
    func back() {
        if isSubmenuOpen { pop(to: lists.count - 2) } else { presentation.end() }
    }

    /// Seconds that a menu in a menu takes to come, and how small menus begin and end; unconfirmed.
    private static let duration: TimeInterval = 0.25
    private static let smallest: CGFloat = 0.3
    private static let leaving: CGFloat = 0.7
}
