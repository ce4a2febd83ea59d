public import UIKit

/// A button that opens a menu of things to do.
///
/// ```swift
/// let more = PullDownButton(configuration: .gray())
/// more.setTitle("Actions", for: .normal)
/// more.sections = [
///     .init(items: [.action(.init(id: "share", title: "Share…"))]),
///     .init(title: "Show", items: [.toggle(.init(id: "photos", title: "Photos", isOn: true))]),
/// ]
/// more.destructiveActions = [.init(id: "delete", title: "Delete…")]
/// more.onAction = { perform($0.id) }
/// more.onToggle = { show($0.id, $0.isOn) }
/// ```
///
/// To show which of several things is chosen is another button's work: see ``DropdownButton``.
///
/// The menu is `UIMenu`'s. The button looks as its `configuration` says. With a hardware keyboard Return,
/// Space and the arrow down open the menu while the button is the first responder (from iOS 17.4 on).
public class PullDownButton: UIButton {
    private var shown: [Section] = []
    private var shownDestructive: [Action] = []
    var log = CallerLog()
    private let taken = TakenPresses()
    private var explicitHint: String?
    /// What the app has behind the button, while it shows that it has the keys.
    private var ownBackground: UIBackgroundConfiguration?
    /// What the app set `isEnabled` to.
    private var isWantedEnabled = true
    /// False while UIKit's initialisers run, which set properties as an app does.
    private var isMade = false
    /// What was loaded since the menu opened.
    var loaded: [AnyHashable: [Entry]] = [:]
    private var loads: [Task<Void, Never>] = []
    /// What a person chose while the menu is still there.
    private var chosen: Action?

    /// Whether the menu is on the screen, or on its way there or away.
    public private(set) var isOpen = false

    /// A person chose this action, and confirmed it if it is destructive. Called when menu and popup are
    /// gone, so that it may present something.
    public var onAction: ((Action) -> Void)?

    /// Gives what is asked before a destructive action is done; nil, the default, asks with the action's
    /// title and a word that it is for good. Where the closure returns nil nothing is asked: do that for what
    /// can be undone.
    ///
    /// The action is done where a person chooses any button of the popup but one that cancels.
    public var confirmation: ((Action) -> Popup?)?

    /// A person turned this over; `isOn` is what it is now. Called at once: the menu stays.
    public var onToggle: ((Toggle) -> Void)?

    /// The words that the button says by itself; nil, the default, follows the language of the view.
    public var texts: Texts? {
        didSet { if texts != oldValue { rebuild() } }
    }

