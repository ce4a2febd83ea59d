import QuartzCore

/// How far content follows a finger that pulls it past its end.
///
/// The shown distance is c·d·size / (c·d + size) with c = 0.55, exact to 590 points of pull (measured by
/// others).
struct RubberBand {
    /// The length of the viewport along the axis.
    let size: CGFloat

    /// What a pull of the finger past the end shows, in points.
    func shown(_ pull: CGFloat) -> CGFloat {
        guard size > 0, pull.isFinite else { return 0 }
        let reach = Self.constant * abs(pull)
        return (reach * size / (reach + size)) * (pull < 0 ? -1 : 1)
    }

    /// The pull that shows this distance: `shown` the other way round.
    func pull(_ shown: CGFloat) -> CGFloat {
        guard size > 0, shown.isFinite else { return 0 }
        let distance = min(abs(shown), size * Self.nearlyWhole)
        return distance * size / (Self.constant * (size - distance)) * (shown < 0 ? -1 : 1)
    }

    /// The offset that a wanted offset shows: inside the range itself, outside of it held back.
    func offset(wanted: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        let edge = min(max(wanted, range.lowerBound), range.upperBound)
        return edge + shown(wanted - edge)
    }

    /// The wanted offset behind a shown one.
    func wanted(offset: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        let edge = min(max(offset, range.lowerBound), range.upperBound)
        return edge + pull(offset - edge)
    }

    private static let constant: CGFloat = 0.55
    /// No pull shows the whole size.
    private static let nearlyWhole: CGFloat = 0.999
}
