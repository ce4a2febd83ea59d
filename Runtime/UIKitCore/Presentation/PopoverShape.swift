import QuartzCore

/// The outline of a popover: a rounded body, with an arrow whose sides run out into the edge where it has
/// one.
struct PopoverShape {
    let size: CGSize
    let tip: CGPoint
    let arrowDirection: UIPopoverArrowDirection

    var path: CGPath {
        let result = CGMutablePath()
        guard arrowDirection != .unknown else {
            let radius = max(0, min(PopoverPlacement.cornerRadius, size.width / 2, size.height / 2))
            result.addRoundedRect(
                in: CGRect(origin: .zero, size: size), cornerWidth: radius, cornerHeight: radius)
            return result
        }
        let turned = arrowDirection == .left || arrowDirection == .right
        let upright = turned ? CGSize(width: size.height, height: size.width) : size
        result.addPath(Self.upward(size: upright, tipX: turned ? tip.y : tip.x), transform: orientation)
        return result
    }

    /// Takes the outline with its arrow at the top to where the arrow is.
    private var orientation: CGAffineTransform {
        switch arrowDirection {
        case .down: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        case .left: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.width, ty: 0)
        default: .identity
        }
    }

    private static func upward(size: CGSize, tipX: CGFloat) -> CGPath {
        let top = PopoverPlacement.arrowHeight
        let radius = max(0, min(PopoverPlacement.cornerRadius, size.width / 2, (size.height - top) / 2))
        let half = min(PopoverPlacement.arrowBase / 2, max(0, size.width / 2 - radius))
        let path = CGMutablePath()
        path.move(to: CGPoint(x: radius, y: top))
        path.addLine(to: CGPoint(x: tipX - half - shoulder, y: top))
        // The side leaves the edge in a concave bend, runs straight, and ends in a blunt tip.
        path.addCurve(
            to: CGPoint(x: tipX - bluntness, y: 1.2), control1: CGPoint(x: tipX - half, y: top),
            control2: CGPoint(x: tipX - bluntness - 4, y: 4.6))
        path.addCurve(
            to: CGPoint(x: tipX + bluntness, y: 1.2), control1: CGPoint(x: tipX - 1.4, y: -0.4),
            control2: CGPoint(x: tipX + 1.4, y: -0.4))
        path.addCurve(
            to: CGPoint(x: tipX + half + shoulder, y: top),
            control1: CGPoint(x: tipX + bluntness + 4, y: 4.6),
            control2: CGPoint(x: tipX + half, y: top))
        let corners = [
            (CGPoint(x: size.width, y: top), CGPoint(x: size.width, y: size.height)),
            (CGPoint(x: size.width, y: size.height), CGPoint(x: 0, y: size.height)),
            (CGPoint(x: 0, y: size.height), CGPoint(x: 0, y: top)),
            (CGPoint(x: 0, y: top), CGPoint(x: size.width, y: top)),
        ]
        for (corner, next) in corners { path.addArc(tangent1End: corner, tangent2End: next, radius: radius) }
        path.closeSubpath()
        return path
    }

    /// How far the bend reaches beyond the base, and half the width of the blunt tip, in points.
    private static let shoulder: CGFloat = 3
    private static let bluntness: CGFloat = 2.6
}
