import QuartzCore

/// Where the rows of a wheel stand: on a cylinder that is seen from the front.
///
/// Row k is at R·sin(k·θ) from the middle, with R·θ one row: with R = 86 of 216 points the rows of pictures
/// of iOS 16 and 17 are met within half a point (rows of 32: 31.4, 58.2, 77.4; of 34: 33.2, 61.0, 79.9). That
/// R grows with the height is unconfirmed.
struct WheelShape: Equatable {
    /// Of the wheel, in points.
    let height: CGFloat
    let rowHeight: CGFloat

    /// A row on the cylinder.
    struct Place: Equatable {
        /// Of its middle, from the top of the wheel.
        let y: CGFloat
        /// What is left of its height, as it is seen at a slant.
        let squeeze: CGFloat
        /// How much of it shows where it is not the one in the bar.
        let opacity: CGFloat
    }

    private var radius: CGFloat { height * Self.radius / Self.standardHeight }
    private var turn: CGFloat { rowHeight / max(radius, 1) }

    /// Where a row is that stands so many rows below the middle; nil behind the cylinder.
    func place(_ distance: CGFloat) -> Place? {
        let angle = distance * turn
        guard abs(angle) < .pi / 2 else { return nil }
        let way = radius * sin(angle)
        return Place(y: height / 2 + way, squeeze: cos(angle), opacity: Self.dimmed * fade(abs(way)))
    }

    /// How many rows below the middle a point is; past the cylinder, those at its end.
    func distance(at y: CGFloat) -> CGFloat {
        let part = min(max((y - height / 2) / max(radius, 1), -1), 1)
        return asin(part) / turn
    }

    /// How many rows are in front on each side of the middle.
    var reach: Int { Int((.pi / 2 / turn).rounded(.up)) }

    /// From the top of the bar to its bottom: a point more than a row on each side (the same pictures).
    var bar: ClosedRange<CGFloat> {
        let half = rowHeight / 2 + 1
        return height / 2 - half...height / 2 + half
    }

    /// What becomes of a row on the way to the end, 10 points inside the wheel: read from the ink of the rows
    /// of rk_blood-type, within 0.03.
    private func fade(_ way: CGFloat) -> CGFloat {
        let way = way * Self.standardHeight / height
        if way <= 27 { return 1 }
        if way <= 60 { return 1 - 0.12 * (way - 27) / 33 }
        return max(0, 0.88 * (98 - way) / 38)
    }

    private static let radius: CGFloat = 86
    static let standardHeight: CGFloat = 216
    /// Rows out of the bar (Flutter's reading of UIKit; 0.45 in rk_blood-type).
    private static let dimmed: CGFloat = 0.447
}
