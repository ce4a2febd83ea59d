import Foundation

/// Whole pixels of a canvas.
struct CanvasRect: Hashable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var maxX: Int { x + width }
    var maxY: Int { y + height }
    var isEmpty: Bool { width <= 0 || height <= 0 }

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Every pixel that a rectangle in points touches.
    init(covering rect: CGRect, scale: CGFloat) {
        let (left, top) = (Int((rect.minX * scale).rounded(.down)), Int((rect.minY * scale).rounded(.down)))
        let (right, bottom) = (Int((rect.maxX * scale).rounded(.up)), Int((rect.maxY * scale).rounded(.up)))
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    func intersection(_ other: CanvasRect) -> CanvasRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return CanvasRect(
            x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
            height: max(0, min(maxY, other.maxY) - top))
    }

    func intersects(_ other: CanvasRect) -> Bool { !intersection(other).isEmpty }

    func union(_ other: CanvasRect) -> CanvasRect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return CanvasRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}

/// Where a canvas may differ from the screen: a few rectangles that do not overlap.
struct CanvasDamage: Equatable, Sendable {
    private(set) var rects: [CanvasRect] = []

    var isEmpty: Bool { rects.isEmpty }

    mutating func add(_ new: CanvasRect) {
        guard !new.isEmpty else { return }
        var new = new
        while let index = rects.firstIndex(where: { $0.intersects(new) }) {
            new = new.union(rects.remove(at: index))
        }
        rects.append(new)
        // What differs is found pixel by pixel, so that few large ones cost little.
        if rects.count > Self.most { rects = [rects.dropFirst().reduce(rects[0]) { $0.union($1) }] }
    }

    mutating func clear() { rects = [] }

    private static let most = 16
}
