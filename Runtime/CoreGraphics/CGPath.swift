public import Foundation

/// An outline of lines and curves. It never changes; `CGMutablePath` is the one that is built.
public class CGPath: Hashable {
    /// A step of the outline.
    package enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(control: CGPoint, end: CGPoint)
        case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
        case close
    }

    /// The steps in order. A path that begins with something else than a move has none.
    package internal(set) var elements: [Element]

    /// Makes a path from its steps, for example between those of two others.
    package init(elements: [Element]) {
        self.elements = elements
    }

    /// Makes a rectangle: from its origin along the top edge, around, and closed.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(building: transform) { $0.addRect(rect, transform: $1) }
    }

    /// Makes the ellipse that fills `rect`.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(building: transform) { $0.addEllipse(in: rect, transform: $1) }
    }

    /// Makes a rectangle with elliptical corners, each at most half a side wide and high.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(building: transform) {
            $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: $1)
        }
    }

    private convenience init(
        building transform: UnsafePointer<CGAffineTransform>?,
        _ build: (CGMutablePath, CGAffineTransform) -> Void
    ) {
        let path = CGMutablePath()
        build(path, transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// Whether there is nothing to draw: no step at all.
    public var isEmpty: Bool { elements.isEmpty }

    /// Where the next step would start; zero for an empty path.
    public var currentPoint: CGPoint {
        switch elements.last {
        case .move(let end), .line(let end), .quad(_, let end), .curve(_, _, let end): end
        case .close: startOfSubpath
        case nil: .zero
        }
    }

    private var startOfSubpath: CGPoint {
        for case .move(let point) in elements.reversed() { return point }
        return .zero
    }

    /// A copy that does not follow later changes of this path.
    public func copy() -> CGPath? { CGPath(elements: elements) }

    /// A copy that can be built on.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    /// A copy whose points are transformed.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        guard let transform = transform?.pointee else { return copy() }
        return CGPath(elements: elements.map { $0.applying(transform) })
    }

    /// Whether both have the same steps.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs === rhs || lhs.elements == rhs.elements
    }

    /// Feeds the steps.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }
}

extension CGPath.Element {
    /// The step with its points transformed.
    package func applying(_ transform: CGAffineTransform) -> Self {
        switch self {
        case .move(let end): .move(end.applying(transform))
        case .line(let end): .line(end.applying(transform))
        case .quad(let control, let end):
            .quad(control: control.applying(transform), end: end.applying(transform))
        case .curve(let control1, let control2, let end):
            .curve(
                control1: control1.applying(transform), control2: control2.applying(transform),
                end: end.applying(transform))
        case .close: .close
        }
    }
}
