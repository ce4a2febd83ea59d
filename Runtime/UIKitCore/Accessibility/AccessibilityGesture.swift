/// What a person does to an element with VoiceOver.
package enum AccessibilityGesture: Hashable, Sendable {
    /// A double tap.
    case activate
    /// A swipe up on what is adjustable.
    case increment
    /// A swipe down on what is adjustable.
    case decrement
    /// A Z with two fingers.
    case escape
    /// A double tap with two fingers.
    case magicTap
    /// The choice of a custom action, by its name.
    case action(String)
}

extension UIResponder {
    /// Does what a gesture on this element means; false where nobody took it. What is disabled is not
    /// activated, adjusted or acted on, and only what has the trait is adjusted.
    ///
    /// An activation that nobody took is the caller's: the system touches the screen at
    /// `accessibilityActivationPoint` then.
    package func perform(_ gesture: AccessibilityGesture) -> Bool {
        switch gesture {
        case .activate: return isEnabledForAccessibility && accessibilityActivate()
        case .increment:
            guard isAdjustable else { return false }
            accessibilityIncrement()
            return true
        case .decrement:
            guard isAdjustable else { return false }
            accessibilityDecrement()
            return true
        case .escape: return askOutwards { $0.accessibilityPerformEscape() }
        case .magicTap: return askOutwards(toTheApplication: true) { $0.accessibilityPerformMagicTap() }
        case .action(let name):
            guard let action = accessibilityCustomActions?.first(where: { $0.name == name }),
                isEnabledForAccessibility
            else { return false }
            return action.actionHandler?(action) ?? false
        }
    }

    package var isEnabledForAccessibility: Bool { !accessibilityTraits.contains(.notEnabled) }

    private var isAdjustable: Bool { accessibilityTraits.contains(.adjustable) && isEnabledForAccessibility }

    /// Asks this element, what it is in, and so on. What is presented closes itself and not its presenter, so
    /// a way out is sought no further than there.
    private func askOutwards(toTheApplication: Bool = false, _ ask: (UIResponder) -> Bool) -> Bool {
        var asked: UIResponder? = self
        while let responder = asked {
            if ask(responder) { return true }
            if !toTheApplication, (responder as? UIViewController)?.presentation != nil { return false }
            asked = responder.accessibilityParent
        }
        return false
    }

    /// What an element is in: its container, or else who answers next.
    private var accessibilityParent: UIResponder? {
        guard let element = self as? UIAccessibilityElement else { return next }
        return element.accessibilityContainer as? UIResponder
    }
}
