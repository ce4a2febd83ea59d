import QuartzCore

/// Where the solution puts views.
extension LayoutEngine {
    func value(_ item: LayoutItem, _ slot: LayoutItem.Slot) -> Double? {
        item.variables[slot.rawValue].map(solver.value)
    }

    /// The place of an item, as it was solved last: each side at the nearest pixel, so that neighbours meet.
    func frame(of object: AnyObject) -> CGRect {
        guard let item = items[ObjectIdentifier(object)] else { return .zero }
        let (left, width) = span(item, .x, .width)
        let (top, height) = span(item, .y, .height)
        return CGRect(x: left, y: top, width: width, height: height)
    }

    private func span(_ item: LayoutItem, _ start: LayoutItem.Slot, _ length: LayoutItem.Slot) -> (
        CGFloat, CGFloat
    ) {
        let low = CGFloat(value(item, start) ?? 0), high = low + CGFloat(value(item, length) ?? 0)
        // Half up; what is a hair below a half for its arithmetic is on it.
        let near = (low * scale + 0.5 + Self.arithmetic).rounded(.down)
        let far = (high * scale + 0.5 + Self.arithmetic).rounded(.down)
        return (near / scale, max(0, far - near) / scale)
    }

    /// The size of a root that was fitted, up to the pixel.
    var rootSize: CGSize {
        guard let item = items[ObjectIdentifier(root)] else { return .zero }
        func up(_ slot: LayoutItem.Slot) -> CGFloat {
            (CGFloat(value(item, slot) ?? 0) * scale - Self.arithmetic).rounded(.up) / scale
        }
        return CGSize(width: up(.width), height: up(.height))
    }

    /// Gives the subviews of a view the places that constraints say.
    func apply(to view: UIView) {
        for child in view.children where child.viewState.isConstrained && !child.viewState.translatesMask {
            let frame = frame(of: child)
            if !frame.isNear(child.untransformedFrame) { child.untransformedFrame = frame }
        }
    }

    /// Has the superviews of moved views laid out, and gives roots and contents the size that they have now.
    func requestLayout() {
        for item in order {
            if let view = item.view {
                if view === root {
                    resizeRoot(item, view)
                } else if item.isPlaced, !frame(of: view).isNear(view.untransformedFrame) {
                    view.superview?.setNeedsLayout()
                }
            } else if let guide = item.guide, guide.role == .content {
                resizeContent(of: guide, item)
            }
        }
    }

    private func resizeRoot(_ item: LayoutItem, _ view: UIView) {
        guard item.isPlaced, view.window == nil else { return }
        var size = view.bounds.size
        if let width = value(item, .width) { size.width = CGFloat(width) }
        if let height = value(item, .height) { size.height = CGFloat(height) }
        if size != view.bounds.size { view.bounds.size = size }
    }

    private func resizeContent(of guide: UILayoutGuide, _ item: LayoutItem) {
        guard let scrollView = guide.owningView as? UIScrollView else { return }
        let (_, width) = span(item, .x, .width)
        let (_, height) = span(item, .y, .height)
        var size = scrollView.contentSize
        if item.variables[LayoutItem.Slot.width.rawValue] != nil { size.width = width }
        if item.variables[LayoutItem.Slot.height.rawValue] != nil { size.height = height }
        scrollView.contentSize = size
    }

    func isAmbiguous(_ view: UIView) -> Bool {
        guard let item = items[ObjectIdentifier(view)], item.isPlaced else { return false }
        return item.variables.contains { $0.map(solver.isAmbiguous) ?? true }
    }

    /// What arithmetic rounds away, in pixels.
    private static let arithmetic: CGFloat = 1e-5
}

extension UIView {
    /// The frame as it would be without the transform, which layout does not see.
    var untransformedFrame: CGRect {
        get {
            let size = bounds.size
            return CGRect(
                x: center.x - layer.anchorPoint.x * size.width,
                y: center.y - layer.anchorPoint.y * size.height,
                width: size.width, height: size.height)
        }
        set {
            if newValue.size != bounds.size { bounds.size = newValue.size }
            let middle = CGPoint(
                x: newValue.minX + layer.anchorPoint.x * newValue.width,
                y: newValue.minY + layer.anchorPoint.y * newValue.height)
            if middle != center { center = middle }
        }
    }
}

extension CGRect {
    /// Whether the difference is less than any pixel.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(width - other.width) < 1e-6
            && abs(height - other.height) < 1e-6
    }
}
