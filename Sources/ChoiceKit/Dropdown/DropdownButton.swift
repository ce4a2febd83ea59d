public import UIKit

/// A button that shows the chosen item and opens a list of all of them.
///
/// ```swift
/// let reason = DropdownButton()
/// reason.accessibilityLabel = "휴가 사유"
/// reason.items = [.init(id: "annual", title: "연차휴가"), .init(id: "sick", title: "병가")]
/// reason.onSelect = { request.reason = $0.id }
/// form.addSubview(reason)
/// ```
///
/// A choice by a person is told to `onSelect`, whether it is made in the list or by a step of the closed
/// button with VoiceOver or a key. A choice by the program (`preselect`, `setItems`, `resetSelection`) never
/// is.
///
/// A tap opens the list. So does a press that is held, which goes on into the list and chooses the row that
/// it lifts on.
///
/// With a hardware keyboard the button is used while it is the first responder, and closed or open takes the
/// keys of a select-only combobox (ARIA Authoring Practices): Return, Space and the arrows up and down open
/// the list, where they move, choose and, with Escape, close it. Letters open it and move to the next row
/// that begins with them; they stand over the list for half a second. The arrows left and right step through
/// the choices of a closed button.
///
/// The button needs a name of its own for VoiceOver: set `accessibilityLabel`. What is chosen is its value.
public class DropdownButton: UIButton {
    var selection = DropdownSelection()
    let loading = DropdownLoading()
    var openList: DropdownPresentation?
    var log = CallerLog()
    private var explicitPlaceholder: String?
    private var lostDuringChoice: Item?
    /// Below the button; made when there is a message for the first time.
    var messageLabel: UILabel?
    /// The height that the message takes of the bounds.
    var messageRoom: CGFloat = 0
    /// The height that the message had in the last layout.
    var lastMessageHeight: CGFloat = 0
    /// The press that is on the button.
    var drag: DropdownDrag?
    private let taken = TakenPresses()
    private var name: String?
    private var explicitValue: String?
    private var explicitHint: String?
    /// What the app set `isEnabled` to.
    private var isWantedEnabled = true
    /// False while UIKit's initialisers run, which set properties as an app does.
    private var isMade = false

    /// A person chose this item. Called once for each choice, when the list is gone, so that it may present
    /// something. Called too where the item was the choice already.
    public var onSelect: ((Item) -> Void)?

    /// The list is gone, and why; after `onSelect`.
    public var onClose: ((CloseReason) -> Void)?

    /// New items lack the one that was chosen, this one; nothing is chosen now.
    public var onReset: ((Item) -> Void)?

    /// Shown while nothing is chosen: "선택", "Select", or what `style.texts` says. Nil sets it back to that.
    public var placeholder: String! {
        get { explicitPlaceholder ?? texts.placeholder }
        set {
            guard newValue != explicitPlaceholder else { return }
            explicitPlaceholder = newValue
            updateLook()
        }
    }

    /// What is wrong with the choice: the button has a line of another colour round it and this text below
    /// it, which VoiceOver reads after the value, and at once when it comes. Nil, the default, or a text that
    /// shows nothing while the choice is valid. It stays until the app takes it away.
    ///
    /// The message is part of the size that the button asks for. Where the button is too low for both it
    /// hangs out below.
    public var invalidMessage: String? {
        didSet { if invalidMessage != oldValue { messageDidChange() } }
    }

    /// Stands under the rows of the list, and scrolls with them; nil by default.
    public var footer: String? {
        didSet {
            guard footer != oldValue else { return }
            updateList()
            choicesDidChange()
        }
    }

    /// How the button and its list look.
    public var style = Style.standard {
        didSet { if style != oldValue { refresh() } }
    }

    /// The most that the list takes of the height of the window: 0.4 by default, counted from 0 to 1. One
    /// whole row is always shown. What is not a number counts as the default.
    public var maxHeightFraction: CGFloat = 0.4 { didSet { openList?.place() } }

    /// The least height of a row in points, 48 by default. Rows are higher where the type or a second line
    /// asks for it. Less than 44, the least side of what a finger hits, counts as that, more than 1,000 as
    /// 1,000, what is not a number as the default.
    public var rowHeight: CGFloat = 48 { didSet { updateList() } }

    /// The least width of the list in points, 230 by default; a wider button makes a wider list. What is not
    /// a number counts as the default.
    public var minimumPopoverWidth: CGFloat = 230 { didSet { openList?.place() } }

    /// How the list stands on the screen: `automatic` by default. Looked at when the list opens; one that is
    /// open stays what it is, whatever becomes of the room.
    public var presentation = Presentation.automatic

    /// How many lines a title may take in the list: 1 by default, 0 as many as it needs. At accessibility
    /// type sizes it is always 0.
    public var cellNumberOfLines = 1 { didSet { updateList() } }

