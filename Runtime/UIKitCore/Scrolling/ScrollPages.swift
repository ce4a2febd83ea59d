import QuartzCore

/// Where content that moves page by page comes to rest on one axis.
///
/// The travel that the finger's speed would bring is projected and rounded to a page, never past the next one
/// on either side of where the finger let go. Pages are as long as the viewport and count from the start.
struct ScrollPages {
    /// The length of the viewport along the axis.
    let length: CGFloat
    /// The offsets between the ends.
    let range: ClosedRange<CGFloat>

    /// - Parameters:
    ///   - offset: where the finger let go.
    ///   - landing: where the content would coast to.
    func rest(from offset: CGFloat, landing: CGFloat) -> CGFloat {
        func inside(_ place: CGFloat) -> CGFloat { min(max(place, range.lowerBound), range.upperBound) }
        guard length > 0 else { return inside(landing) }
        let here = (offset - range.lowerBound) / length
        let there = ((landing - range.lowerBound) / length).rounded()
        let page = min(max(there, here.rounded(.down)), here.rounded(.up))
        return inside(range.lowerBound + page * length)
    }
}
