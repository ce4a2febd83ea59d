import Simulator
import UIKit
import UIKitCore

/// Something that is wrong on the screen.
@MainActor struct AuditFault {
    let type: XCUIAccessibilityAuditType
    let compact: String
    let detail: String
    /// What it is on, where that is an element.
    let source: UIResponder?
    /// What to call it.
    let name: String

    init(_ type: XCUIAccessibilityAuditType, _ compact: String, _ detail: String, on node: AccessibilityNode?)
    {
        self.type = type
        self.compact = compact
        self.source = node?.source
        name = node?.summary ?? "the screen"
        self.detail = "\(compact): \(name): \(detail)"
    }
}

/// The elements and texts on the screen at one moment.
@MainActor struct AuditScreen {
    let host: HeadlessHost
    /// What a person meets, all of it.
    let elements: [AccessibilityNode]
    /// What is drawn by labels, as far as it is in view.
    let texts: [AuditText]

    init(of host: HeadlessHost) {
        self.host = host
        elements = AccessibilityTree(of: host.app).elements
        var collector = AuditTextCollector(elements: elements)
        collector.collect(from: host.app.windowScene.windows, on: host.app.screen.bounds)
        texts = collector.texts
    }
}

/// A text that a label shows.
@MainActor struct AuditText {
    let label: UILabel
    let text: String
    /// The label and what is in view of it, on the screen.
    let frame: CGRect
    let visibleFrame: CGRect
    /// The element that it is, or is in.
    let node: AccessibilityNode?
    /// Whether it is part of a control that cannot be used.
    let isDisabled: Bool
    /// Whether something lies over its middle.
    let isCovered: Bool
    /// Whether a view around it, which does not scroll, cuts it off.
    let isCutOff: Bool
}

/// Finds what labels show, from the front.
@MainActor private struct AuditTextCollector {
    private let nodes: [ObjectIdentifier: AccessibilityNode]
    private(set) var texts: [AuditText] = []

    private struct Place {
        /// What the screen and all views around leave in view, and what those leave that do not scroll.
        var clip: CGRect
        var fixedClip: CGRect
        var node: AccessibilityNode?
        var isDisabled = false
        /// What lies over it, from the front.
        var covers: [CGRect] = []
    }

    init(elements: [AccessibilityNode]) {
        nodes = Dictionary(elements.map { (ObjectIdentifier($0.source), $0) }) { first, _ in first }
    }

    mutating func collect(from windows: [UIWindow], on screen: CGRect) {
        collect(windows, Place(clip: screen, fixedClip: screen))
    }

    /// The last of several siblings that are modal is alone, as in the accessibility tree.
    private mutating func collect(_ siblings: [UIView], _ place: Place) {
        let shown = siblings.filter { !$0.isHidden && $0.alpha >= 0.01 }
        let modal = shown.lastIndex { $0.accessibilityViewIsModal }
        var place = place
        for view in shown[(modal ?? 0)...].reversed() {
            if modal == nil || view === shown[modal ?? 0] { collect(view, place) }
            if let cover = cover(of: view) { place.covers.append(cover.intersection(place.clip)) }
        }
    }

    private mutating func collect(_ view: UIView, _ outer: Place) {
        var place = outer
        place.node = nodes[ObjectIdentifier(view)] ?? outer.node
        place.isDisabled =
            outer.isDisabled || (view as? UIControl)?.isEnabled == false
            || view.accessibilityTraits.contains(.notEnabled)
        if let label = view as? UILabel { add(label, place) }
        if view.clipsToBounds || view is UIScrollView {
            place.clip = place.clip.intersection(view.screenFrame)
            let scrolls = view is UIScrollView
            place.fixedClip = scrolls ? .infinite : place.fixedClip.intersection(view.screenFrame)
        }
        collect(view.subviews, place)
    }

    private mutating func add(_ label: UILabel, _ place: Place) {
        guard let text = label.text, text.contains(where: { !$0.isWhitespace }) else { return }
        let frame = label.screenFrame
        let visible = frame.intersection(place.clip)
        guard !visible.isNull, visible.width > 1, visible.height > 1 else { return }
        let middle = CGPoint(x: visible.midX, y: visible.midY)
        let uncut = frame.intersection(place.fixedClip)
        texts.append(
            AuditText(
                label: label, text: text, frame: frame, visibleFrame: visible, node: place.node,
                isDisabled: place.isDisabled, isCovered: place.covers.contains { $0.contains(middle) },
                isCutOff: uncut.isNull || uncut.width < frame.width - 0.5
                    || uncut.height < frame.height - 0.5))
    }

    /// Where a view hides what is behind it.
    private func cover(of view: UIView) -> CGRect? {
        if let color = view.backgroundColor?.resolvedColor(with: view.traitCollection), view.alpha > 0.95 {
            var alpha: CGFloat = 0
            color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
            if alpha > 0.95 { return view.screenFrame }
        }
        return nil
    }
}
