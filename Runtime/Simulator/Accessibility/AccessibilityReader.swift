import UIKitCore

/// Reads views and elements and puts what they hold into order.
@MainActor struct AccessibilityReader {
    /// What is read together: nodes that nothing comes between, and the place that they have among others.
    @MainActor struct Part {
        let nodes: [AccessibilityNode]
        let frame: CGRect

        /// A container stands where its elements do: it may reach under bars that are read before them.
        init(_ nodes: [AccessibilityNode]) {
            self.nodes = nodes
            let elements = nodes.flatMap(\.elements)
            frame = (elements.isEmpty ? nodes : elements).reduce(CGRect.null) { $0.union($1.frame) }
        }
    }

    let order: ReadingOrder

    /// The last of several siblings that are modal is alone (by experiment, in AccessibilitySnapshot).
    func unlessModal<View: UIView>(_ siblings: [View]) -> [View] {
        let shown = siblings.filter(isShown)
        return shown.last(where: \.accessibilityViewIsModal).map { [$0] } ?? shown
    }

    private func isShown(_ view: UIView) -> Bool {
        !view.isHidden && view.alpha >= Self.leastVisibleAlpha && !view.accessibilityElementsHidden
    }

    /// The node of a view; where it is nothing by itself, the parts that are in it.
    func parts(of view: UIView, clip: CGRect) -> [Part] {
        let visible = clip.intersection(view.accessibilityFrame)
        let inner = clips(view) ? clip.intersection(view.screenFrame) : clip
        let role = AccessibilityRole(of: view)
        let isElement = view.isAccessibilityElement
        // A person meets a row as one thing, but tests look for the texts in it.
        let children = isElement && role != .cell ? [] : self.children(of: view, clip: inner)
        if isElement && !isEmptyText(view, role) || isContainer(view, role) {
            let node = node(for: view, role, visible: visible, isElement: isElement, inOrder(children))
            return [Part([node])]
        }
        guard view.shouldGroupAccessibilityChildren else { return children }
        return children.isEmpty ? [] : [Part(inOrder(children))]
    }

    private func inOrder(_ parts: [Part]) -> [AccessibilityNode] {
        order.sorted(parts.map { ($0, $0.frame) }).flatMap(\.nodes)
    }

    private func children(of view: UIView, clip: CGRect) -> [Part] {
        guard let listed = view.listedAccessibilityElements else {
            return unlessModal(view.subviews).flatMap { parts(of: $0, clip: clip) }
        }
        return together(listed, clip: clip)
    }

    /// What a container lists, in its order.
    private func together(_ listed: [Any], clip: CGRect) -> [Part] {
        let nodes = listed.flatMap { element -> [AccessibilityNode] in
            if let child = element as? UIView {
                return isShown(child) ? inOrder(parts(of: child, clip: clip)) : []
            }
            guard let child = element as? UIResponder, !child.accessibilityElementsHidden else { return [] }
            if !child.isAccessibilityElement, let inner = child.listedAccessibilityElements {
                return together(inner, clip: clip).flatMap(\.nodes)
            }
            let visible = clip.intersection(child.accessibilityFrame)
            return [node(for: child, AccessibilityRole(of: child), visible: visible, isElement: true, [])]
        }
        return nodes.isEmpty ? [] : [Part(nodes)]
    }

    private func node(
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
    private func isEmptyText(_ view: UIView, _ role: AccessibilityRole) -> Bool {
        let words = [view.accessibilityLabel, view.accessibilityValue]
        return role == .staticText && words.allSatisfy { $0?.isEmpty ?? true }
    }

    /// What holds others and is worth a level of its own; what is in it is read together.
    private func isContainer(_ view: UIView, _ role: AccessibilityRole) -> Bool {
        switch role {
        case .window, .table, .scrollView, .cell: true
        default: view.accessibilityIdentifier?.isEmpty == false
        }
    }

    private func clips(_ view: UIView) -> Bool { view.clipsToBounds || view is UIScrollView }

    /// What is less opaque cannot be touched either.
    private static let leastVisibleAlpha: CGFloat = 0.01
}

extension UIResponder {
    /// What a container lists, all at once or one by one; nil where it lists nothing.
    fileprivate var listedAccessibilityElements: [Any]? {
        if let elements = accessibilityElements { return elements }
        let count = accessibilityElementCount()
        guard count > 0, count != NSNotFound else { return nil }
        return (0..<count).compactMap(accessibilityElement)
    }
}
