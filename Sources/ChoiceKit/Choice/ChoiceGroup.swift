import UIKit

/// Buttons of which one is chosen.
///
/// ```swift
/// let pace = ChoiceGroup([plan, drift])
/// pace.onChoose = { answer($0 === plan ? .plan : .drift) }
/// ```
///
/// A finger may slide from one button to the next, which then takes the press over; the choice is made where
/// it lifts. While a finger presses, only the button under it is shown as chosen. A finger that lifts outside
/// of all of them, or whose touch is taken away, leaves what was chosen before, and a second finger changes
/// nothing.
///
/// Each button says where it stands ("1 of 2"). With a hardware keyboard the arrows go from button to button,
/// and Space or Return chooses: the arrows alone choose nothing, since a choice may lead to the next screen.
@MainActor public final class ChoiceGroup {
    typealias Crossing = (left: ChoiceButton?, entered: ChoiceButton?)

    private typealias Tracker = ChoiceTracker<ObjectIdentifier, ObjectIdentifier>

    private struct Member {
        weak var button: ChoiceButton?
    }

    private var members: [Member]
    private var tracker = Tracker()
    private lazy var haptics = UISelectionFeedbackGenerator()

    /// A person chose this button. Called once for each choice, after the button's own `onChoose`, and too
    /// where it was chosen already.
    public var onChoose: ((ChoiceButton) -> Void)?

    /// Groups the buttons, in the order in which they are counted and the arrows go through them. A button
    /// that was in another group leaves it, and one that is named twice counts once. The first that is chosen
    /// already stays so. Keep the buttons: they hold the group, and it does not hold them.
    public init(_ buttons: [ChoiceButton]) {
        members = []
        let chosen = buttons.first(where: \.isChosen)
        for button in buttons where !self.buttons.contains(button) {
            members.append(Member(button: button))
            button.join(self)
        }
        self.chosen = chosen
    }

    /// The group that a button is in while it is in no other.
    init(only button: ChoiceButton) { members = [Member(button: button)] }

    /// The buttons in their order.
    public var buttons: [ChoiceButton] { members.compactMap(\.button) }

    /// The button that is chosen; nil at first. Setting it tells nobody, and a button of no or another group
    /// is not taken. While a finger presses this is what was chosen before, and what its end restores.
    public var chosen: ChoiceButton? {
        get { button(tracker.chosen) }
        set {
            guard newValue.map(buttons.contains) ?? true else { return }
            tracker.chosen = newValue.map { ObjectIdentifier($0) }
            show()
        }
    }

    /// Chosen by a person, by other means than a finger.
    func choose(_ button: ChoiceButton) {
        guard !tracker.isPressing, button.isEnabled else { return }
        chosen = button
        button.sendActions(for: .primaryActionTriggered)
        tellChoice(of: button)
    }

    func tellChoice(of button: ChoiceButton) {
        button.onChoose?()
        onChoose?(button)
    }

    func remove(_ button: ChoiceButton) {
        lose(button)
        members.removeAll { $0.button === button }
        if tracker.chosen == ObjectIdentifier(button) { tracker.chosen = nil }
    }

    /// The enabled button that is so many steps away, around the end; nil where there is no other.
    func button(_ steps: Int, from button: ChoiceButton) -> ChoiceButton? {
        let usable = buttons.filter { $0.isPressable || $0 === button }
        guard usable.count > 1, let place = usable.firstIndex(of: button) else { return nil }
        return usable[(place + steps + usable.count) % usable.count]
    }
}

// MARK: - Pressing

extension ChoiceGroup {
    /// The button that the finger is on.
    var pressed: ChoiceButton? { button(tracker.pressed) }

    /// The button that the finger landed on.
    var origin: ChoiceButton? { button(tracker.origin) }

    func follows(_ finger: ObjectIdentifier) -> Bool { tracker.follows(finger) }

    /// False where another finger presses.
    func land(_ finger: ObjectIdentifier, on button: ChoiceButton) -> Bool {
        guard tracker.land(finger, on: ObjectIdentifier(button)) else { return false }
        for button in buttons { button.scale.begin(button) }
        haptics.prepare()
        show()
        return true
    }

    /// - Parameter distance: from a button, in points; nil where it cannot be pressed.
    /// - Returns: the buttons that it left and entered, where it crossed a line.
    func move(_ finger: ObjectIdentifier, distance: (ChoiceButton) -> PressDistance?) -> Crossing? {
        let distances = buttons.compactMap { button in
            distance(button).map {
                Tracker.Distance($0, from: ObjectIdentifier(button))
            }
        }
        return tracker.move(finger, to: distances).map { show($0) }
    }

    /// - Returns: the button that is chosen now, where the finger lifted on one.
    func lift(_ finger: ObjectIdentifier) -> ChoiceButton? {
        let ending = tracker.lift(finger)
        pressDidEnd()
        guard case .commit(let member) = ending else { return nil }
        return button(member)
    }

    func cancel() {
        tracker.cancel()
        pressDidEnd()
    }

    /// A button cannot be pressed any more: a press that began on it ends, and another finger is off it.
    func lose(_ button: ChoiceButton) {
        if origin === button { return button.cancelPress(with: nil) }
        guard tracker.lose(ObjectIdentifier(button)).map({ show($0) }) != nil else { return }
        button.sendActions(for: [.touchDragExit, .touchDragOutside])
    }

    private func pressDidEnd() {
        show()
        for button in buttons { button.scale.end() }
    }

    private func show(_ crossing: Tracker.Crossing) -> Crossing {
        haptics.selectionChanged()
        show()
        return (button(crossing.left), button(crossing.entered))
    }

    private func show() {
        for button in buttons {
            let identifier = ObjectIdentifier(button)
            button.show(isChosen: tracker.shown == identifier, isPressed: tracker.pressed == identifier)
        }
    }

    private func button(_ member: ObjectIdentifier?) -> ChoiceButton? {
        buttons.first { ObjectIdentifier($0) == member }
    }
}
