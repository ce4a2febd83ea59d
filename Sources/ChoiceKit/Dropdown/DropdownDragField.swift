import UIKit

/// Where a finger that drags over a list chooses rows, and where it scrolls them.
struct DropdownDragField: Equatable {
    /// What is at a point.
    enum Zone: Equatable {
        case outside
        case rows
        /// Rows too, with others hidden above them.
        case upperEdge
        /// Rows too, with others hidden below them.
        case lowerEdge
    }

    /// What is seen of the rows.
    var area: CGRect
    /// The height of the rows that are hidden above the area.
    var hiddenAbove: CGFloat
    /// The height of the rows that are hidden below it.
    var hiddenBelow: CGFloat

    func zone(at point: CGPoint) -> Zone {
        guard area.contains(point) else { return .outside }
        let edge = min(Self.edge, area.height / 4)
        if point.y < area.minY + edge, hiddenAbove > 0 { return .upperEdge }
        return point.y >= area.maxY - edge && hiddenBelow > 0 ? .lowerEdge : .rows
    }

    /// How far the rows scroll in a step while the finger stays: towards the end where that is more than 0.
    func step(at point: CGPoint) -> CGFloat {
        switch zone(at: point) {
        case .outside, .rows: 0
        case .upperEdge: -min(Self.step, hiddenAbove)
        case .lowerEdge: min(Self.step, hiddenBelow)
        }
    }

    /// How near to an edge a finger scrolls, in points: two thirds of a row.
    private static let edge: CGFloat = 32
    /// Points in a step.
    private static let step: CGFloat = 5
}