    /// The list has a search field on top where there are more items than this: 20 by default. 0 gives every
    /// list one, `Int.max` none. A list that is open gets its field as soon as it has so many items, and
    /// keeps it until it closes.
    ///
    /// The search compares titles, subtitles and keywords, whatever their case, width and accents. Initial
    /// consonants find Hangul: ㅇㅎ finds 육아휴직 and 유급 휴가. Rows stay in the order of the items.
    public var searchThreshold = 20 { didSet { updateList() } }

    /// A dropdown without items: disabled until it has some.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isMade = true
        becomeDropdown()
    }

    /// A dropdown from a storyboard: it has no items, and no title of the storyboard's.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isWantedEnabled = super.isEnabled
        isMade = true
        becomeDropdown()
    }

    // MARK: Items

    /// Gives the items when the list opens; nil, the default, where they are set. With a source the button is
    /// enabled without items too.
    ///
    /// Items that are set while the source still loads are the newer ones: the load is given up. A list that
    /// is open when the source changes asks the new one.
    public var itemSource: ItemSource? { didSet { itemSourceDidChange() } }

    /// The source of the items threw this error. The list says that loading failed, and lets a person try
    /// again.
    public var onLoadFailure: ((any Error) -> Void)?

    /// What there is to choose from, in the order of the list. Setting is the same as `setItems(_:)`.
    public var items: [Item] {
        get { selection.items }
        set { setItems(newValue) }
    }

    /// Takes new items. A choice whose id is still there stays, with its new title; one that went is reset
    /// and told to `onReset`. An open list is updated in place, and closes where there are none.
    ///
    /// Of items with the same id the first is kept, which is logged once. Beyond 10,000 items they are not
    /// looked for.
    public func setItems(_ items: [Item]) { setSections([Section(items: items)]) }

    /// The items in their sections, in the order of the list: one without a title where `items` was set.
    /// Setting is the same as `setSections(_:)`.
    public var sections: [Section] {
        get { selection.sections }
        set { setSections(newValue) }
    }

    /// Takes new items in sections, in the same way as `setItems(_:)`. Sections without items are left out.
    public func setSections(_ sections: [Section]) {
        if !loading.isDelivering { loading.giveUp() }
        let change = selection.setSections(sections)
        if let id = change.repeatedId {
            log.warn(
                "A DropdownButton got items with the same id, \(id), and kept the first: make ids unique."
            )
        }
        itemsWereTaken()
        if self.items.isEmpty, loading.status == nil { openList?.end(.itemsEmptied) }
        updateEnabled()
        refresh()
        if let lost = change.lost { announceReset(of: lost) }
    }

    // MARK: Choice

    /// Chooses the item with this id without telling `onSelect`. False, and nothing changes, where there is
    /// none.
    @discardableResult public func preselect(id: AnyHashable?) -> Bool {
        guard let id, selection.select(id: id) else { return false }
        refresh()
        return true
    }

    /// Goes back to the placeholder. The program does this, so no callback is called.
    public func resetSelection() {
        selection.reset()
        refresh()
    }

    /// A step of the closed control by a person: VoiceOver's swipe, or a key.
    func step(_ step: DropdownSelection.Step) {
        guard isEnabled, openList == nil, let item = selection.item(step) else { return }
        _ = selection.select(id: item.id)
        refresh()
        tellChoice(item)
    }

    func listDidClose(_ ending: DropdownPresentation.Ending) {
        openList = nil
        loading.listDidClose()
        if window != nil { UIAccessibility.post(notification: .screenChanged, argument: self) }
        if let choice = ending.choice { tellChoice(choice) }
        if let lost = lostDuringChoice {
            lostDuringChoice = nil
            tellReset(lost)
        }
        onClose?(ending.reason)
    }

    /// A reset is told after the choice that it undoes.
    private func announceReset(of item: Item) {
        UIAccessibility.post(notification: .announcement, argument: announcement(ofReset: item))
        if openList?.hasChoice == true { lostDuringChoice = item } else { tellReset(item) }
    }

    func announcement(ofReset item: Item) -> String { texts.selectionReset(item.shownTitle(texts)) }

    // MARK: For kinds of dropdown

    /// There are new items, and what was chosen may not be among them; nothing shows that yet.
    func itemsWereTaken() {}

    /// Lets a person type into the row of an item; false where the item is chosen as it is.
    func edits(_ item: Item, in list: DropdownListController) -> Bool { false }

    /// The items, the choice or the look changed.
    func choicesDidChange() {}

    /// Opens what stands in for the list; false where nothing does.
    func opensMenu() -> Bool { false }

    /// Whether that is open.
    var isMenuOpen: Bool { false }

    /// Stands before the choice on the button.
    var leadingText: String? { nil }

    func tellChoice(_ item: Item) { onSelect?(item) }

    func tellReset(_ item: Item) { onReset?(item) }

    // MARK: State

    /// Whether a person can use the button: what the app set, and never without items and a source of them.
    /// Setting it is remembered while there are none.
    public override var isEnabled: Bool {
        get { super.isEnabled }
        set {
            isWantedEnabled = newValue
            if isMade { updateEnabled() } else { super.isEnabled = newValue }
        }
    }

    func updateEnabled() {
        super.isEnabled = isWantedEnabled && (!items.isEmpty || itemSource != nil)
        guard !super.isEnabled else { return }
        if isFirstResponder { _ = resignFirstResponder() }
        openList?.end(.closed)
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        // Asked for here to be known when the list opens.
        _ = window?.keyboardHeight
        // The language of the placeholder may be the new window's.
        updateLook()
        listInFront?.passTouches(to: self)
        openList?.anchorDidMove()
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        layOutMessage { ownSize(CGSize(width: bounds.width, height: 0)).height }
        openList?.anchorDidMove()
    }

    /// The size without the message.
    private func ownSize(_ size: CGSize) -> CGSize {
        var own = super.sizeThatFits(size)
        own.height -= messageRoom
        return own
    }

    /// At least as high as a target, and the message, whose lines break at the width that is given; where
    /// none is, at that of the button.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isGiven = size.width > 0 && size.width < CGFloat(Int32.max)
        return self.size(for: size, messageWidth: isGiven ? size.width : nil)
    }

    /// At least as high as a target, and the message, whose lines break at the width that the button has.
    public override var intrinsicContentSize: CGSize {
        size(for: .zero, messageWidth: bounds.width > 0 ? bounds.width : nil)
    }

    private func size(for size: CGSize, messageWidth: CGFloat?) -> CGSize {
        var own = ownSize(size)
        own.height = max(own.height, Self.leastTouchSide)
        own.height += messageHeight(width: messageWidth ?? own.width)
        return own
    }

    public override var frame: CGRect {
        didSet { openList?.anchorDidMove() }
    }

    public override var center: CGPoint {
        didSet { openList?.anchorDidMove() }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    /// At least 44 points square can be touched, however small the button is drawn.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        leastTouchArea.contains(point)
    }

    // MARK: Presses

    public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        drag = DropdownDrag(of: self, from: touch.location(in: nil))
        return true
    }

    public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag?.move(to: touch.location(in: nil))
        return super.continueTracking(touch, with: event)
    }

    public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { drag?.lift(at: touch.location(in: nil)) } else { drag?.stop() }
    }

    public override func cancelTracking(with event: UIEvent?) {
        drag?.stop()
        drag = nil
        super.cancelTracking(with: event)
    }

    /// The press is over once its actions have run.
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if !isTracking { drag = nil }
    }

    /// Nothing that the button is in takes a press that has opened the list, such as what scrolls or a sheet.
    public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard drag?.hasOpened != true || gestureRecognizer.view === self else { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Keys

    /// True while the button is enabled.
    public override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult public override func becomeFirstResponder() -> Bool {
        defer { updateLook() }
        return super.becomeFirstResponder()
    }

    @discardableResult public override func resignFirstResponder() -> Bool {
        defer { updateLook() }
        return super.resignFirstResponder()
    }

    /// The line round the button that has the keys is of the tint.
    public override func tintColorDidChange() {
        super.tintColorDidChange()
        if isFirstResponder { updateLook() }
    }

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

    // MARK: VoiceOver

    /// The name of the button, or what stands before its choice. Set it: what is chosen, and the placeholder,
    /// are its value.
    public override var accessibilityLabel: String? {
        get { name ?? leadingText ?? texts.unnamed }
        set { name = newValue }
    }

    /// What is chosen, or the placeholder, unless the app set something else; then the message of a choice
    /// that is not valid.
    public override var accessibilityValue: String? {
        get { spokenValue(explicitValue ?? shownTitle) }
        set { explicitValue = newValue }
    }

    /// That it is a pop-up button, and whether it is open, unless the app set something else.
    public override var accessibilityHint: String? {
        get { explicitHint ?? spokenState }
        set { explicitHint = newValue }
    }

    /// A button whose value VoiceOver can change without opening the list.
    public override var accessibilityTraits: UIAccessibilityTraits {
        get {
            isEnabled && !items.isEmpty
                ? super.accessibilityTraits.union(.adjustable) : super.accessibilityTraits
        }
        set { super.accessibilityTraits = newValue }
    }

    /// Chooses the next item that can be chosen.
    public override func accessibilityIncrement() { step(.forward) }

    /// Chooses the item before that can be chosen.
    public override func accessibilityDecrement() { step(.back) }
}
