public import UIKit

/// A large button that is one of a few choices, and is pressed exactly where it is.
///
/// ```swift
/// let plan = ChoiceButton(title: "계획대로", subtitle: "분 단위로 움직여요")
/// plan.onChoose = { answer(.plan) }
/// ```
///
/// A `UIControl` keeps a press alive until the finger is about 70 points outside of it. Here press,
/// highlight, drag events, lift and cancel all follow the one line that `retention` says: the shape itself,
/// unless set. While the finger is inside, the button is shown as chosen; a lift inside chooses it, once. A
/// lift outside, or a touch that is taken away, leaves what was chosen before. The control events are
/// `UIControl`'s, sent at that line.
///
/// The line is that of the button as it was turned and scaled when the finger landed, so what animates under
/// the finger moves no line; it follows a button that moves or changes its size. A finger that trembles on
/// it, by half a point to either side, crosses it once.
///
/// Two or more that exclude each other are put in a `ChoiceGroup`.
public class ChoiceButton: UIButton {
    private(set) lazy var tracking = ChoiceGroup(only: self)
    private var isAlone = true
    let scale = PressedScale()
    private let taken = TakenPresses()
    private var explicitValue: String?

    /// Shown in the middle.
    public var title: String? { didSet { if title != oldValue { updateLook() } } }

    /// Shown below the title.
    public var subtitle: String? { didSet { if subtitle != oldValue { updateLook() } } }

    /// Shown above the title.
    public var image: UIImage? { didSet { if image != oldValue { updateLook() } } }

    /// How the button looks.
    public var style = Style.standard { didSet { if style != oldValue { updateLook() } } }

    /// How far outside of its shape the button holds a press: not at all by default. During a press it counts
    /// from the next move of the finger on.
    public var retention = PressRetention.exact

    /// A person chose the button. Called once for each lift inside, after the control events, and too where
    /// it was chosen already.
    public var onChoose: (() -> Void)?

    public convenience init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
        self.init(frame: .zero)
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
        // Observers are not called in an initializer.
        updateLook()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeChoice()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeChoice()
    }

    private func becomeChoice() {
        // A large button that grew under a pointer would cover the edges of its neighbours.
        pointerStyleProvider = { _, effect, _ in
            UIPointerStyle(effect: .hover(effect.preview, prefersScaledContent: false))
        }
        followSystem()
        updateLook()
    }

    // MARK: Choice

    /// The group that the button is in; nil where it is in none.
    public var group: ChoiceGroup? { isAlone ? nil : tracking }

    /// Whether the button is what was chosen last. Setting it tells nobody; the others of its group are no
    /// longer chosen then. While a finger presses, this is what its end restores.
    public var isChosen: Bool {
        get { tracking.chosen === self }
        set {
            if newValue { tracking.chosen = self } else if isChosen { tracking.chosen = nil }
        }
    }

    /// Goes to a group, and out of the one before.
    func join(_ group: ChoiceGroup) {
        tracking.remove(self)
        tracking = group
        isAlone = false
    }

    // MARK: State

    public override var isEnabled: Bool {
        didSet { if !isEnabled { becomeUnpressable() } }
    }

    public override var isHidden: Bool {
        didSet { if isHidden { becomeUnpressable() } }
    }

    public override var isUserInteractionEnabled: Bool {
        didSet { if !isUserInteractionEnabled { becomeUnpressable() } }
    }

    public override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow !== window { tracking.lose(self) }
    }

    /// Whether the finger that is followed landed here.
    public override var isTracking: Bool { followsSystem ? super.isTracking : tracking.origin === self }

    /// Whether the finger that is followed is inside of the line.
    public override var isTouchInside: Bool {
        followsSystem ? super.isTouchInside : tracking.pressed === self
    }

    private func becomeUnpressable() {
        tracking.lose(self)
        if isFirstResponder { _ = resignFirstResponder() }
    }

    // MARK: Touches

    /// The shape, without what its corners are rounded by, unless the system's line is followed.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        followsSystem ? super.point(inside: point, with: event) : distance(to: point).shape <= 0
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !followsSystem else { return super.touchesBegan(touches, with: event) }
        land(touches, with: event)
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = followed(touches) {
            move(touch, with: event)
        } else if passesOn {
            super.touchesMoved(touches, with: event)
        }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = followed(touches) {
            lift(touch, with: event)
        } else if passesOn {
            super.touchesEnded(touches, with: event)
        }
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if followed(touches) != nil {
            cancelPress(with: event)
        } else if passesOn {
            super.touchesCancelled(touches, with: event)
        }
    }

    // MARK: Look

    public override func updateConfiguration() {
        super.updateConfiguration()
        updateLook()
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLook()
    }

    public override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLook()
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

    /// Where the button stands in its group, unless the app set something else.
    public override var accessibilityValue: String? {
        get { explicitValue ?? spokenPosition }
        set { explicitValue = newValue }
    }

    /// Chooses the button.
    public override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        tracking.choose(self)
        return true
    }
}
