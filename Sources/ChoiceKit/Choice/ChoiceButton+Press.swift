import UIKit

/// What a finger does to a button and its group, told as `UIControl` tells it.
extension ChoiceButton {
    /// The touch that presses in the group, if it is one of these.
    func followed(_ touches: Set<UITouch>) -> UITouch? {
        followsSystem ? nil : touches.first { tracking.follows(ObjectIdentifier($0)) }
    }

    /// Whether touches that are not followed go on as `UIControl` passes them on.
    var passesOn: Bool { followsSystem || !isEnabled }

    var isPressable: Bool { isEnabled && !isHidden && isUserInteractionEnabled && window != nil }

    func land(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.min(by: { $0.timestamp < $1.timestamp }),
            tracking.land(ObjectIdentifier(touch), on: self)
        else { return }
        guard beginTracking(touch, with: event) else { return tracking.cancel() }
        guard tracking.origin === self else { return }
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    func move(_ touch: UITouch, with event: UIEvent?) {
        let crossing = follow(touch)
        guard continueTracking(touch, with: event) else { return tracking.cancel() }
        guard tracking.origin === self else { return }
        guard let crossing else {
            return (tracking.pressed ?? self).sendActions(
                for: tracking.pressed == nil ? .touchDragOutside : .touchDragInside)
        }
        tell(crossing)
    }

    func lift(_ touch: UITouch, with event: UIEvent?) {
        if let crossing = follow(touch) { tell(crossing) }
        guard tracking.origin === self else { return }
        guard !isCovered else { return cancelPress(with: event) }
        endTracking(touch, with: event)
        let chosen = tracking.lift(ObjectIdentifier(touch))
        if chosen !== self { sendActions(for: .touchUpOutside) }
        guard let chosen else { return }
        let group = tracking
        chosen.sendActions(for: .touchUpInside)
        chosen.sendActions(for: .primaryActionTriggered)
        group.tellChoice(of: chosen)
    }

    /// Ends a press that began here, without a choice.
    func cancelPress(with event: UIEvent?) {
        let pressed = tracking.pressed
        tracking.cancel()
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
        if let pressed, pressed !== self { pressed.sendActions(for: .touchCancel) }
    }

    private func follow(_ touch: UITouch) -> ChoiceGroup.Crossing? {
        tracking.move(ObjectIdentifier(touch)) { button in
            button.isPressable && button.window === window ? button.distance(of: touch) : nil
        }
    }

    private func tell(_ crossing: ChoiceGroup.Crossing) {
        crossing.left?.sendActions(for: [.touchDragExit, .touchDragOutside])
        if tracking.pressed === crossing.entered {
            crossing.entered?.sendActions(for: [.touchDragEnter, .touchDragInside])
        }
    }

    /// Whether something was presented over the button's screen while the finger was down.
    private var isCovered: Bool {
        let responders = sequence(first: self as UIResponder, next: \.next)
        return responders.contains { ($0 as? UIViewController)?.presentedViewController != nil }
    }

    func show(isChosen: Bool, isPressed: Bool) {
        if isSelected != isChosen { isSelected = isChosen }
        guard !followsSystem else { return }
        if isHighlighted != isPressed { isHighlighted = isPressed }
        if isPressed {
            scale.shrink(self, to: UIAccessibility.isReduceMotionEnabled ? 1 : style.bounded.pressedScale)
        } else {
            scale.grow(self)
        }
    }
}

// MARK: - Geometry

extension ChoiceButton {
    /// From the button as it was turned when the finger landed, wherever it is now.
    func distance(of touch: UITouch) -> PressDistance {
        distance(to: point(touch.location(in: superview), turnedBy: scale.resting(self)))
    }

    func distance(to point: CGPoint) -> PressDistance {
        PressDistance(
            of: point, from: PressLine(bounds, cornerRadius: style.bounded.cornerRadius), retention, of: self)
    }
}

// MARK: - The system's line

extension ChoiceButton {
    /// Whether `UIControl` itself says where a press ends, and this button only listens.
    var followsSystem: Bool { retention == .system && group == nil }

    /// Shows and chooses by the events that the system sends, where its line is followed.
    func followSystem() {
        let finger = ObjectIdentifier(self)
        listen(.touchDown) { $0.tracking.land(finger, on: $0) }
        listen(.touchDragEnter) { button in button.tracking.move(finger) { _ in .init(shape: -1, line: -1) } }
        listen(.touchDragExit) { button in button.tracking.move(finger) { _ in .init(shape: 1, line: 1) } }
        listen([.touchUpOutside, .touchCancel]) { $0.tracking.cancel() }
        listen(.touchUpInside) { button in
            guard let chosen = button.tracking.lift(finger) else { return }
            button.tracking.tellChoice(of: chosen)
        }
    }

    private func listen<Outcome>(
        _ event: UIControl.Event, _ act: @escaping @MainActor (ChoiceButton) -> Outcome
    ) {
        let action = UIAction { [weak self] _ in
            guard let self, followsSystem else { return }
            _ = act(self)
        }
        addAction(action, for: event)
    }
}
