import QuartzCore

/// A finger that drags a sheet between its detents, and down past the lowest.
struct SheetDrag: Equatable {
    /// What becomes of the sheet when the finger lifts.
    enum Outcome: Equatable {
        case dismiss
        /// It goes to the detent of this height.
        case rest(CGFloat)
    }

    /// The heights of the detents, lowest first; at least one.
    private let heights: [CGFloat]
    private var wanted: CGFloat
    /// Whether a pull past the lowest detent is held back, since the sheet may not be dismissed. How far
    /// UIKit holds it back is unconfirmed; this is the rubber band of scroll views.
    var isHeld = false

    init(from height: CGFloat, heights: [CGFloat]) {
        self.heights = heights.isEmpty ? [height] : heights
        wanted = height
    }

    /// - Parameter travel: downward, in points.
    mutating func move(by travel: CGFloat) { wanted = min(wanted - travel, highest) }

    private var lowest: CGFloat { heights[0] }
    private var highest: CGFloat { heights[heights.count - 1] }

    /// How high the sheet is: never higher than its highest detent, nor lower than its lowest.
    var height: CGFloat { max(wanted, lowest) }

    /// How far the finger pulled past the lowest detent.
    var pull: CGFloat { max(0, lowest - wanted) }

    /// How far the sheet is pushed down past its lowest detent.
    var push: CGFloat { isHeld ? RubberBand(size: lowest).shown(pull) : pull }

    /// A sheet goes that was pulled down by more than half of its height, or is let go at 1,000 points a
    /// second; one at 975 comes back (measured by others). Between detents the nearest takes it; that a fast
    /// lift takes it to the next one is unconfirmed.
    ///
    /// - Parameter velocity: downward, in points a second.
    func outcome(velocity: CGFloat) -> Outcome {
        let isFast = abs(velocity) >= Self.fast
        if pull > 0 {
            if velocity >= Self.fast || pull > lowest / 2 && velocity > -Self.fast { return .dismiss }
            return .rest(lowest)
        }
        if isFast, velocity > 0 {
            return heights.last { $0 < height - 1 }.map(Outcome.rest) ?? .dismiss
        }
        if isFast { return .rest(heights.first { $0 > height + 1 } ?? highest) }
        return .rest(heights.min { abs($0 - height) < abs($1 - height) } ?? lowest)
    }

    private static let fast: CGFloat = 1_000
}
