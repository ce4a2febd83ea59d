import UIKit

/// What a finger that drags a toast means.
struct ToastSwipe: Equatable {
    /// From where the finger landed, in points, at the moment.
    var translation: CGPoint
    /// Points a second.
    var velocity = CGPoint.zero
    /// Which way the finger set out; it does not change its mind.
    let axis: Axis

    enum Axis { case horizontal, vertical }

    /// How far the toast is from its place: it follows the finger along one axis, and upwards hardly.
    var offset: CGPoint {
        switch axis {
        case .horizontal: CGPoint(x: translation.x, y: 0)
        case .vertical:
            CGPoint(x: 0, y: translation.y < 0 ? translation.y * Self.resistance : translation.y)
        }
    }

    /// Whether lifting the finger now sends the toast away: to either side or down, far or fast enough.
    var dismisses: Bool {
        switch axis {
        case .horizontal:
            abs(translation.x) >= Self.distance
                || abs(velocity.x) >= Self.speed && velocity.x * translation.x > 0
        case .vertical:
            translation.y >= Self.distance || velocity.y >= Self.speed && translation.y > 0
        }
    }

    /// As Radix has it.
    static let distance: CGFloat = 50
    /// As SwiftMessages and Drops have it.
    static let speed: CGFloat = 750
    /// What remains of a move that leads nowhere; by feel.
    private static let resistance: CGFloat = 0.2
}
