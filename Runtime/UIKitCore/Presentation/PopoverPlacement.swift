import QuartzCore

/// Where a popover stands, decided from rectangles alone.
struct PopoverPlacement: Equatable {
    /// The whole popover with its arrow.
    let frame: CGRect
    /// `unknown` without an arrow.
    let arrowDirection: UIPopoverArrowDirection
    /// Where the tip is, in the popover's own coordinates.
    let tip: CGPoint

    /// - Parameters:
    ///   - room: where the popover may stand, margins and safe area taken off.
    ///   - source: what the arrow points at, in the same coordinates.
    ///   - size: of the body, without the arrow.
    ///   - directions: that the arrow may take; none for a popover without an arrow, in the middle of its
    ///     source (UIKit's, as commonly used).
    ///   - mayOverlap: whether the source may be covered where room is short. It is covered in any case where
    ///     hardly anything of the popover would be left (unconfirmed: what UIKit does then is not known).
    init(
        in room: CGRect, source: CGRect, size: CGSize, directions: UIPopoverArrowDirection,
        mayOverlap: Bool = false
    ) {
        let allowed = Side.allCases.filter { directions.contains($0.arrow) }
        guard !allowed.isEmpty else {
            let body = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
            arrowDirection = .unknown
            frame = Side.centred(body, at: source, in: room)
            tip = CGPoint(x: body.width / 2, y: body.height / 2)
            return
        }
        func space(_ side: Side) -> CGFloat { side.space(around: source, in: room) - Self.arrowHeight }
        let roomiest = allowed.max { space($0) < space($1) }!
        let leavesSome = space(roomiest) >= min(roomiest.length(of: size), Self.leastBody)
        let side =
            allowed.first { space($0) >= $0.length(of: size) } ?? (leavesSome ? roomiest : allowed[0])
        let overlaps = mayOverlap || !leavesSome
        let available = overlaps ? side.length(of: room.size) - Self.arrowHeight : space(side)
        let body = side.limited(size, length: max(0, available), breadth: room.size)
        arrowDirection = side.arrow
        frame = side.frame(of: body, at: source, in: room)
        tip = side.tip(in: frame, at: source)
    }

    /// Where the content is not under the arrow.
    var arrowInsets: UIEdgeInsets {
        switch arrowDirection {
        case .up: UIEdgeInsets(top: Self.arrowHeight, left: 0, bottom: 0, right: 0)
        case .down: UIEdgeInsets(top: 0, left: 0, bottom: Self.arrowHeight, right: 0)
        case .left: UIEdgeInsets(top: 0, left: Self.arrowHeight, bottom: 0, right: 0)
        case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Self.arrowHeight)
        default: .zero
        }
    }

    /// Measured on pictures of iOS 15; Apple gives no figures.
    static let arrowHeight: CGFloat = 13
    static let arrowBase: CGFloat = 26
    static let cornerRadius: CGFloat = 13
    /// A row: what is lower than that is of no use to anybody.
    private static let leastBody: CGFloat = 44
}

extension PopoverPlacement {
    /// The side of the source that a popover stands on, the one tried first in front.
    private enum Side: CaseIterable {
        case below, above, after, before

        var arrow: UIPopoverArrowDirection {
            switch self {
            case .below: .up
            case .above: .down
            case .after: .left
            case .before: .right
            }
        }

        var isVertical: Bool { self == .below || self == .above }

        func length(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

        func space(around source: CGRect, in room: CGRect) -> CGFloat {
            switch self {
            case .below: room.maxY - source.maxY
            case .above: source.minY - room.minY
            case .after: room.maxX - source.maxX
            case .before: source.minX - room.minX
            }
        }

        func limited(_ size: CGSize, length: CGFloat, breadth: CGSize) -> CGSize {
            isVertical
                ? CGSize(width: min(size.width, breadth.width), height: min(size.height, length))
                : CGSize(width: min(size.width, length), height: min(size.height, breadth.height))
        }

        /// In the middle of its source as far as the room lets it.
        static func centred(_ body: CGSize, at source: CGRect, in room: CGRect) -> CGRect {
            func start(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
                max(low, min(middle - length / 2, high - length))
            }
            return CGRect(
                x: start(source.midX, body.width, room.minX, room.maxX),
                y: start(source.midY, body.height, room.minY, room.maxY), width: body.width,
                height: body.height)
        }

        func frame(of body: CGSize, at source: CGRect, in room: CGRect) -> CGRect {
            let arrow = PopoverPlacement.arrowHeight
            let centred = Self.centred(body, at: source, in: room)
            let (x, y) = (centred.minX, centred.minY)
            switch self {
            case .below:
                // With too little room the popover may move over its source, never out of the room.
                let top = max(room.minY, min(source.maxY, room.maxY - body.height - arrow))
                return CGRect(x: x, y: top, width: body.width, height: body.height + arrow)
            case .above:
                let bottom = min(room.maxY, max(source.minY, room.minY + body.height + arrow))
                return CGRect(
                    x: x, y: bottom - body.height - arrow, width: body.width, height: body.height + arrow)
            case .after:
                let left = max(room.minX, min(source.maxX, room.maxX - body.width - arrow))
                return CGRect(x: left, y: y, width: body.width + arrow, height: body.height)
            case .before:
                let right = min(room.maxX, max(source.minX, room.minX + body.width + arrow))
                return CGRect(
                    x: right - body.width - arrow, y: y, width: body.width + arrow, height: body.height)
            }
        }

        /// The tip points at the middle of the source as far as the corners let it.
        func tip(in frame: CGRect, at source: CGRect) -> CGPoint {
            let margin = PopoverPlacement.cornerRadius + PopoverPlacement.arrowBase / 2
            func along(_ middle: CGFloat, _ length: CGFloat) -> CGFloat {
                guard length > 2 * margin else { return length / 2 }
                return min(max(middle, margin), length - margin)
            }
            let x = along(source.midX - frame.minX, frame.width)
            let y = along(source.midY - frame.minY, frame.height)
            return switch self {
            case .below: CGPoint(x: x, y: 0)
            case .above: CGPoint(x: x, y: frame.height)
            case .after: CGPoint(x: 0, y: y)
            case .before: CGPoint(x: frame.width, y: y)
            }
        }
    }
}
