import Simulator
import UIKit
import UIKitCore

extension AuditScreen {
    /// Texts that nobody finds who does not see them: neither they nor anything around them is an element,
    /// and no element says the same.
    func hiddenTexts() -> [AuditFault] {
        texts.filter { $0.node == nil && !$0.isCovered }.filter { text in
            !elements.contains { [$0.label, $0.value ?? ""].contains { $0.contains(text.text) } }
        }.map {
            AuditFault(
                .elementDetection, "Potentially inaccessible text",
                "\"\($0.text)\" is on the screen and no element says it.", on: nil)
        }
    }

    /// Controls that measure less than the guidelines ask for. What is cut off or covered is not judged.
    func smallTargets() -> [AuditFault] {
        elements.filter { $0.role.isControl && $0.isEnabled }.compactMap { node in
            guard let size = hitSize(of: node) else { return nil }
            guard min(size.width, size.height) < Self.leastTarget else { return nil }
            return AuditFault(
                .hitRegion, "Hit area is too small",
                "A finger has \(Int(size.width)) x \(Int(size.height)) points, and needs 44 x 44.", on: node)
        }
    }

    /// How far from the middle a touch reaches a view, to both sides, up to a little more than it has to.
    private func hitSize(of node: AccessibilityNode) -> CGSize? {
        guard let view = node.view, node.visibleFrame == node.frame, !node.frame.isEmpty else { return nil }
        let middle = CGPoint(x: node.frame.midX, y: node.frame.midY)
        let screen = host.app.screen
        let reaches = { (x: CGFloat, y: CGFloat) -> Bool in
            let point = CGPoint(x: middle.x + x, y: middle.y + y)
            // At the edge of the screen a target ends, but no finger misses it there.
            guard screen.bounds.contains(point) else { return true }
            return screen.view(at: point)?.isDescendant(of: view) == true
        }
        guard reaches(0, 0) else { return nil }
        func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
            let steps = stride(from: 0.5, through: Self.leastTarget, by: 1)
            let there = steps.prefix { reaches(x * $0, y * $0) }.count
            let back = steps.prefix { reaches(-x * $0, -y * $0) }.count
            return CGFloat(there + back)
        }
        return CGSize(width: length(1, 0), height: length(0, 1))
    }

    /// Elements without a name, or with one that was made for a computer.
    func poorNames() -> [AuditFault] {
        elements.compactMap { node in
            let says = [node.label, node.value ?? ""].contains { $0.contains { !$0.isWhitespace } }
            if !says {
                return AuditFault(
                    .sufficientElementDescription, "Element has no description",
                    "It has neither a label nor a value.", on: node)
            }
            // What is written on the screen may be read as it is.
            guard node.role != .staticText, Self.isForComputers(node.label) else { return nil }
            return AuditFault(
                .sufficientElementDescription, "Label not human-readable",
                "\"\(node.label)\" looks like the name of a file, a symbol or a variable.", on: node)
        }
    }

    /// `chevron.down`, `ic_send`, `submitButton2x.png`.
    static func isForComputers(_ label: String) -> Bool {
        guard !label.isEmpty,
            label.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) })
        else { return false }
        if label.contains("_") { return true }
        let parts = label.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1 && parts.allSatisfy { !$0.isEmpty && $0.first?.isUppercase == false }
            && label.contains(where: \.isLetter)
    }

    /// Controls that do not say that they are, and elements that say to be two things.
    func poorTraits() -> [AuditFault] {
        elements.compactMap { node in
            for (first, second) in Self.exclusive where node.traits.contains([first, second]) {
                let names = UIAccessibilityTraits([first, second]).names.joined(separator: " and ")
                return AuditFault(
                    .trait, "Traits contradict each other", "It has the traits \(names).", on: node)
            }
            guard let control = node.source as? UIControl, !(control is UITextField) else { return nil }
            if node.traits.isDisjoint(with: Self.ofControls) {
                return AuditFault(
                    .trait, "Trait is missing", "It is a control, and no trait says what kind.", on: node)
            }
            guard !control.isEnabled, !node.traits.contains(.notEnabled) else { return nil }
            return AuditFault(
                .trait, "Trait is missing", "It is disabled, and lacks the trait notEnabled.", on: node)
        }
    }

    private static let leastTarget: CGFloat = 44
    private static let ofControls: UIAccessibilityTraits = [
        .button, .link, .adjustable, .searchField, .keyboardKey, .allowsDirectInteraction,
    ]
    private static let exclusive: [(UIAccessibilityTraits, UIAccessibilityTraits)] = [
        (.button, .link), (.button, .staticText), (.link, .staticText), (.adjustable, .staticText),
        (.button, .searchField),
    ]
}
