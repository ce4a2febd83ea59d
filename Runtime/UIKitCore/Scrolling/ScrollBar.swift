import QuartzCore

/// Where a bar stands on its axis: its length is to its track as the viewport is to the content.
struct ScrollBar: Equatable {
    /// From the start of the track's viewport, in points.
    let start: CGFloat
    let length: CGFloat

    /// - Parameters:
    ///   - room: the length that the bar may use, margins included.
    ///   - viewport: the visible length of the content, less the insets.
    ///   - offset: how far the content was scrolled from its start.
    init?(room: CGFloat, viewport: CGFloat, content: CGFloat, offset: CGFloat) {
        guard viewport > 0, content > viewport else { return nil }
        let track = max(0, room - 2 * Self.margin)
        let whole = min(max(track * viewport / content, Self.minimum), track)
        let last = content - viewport
        // Past an end the bar is pressed together against it.
        let excess = max(0, -offset, offset - last)
        length = min(whole, max(whole - excess, Self.pressed))
        start = Self.margin + (track - length) * min(max(offset / last, 0), 1)
    }

    /// Points (documented by others; the pressed length is chosen by eye).
    static let thickness: CGFloat = 2.5
    static let margin: CGFloat = 3
    private static let minimum: CGFloat = 36
    private static let pressed: CGFloat = 8
}
