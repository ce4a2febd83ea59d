/// Pixels to be painted again, as a few rectangles that do not overlap.
struct Region {
    private(set) var rects: [PixelRect] = []

    /// More rectangles cost more than the pixels that they save.
    private static let most = 8

    mutating func add(_ new: PixelRect) {
        guard !new.isEmpty else { return }
        var new = new
        // What overlaps becomes one, and may then overlap others.
        while let index = rects.firstIndex(where: { $0.intersects(new) }) {
            new = new.union(rects.remove(at: index))
        }
        rects.append(new)
        if rects.count > Self.most { mergeNearest() }
    }

    /// Joins the two whose common box adds the fewest pixels.
    private mutating func mergeNearest() {
        var best = (first: 0, second: 1, cost: Int.max)
        for first in rects.indices {
            for second in rects.indices.dropFirst(first + 1) {
                let cost = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
                if cost < best.cost { best = (first, second, cost) }
            }
        }
        let second = rects.remove(at: best.second)
        let first = rects.remove(at: best.first)
        add(first.union(second))
    }
}
