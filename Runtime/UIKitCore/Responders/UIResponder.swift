public import QuartzCore

/// An object that can answer events; what it leaves unanswered goes to the next one.
///
/// The accessibility members stand here and not on NSObject as Apple's do, because a Swift class can only
/// override what a class declares.
@MainActor open class UIResponder: NSObject {
    var accessibility = AccessibilityStorage()

    public override init() { super.init() }

    /// Who is asked next: a view's controller or superview, a controller's presenter, the window, the
    /// application.
    open var next: UIResponder? { nil }

    // MARK: First responder

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    /// Whether this responder has the keys of its window.
    open var isFirstResponder: Bool { FirstResponder.isFirst(self) }

    /// Takes the keys of the window, unless the responder that has them refuses to resign.
    @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }
    /// Gives the keys up; true where it did not have them.
    @discardableResult open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Presses

    /// Keys went down. Who overrides one of the four overrides them all, and passes on what it leaves.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// The force of a press changed; keys have none that does.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// The system took the presses away.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Accessibility

    /// Whether assistive technology sees this object itself, and not what it contains.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? false }
        set { accessibility.isElement = newValue }
    }

    /// A short name; not the kind of control, not its value.
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }

    /// What the element is set to.
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }

    /// What happens when it is used.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? .none }
        set { accessibility.traits = newValue }
    }

    /// The language that the texts are spoken in, as a BCP 47 tag.
    open var accessibilityLanguage: String? {
        get { accessibility.language }
        set { accessibility.language = newValue }
    }

    /// A name for tests; people never hear it.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }

    /// The frame in the coordinates of the screen.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? .zero }
        set { accessibility.frame = newValue }
    }

    /// The outline that assistive technology draws, in the coordinates of the screen; nil, the default, draws
    /// the frame, which remains what the reading order goes by.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility.path }
        set { accessibility.path = newValue }
    }

    /// Where on the screen a double tap by VoiceOver touches: the middle of the frame unless it is set.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return accessibility.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { accessibility.activationPoint = newValue }
    }

    /// Whether everything inside is hidden from assistive technology.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.elementsHidden }
        set { accessibility.elementsHidden = newValue }
    }

    /// Whether assistive technology ignores the siblings of this view.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }

    /// Whether what is inside is read together, and only then what stands beside it; false by default, which
    /// reads line by line across views.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }

    // MARK: Accessibility containers

    /// What a container contains, in reading order; nil leaves it to the subviews.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }

    /// How many elements a container has that tells them one by one, in place of `accessibilityElements`.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// The element at a place; nil where there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The place of an element; `NSNotFound` where the container has no such element.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    // MARK: Accessibility focus

    /// Assistive technology came to this element; for overriding.
    open func accessibilityElementDidBecomeFocused() {}

    /// Assistive technology left this element; for overriding.
    open func accessibilityElementDidLoseFocus() {}

    /// Whether assistive technology stands on this element.
    open func accessibilityElementIsFocused() -> Bool { UIAccessibility.isFocused(self) }

    // MARK: Accessibility actions

    /// What can be done besides activating it.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }

    /// A double tap by VoiceOver; false makes the system touch the element instead.
    open func accessibilityActivate() -> Bool { false }

    /// A swipe up on an adjustable element.
    open func accessibilityIncrement() {}

    /// A swipe down on an adjustable element.
    open func accessibilityDecrement() {}

    /// The Z gesture; true where it closed something. Else what the element is in is asked.
    open func accessibilityPerformEscape() -> Bool { false }

    /// A double tap with two fingers, for what matters most at the moment; true where something was done.
    /// Else what the element is in is asked, and the application last.
    open func accessibilityPerformMagicTap() -> Bool { false }
}
