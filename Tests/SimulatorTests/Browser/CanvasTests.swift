import Foundation
import Testing

@testable import Simulator

struct CanvasTests {
    private let width = 200
    private let height = 300

    @Test func theFirstTimeEverythingIsPainted() {
        let canvas = Canvas(width: width, height: height)
        #expect(follow(canvas, picture(), in: []) == [.paint(canvas.bounds)])
    }

    @Test func nothingIsSentWhereNothingDiffers() {
        let canvas = shown(picture())
        #expect(follow(canvas, picture(), in: [canvas.bounds]) == [])
    }

    @Test func onlyTilesThatDifferArePainted() {
        let canvas = shown(picture())
        var changed = picture()
        changed[100 * width + 70] = 7
        #expect(
            follow(canvas, changed, in: [canvas.bounds])
                == [.paint(CanvasRect(x: 64, y: 100, width: 64, height: 1))])
    }

    @Test func whatIsOutsideTheDamageIsNotLookedAt() {
        let canvas = shown(picture())
        var changed = picture()
        changed[5] = 7
        #expect(follow(canvas, changed, in: [CanvasRect(x: 0, y: 100, width: 200, height: 50)]) == [])
    }

    @Test(arguments: [1, 3, 17, 120, -1, -3, -17, -120])
    func scrollingIsACopyAndTheNewStrip(_ distance: Int) {
        let canvas = shown(picture())
        let steps = follow(canvas, picture(from: distance), in: [canvas.bounds])

        guard case .move(let moved, let rows) = steps.first else {
            Issue.record("nothing was moved: \(steps)")
            return
        }
        #expect(rows == distance)
        // Rows of white at the ends need not move.
        #expect(moved.height >= height - abs(distance) - 8)
        let painted = steps.dropFirst().reduce(0) { $0 + area(of: $1) }
        #expect(painted <= (abs(distance) + 16) * width)
    }

    @Test func aStripAtTheSideMayStayWhereItIs() {
        let canvas = shown(withBar(picture(), at: 10))
        let steps = follow(canvas, withBar(picture(from: 9), at: 20), in: [canvas.bounds])
        #expect(steps.contains { if case .move(_, from: 9) = $0 { true } else { false } })
    }

    @Test func whateverChangesTheStepsGiveThePixelsOfTheScreen() {
        var random = Seeded(state: 42)
        let canvas = Canvas(width: width, height: height)
        var page = [UInt32](repeating: 0, count: width * height)
        for round in 0..<60 {
            var screen = picture(from: round * Int.random(in: -9...9, using: &random))
            for _ in 0..<Int.random(in: 0...40, using: &random) {
                screen[Int.random(in: 0..<screen.count, using: &random)] = UInt32.random(
                    in: 0...9, using: &random)
            }
            for step in follow(canvas, screen, in: [canvas.bounds]) { take(step, screen, &page) }
            #expect(page == screen, "round \(round)")
        }
    }

    @Test func damageIsKeptInFewRectangles() {
        var damage = CanvasDamage()
        for index in 0..<100 { damage.add(CanvasRect(x: index * 3, y: index * 3, width: 2, height: 2)) }
        #expect(damage.rects.count <= 16)
        damage.add(CanvasRect(x: 0, y: 0, width: 0, height: 5))
        damage.clear()
        #expect(damage.isEmpty)
    }

    // MARK: Pictures

    /// Rows of text as it might be: each row of pixels differs from the others, with white between.
    private func picture(from offset: Int = 0) -> [UInt32] {
        (0..<height).flatMap { row -> [UInt32] in
            let line = row + offset + 10_000
            return (0..<width).map { column in
                line % 20 < 8 || column < 20
                    ? 0xFFFF_FFFF : UInt32(truncatingIfNeeded: line &* 31 &+ column / 3)
            }
        }
    }

    private func withBar(_ picture: [UInt32], at top: Int) -> [UInt32] {
        var picture = picture
        for row in top..<top + 60 { for column in 190..<196 { picture[row * width + column] = 1 } }
        return picture
    }

    private func shown(_ picture: [UInt32]) -> Canvas {
        let canvas = Canvas(width: width, height: height)
        _ = follow(canvas, picture, in: [])
        return canvas
    }

    private func follow(_ canvas: Canvas, _ screen: [UInt32], in rects: [CanvasRect]) -> [Canvas.Step] {
        var damage = CanvasDamage()
        for rect in rects { damage.add(rect) }
        return screen.withUnsafeBufferPointer { pixels in
            pixels.baseAddress.map { canvas.follow($0, in: damage) } ?? []
        }
    }

    private func area(of step: Canvas.Step) -> Int {
        guard case .paint(let rect) = step else { return 0 }
        return rect.width * rect.height
    }

    /// What a page does with a step.
    private func take(_ step: Canvas.Step, _ screen: [UInt32], _ page: inout [UInt32]) {
        switch step {
        case .paint(let rect):
            for row in rect.y..<rect.maxY {
                for column in rect.x..<rect.maxX { page[row * width + column] = screen[row * width + column] }
            }
        case .move(let rect, let distance):
            let old = page
            for row in rect.y..<rect.maxY {
                for column in rect.x..<rect.maxX {
                    page[row * width + column] = old[(row + distance) * width + column]
                }
            }
        }
    }
}

/// Chance that is the same in each run (SplitMix64).
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
