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

    /// Where a finger touches an element: the middle of what is in view, which a touch has to reach.
    package func touchPoint(of node: AccessibilityNode) throws(RobotError) -> CGPoint {
        activate()
        let visible = node.visibleFrame
        guard !visible.isNull, visible.width > 0, visible.height > 0 else { throw .offScreen(node.summary) }
        let point = CGPoint(x: visible.midX, y: visible.midY)
        // Only views are touched; an element of another kind stands for a part of one.
        guard let view = node.view else { return point }
        // A control in a view that takes no touches is not touched; nor is what is disabled, in UIKit's hit
        // test.
        guard let hit = touched(at: point) else { throw .untouchable(node.summary) }
        if hit.isDescendant(of: view) { return point }
        guard view.isDescendant(of: hit) else { throw .covered(node.summary, by: name(of: hit)) }
        // The touch goes to what holds it: right for a text in a row, wrong for what should have taken it
        // itself.
        if node.role.isControl { throw .untouchable(node.summary) }
        return point
    }

    /// The view that a touch goes to.
    private func touched(at point: CGPoint) -> UIView? {
        let fromFront = app.windowScene.windows.enumerated()
            .sorted { ($0.element.windowLevel, $0.offset) > ($1.element.windowLevel, $1.offset) }
        for (_, window) in fromFront {
            let inWindow = window.layer.convert(point, from: window.screen.layerTree.root)
            if let hit = window.hitTest(inWindow, with: nil) { return hit }
        }
        return nil
    }

    /// The nearest element that a view belongs to, or its class.
    private func name(of view: UIView) -> String {
        let chain = sequence(first: view, next: \.superview)
        let named = chain.first { $0.isAccessibilityElement || $0.accessibilityIdentifier?.isEmpty == false }
        guard let named else { return "a \(type(of: view))" }
        let label = named.accessibilityLabel ?? named.accessibilityIdentifier ?? ""
        return "\(AccessibilityRole(of: named).rawValue) \(AccessibilityNode.quoted(label))"
    }
}
