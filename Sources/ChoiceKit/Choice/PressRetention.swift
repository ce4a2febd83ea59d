public import UIKit

/// How far outside of its shape a button still holds a press.
///
/// Drag, highlight, lift and cancel all follow the one line that this says. `UIControl`'s own line is about
/// 70 points outside of the bounds (reported by several for iPhones; Apple states no figure).
public enum PressRetention: Equatable, Sendable {
    /// The shape itself, its rounded corners included.
    case exact

    /// A line so many points outside of the shape, round its corners too. Counted from 0 to 10,000; what is
    /// not a number counts as 0.
    case points(CGFloat)

    /// A line outside of each edge, by so many points, each counted as `points` counts them. The rounding of
    /// the corners grows by the least of the four.
    case insets(NSDirectionalEdgeInsets)

    /// What `UIControl` does. In a group, where the system has no say, 70 points.
    case system
}

extension PressRetention {
    /// Points outside of each edge, of a view that reads in this direction.
    func outsets(isMirrored: Bool) -> UIEdgeInsets {
        switch self {
        case .exact: return .zero
        case .points(let points): return Self.outsets(points, points, points, points)
        case .insets(let insets):
            let sides =
                isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
            return Self.outsets(insets.top, sides.0, insets.bottom, sides.1)
        case .system: return Self.outsets(70, 70, 70, 70)
        }
    }

    private static func outsets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
        -> UIEdgeInsets
    {
        let range: ClosedRange<CGFloat> = 0...10_000
        return UIEdgeInsets(
            top: top.bounded(to: range), left: left.bounded(to: range), bottom: bottom.bounded(to: range),
            right: right.bounded(to: range))
    }
}
