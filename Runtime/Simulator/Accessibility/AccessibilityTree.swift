package import UIKitCore

/// What assistive technology finds on a screen, from the front window to the back.
@MainActor package struct AccessibilityTree {
    package let windows: [AccessibilityNode]

    /// Reads the tree as it is now. Layout that still waits is not done here.
    package init(of app: UIApplication) {
        let screen = app.screen.bounds
        let fromFront = app.windowScene.windows.enumerated()
            .sorted { ($0.element.windowLevel, $0.offset) > ($1.element.windowLevel, $1.offset) }
            .map(\.element)
        windows = Self.unlessModal(fromFront).flatMap { Self.nodes(for: $0, clip: screen) }
    }

    /// The elements that a person meets.
    package var elements: [AccessibilityNode] { windows.flatMap(\.elements) }

    // MARK: Walking

    /// A modal view is alone among its siblings.
    private static func unlessModal<View: UIView>(_ siblings: [View]) -> [View] {
        let shown = siblings.filter(isShown)
        let modal = shown.filter(\.accessibilityViewIsModal)
        return modal.isEmpty ? shown : modal
    }

    private static func isShown(_ view: UIView) -> Bool {
        !view.isHidden && view.alpha >= leastVisibleAlpha && !view.accessibilityElementsHidden
    }

    /// The node of a view; where it is nothing by itself, those of what is in it.
    private static func nodes(for view: UIView, clip: CGRect) -> [AccessibilityNode] {
        let visible = clip.intersection(view.accessibilityFrame)
        let inner = clips(view) ? clip.intersection(view.screenFrame) : clip
        let role = AccessibilityRole(of: view)
        let isElement = view.isAccessibilityElement || role == .cell
        // A person meets a row as one thing, but tests look for the texts in it.
        let children = isElement && role != .cell ? [] : self.children(of: view, clip: inner)
        guard isElement && !isEmptyText(view, role) || isContainer(view, role) else { return children }
        return [node(for: view, role, visible: visible, isElement: isElement, children)]
    }

    private static func children(of view: UIView, clip: CGRect) -> [AccessibilityNode] {
        guard let listed = view.accessibilityElements else {
            return readingOrder(unlessModal(view.subviews)).flatMap { nodes(for: $0, clip: clip) }
        }
        return listed.flatMap { element -> [AccessibilityNode] in
            if let child = element as? UIView { return isShown(child) ? nodes(for: child, clip: clip) : [] }
            guard let child = element as? UIResponder else { return [] }
            let visible = clip.intersection(child.accessibilityFrame)
            return [node(for: child, AccessibilityRole(of: child), visible: visible, isElement: true, [])]
        }
    }

    /// Rows are reused, so their order among the subviews says nothing; other views stay in the order that
    /// they were added in.
    private static func readingOrder(_ views: [UIView]) -> [UIView] {
        guard views.contains(where: { $0 is UITableViewCell }) else { return views }
        return views.enumerated()
            .sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }
            .map(\.element)
    }

    private static func node(
        for source: UIResponder, _ role: AccessibilityRole, visible: CGRect, isElement: Bool,
        _ children: [AccessibilityNode]
    ) -> AccessibilityNode {
        let texts = children.filter { $0.role == .staticText }.map(\.label)
        return AccessibilityNode(
            role: role,
            label: source.accessibilityLabel ?? (role == .cell ? texts.joined(separator: ", ") : ""),
            value: source.accessibilityValue, traits: source.accessibilityTraits,
            identifier: source.accessibilityIdentifier ?? "", frame: source.accessibilityFrame,
            visibleFrame: visible, isElement: isElement, children: children, source: source)
    }

    /// A label without words is nothing to anybody.
    private static func isEmptyText(_ view: UIView, _ role: AccessibilityRole) -> Bool {
        let words = [view.accessibilityLabel, view.accessibilityValue]
        return role == .staticText && words.allSatisfy { $0?.isEmpty ?? true }
    }

    /// What holds others and is worth a level of its own.
    private static func isContainer(_ view: UIView, _ role: AccessibilityRole) -> Bool {
        switch role {
        case .window, .table, .scrollView: true
        default: view.accessibilityIdentifier?.isEmpty == false
        }
    }

    private static func clips(_ view: UIView) -> Bool { view.clipsToBounds || view is UIScrollView }

    /// What is less opaque cannot be touched either.
    private static let leastVisibleAlpha: CGFloat = 0.01
}
