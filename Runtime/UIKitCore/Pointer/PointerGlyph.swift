import QuartzCore

/// A pointer of a shape of its own, over everything on the screen.
@MainActor final class PointerGlyph {
    private let layer = CAShapeLayer()
    private weak var view: UIView?
    private let region: CGRect
    private let axes: UIAxis

    /// Nil where the view is in no window, or the shape is empty.
    init?(_ shape: UIPointerShape, axes: UIAxis, in region: UIPointerRegion, of view: UIView) {
        let path = shape.free
        guard let screen = view.window?.screen, !path.isEmpty else { return nil }
        self.view = view
        self.region = region.rect
        self.axes = axes
        layer.path = path
        layer.fillColor = Self.color.cgColor(in: view.traitCollection)
        layer.zPosition = Self.inFront
        screen.layerTree.root.addSublayer(layer)
    }

    /// - Parameter pointer: in the coordinates of the screen.
    func move(to pointer: CGPoint) {
        guard let view, let root = view.window?.screen.layerTree.root else { return }
        let middle = view.layer.convert(CGPoint(x: region.midX, y: region.midY), to: root)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position = CGPoint(
            x: axes.contains(.horizontal) ? middle.x : pointer.x,
            y: axes.contains(.vertical) ? middle.y : pointer.y)
        CATransaction.commit()
    }

    func end() { layer.removeFromSuperlayer() }

    private static let inFront: CGFloat = 1_000_000
    /// As the pointer of iPadOS: grey that lets shine through; the value is unconfirmed.
    private static let color = UIColor.systemGray.withAlphaComponent(0.7)
}

extension UIPointerShape {
    /// The outline under a view, in its coordinates; nil for a beam, which has no place there.
    ///
    /// - Parameter container: what the shape is given in.
    func outline(in view: UIView, from container: UIView) -> CGPath? {
        let origin = view.convert(CGPoint.zero, from: container)
        switch self {
        case .path(let path):
            let moved = UIBezierPath(cgPath: path.cgPath)
            moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
            return moved.cgPath
        case .roundedRect(let rect, let radius):
            return Self.rounded(rect.finite.offsetBy(dx: origin.x, dy: origin.y), radius)
        case .verticalBeam, .horizontalBeam: return nil
        }
    }

    /// The outline about the pointer.
    fileprivate var free: CGPath {
        switch self {
        case .path(let path): path.cgPath
        case .roundedRect(let rect, let radius):
            Self.rounded(Self.middled(rect.finite.size, at: rect.finite.origin), radius)
        case .verticalBeam(let length):
            Self.rounded(Self.middled(CGSize(width: Self.beam, height: Self.length(length))), Self.beam / 2)
        case .horizontalBeam(let length):
            Self.rounded(Self.middled(CGSize(width: Self.length(length), height: Self.beam)), Self.beam / 2)
        }
    }

    private static func middled(_ size: CGSize, at place: CGPoint = .zero) -> CGRect {
        CGRect(
            x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width,
            height: size.height)
    }

    private static func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
        let most = max(0, min(rect.width, rect.height) / 2)
        let radius = radius.isFinite ? min(max(radius, 0), most) : most
        return UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath
    }

    private static func length(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }

    /// Points across; unconfirmed.
    private static let beam: CGFloat = 2.5
}
