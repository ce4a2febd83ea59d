package import Simulator
package import UIKit
import UIKitCore

extension HeadlessHost {
    /// Taps an element, or says why a person could not.
    package func tap(_ node: AccessibilityNode) throws(RobotError) {
        let point = try touchPoint(of: node)
        guard node.isEnabled else { throw .disabled(node.summary) }
        tap(at: point)
    }

    /// Types text into the field that has the keyboard, a character at a time.
    package func typeText(_ text: String) throws(RobotError) {
        activate()
        for character in text {
            guard let input = textInput else { throw .noKeyboard(text) }
            input.insertText(String(character))
            settle()
        }
    }

    /// Moves a finger over an element, or says why a person could not.
    ///
    /// - Parameter direction: of length 1.
    package func swipe(_ direction: CGVector, over node: AccessibilityNode) throws(RobotError) {
        let middle = try touchPoint(of: node)
        let x = node.visibleFrame.width * direction.dx * Self.swipeReach / 2
        let y = node.visibleFrame.height * direction.dy * Self.swipeReach / 2
        drag(
            from: CGPoint(x: middle.x - x, y: middle.y - y), to: CGPoint(x: middle.x + x, y: middle.y + y))
    }

    /// Where a finger touches an element: its activation point, or the middle of what is in view where that
    /// is not, which a touch has to reach. Where something covers the middle of a large one, as a popover
    /// does of what is behind it, a finger goes to its edge.
    package func touchPoint(of node: AccessibilityNode) throws(RobotError) -> CGPoint {
        activate()
        let visible = node.visibleFrame
        guard !visible.isNull, visible.width > 0, visible.height > 0 else { throw .offScreen(node.summary) }
        let point = node.source.accessibilityActivationPoint
        let middle = visible.contains(point) ? point : CGPoint(x: visible.midX, y: visible.midY)
        guard let fault = fault(touching: node, at: middle) else { return middle }
        if min(visible.width, visible.height) >= Self.large {
            let rim = visible.insetBy(dx: visible.width / 16, dy: visible.height / 16)
            for y in [rim.minY, rim.midY, rim.maxY] {
                for x in [rim.minX, rim.midX, rim.maxX] {
                    let point = CGPoint(x: x, y: y)
                    if self.fault(touching: node, at: point) == nil { return point }
                }
            }
        }
        throw fault
    }

    /// Why a touch at a point does not reach an element; nil where it does.
    private func fault(touching node: AccessibilityNode, at point: CGPoint) -> RobotError? {
        // Only views are touched; an element of another kind stands for a part of one.
        guard let view = node.view else { return nil }
        guard let hit = app.screen.view(at: point) else { return .untouchable(node.summary) }
        if hit.isDescendant(of: view) { return nil }
        guard view.isDescendant(of: hit) else { return .covered(node.summary, by: name(of: hit)) }
        // The touch goes to what holds it: right for a text in a row, wrong for what should have taken it.
        return node.role.isControl ? .untouchable(node.summary) : nil
    }

    /// The nearest element that a view belongs to, or its class.
    private func name(of view: UIView) -> String {
        let chain = sequence(first: view, next: \.superview)
        let named = chain.first { $0.isAccessibilityElement || $0.accessibilityIdentifier?.isEmpty == false }
        guard let named else { return "a \(type(of: view))" }
        let label = named.accessibilityLabel ?? named.accessibilityIdentifier ?? ""
        return "\(AccessibilityRole(of: named).rawValue) \(AccessibilityNode.quoted(label))"
    }

    /// Lengths of what is in view that a finger covers in a swipe, so that it stays inside.
    private static let swipeReach: CGFloat = 0.6
    /// Points in both directions from which on there is room for a finger beside the middle.
    private static let large: CGFloat = 132
}
