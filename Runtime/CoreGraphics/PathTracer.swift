import CCairo
import Foundation

/// Hands a path in pixels to cairo, whose coordinates have 24 bits for whole pixels.
///
/// What lies beyond 50,000 pixels is moved onto that border. Lines are first cut where they cross a border's
/// line, so that each piece stays straight and what is seen of a huge shape is exact.
struct PathTracer {
    let cairo: OpaquePointer

    /// A bitmap is at most 32767 pixels wide, so that nothing that is moved is seen and strokes have room.
    /// From 100,000 pixels cairo 1.16 loses slanted edges.
    private static let limit: CGFloat = 50_000

    /// False, and nothing to draw, if a number is none.
    func trace(_ elements: [CGPath.Element]) -> Bool {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            guard element.isNumber else {
                cairo_new_path(cairo)
                return false
            }
            switch element {
            case .move(let end):
                (start, current) = (end.finite, end.finite)
                let point = current.limited(to: Self.limit)
                cairo_move_to(cairo, Double(point.x), Double(point.y))
            case .line(let end):
                line(from: current, to: end.finite)
                current = end.finite
            case .quad, .curve:
                guard let curve = element.curve(from: current)?.finite else { continue }
                self.curve(curve, from: current)
                current = curve.end
            case .close:
                if !current.isWithin(Self.limit) || !start.isWithin(Self.limit) {
                    line(from: current, to: start)
                }
                cairo_close_path(cairo)
                current = start
            }
        }
        return true
    }

    private func line(from start: CGPoint, to end: CGPoint) {
        guard !start.isWithin(Self.limit) || !end.isWithin(Self.limit) else {
            cairo_line_to(cairo, Double(end.x), Double(end.y))
            return
        }
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        var cuts: [CGFloat] = []
        for border in [-Self.limit, Self.limit] {
            if dx != 0 { cuts.append((border - start.x) / dx) }
            if dy != 0 { cuts.append((border - start.y) / dy) }
        }
        for t in cuts.filter({ $0 > 0 && $0 < 1 }).sorted() + [1] {
            let point = CGPoint(x: start.x + dx * t, y: start.y + dy * t).limited(to: Self.limit)
            cairo_line_to(cairo, Double(point.x), Double(point.y))
        }
    }

    private func curve(_ curve: CubicCurve, from start: CGPoint) {
        if [start, curve.control1, curve.control2, curve.end].allSatisfy({ $0.isWithin(Self.limit) }) {
            cairo_curve_to(
                cairo, Double(curve.control1.x), Double(curve.control1.y), Double(curve.control2.x),
                Double(curve.control2.y), Double(curve.end.x), Double(curve.end.y))
            return
        }
        var current = start
        for step in 1...64 {
            let point = curve.point(from: start, at: CGFloat(step) / 64)
            line(from: current, to: point)
            current = point
        }
    }
}

extension CubicCurve {
    fileprivate var finite: CubicCurve {
        CubicCurve(control1: control1.finite, control2: control2.finite, end: end.finite)
    }
}

extension CGPoint {
    /// The point with infinite and absurd numbers replaced by ones that can be calculated with.
    fileprivate var finite: CGPoint { limited(to: 1e12) }

    fileprivate func isWithin(_ limit: CGFloat) -> Bool { abs(x) <= limit && abs(y) <= limit }

    fileprivate func limited(to limit: CGFloat) -> CGPoint {
        CGPoint(x: min(max(x, -limit), limit), y: min(max(y, -limit), limit))
    }
}
