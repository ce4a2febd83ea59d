import QuartzCore

/// A view that follows a finger and sends actions.
///
/// One touch is tracked at a time, and others are ignored meanwhile. A control takes the touches on it even
/// while it is disabled, and does nothing with them.
open class UIControl: UIView {
    private var bindings = ActionBindings()
    /// The touch that is tracked.
    private weak var trackedTouch: UITouch?
    public private(set) var isTracking = false
    /// Whether the tracked touch is in the bounds or within 70 points of them.
    public private(set) var isTouchInside = false

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
            if !isEnabled { abandonTracking(with: nil) }
            stateDidChange()
        }
    }

    /// Never changed by the control itself; false by default.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Set while the tracked touch is inside.
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

    /// Runs one action, whatever event it is for; every action that the control sends passes here.
    open func sendAction(_ action: UIAction) { action.run(from: self) }

    /// Runs the actions for any of the events, each once, in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
        for action in bindings.actions(for: controlEvents) { sendAction(action) }
    }

    /// The events that have actions.
    open var allControlEvents: Event { bindings.events }

    // MARK: Tracking

    /// A touch landed. False declines it; true by default.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The tracked touch moved, inside or outside. False ends tracking without an event; true by default.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The tracked touch lifted; called before the event of it is sent.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The touch was taken away; overrides call super.
    open func cancelTracking(with event: UIEvent?) {}

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
        isTouchInside = true
        guard beginTracking(touch, with: event) else {
            isTouchInside = false
            return
        }
        trackedTouch = touch
        isTracking = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        follow(touch)
        guard continueTracking(touch, with: event) else { return stopTracking() }
        sendActions(for: Self.dragEvents(from: wasInside, to: isTouchInside))
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        follow(touch)
        let isInside = isTouchInside
        isHighlighted = false
        endTracking(touch, with: event)
        stopTracking()
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
        if isInside { touchWentUpInside() }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        abandonTracking(with: event)
    }

    /// What follows on a touch up inside.
    func touchWentUpInside() {}

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

    private func follow(_ touch: UITouch) {
        isTouchInside = Self.isInside(touch.location(in: self), of: bounds)
        if isHighlighted != isTouchInside { isHighlighted = isTouchInside }
    }

    private func stopTracking() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        if isHighlighted { isHighlighted = false }
    }

    private func abandonTracking(with event: UIEvent?) {
        guard isTracking else { return }
        isHighlighted = false
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel)
    }
}
