import QuartzCore

extension CGPoint {
    /// The middle of points; zero where there are none.
    static func middle(of points: [CGPoint]) -> CGPoint {
        guard !points.isEmpty else { return .zero }
        let count = CGFloat(points.count)
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }

    package func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }

    static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
}
