package import Simulator
package import UIKit

/// A person who uses the device with VoiceOver: what they do with an element, wherever it stands.
@MainActor package struct VoiceOver {
    private let host: HeadlessHost

    package init(on host: HeadlessHost) { self.host = host }

    /// What it stands on, as far as the app told; nil where that is not on the screen.
    package var focused: UIResponder? {
        host.activate()
        let element = UIAccessibility.focusedElement(using: nil)
        if let view = element as? UIView, view.window?.screen !== host.app.screen { return nil }
        return element as? UIResponder
    }

    /// A double tap: the element is asked to activate itself, and touched where it does not.
    package func activate(_ node: AccessibilityNode) throws(RobotError) {
        host.activate()
        guard node.isEnabled else { throw .disabled(node.summary) }
        if !node.source.perform(.activate) { try host.tap(node) }
        host.settle()
    }

    /// A swipe up, or down, over the element that it stands on.
    package func adjust(_ node: AccessibilityNode, by adjustment: Adjustment) throws(RobotError) {
        host.activate()
        guard node.traits.contains(.adjustable) else { throw .unadjustable(node.summary) }
        switch adjustment {
        case .increment: _ = node.source.perform(.increment)
        case .decrement: _ = node.source.perform(.decrement)
        }
        host.settle()
    }

    /// The gesture of two fingers that draw a Z: offered to the element that it stands on and then to what
    /// that is in.
    package func escape() throws(RobotError) {
        guard focused?.perform(.escape) == true else { throw .inescapable }
        host.settle()
    }

    package enum Adjustment { case increment, decrement }
}
