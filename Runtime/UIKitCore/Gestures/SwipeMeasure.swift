import QuartzCore

/// Whether fingers that went so far have swiped.
///
/// Apple says that they move mostly in the direction (UISwipeGestureRecognizer.h) and gives no figure. 50
/// points within 0.5 seconds are what others have read in it; that less than 45 degrees is "mostly" is ours.
struct SwipeMeasure {
    enum Outcome: Equatable { case goesOn, swiped, failed }

    /// From where each finger landed.
    let ways: [CGPoint]

    func outcome(in directions: UISwipeGestureRecognizer.Direction) -> Outcome {
        let outcomes = Self.units.filter { directions.contains($0.direction) }.map { outcome(along: $0.unit) }
        if outcomes.contains(.swiped) { return .swiped }
        return outcomes.contains(.goesOn) ? .goesOn : .failed
    }

    private func outcome(along unit: CGPoint) -> Outcome {
        let parts = ways.map { way in
            (along: way.x * unit.x + way.y * unit.y, across: abs(way.x * unit.y) + abs(way.y * unit.x))
        }
        if parts.allSatisfy({ $0.along >= Self.distance && $0.across < $0.along }) { return .swiped }
        let hasLeft = parts.contains { max($0.across, -$0.along) >= Self.distance && $0.across >= $0.along }
        return hasLeft ? .failed : .goesOn
    }

    private static let units: [(direction: UISwipeGestureRecognizer.Direction, unit: CGPoint)] = [
        (.right, CGPoint(x: 1, y: 0)), (.left, CGPoint(x: -1, y: 0)), (.up, CGPoint(x: 0, y: -1)),
        (.down, CGPoint(x: 0, y: 1)),
    ]

    /// Points in the direction.
    static let distance: CGFloat = 50
    /// Seconds.
    static let longest: TimeInterval = 0.5
}