    /// A button without anything to do: disabled until it has some.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isMade = true
        becomePullDown()
    }

    /// A button from a storyboard, with what that says of its look.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isWantedEnabled = super.isEnabled
        isMade = true
        becomePullDown()
    }

    private func becomePullDown() {
        showsMenuAsPrimaryAction = true
        isPointerInteractionEnabled = true
        rebuild()
    }

    // MARK: What there is to do

    /// The rows of the menu, in their order. An open menu is changed in place.
    ///
    /// Of actions, toggles and deferred rows with the same id the first is kept, which is logged once. Where
    /// nothing is left the button is disabled.
    public var sections: [Section] {
        get { shown }
        set { take(newValue, destructiveActions) }
    }

    /// What takes something away for good, in red: always the last section of the menu (Human Interface
    /// Guidelines).
    public var destructiveActions: [Action] {
        get { shownDestructive }
        set { take(sections, newValue) }
    }

    private func take(_ sections: [Section], _ destructive: [Action]) {
        let items = PullDownItems(sections, destructive)
        (shown, shownDestructive) = (items.sections, items.destructive)
        if let id = items.repeatedId {
            log.warn(
                "A PullDownButton got items with the same id, \(id), and kept the first: make ids unique.")
        }
        rebuild()
    }

    // MARK: The menu

    /// Makes the menu anew; an open one changes in place.
    func rebuild() {
        let new = makeMenu()
        menu = new
        contextMenuInteraction?.updateVisibleMenu { new.menu($0.identifier) ?? new }
        updateEnabled()
    }

    /// An action was chosen.
    func choose(_ action: Action) {
        if isOpen { chosen = action } else { perform(action) }
    }

    /// A toggle was turned over, and is this now.
    func turnOver(_ toggle: Toggle) {
        shown = PullDownItems.replacing(toggle, in: shown)
        loaded = loaded.mapValues { PullDownItems.replacing(toggle, in: $0) }
        onToggle?(toggle)
    }

    /// Loads what is deferred, until the menu closes.
    func load(_ deferred: Deferred, then receive: @escaping @MainActor ([Entry]?) -> Void) {
        loads.append(
            Task { @MainActor [weak self] in
                let entries = try? await deferred.load()
                guard let self, !Task.isCancelled else { return }
                loaded[deferred.id] = entries
                receive(entries)
            })
    }

    public override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        isOpen = true
        HIGAudit.check(self)
        // The list of a dropdown lets the touch through that opens this menu.
        listInFront?.end(.otherOpened)
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        listInFront?.passTouches(to: self)
    }

    public override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        for load in loads { load.cancel() }
        loads = []
        loaded = [:]
        guard let animator else { return menuIsGone() }
        // Not weakly: a choice is told even where its button has been let go of meanwhile.
        animator.addCompletion { self.menuIsGone() }
    }

    private func menuIsGone() {
        isOpen = false
        // The next opening loads anew.
        menu = makeMenu()
        guard let action = chosen else { return }
        chosen = nil
        perform(action)
    }

    // MARK: State

    /// Whether a person can use the button: what the app set, and never without items. Setting it is
    /// remembered while there are none.
    public override var isEnabled: Bool {
        get { super.isEnabled }
        set {
            isWantedEnabled = newValue
            if isMade { updateEnabled() } else { super.isEnabled = newValue }
        }
    }

    private func updateEnabled() {
        super.isEnabled = isWantedEnabled && !(menu?.children.isEmpty ?? true)
        if !super.isEnabled, isFirstResponder { _ = resignFirstResponder() }
    }

    /// At least 44 points square can be touched, however small the button is drawn.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        leastTouchArea.contains(point)
    }

    // MARK: Keys

    @discardableResult public override func becomeFirstResponder() -> Bool {
        defer { setNeedsUpdateConfiguration() }
        return super.becomeFirstResponder()
    }

    @discardableResult public override func resignFirstResponder() -> Bool {
        defer { setNeedsUpdateConfiguration() }
        return super.resignFirstResponder()
    }

    /// The button that has the keys has a line of the tint round it; then it has the app's again.
    public override func updateConfiguration() {
        super.updateConfiguration()
        guard var look = configuration, isFirstResponder != (ownBackground != nil) else { return }
        if isFirstResponder {
            ownBackground = look.background
            look.background.strokeColor = tintColor
            look.background.strokeWidth = 2
        } else {
            look.background.strokeColor = ownBackground?.strokeColor
            look.background.strokeWidth = ownBackground?.strokeWidth ?? 0
            ownBackground = nil
        }
        configuration = look
    }

    /// True while the button is enabled.
    public override var canBecomeFirstResponder: Bool { isEnabled }

    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        taken.began(presses, take: take) { super.pressesBegan($0, with: event) }
    }

    public override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        taken.changed(presses) { super.pressesChanged($0, with: event) }
    }

    public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        taken.ended(presses) { super.pressesEnded($0, with: event) }
    }

    public override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        taken.ended(presses) { super.pressesCancelled($0, with: event) }
    }

    /// The keys that open a menu button (ARIA Authoring Practices).
    private func take(_ key: UIKey) -> Bool {
        guard isEnabled, !isOpen, key.modifierFlags.held.isEmpty,
            [.keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar, .keyboardDownArrow]
                .contains(key.keyCode)
        else { return false }
        guard #available(iOS 17.4, *) else { return false }
        performPrimaryAction()
        return true
    }

    // MARK: VoiceOver

    /// What the button is and whether it is open, unless the app set something else.
    public override var accessibilityHint: String? {
        get {
            if let explicitHint { return explicitHint }
            if menu?.children.isEmpty ?? true { return words.noItems }
            return isOpen ? words.expanded : words.collapsed
        }
        set { explicitHint = newValue }
    }
}
