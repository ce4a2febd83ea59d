import CoreGraphics
import Foundation

/// The rows of pixels in which a filled path is one upright strip between whole pixels: there a rectangle
/// cuts off the same, and nothing need be put together on a layer of its own first.
struct StraightRows {
    /// From top to bottom, none on another.
    private(set) var strips: [PixelRect] = []
    private var sides: [Side] = []
    /// Rows with anything but upright edges on whole pixels.
    private var uneven: [Range<Int>] = []

    /// An edge of the path that is upright and on whole pixels.
    private struct Side {
        var x: Int
        var rows: Range<Int>
    }

    /// - Parameter path: in pixels; what is left open is closed, as filling does.
    init(of path: CGPath) {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in path.elements.map(\.onGrid) {
            switch element {
            case .move(let end):
                add(from: current, to: start)
                (start, current) = (end, end)
            case .line(let end):
                add(from: current, to: end)
                current = end
            case .quad(let control, let end):
                addCurve(current, control, end)
                current = end
            case .curve(let control1, let control2, let end):
                addCurve(current, control1, control2, end)
                current = end
            case .close:
                add(from: current, to: start)
                current = start
            }
        }
        add(from: current, to: start)
        findStrips()
    }

    private mutating func add(from start: CGPoint, to end: CGPoint) {
        guard start.x == end.x, let x = Int(exactly: start.x) else { return addCurve(start, end) }
        let (top, bottom) = (min(start.y, end.y), max(start.y, end.y))
        guard top < bottom, let whole = Self.rows(from: top.rounded(.up), to: bottom.rounded(.down)) else {
            return addCurve(start, end)
        }
        sides.append(Side(x: x, rows: whole))
        // A side that ends within a row leaves that row uneven.
        addCurve(CGPoint(x: start.x, y: top), CGPoint(x: start.x, y: CGFloat(whole.lowerBound)))
        addCurve(CGPoint(x: start.x, y: CGFloat(whole.upperBound)), CGPoint(x: start.x, y: bottom))
    }

    /// A curve lies within the box of its points.
    private mutating func addCurve(_ points: CGPoint...) {
        let heights = points.map(\.y)
        guard let top = heights.min(), let bottom = heights.max(),
            let rows = Self.rows(from: top.rounded(.down), to: bottom.rounded(.up))
        else {
            // Not a number, or beyond any surface: no row is known to be straight.
            uneven = [Int.min..<Int.max]
            return
        }
        if !rows.isEmpty { uneven.append(rows) }
    }

    private static func rows(from top: CGFloat, to bottom: CGFloat) -> Range<Int>? {
        guard top <= bottom, let first = Int(exactly: top), let last = Int(exactly: bottom) else {
            return nil
        }
        return first..<last
    }

    private mutating func findStrips() {
        let edges = Set(sides.flatMap { [$0.rows.lowerBound, $0.rows.upperBound] })
            .union(uneven.flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
        for (top, bottom) in zip(edges, edges.dropFirst()) {
            guard !uneven.contains(where: { $0.overlaps(top..<bottom) }) else { continue }
            let crossing = sides.filter { $0.rows.overlaps(top..<bottom) }.map(\.x).sorted()
            guard crossing.count == 2, crossing[0] < crossing[1] else { continue }
            let strip = PixelRect(left: crossing[0], top: top, right: crossing[1], bottom: bottom)
            if let last = strips.last, last.continues(in: strip) {
                strips[strips.count - 1].bottom = bottom
            } else {
                strips.append(strip)
            }
        }
    }
}

extension PixelRect {
    fileprivate func continues(in next: PixelRect) -> Bool {
        bottom == next.top && left == next.left && right == next.right
    }
}

extension CGPath.Element {
    /// With its points where cairo takes them to be, on 256ths of a pixel: arcs end a hair beside.
    fileprivate var onGrid: Self {
        switch self {
        case .move(let end): .move(end.onGrid)
        case .line(let end): .line(end.onGrid)
        case .quad(let control, let end): .quad(control: control.onGrid, end: end.onGrid)
        case .curve(let control1, let control2, let end):
            .curve(control1: control1.onGrid, control2: control2.onGrid, end: end.onGrid)
        case .close: .close
        }
    }
}

extension CGPoint {
    fileprivate var onGrid: CGPoint {
        CGPoint(x: (x * 256).rounded() / 256, y: (y * 256).rounded() / 256)
    }
}
