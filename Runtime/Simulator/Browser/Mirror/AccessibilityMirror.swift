import CoreGraphics
import Foundation
import UIKitCore

/// The accessibility tree as pages know it: each element has a number as long as it lives.
@MainActor final class AccessibilityMirror {
    private struct Known {
        weak var source: UIResponder?
        var label: String
        var visible: CGRect
    }

    private var numbers: [ObjectIdentifier: Int] = [:]
    private var known: [Int: Known] = [:]
    private var last = 0

    /// The element with that number, where it is still there.
    func source(of id: Int) -> UIResponder? { known[id]?.source }

    func label(of id: Int) -> String { known[id]?.label ?? "" }

    /// Where a finger touches the element: the middle of what is in view.
    func middle(of id: Int) -> CGPoint? {
        guard let visible = known[id]?.visible, !visible.isNull, !visible.isEmpty else { return nil }
        return CGPoint(x: visible.midX, y: visible.midY)
    }

    /// The name of the one control, or else the one text, that a finger at a point touches; nil where no name
    /// means it alone.
    func element(at point: CGPoint, of host: HeadlessHost) -> String? {
        guard let touched = host.app.screen.view(at: point) else { return nil }
        let elements = AccessibilityTree(of: host.app).elements
        // What is in front of others may stand before them in the tree.
        let under = elements.filter {
            !$0.visibleFrame.isNull && $0.visibleFrame.contains(point)
                && ($0.view.map(touched.isDescendant(of:)) ?? true)
        }
        let meant = under.first(where: \.role.isControl) ?? under.first
        guard let meant, !meant.label.isEmpty else { return nil }
        let rivals = elements.filter { $0.label == meant.label && $0.role.isControl == meant.role.isControl }
        return rivals.count == 1 ? meant.label : nil
    }

    func forget() {
        numbers = [:]
        known = [:]
    }

    /// Reads the tree anew.
    func read(_ host: HeadlessHost) -> [MirrorNode] {
        let tree = AccessibilityTree(of: host.app)
        known = known.filter { $0.value.source != nil }
        numbers = numbers.filter { known[$0.value] != nil }
        return tree.windows.flatMap { nodes(for: $0) }
    }

    // MARK: Nodes

    /// A window is no element of a page; a row is one thing, whatever it is made of.
    private func nodes(for node: AccessibilityNode) -> [MirrorNode] {
        if node.role == .window {
            let inside = node.children.flatMap(nodes)
            guard let modal = node.children.first?.view.flatMap(Self.modalView) else { return inside }
            return [dialog(modal, inside, opener: Self.opener(of: node.source as? UIWindow))]
        }
        return [self.node(for: node)]
    }

    private func node(for node: AccessibilityNode) -> MirrorNode {
        var mirror = MirrorNode(
            id: number(of: node.source, node.label, node.visibleFrame),
            role: Self.role(of: node), label: node.label, value: node.value,
            hint: node.source.accessibilityHint, traits: node.traits.names,
            frame: Self.numbers(node.isElement ? node.visibleFrame : node.frame), isEnabled: node.isEnabled,
            isSelected: node.isSelected)
        mirror.hasPopup = mirror.role == "button" && node.traits.contains(.adjustable)
        mirror.isExpanded = mirror.hasPopup && Self.presentsPopover(node.view)
        if let cell = node.source as? UITableViewCell { place(&mirror, cell) }
        if !node.isElement { mirror.children = node.children.map(self.node) }
        return mirror
    }

    /// A dialog has a name: its own, its title's, or that of what it points at.
    private func dialog(_ view: UIView, _ children: [MirrorNode], opener: UIView?) -> MirrorNode {
        let title = view.accessibilityLabel ?? children.first { $0.role == "heading" }?.label
        var node = MirrorNode(
            id: number(of: view, "", view.accessibilityFrame), role: "dialog",
            label: title ?? opener?.accessibilityLabel ?? "", traits: [],
            frame: Self.numbers(view.accessibilityFrame))
        node.isModal = true
        node.children = children
        return node
    }

    /// Where a row stands in its table, which holds more than what is seen.
    private func place(_ mirror: inout MirrorNode, _ cell: UITableViewCell) {
        let around = sequence(first: cell as UIView, next: \.superview)
        guard let table = around.lazy.compactMap({ $0 as? UITableView }).first,
            let path = table.indexPath(for: cell)
        else { return }
        let before = (0..<path.section).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
        mirror.position = before + path.row + 1
        mirror.count = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
        if !table.allowsSelection { mirror.role = "listitem" }
    }

    private func number(of source: UIResponder, _ label: String, _ visible: CGRect) -> Int {
        let key = ObjectIdentifier(source)
        let number: Int
        if let old = numbers[key], known[old]?.source === source {
            number = old
        } else {
            last += 1
            number = last
            numbers[key] = number
        }
        known[number] = Known(source: source, label: label, visible: visible)
        return number
    }

    // MARK: Facts

    private static func role(of node: AccessibilityNode) -> String {
        if node.traits.contains(.header) { return "heading" }
        switch node.role {
        case .button: return node.traits.contains(.button) ? "button" : "slider"
        case .cell: return "option"
        case .table: return "listbox"
        case .textField, .secureTextField: return "textbox"
        case .searchField: return "searchbox"
        default:
            if node.traits.contains(.adjustable) { return "slider" }
            return node.role.rawValue
        }
    }

    /// The nearest view around that leaves its siblings out of reach.
    private static func modalView(of view: UIView) -> UIView? {
        sequence(first: view, next: \.superview).first(where: \.accessibilityViewIsModal)
    }

    /// What the popover that is open on top of a window points at.
    private static func opener(of window: UIWindow?) -> UIView? {
        let controllers = sequence(first: window?.rootViewController, next: { $0?.presentedViewController })
        return controllers.compactMap { $0 }.last?.popoverPresentationController?.sourceView
    }

    private static func presentsPopover(_ view: UIView?) -> Bool {
        guard let view else { return false }
        let responders = sequence(first: view as UIResponder, next: \.next)
        let controller = responders.lazy.compactMap { $0 as? UIViewController }.first
        return controller?.presentedViewController?.popoverPresentationController?.sourceView === view
    }

    private static func numbers(_ rect: CGRect) -> [Double] {
        let rect = rect.isNull ? .zero : rect
        return [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 100).rounded() / 100 }
    }
}
