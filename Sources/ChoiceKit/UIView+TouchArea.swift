import UIKit

extension UIView {
    /// The bounds, widened to the least size of a target.
    var leastTouchArea: CGRect {
        bounds.insetBy(
            dx: min(0, (bounds.width - Self.leastTouchSide) / 2),
            dy: min(0, (bounds.height - Self.leastTouchSide) / 2))
    }

    /// The least side of what a finger hits, in points (Human Interface Guidelines).
    static let leastTouchSide: CGFloat = 44
}
