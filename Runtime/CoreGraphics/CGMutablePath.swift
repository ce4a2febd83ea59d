public import Foundation

/// A path that is being built. Each step's points go through its `transform` first.
///
/// A line or curve without a point to start from is left out, as is any step with a number that is none.
public final class CGMutablePath: CGPath {
    /// Makes an empty path.
    public convenience init() {
        self.init(elements: [])
    }

    /// Starts a new subpath at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.move(point), transform)
    }

    /// Adds a straight line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.line(point), transform)
    }

    /// Adds lines that join the points, after a move to the first.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        append(.quad(control: control, end: end), transform)
    }

    /// Adds a cubic curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append(.curve(control1: control1, control2: control2, end: end), transform)
    }

    /// Joins the current point to the start of its subpath, which ends.
    public func closeSubpath() {
        guard let last = elements.last, last != .close else { return }
        elements.append(.close)
    }

    /// Adds all steps of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        if transform.isIdentity {
            elements.append(contentsOf: path.elements)
        } else {
            elements.append(contentsOf: path.elements.map { $0.applying(transform) })
        }
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let rect = rect.standardized
        move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
        closeSubpath()
    }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    private func append(_ element: Element, _ transform: CGAffineTransform) {
        let placed = transform.isIdentity ? element : element.applying(transform)
        guard placed.isNumber else { return }
        if elements.isEmpty, case .move = placed {} else if elements.isEmpty { return }
        // A drawing step after a close starts where the closed subpath did; a move says so to every reader.
        if elements.last == .close, placed.draws { elements.append(.move(currentPoint)) }
        elements.append(placed)
    }
}

extension CGPath.Element {
    fileprivate var draws: Bool {
        if case .move = self { false } else { self != .close }
    }

    /// Whether none of the coordinates is NaN.
    var isNumber: Bool {
        switch self {
        case .move(let end), .line(let end): end.isNumber
        case .quad(let control, let end): control.isNumber && end.isNumber
        case .curve(let control1, let control2, let end):
            control1.isNumber && control2.isNumber && end.isNumber
        case .close: true
        }
    }
}

extension CGPoint {
    var isNumber: Bool { !x.isNaN && !y.isNaN }
}
