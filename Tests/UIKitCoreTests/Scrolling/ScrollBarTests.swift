import CoreGraphics
import Testing

@testable import UIKitCore

struct ScrollBarTests {
    @Test func isToTheTrackAsTheViewportToTheContent() throws {
        let bar = try #require(ScrollBar(room: 206, viewport: 206, content: 412, offset: 0))
        #expect(bar.start == 3)
        #expect(bar.length == 100)
    }

    @Test func endsAtTheEnd() throws {
        let bar = try #require(ScrollBar(room: 206, viewport: 206, content: 412, offset: 206))
        #expect(bar.start + bar.length == 203)
    }

    @Test func isNeverShorterThan36PointsInsideOfTheContent() {
        #expect(ScrollBar(room: 206, viewport: 206, content: 1_000_000, offset: 0)?.length == 36)
    }

    @Test func isPressedTogetherPastAnEnd() {
        #expect(ScrollBar(room: 206, viewport: 206, content: 412, offset: -40)?.length == 60)
        #expect(ScrollBar(room: 206, viewport: 206, content: 412, offset: -400)?.length == 8)
    }

    @Test func isNotThereForContentThatFits() {
        #expect(ScrollBar(room: 206, viewport: 206, content: 206, offset: 0) == nil)
    }
}
