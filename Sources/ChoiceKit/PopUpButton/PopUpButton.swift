public import UIKit

/// A button that shows which of several exclusive options is chosen, and lets a person choose another one.
///
/// ```swift
/// let line = PopUpButton(
///     options: [.init(id: "primary", title: "Use Primary Line"), .init(id: "work", title: "Work")],
///     defaultId: "primary", leadingLabel: "Call From")
/// line.onSelect = { settings.line = $0.id }
/// ```
///
/// It is a ``DropdownButton`` that always shows a choice: one has to be given, and where new options lack
/// what was chosen it is that one again. A few options are a menu of the system, more of them the list of a
/// dropdown.
///
/// What the options lack can be typed where there is a ``customOption``.
///
/// Options are flat and none of them does anything: for actions, menus in menus, and several that are on at
/// once see ``PullDownButton``.
public final class PopUpButton: DropdownButton {
    /// What is chosen before a person chooses, and again where the choice goes: the most likely option.
    public private(set) var defaultId: AnyHashable

    /// Says what is chosen: it stands before the choice, as in "Repeat: Never", and is the name for VoiceOver
    /// unless the app sets another one. Nil shows the choice alone; put a label beside the button then.
    public var leadingLabel: String? {
        didSet { if leadingLabel != oldValue { refresh() } }
    }

    /// The last option, into whose row a person types what the others lack; nil, the default, for none. A
    /// button with one has a list: a menu holds no text field.
    public var customOption: CustomOption? {
        didSet { if customOption != oldValue { setSections(sections) } }
    }

    /// What was typed last; it stays in its row while another option is chosen.
    var customText = CustomText("")

    /// Up to how many options there is a menu: 8 by default. More are a list, and so are options with a
    /// ``DropdownButton/footer``, which a menu has no room for, an ``DropdownButton/itemSource`` or a
    /// ``customOption``.
    public var menuLimit = 8 {
        didSet { if menuLimit != oldValue { choicesDidChange() } }
    }

    private var opening = Opening.none

    private enum Opening {
        case none
        /// It was asked for, and is not there yet.
        case asked
        case open
    }

    /// What a person chose while the menu is still there.
    private var chosen: Item?

    /// - Parameters:
    ///   - options: what there is to choose from, in the order of the menu. Without any the button is
    ///     disabled and shows its placeholder until it gets some.
    ///   - defaultId: what is chosen at first. Where no option has this id the first that can be chosen is.
    ///   - leadingLabel: stands before the choice; nil for none.
    public init(options: [Item], defaultId: AnyHashable, leadingLabel: String? = nil) {
        self.defaultId = defaultId
        self.leadingLabel = leadingLabel
        super.init(frame: .zero)
        var look = style
        look.indicatorName = "chevron.up.chevron.down"
        // Cut at its end, label and choice together would lose the choice.
        look.lineBreakMode = .byWordWrapping
        style = look
        setItems(options)
    }

    /// Nil: a storyboard cannot say what is chosen at first.
    public required init?(coder: NSCoder) { return nil }

    // MARK: There is always a choice

    /// Takes new options in sections. Where they lack what is chosen, the default is chosen. What is typed
    /// into a ``customOption`` stays chosen.
    public override func setSections(_ sections: [Section]) { super.setSections(withCustomRow(sections)) }

    /// Chooses the option with this id without telling `onSelect`; with a ``CustomText``, what it says.
    /// False, and nothing changes, where there is no such option, or where the text cannot be used.
    @discardableResult public override func preselect(id: AnyHashable?) -> Bool {
        guard let typed = id?.base as? CustomText else { return super.preselect(id: id) }
        guard takeCustomText(typed) else { return false }
        refresh()
        return true
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        // The language of the custom option's row may be the new window's.
        if customOption != nil { _ = selection.setSections(withCustomRow(sections)) }
    }

    /// Takes new options with another default. What is chosen stays, if it is still there.
    public func setOptions(_ options: [Item], defaultId: AnyHashable) {
        self.defaultId = defaultId
        setItems(options)
    }

    /// Goes back to the default. The program does this, so no callback is called.
    public override func resetSelection() {
        selectDefault()
        refresh()
    }

    override func itemsWereTaken() {
        if selectedId == nil { selectDefault() }
    }

    override func announcement(ofReset item: Item) -> String {
        items.isEmpty
            ? super.announcement(ofReset: item) : String.spoken(accessibilityLabel, shownTitle)
    }

    private func selectDefault() {
        guard !selection.select(id: defaultId) else { return }
        let options = items.lazy.filter { $0.customText == nil }
        if let first = options.first(where: \.isEnabled) ?? options.first {
            _ = selection.select(id: first.id)
        }
    }

    /// A step leads to what was typed, and not to the row that is to be typed into.
    override func step(_ step: DropdownSelection.Step) {
        guard selection.item(step)?.customText?.text.isEmpty != true else { return }
        super.step(step)
    }

    override func edits(_ item: Item, in list: DropdownListController) -> Bool {
        guard item.customText != nil, let customOption else { return false }
        list.edit(makeEditor(of: item, by: customOption, in: list))
        return true
    }

    // MARK: The menu

    /// Whether the options are a menu.
    var isMenu: Bool {
        !items.isEmpty && items.count <= menuLimit && footer == nil && itemSource == nil
            && customOption == nil
    }

    override func choicesDidChange() {
        showsMenuAsPrimaryAction = isMenu
        if #available(iOS 16, *) { preferredMenuElementOrder = .fixed }
        let new = isMenu ? makeMenu() : nil
        menu = new
        if let new { contextMenuInteraction?.updateVisibleMenu { _ in new } }
    }

    override var isMenuOpen: Bool { opening == .open }

    override func opensMenu() -> Bool {
        guard isMenu, opening == .none, #available(iOS 17.4, *) else {
            HIGAudit.check(self)
            return false
        }
        opening = .asked
        performPrimaryAction()
        if opening == .asked { opening = .none }
        return isMenuOpen
    }

    func choose(_ item: Item) {
        chooseFromList(item)
        if isMenuOpen { chosen = item } else { tellChoice(item) }
    }

    public override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        opening = .open
        HIGAudit.check(self)
        // The list of another dropdown lets the touch through that opens this one.
        listInFront?.end(.otherOpened)
    }

    public override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        guard let animator else { return menuIsGone() }
        // Not weakly: a choice is told even where its button has been let go of meanwhile.
        animator.addCompletion { self.menuIsGone() }
    }

    private func menuIsGone() {
        guard isMenuOpen else { return }
        opening = .none
        let choice = chosen
        chosen = nil
        listDidClose(.init(reason: closeReason(for: choice), choice: choice))
    }

    /// The system does not say what closed its menu without a choice: a tap outside is what people do.
    private func closeReason(for choice: Item?) -> CloseReason {
        if choice != nil { return .chosen }
        if window == nil { return .buttonRemoved }
        return items.isEmpty ? .itemsEmptied : isEnabled ? .tappedOutside : .closed
    }

    // MARK: Look

    override var leadingText: String? { leadingLabel?.ifShown }
}
