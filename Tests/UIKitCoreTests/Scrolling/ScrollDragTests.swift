import CoreGraphics
import Testing

@testable import UIKitCore

struct ScrollDragTests {
    let ends = ScrollEnds(x: 0...0, y: 0...1_000, size: CGSize(width: 300, height: 600), bounces: true)

    private func drag(from y: CGFloat = 100) -> ScrollDrag {
        ScrollDrag(
            from: CGPoint(x: 0, y: y), along: [.horizontal, .vertical], between: ends, at: 0)
    }

    /// Moves a drag evenly for a time, in steps of 10 ms.
    private func moved(_ speed: CGFloat, for duration: TimeInterval) -> ScrollDrag {
        var drag = drag()
        var offset = CGPoint(x: 0, y: 100)
        for step in 1...Int((duration * 100).rounded()) {
            offset = drag.move(
                offset, by: CGPoint(x: 0, y: -speed / 100), between: ends, scale: 3,
                at: TimeInterval(step) / 100)
        }
        return drag
    }

    @Test func measuresTheLastTenthOfASecond() {
        #expect(abs(moved(600, for: 0.2).velocity(at: 0.2).y - 600) < 1)
        var turned = moved(600, for: 0.2)
        for step in 21...31 {
            _ = turned.move(
                CGPoint(x: 0, y: 220), by: .zero, between: ends, scale: 3, at: TimeInterval(step) / 100)
        }
        #expect(turned.velocity(at: 0.31) == .zero)
    }

    @Test func losesSpeedWhileItRests() {
        let drag = moved(600, for: 0.2)
        #expect(abs(drag.velocity(at: 0.22).y - 600) < 20)
        #expect(drag.velocity(at: 0.25).y < 400)
        #expect(drag.velocity(at: 0.31) == .zero)
    }

    @Test func goesOnFromWhereTheProgramMovedTheContent() {
        var drag = moved(600, for: 0.1)
        let offset = drag.move(
            CGPoint(x: 0, y: 500), by: CGPoint(x: 0, y: -6), between: ends, scale: 2, at: 0.11)
        #expect(offset.y == 506)
        #expect(abs(drag.velocity(at: 0.11).y - 600) < 10)
    }

    @Test func doesNotJumpWhenItsEndsMove() {
        var drag = drag(from: 700)
        let shorter = ScrollEnds(x: 0...0, y: 0...400, size: ends.size, bounces: true)
        let still = drag.move(CGPoint(x: 0, y: 700), by: .zero, between: shorter, scale: 2, at: 0.01)
        #expect(still.y == 700)
        let back = drag.move(still, by: CGPoint(x: 0, y: 10), between: shorter, scale: 2, at: 0.02)
        #expect(back.y < 700 && back.y > 690)
    }

    @Test func staysOnTheAxisItIsLockedTo() {
        let wide = ScrollEnds(x: 0...500, y: 0...500, size: ends.size, bounces: true)
        var drag = ScrollDrag(from: .zero, along: .vertical, between: wide, at: 0)
        let offset = drag.move(.zero, by: CGPoint(x: -30, y: -40), between: wide, scale: 2, at: 0.01)
        #expect(offset == CGPoint(x: 0, y: 40))
    }
}
