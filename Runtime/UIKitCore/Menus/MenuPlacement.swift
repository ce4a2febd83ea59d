import QuartzCore

/// Where a menu stands, decided from rectangles alone.
///
/// Apple publishes no rule. That a menu goes below where it fits, that it stands at the edge of its source
/// that is nearer to the edge of the screen, and above a toolbar in the middle of it, is on pictures of iOS
/// 15 to 17; where exactly the middle begins is unconfirmed.
struct MenuPlacement: Equatable {
    let frame: CGRect
    let isAbove: Bool
    /// The point that the menu grows out of, in shares of its size.
    let anchor: CGPoint

    /// - Parameters:
    ///   - room: where it may stand, margins and safe area taken off.
    ///   - source: what it is the menu of, in the same coordinates.
    ///   - size: of all of it.
    init(in room: CGRect, source: CGRect, size: CGSize) {
        let below = room.maxY - source.maxY - Self.gap
        let above = source.minY - Self.gap - room.minY
        let height = min(size.height, max(below, above))
        let width = min(size.width, room.width)
        isAbove = size.height > below && above > below
        // With hardly any room on either side it covers its source.
        let coversSource = height < min(size.height, Self.leastHeight)
        let shown = coversSource ? min(size.height, room.height) : height
        let top = isAbove ? source.minY - Self.gap - shown : source.maxY + Self.gap
        let part = room.width > 0 ? (source.midX - room.minX) / room.width : 0.5
        let left =
            if part < 1.0 / 3 {
                source.minX
            } else if part > 2.0 / 3 {
                source.maxX - width
            } else {
                source.midX - width / 2
            }
        let origin = CGPoint(
            x: max(room.minX, min(left, room.maxX - width)), y: max(room.minY, min(top, room.maxY - shown)))
        frame = CGRect(origin: origin, size: CGSize(width: width, height: max(0, shown)))
        let along = frame.width > 0 ? (source.midX - frame.minX) / frame.width : 0.5
        anchor = CGPoint(x: min(max(along, 0), 1), y: isAbove ? 1 : 0)
    }

    /// Where a menu in a menu stands: its header on the row that opens it, as far as the room lets it.
    static func submenu(in room: CGRect, row: CGRect, size: CGSize) -> CGRect {
        let height = min(size.height, room.height)
        return CGRect(
            x: row.minX, y: max(room.minY, min(row.minY, room.maxY - height)), width: size.width,
            height: height)
    }

    /// Between source and menu; unconfirmed.
    static let gap: CGFloat = 8
    /// Between the menu and the edges of the safe area (7.5 to 8 on a picture of iOS 16).
    static let margin: CGFloat = 8
    /// Two rows.
    private static let leastHeight: CGFloat = 88
}
