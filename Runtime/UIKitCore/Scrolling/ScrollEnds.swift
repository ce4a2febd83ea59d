import QuartzCore

/// The ends between which content rests, and how it is held back past them.
struct ScrollEnds: Equatable {
    let x: ClosedRange<CGFloat>
    let y: ClosedRange<CGFloat>
    /// The size of the viewport.
    let size: CGSize
    let bounces: Bool

    func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(offset.x, x.lowerBound), x.upperBound),
            y: min(max(offset.y, y.lowerBound), y.upperBound))
    }

    /// The nearest offset at which every edge lies on a pixel; between the ends it stays between them, though
    /// those need not lie on one.
    ///
    /// - Parameter scale: pixels in a point.
    func onPixels(_ offset: CGPoint, scale: CGFloat) -> CGPoint {
        func rounded(_ place: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
            let pixel = (place * scale).rounded() / scale
            return range.contains(place) ? min(max(pixel, range.lowerBound), range.upperBound) : pixel
        }
        return CGPoint(x: rounded(offset.x, x), y: rounded(offset.y, y))
    }

    /// The offset that a wanted one shows.
    func shown(_ wanted: CGPoint) -> CGPoint {
        guard bounces else { return clamped(wanted) }
        return CGPoint(
            x: RubberBand(size: size.width).offset(wanted: wanted.x, in: x),
            y: RubberBand(size: size.height).offset(wanted: wanted.y, in: y))
    }

    /// The wanted offset behind a shown one.
    func wanted(_ shown: CGPoint) -> CGPoint {
        guard bounces else { return clamped(shown) }
        return CGPoint(
            x: RubberBand(size: size.width).wanted(offset: shown.x, in: x),
            y: RubberBand(size: size.height).wanted(offset: shown.y, in: y))
    }
}

/// The axes that a drag moves along.
struct ScrollAxes: OptionSet {
    let rawValue: Int

    static let horizontal = ScrollAxes(rawValue: 1)
    static let vertical = ScrollAxes(rawValue: 2)

    /// The axis that most of a travel is along; vertical where both are the same.
    init(along travel: CGPoint) {
        self = abs(travel.y) >= abs(travel.x) ? .vertical : .horizontal
    }

    /// The axes that a drag is locked to: one, unless it sets out diagonally.
    init(lockedBy travel: CGPoint) {
        let (across, along) = (abs(travel.x), abs(travel.y))
        let isDiagonal = max(across, along) < Self.straight * min(across, along)
        self = isDiagonal ? [.horizontal, .vertical] : ScrollAxes(along: travel)
    }

    init(rawValue: Int) { self.rawValue = rawValue }

    /// How many times further along one axis than along the other is not diagonal; Apple documents that there
    /// is such a line and not where it is.
    private static let straight: CGFloat = 2
}
