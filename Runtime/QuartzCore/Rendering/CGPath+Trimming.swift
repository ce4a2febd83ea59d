import CoreGraphics
import Foundation

extension CGPath {
    /// The part of the outline between two fractions of its length. A curve becomes lines of a 32nd of it.
    func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        if start <= 0, end >= 1 { return self }
        let lines = subpaths
        let total = lines.reduce(0) { $0 + $1.length }
        let (first, last) = (max(0, start) * total, min(1, end) * total)
        let result = CGMutablePath()
        var passed: CGFloat = 0
        for line in lines {
            line.add(to: result, from: first - passed, to: last - passed)
            passed += line.length
        }
        return result
    }

    private var subpaths: [Polyline] {
        var result: [Polyline] = []
        var current = CGPoint.zero
        func add(_ point: CGPoint) {
            if result.isEmpty { result.append(Polyline(points: [current])) }
            result[result.count - 1].points.append(point)
            current = point
        }
        for element in elements {
            switch element {
            case .move(let end):
                result.append(Polyline(points: [end]))
                current = end
            case .line(let end): add(end)
            case .quad(let control, let end):
                let start = current
                for step in 1...32 {
                    let t = CGFloat(step) / 32
                    let a = start.mixed(with: control, at: t)
                    add(a.mixed(with: control.mixed(with: end, at: t), at: t))
                }
            case .curve(let control1, let control2, let end):
                let start = current
                for step in 1...32 {
                    let t = CGFloat(step) / 32
                    let (a, b) = (start.mixed(with: control1, at: t), control1.mixed(with: control2, at: t))
                    let (c, d) = (
                        a.mixed(with: b, at: t), b.mixed(with: control2.mixed(with: end, at: t), at: t)
                    )
                    add(c.mixed(with: d, at: t))
                }
            case .close:
                if let start = result.last?.points.first { add(start) }
            }
        }
        return result
    }
}

/// Points that lines join.
private struct Polyline {
    var points: [CGPoint]

    var length: CGFloat { steps.reduce(0) { $0 + $1.length } }

    private var steps: [(start: CGPoint, end: CGPoint, length: CGFloat)] {
        zip(points, points.dropFirst()).map { start, end in
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            return (start, end, (dx * dx + dy * dy).squareRoot())
        }
    }

    /// Adds what lies between two distances from the start.
    func add(to path: CGMutablePath, from first: CGFloat, to last: CGFloat) {
        var passed: CGFloat = 0
        var isOpen = false
        for step in steps where step.length > 0 {
            let (from, to) = (max(first, passed), min(last, passed + step.length))
            if to > from {
                if !isOpen {
                    path.move(to: step.start.mixed(with: step.end, at: (from - passed) / step.length))
                }
                isOpen = true
                path.addLine(to: step.start.mixed(with: step.end, at: (to - passed) / step.length))
            }
            passed += step.length
        }
    }
}
