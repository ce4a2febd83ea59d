import UIKit

/// A rounded rectangle, and how far a finger is from its edge.
struct PressLine: Equatable {
    private let rect: CGRect
    private let cornerRadius: CGFloat

    /// - Parameter cornerRadius: at most half of the shorter side counts; what is not a number counts as 0.
    init(_ rect: CGRect, cornerRadius: CGFloat) {
        let isNone = [rect.minX, rect.minY, rect.width, rect.height].contains { !$0.isFinite }
        self.rect = isNone ? .zero : rect.standardized
        let most = min(self.rect.width, self.rect.height) / 2
        self.cornerRadius = cornerRadius.bounded(to: 0...most)
    }

    /// The line that lies outside of this one by so much at each edge; round the corners by the least.
    func moved(outwards outsets: UIEdgeInsets) -> PressLine {
        let moved = CGRect(
            x: rect.minX - outsets.left, y: rect.minY - outsets.top,
            width: rect.width + outsets.left + outsets.right,
            height: rect.height + outsets.top + outsets.bottom)
        let least = min(outsets.top, outsets.left, outsets.bottom, outsets.right)
        return PressLine(moved, cornerRadius: cornerRadius + least)
    }

    /// Points from the edge to the point: negative inside, 0 on the edge. Nothing is inside of a line without
    /// area.
    func distance(to point: CGPoint) -> CGFloat {
        guard rect.width > 0, rect.height > 0, point.x.isFinite, point.y.isFinite else { return .infinity }
        // From the middle outwards, one corner stands for all four.
        let x = abs(point.x - rect.midX) - rect.width / 2 + cornerRadius
        let y = abs(point.y - rect.midY) - rect.height / 2 + cornerRadius
        let beyond = (max(x, 0) * max(x, 0) + max(y, 0) * max(y, 0)).squareRoot()
        return beyond + min(max(x, y), 0) - cornerRadius
    }
}
