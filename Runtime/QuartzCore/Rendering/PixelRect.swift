import CoreGraphics
import Foundation

/// Whole pixels: from the left and top edges up to, and without, the right and bottom ones.
struct PixelRect: Hashable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

    init(left: Int, top: Int, right: Int, bottom: Int) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    /// The rectangle with each edge at the nearest pixel, halves upwards, so that neighbours that share an
    /// edge never gap or overlap wherever they lie.
    init(snapping rect: CGRect) {
        self.init(
            left: Self.whole((rect.minX + 0.5).rounded(.down)),
            top: Self.whole((rect.minY + 0.5).rounded(.down)),
            right: Self.whole((rect.maxX + 0.5).rounded(.down)),
            bottom: Self.whole((rect.maxY + 0.5).rounded(.down)))
    }

    /// Every pixel that the rectangle touches.
    init(covering rect: CGRect) {
        self.init(
            left: Self.whole(rect.minX.rounded(.down)), top: Self.whole(rect.minY.rounded(.down)),
            right: Self.whole(rect.maxX.rounded(.up)), bottom: Self.whole(rect.maxY.rounded(.up)))
    }

    /// Far beyond any surface, and far from overflow.
    private static let limit: CGFloat = 1e12

    private static func whole(_ value: CGFloat) -> Int {
        value.isNaN ? 0 : Int(min(max(value, -limit), limit))
    }

    var isEmpty: Bool { right <= left || bottom <= top }
    var width: Int { max(0, right - left) }
    var height: Int { max(0, bottom - top) }
    var area: Int { width * height }

    func intersection(_ other: PixelRect) -> PixelRect {
        let result = PixelRect(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
            bottom: min(bottom, other.bottom))
        return result.isEmpty ? .empty : result
    }

    func intersects(_ other: PixelRect) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
            && !isEmpty && !other.isEmpty
    }

    /// The smallest rectangle that holds both.
    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }

    func outset(by count: Int) -> PixelRect {
        PixelRect(left: left - count, top: top - count, right: right + count, bottom: bottom + count)
    }

    /// In pixels.
    var rect: CGRect {
        CGRect(x: CGFloat(left), y: CGFloat(top), width: CGFloat(width), height: CGFloat(height))
    }

    /// In points.
    func points(scale: CGFloat) -> CGRect {
        let (x, y) = (CGFloat(left) / scale, CGFloat(top) / scale)
        return CGRect(x: x, y: y, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    }
}
