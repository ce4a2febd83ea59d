import CoreGraphics
import Foundation

/// What a page's canvas shows, as far as it was told, and the steps that make it show the screen.
///
/// The screen says where something changed; what changed there is found by comparing pixels, because a list
/// that scrolls changes everywhere and yet is mostly where it was, a little higher.
final class Canvas {
    let width: Int
    let height: Int
    /// Whether it shows anything yet.
    private(set) var isShown = false
    private let pixels: UnsafeMutablePointer<UInt32>

    /// A step, in the order that a page takes them in.
    enum Step: Equatable {
        /// The rectangle takes what is so many rows below it (above, where negative).
        case move(CanvasRect, from: Int)
        /// The rectangle takes new pixels.
        case paint(CanvasRect)
    }

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        pixels = .allocate(capacity: max(width * height, 1))
        pixels.initialize(repeating: 0, count: max(width * height, 1))
    }

    deinit { pixels.deallocate() }

    var bounds: CanvasRect { CanvasRect(x: 0, y: 0, width: width, height: height) }

    /// Makes the canvas show the screen within the damage, all of it the first time, and says how.
    func follow(_ screen: UnsafePointer<UInt32>, in damage: CanvasDamage) -> [Step] {
        guard isShown else {
            isShown = true
            copy(bounds, from: screen)
            return bounds.isEmpty ? [] : [.paint(bounds)]
        }
        var steps: [Step] = []
        for rect in damage.rects {
            guard let changed = changedRows(of: rect.intersection(bounds), screen) else { continue }
            if let distance = scrollDistance(in: changed, screen) {
                let moved = CanvasRect(
                    x: changed.x, y: max(changed.y, changed.y - distance), width: changed.width,
                    height: changed.height - abs(distance))
                move(moved, from: distance)
                steps.append(.move(moved, from: distance))
            }
            for tile in differingTiles(of: changed, screen) {
                copy(tile, from: screen)
                steps.append(.paint(tile))
            }
        }
        return steps
    }

    // MARK: Pixels

    private func move(_ rect: CanvasRect, from distance: Int) {
        let rows = distance > 0 ? Array(rect.y..<rect.maxY) : (rect.y..<rect.maxY).reversed()
        for row in rows {
            memmove(
                pixels + row * width + rect.x, pixels + (row + distance) * width + rect.x, rect.width * 4)
        }
    }

    private func copy(_ rect: CanvasRect, from screen: UnsafePointer<UInt32>) {
        for row in rect.y..<rect.maxY {
            memcpy(pixels + row * width + rect.x, screen + row * width + rect.x, rect.width * 4)
        }
    }

    /// Whether a row of the screen is what the canvas has in another row.
    private func isEqual(
        _ screen: UnsafePointer<UInt32>, row: Int, to other: Int, x: Int, width count: Int
    ) -> Bool {
        memcmp(screen + row * width + x, pixels + other * width + x, count * 4) == 0
    }

    /// The rectangle without the rows at its top and bottom that are equal; nil where all are.
    private func changedRows(of rect: CanvasRect, _ screen: UnsafePointer<UInt32>) -> CanvasRect? {
        func differs(_ row: Int) -> Bool {
            !isEqual(screen, row: row, to: row, x: rect.x, width: rect.width)
        }
        guard !rect.isEmpty, let first = (rect.y..<rect.maxY).first(where: differs),
            let last = (rect.y..<rect.maxY).last(where: differs)
        else { return nil }
        return CanvasRect(x: rect.x, y: first, width: rect.width, height: last - first + 1)
    }

    // MARK: Scrolling

    /// How many rows the content moved up, where most of it did; nil where it did not, or too little is there
    /// to tell.
    private func scrollDistance(in rect: CanvasRect, _ screen: UnsafePointer<UInt32>) -> Int? {
        guard rect.height >= Self.leastScrolled, rect.width >= Self.leastScrolled else { return nil }
        // Scroll indicators at the sides stay where they are or move another way.
        let band = CanvasRect(
            x: rect.x + rect.width / 16, y: rect.y, width: rect.width * 13 / 16, height: rect.height)
        let samples = distinctiveRows(of: band, screen)
        guard samples.count >= Self.fewestSamples else { return nil }
        var votes: [Int: Int] = [:]
        for row in samples {
            for distance in distances(of: row, in: band, screen) { votes[distance, default: 0] += 1 }
        }
        // Of equal ones the shortest: rows of a list repeat.
        let best = votes.max { ($0.value, -abs($0.key)) < ($1.value, -abs($1.key)) }
        guard let best, best.value * 2 > samples.count, best.key != 0 else { return nil }
        return best.key
    }

    /// Rows of the screen, spread over the rectangle, that are not of one colour.
    private func distinctiveRows(of rect: CanvasRect, _ screen: UnsafePointer<UInt32>) -> [Int] {
        let pitch = max(1, rect.height / (Self.samples * 8))
        let rows = stride(from: rect.y, to: rect.maxY, by: pitch).filter { row in
            let start = screen + row * width + rect.x
            return memcmp(start, start + 1, (rect.width - 1) * 4) != 0
        }
        guard rows.count > Self.samples else { return rows }
        return (0..<Self.samples).map { rows[$0 * rows.count / Self.samples] }
    }

    /// The nearest places where the canvas has a row of the screen, as rows below it.
    private func distances(of row: Int, in rect: CanvasRect, _ screen: UnsafePointer<UInt32>) -> [Int] {
        var found: [Int] = []
        for step in 0..<rect.height where found.count < Self.mostCandidates {
            for distance in step == 0 ? [0] : [step, -step] {
                let other = row + distance
                guard other >= rect.y, other < rect.maxY,
                    isEqual(screen, row: row, to: other, x: rect.x, width: rect.width)
                else { continue }
                found.append(distance)
            }
        }
        return found
    }

    // MARK: Tiles

    /// What of the rectangle differs, as few rectangles of whole tiles.
    private func differingTiles(of rect: CanvasRect, _ screen: UnsafePointer<UInt32>) -> [CanvasRect] {
        var done: [CanvasRect] = []
        var open: [CanvasRect] = []
        for top in stride(from: rect.y, to: rect.maxY, by: Self.tileHeight) {
            let height = min(Self.tileHeight, rect.maxY - top)
            var row = spans(in: CanvasRect(x: rect.x, y: top, width: rect.width, height: height), screen)
            for index in row.indices {
                // A span below an equal one makes that higher.
                let above = open.firstIndex {
                    $0.x == row[index].x && $0.width == row[index].width && $0.maxY == top
                }
                if let above { row[index] = open.remove(at: above).union(row[index]) }
            }
            done += open
            open = row
        }
        return done + open
    }

    /// The parts of one row of tiles that differ.
    private func spans(in row: CanvasRect, _ screen: UnsafePointer<UInt32>) -> [CanvasRect] {
        var spans: [CanvasRect] = []
        for left in stride(from: row.x, to: row.maxX, by: Self.tileWidth) {
            let tileWidth = min(Self.tileWidth, row.maxX - left)
            let differs = (row.y..<row.maxY).contains { y in
                !isEqual(screen, row: y, to: y, x: left, width: tileWidth)
            }
            guard differs else { continue }
            let tile = CanvasRect(x: left, y: row.y, width: tileWidth, height: row.height)
            if let last = spans.last, last.maxX == left {
                spans[spans.count - 1] = last.union(tile)
            } else {
                spans.append(tile)
            }
        }
        return spans
    }

    private static let tileWidth = 64
    private static let tileHeight = 8
    /// Pixels of a side below which a copy saves nothing.
    private static let leastScrolled = 64
    private static let samples = 12
    private static let fewestSamples = 3
    private static let mostCandidates = 6
}
