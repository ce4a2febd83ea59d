import QuartzCore

/// Letters that are typed one after another, to find a row by its title.
struct MenuSearch {
    private var text = ""
    private var last: TimeInterval = -.infinity

    /// The row that a character leads to; nil where none begins so.
    ///
    /// The search starts after the current row and goes around; letters in quick succession make a longer
    /// beginning, the same letter again goes to the next row.
    mutating func find(
        _ character: Character, in titles: [String], after current: Int?, at time: TimeInterval
    )
        -> Int?
    {
        text = time - last <= Self.pause ? text + String(character) : String(character)
        last = time
        let isOneLetter = Set(text.lowercased()).count == 1
        let prefix = isOneLetter ? String(character) : text
        let first = (current ?? -1) + (isOneLetter ? 1 : 0)
        let order = titles.indices.map { ($0 + max(0, first)) % titles.count }
        return order.first {
            titles[$0].range(
                of: prefix, options: [.anchored, .caseInsensitive, .diacriticInsensitive, .widthInsensitive])
                != nil
        }
    }

    /// Seconds (ARIA Authoring Practices, the example of a select-only combobox).
    private static let pause: TimeInterval = 0.5
}

/// The keys of a menu that a button opened (ARIA Authoring Practices): arrows, Home and End move, Return and
/// Space choose, Escape closes the innermost menu and Tab all of it, letters find.
extension MenuView {
    /// False where the key means nothing to a menu.
    func take(_ key: UIKey) -> Bool {
        let held = key.modifierFlags.held
        if held == .command, key.keyCode == .keyboardPeriod {
            presentation.end()
            return true
        }
        guard held.isSubset(of: .shift) else { return false }
        switch key.keyCode {
        case .keyboardDownArrow: step(by: 1)
        case .keyboardUpArrow: step(by: -1)
        case .keyboardPageDown: step(by: Self.page)
        case .keyboardPageUp: step(by: -Self.page)
        case .keyboardHome: mark(usable.first)
        case .keyboardEnd: mark(usable.last)
        case .keyboardRightArrow: isMirrored ? leave() : enter()
        case .keyboardLeftArrow: isMirrored ? enter() : leave()
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: chooseMarked()
        case .keyboardEscape: goBack()
        case .keyboardTab:
            presentation.end()
            // The window moves on from the button.
            return false
        default: return find(key.characters)
        }
        return true
    }

    /// The rows that keys go to.
    private var usable: [MenuRow] { top.rows.filter(\.isEnabled) }

    /// Marks the first row that can be chosen, or the one that is: a key opened the menu.
    func markFirst() {
        let chosen = top.chosenRow(isPopUp: presentation.isPopUp)
        mark(chosen?.isEnabled == true ? chosen : usable.first)
    }

    private func mark(_ row: MenuRow?) {
        highlight(row)
        if let row { top.reveal(row) }
    }

    /// Stops at the ends.
    private func step(by distance: Int) {
        let rows = usable
        guard !rows.isEmpty else { return }
        let place = rows.firstIndex { $0 === highlighted }
        let next = place.map { $0 + distance } ?? (distance > 0 ? 0 : rows.count - 1)
        mark(rows[max(0, min(next, rows.count - 1))])
    }

    private func enter() {
        guard let highlighted, case .menu(let menu) = highlighted.item, highlighted.role == .item else {
            return
        }
        open(menu)
        markFirst()
    }

    private func leave() { if isSubmenuOpen { goBack() } }

    private func goBack() {
        guard isSubmenuOpen else { return presentation.end() }
        let closed = top.menu
        back()
        mark(top.row(of: closed))
    }

    private func chooseMarked() {
        guard let highlighted else { return }
        if case .menu = highlighted.item, highlighted.role == .item { return enter() }
        activate(highlighted)
    }

    private func find(_ characters: String) -> Bool {
        guard let character = characters.first, characters.count == 1,
            character.isLetter || character.isNumber
        else { return false }
        let rows = usable
        let titles = rows.map(\.item.element.title)
        let place = rows.firstIndex { $0 === highlighted }
        let found = search.find(character, in: titles, after: place, at: CACurrentMediaTime())
        if let found { mark(rows[found]) }
        return true
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private static let page = 10
}
