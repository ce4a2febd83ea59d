package import UIKitCore

/// Something on the screen that assistive technology or a UI test knows, as it is at one moment.
@MainActor package struct AccessibilityNode {
    package let role: AccessibilityRole
    /// What it is called; empty where it has no name.
    package let label: String
    package let value: String?
    package let traits: UIAccessibilityTraits
    /// What tests call it; empty where it has no such name.
    package let identifier: String
    /// Where it stands on the screen, whether that is to be seen or not.
    package let frame: CGRect
    /// The part of it that neither the screen nor a view around it cuts off; null where nothing is left.
    package let visibleFrame: CGRect
    /// Whether a person meets it as one thing, whatever it is made of; otherwise it only holds others.
    package let isElement: Bool
    package let children: [AccessibilityNode]
    /// What it describes.
    package let source: UIResponder

    package init(
        role: AccessibilityRole, label: String, value: String?, traits: UIAccessibilityTraits,
        identifier: String,
        frame: CGRect, visibleFrame: CGRect, isElement: Bool, children: [AccessibilityNode],
        source: UIResponder
    ) {
        self.role = role
        self.label = label
        self.value = value
        self.traits = traits
        self.identifier = identifier
        self.frame = frame
        self.visibleFrame = visibleFrame
        self.isElement = isElement
        self.children = children
        self.source = source
    }

    /// The view that it describes, where it is one.
    package var view: UIView? { source as? UIView }

    package var isEnabled: Bool {
        !traits.contains(.notEnabled) && (source as? UIControl)?.isEnabled != false
    }

    package var isSelected: Bool { traits.contains(.selected) }

    /// The node and all that it holds, each before what it holds.
    package var flattened: [AccessibilityNode] { [self] + children.flatMap(\.flattened) }

    /// The elements that a person meets: what one of them is made of is not among them.
    package var elements: [AccessibilityNode] { isElement ? [self] : children.flatMap(\.elements) }
}
