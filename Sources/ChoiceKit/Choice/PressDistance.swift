import UIKit

/// How far a finger is from something that can be pressed, in points, negative inside.
struct PressDistance: Equatable {
    /// From its shape.
    var shape: CGFloat
    /// From the line that holds a press, the shape or something outside of it.
    var line: CGFloat
}

extension PressDistance {
    /// - Parameters:
    ///   - point: in the bounds of the view.
    ///   - shape: the view's, in its bounds.
    @MainActor init(of point: CGPoint, from shape: PressLine, _ retention: PressRetention, of view: UIView) {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let line = shape.moved(outwards: retention.outsets(isMirrored: isMirrored))
        self.init(shape: shape.distance(to: point), line: line.distance(to: point))
    }
}

extension UIView {
    /// A point of the superview in the bounds, with the view turned and scaled by this, whatever it is by
    /// now.
    func point(_ point: CGPoint, turnedBy transform: CGAffineTransform) -> CGPoint {
        let place = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
        let anchor = layer.anchorPoint
        return CGPoint(
            x: bounds.minX + anchor.x * bounds.width + place.x,
            y: bounds.minY + anchor.y * bounds.height + place.y)
    }
}

extension UIButton {
    /// The rounding of the corners that the button shows: that of its layer, or what its configuration has
    /// (the shares of the height are measured by others on iOS).
    var shapeCornerRadius: CGFloat {
        guard layer.cornerRadius == 0, let configuration else { return layer.cornerRadius }
        let radius = configuration.background.cornerRadius
        let height = bounds.height
        return switch configuration.cornerStyle {
        case .fixed: radius
        case .dynamic: min(radius, height / 2)
        case .small: height * 0.125
        case .medium: height * 0.175
        case .large: height * 0.25
        case .capsule: height / 2
        @unknown default: radius
        }
    }
}
