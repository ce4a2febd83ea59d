package import UIKitCore

extension HeadlessHost {
    /// A person with VoiceOver does something to an element; then everything comes to rest.
    ///
    /// - Returns: whether anybody took it. An activation that nobody takes becomes a tap on the screen at the
    ///   element's activation point, as on a device, and counts as taken.
    @discardableResult package func perform(_ gesture: AccessibilityGesture, on element: UIResponder) -> Bool
    {
        activate()
        UIAccessibility.focus(on: element)
        let isTaken = element.perform(gesture)
        let taps = gesture == .activate && !isTaken && element.isEnabledForAccessibility
        if taps { tap(at: element.accessibilityActivationPoint) } else { settle() }
        return isTaken || taps
    }
}
