public import QuartzCore

/// A view that follows a finger and sends actions.
///
/// One touch is tracked at a time, and others are ignored meanwhile, also where `isMultipleTouchEnabled` lets
/// them in. A control that is disabled leaves touches to the next responder.
///
/// An override or an action may remove, disable or hide the control while it is tracking. Removed or
/// disabled, it has lost the touch and sends `touchCancel`, once, and nothing after it. Hidden, it keeps the
/// touch, as every view does. From `endTracking` on the touch is over and the lift is sent in any case.
open class UIControl: UIView {
    private var bindings = ActionBindings()
    /// The touch that is followed, from before `beginTracking` until it is lost or lifted.
    private weak var touch: UITouch?
    /// The touches that landed while the control was disabled: all of each is the next responder's.
    private var passedOn: Set<UITouch> = []
    private var tracks = false
    private var isInside = false

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A control whose action runs at `primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// True by default. Disabling a control that tracks a touch ends that as the system's taking it would.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled {
                loseTouch(with: nil)
                contextMenuInteraction?.dismissMenu()
            }
            stateDidChange()
        }
    }

    /// Never changed by `UIControl` itself; false by default.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Set while the tracked touch is inside, and until the actions of a lift have run.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// `center` by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// `center` by default.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The horizontal alignment with leading and trailing turned into left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: mirrored ? .right : .left
        case .trailing: mirrored ? .left : .right
        case .center, .left, .right, .fill: contentHorizontalAlignment
        }
    }

    /// The control looks different in another state.
    func stateDidChange() { setNeedsLayout() }

    // MARK: Actions

    /// Runs an action at each of the events; it takes the place of one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        bindings.add(action, for: controlEvents)
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        bindings.remove(action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        bindings.remove(actionIdentifier, for: controlEvents)
    }

    /// Goes through the actions in the order in which they were added, each with all of its events, until the
    /// last argument is set to true. Actions may be added and removed meanwhile; the walk does not see it.
    ///
    /// The second argument is always nil: there are no targets with selectors here.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
        var stops = false
        for (action, events) in bindings.all where !stops { iterator(action, nil, events, &stops) }
    }

    /// Runs one action, whatever event it is for; every action that the control sends passes here.
    open func sendAction(_ action: UIAction) { action.run(from: self) }

    /// Runs the actions for any of the events, each once, in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
        for action in bindings.actions(for: controlEvents) { sendAction(action) }
    }

    /// The events that have actions.
    open var allControlEvents: Event { bindings.events }

    /// Does what pressing the control does, without a touch; nothing while it is disabled.
    open func performPrimaryAction() {
        if isEnabled { triggerPrimaryAction() }
    }

    /// What performing the primary action is, for this kind of control.
    func triggerPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    // MARK: Tracking

    /// Whether a touch is followed.
    open var isTracking: Bool { tracks }

    /// Whether the tracked touch is in the bounds or within 70 points of them.
    open var isTouchInside: Bool { isInside }

    /// A touch landed. False declines it; true by default.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The tracked touch moved, inside or outside. False ends tracking without an event; true by default.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The tracked touch lifted; called before the event of it is sent.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The touch was taken away; overrides call super. The event is nil where none did it.
    open func cancelTracking(with event: UIEvent?) {}

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else {
            passedOn.formUnion(touches)
            return super.touchesBegan(touches, with: event)
        }
        guard self.touch == nil, let touch = touches.first(in: self) else { return }
        self.touch = touch
        isInside = true
        let begins = beginTracking(touch, with: event)
        guard follows(touch) else { return }
        guard begins else { return stopTracking() }
        tracks = true
        isHighlighted = true
        guard follows(touch) else { return }
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
        guard showsMenuAsPrimaryAction, follows(touch) else { return }
        openMenu(holding: touch)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        let others = touches.intersection(passedOn)
        if !others.isEmpty { super.touchesMoved(others, with: event) }
        guard let touch, touches.contains(touch) else { return }
        let wasInside = isInside
        place(touch)
        guard follows(touch) else { return }
        let goesOn = continueTracking(touch, with: event)
        guard follows(touch) else { return }
        guard goesOn else { return stopTracking() }
        sendActions(for: Self.dragEvents(from: wasInside, to: isInside))
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let others = touches.intersection(passedOn)
        passedOn.subtract(touches)
        if !others.isEmpty { super.touchesEnded(others, with: event) }
        guard let touch, touches.contains(touch) else { return }
        place(touch)
        guard follows(touch) else { return }
        // The touch is over: nothing can take it away any more.
        self.touch = nil
        endTracking(touch, with: event)
        lift()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        let others = touches.intersection(passedOn)
        passedOn.subtract(touches)
        if !others.isEmpty { super.touchesCancelled(others, with: event) }
        guard let touch, touches.contains(touch) else { return }
        loseTouch(with: event)
    }

    /// Sends what a lift means.
    func sendLift(isInside: Bool) { sendActions(for: isInside ? .touchUpInside : .touchUpOutside) }

    // MARK: Menu

    /// Whether the control shows its menu; false by default. A button that is given one turns it on.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set {
            guard newValue != isContextMenuInteractionEnabled else { return }
            contextMenuInteraction?.detach()
            contextMenuInteraction = newValue ? UIContextMenuInteraction(of: self) : nil
        }
    }

    /// The way to the menu; nil while it is not enabled.
    open private(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// Whether a press opens the menu, as the finger comes down, in place of what it would do otherwise;
    /// false by default, which opens it after half a second.
    open var showsMenuAsPrimaryAction = false {
        didSet { if showsMenuAsPrimaryAction != oldValue { menuSelectionDidChange() } }
    }

    /// The menu is about to show, after `menuActionTriggered`; overriders call super.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The menu is about to go, before what was chosen runs; overriders call super.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The menu that this kind of control has; nil for none.
    var menuOffer: MenuPresentation.Offer? { nil }

    /// Another action of the menu may be on.
    func menuSelectionDidChange() {}

    // MARK: Accessibility

    /// What was set, or what the class has, with the state: disabled and selected speak for themselves.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { (accessibility.traits ?? ownAccessibilityTraits).union(stateTraits) }
        set { accessibility.traits = newValue.subtracting(stateTraits) }
    }

    /// The kind of control, for assistive technology.
    var ownAccessibilityTraits: UIAccessibilityTraits { .none }

    private var stateTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }
}

extension UIControl {
    private func follows(_ touch: UITouch) -> Bool { self.touch === touch }

    private func place(_ touch: UITouch) {
        isInside = Self.isInside(touch.location(in: self), of: bounds)
        if isHighlighted != isInside { isHighlighted = isInside }
    }

    /// The highlight goes after the actions: an action that sets it has no lasting effect on UIKit either
    /// (reported by several; Apple documents no order).
    private func lift() {
        let isInside = isInside
        tracks = false
        sendLift(isInside: isInside)
        // An action may have let a new touch begin, by running events of its own.
        if touch == nil { stopTracking() }
    }

    private func stopTracking() {
        touch = nil
        tracks = false
        isInside = false
        if isHighlighted { isHighlighted = false }
    }

    func loseTouch(with event: UIEvent?) {
        guard touch != nil else { return }
        touch = nil
        guard tracks else { return stopTracking() }
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel)
    }
}

extension Set<UITouch> {
    /// The touch that landed first; of several at once the one nearest to the top left, so that the same
    /// input has the same outcome.
    @MainActor fileprivate func first(in view: UIView) -> UITouch? {
        func order(_ touch: UITouch) -> (TimeInterval, CGFloat, CGFloat) {
            let place = touch.location(in: view)
            return (touch.timestamp, place.y, place.x)
        }
        return self.min { order($0) < order($1) }
    }
}
