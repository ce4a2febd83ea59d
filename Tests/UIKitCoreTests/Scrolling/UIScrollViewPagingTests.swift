import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Pages and locked directions.
@MainActor struct UIScrollViewPagingTests {
    /// Four pages of 375 points across.
    let stage = ScrollStage(content: CGSize(width: 1_500, height: 667))
    var scroll: UIScrollView { stage.scroll }

    init() { stage.scroll.isPagingEnabled = true }

    private func drag(by travel: CGFloat, rests: Bool = false, frames: Int = 9) {
        stage.drag(
            from: CGPoint(x: travel < 0 ? 350 : 25, y: 300), by: CGPoint(x: travel, y: 0), frames: frames,
            lifts: false)
        if rests { stage.host.advance(by: 0.3) }
        stage.finger(.ended, 300, x: (travel < 0 ? 350 : 25) + travel)
        stage.host.advance(by: 3)
    }

    @Test func goesToTheNextPageByAFlick() {
        drag(by: -60, frames: 4)
        #expect(stage.offset.x == 375)
        drag(by: -60, frames: 4)
        #expect(stage.offset.x == 750)
        drag(by: 60, frames: 4)
        #expect(stage.offset.x == 375)
    }

    @Test func goesOnePageHoweverFastTheFlickIs() {
        drag(by: -300, frames: 2)
        #expect(stage.offset.x == 375)
    }

    @Test func goesBackWhereLessThanHalfAPageWasPulled() {
        drag(by: -180, rests: true)
        #expect(stage.offset.x == 0)
        drag(by: -220, rests: true)
        #expect(stage.offset.x == 375)
    }

    @Test func bouncesAtItsEnds() {
        drag(by: 150, rests: true)
        #expect(stage.offset.x == 0)
        scroll.contentOffset.x = 1_125
        drag(by: -300)
        #expect(stage.offset.x == 1_125)
    }

    @Test func doesNotAskForAnotherTarget() {
        stage.log.wanted = CGPoint(x: 40, y: 0)
        drag(by: -60, frames: 4)
        #expect(stage.offset.x == 375)
        #expect(
            stage.log.calls == [
                "willBeginDragging", "didEndDragging true", "willBeginDecelerating", "didEndDecelerating",
            ])
    }

    @Test func restsOnAPageThatWasReachedExactly() {
        drag(by: -10, rests: true)
        #expect(stage.log.calls.last == "didEndDragging false" || stage.offset.x == 0)
        #expect(stage.isIdle)
    }

    @Test func staysOnAPageAfterTheProgramMovedItByAPage() {
        stage.drag(from: CGPoint(x: 350, y: 300), by: CGPoint(x: -60, y: 0), frames: 4)
        stage.host.advance(by: 0.1)
        scroll.contentOffset.x += 375
        stage.host.advance(by: 3)
        #expect(stage.offset.x == 750)
    }

    @Test func restsInsideWhereTheContentShrinksOnTheWay() {
        stage.drag(from: CGPoint(x: 350, y: 300), by: CGPoint(x: -60, y: 0), frames: 4)
        scroll.contentSize.width = 400
        stage.host.advance(by: 3)
        #expect(stage.offset.x == 25)
        #expect(stage.isIdle)
    }

    @Test(arguments: [
        (CGPoint(x: -60, y: -5), true, false), (CGPoint(x: -5, y: -60), false, true),
        (CGPoint(x: -50, y: -60), true, true),
    ])
    func staysOnTheAxisThatTheDragSetOutAlong(travel: CGPoint, across: Bool, along: Bool) {
        scroll.isPagingEnabled = false
        scroll.contentSize.height = 3_000
        scroll.isDirectionalLockEnabled = true
        stage.drag(from: CGPoint(x: 350, y: 500), by: travel, frames: 3, lifts: false)
        stage.finger(.moved, 350, x: 200)
        #expect((stage.offset.x > 0) == across)
        #expect((stage.offset.y > 0) == along)
        stage.finger(.ended, 350, x: 200)
        stage.host.advance(by: 5)
        #expect((stage.offset.x > 0) == across)
        #expect((stage.offset.y > 0) == along)
    }

    @Test func isFreeWithoutALock() {
        scroll.isPagingEnabled = false
        scroll.contentSize.height = 3_000
        stage.drag(from: CGPoint(x: 350, y: 500), by: CGPoint(x: -5, y: -60), frames: 3, lifts: false)
        stage.finger(.moved, 400, x: 250)
        #expect(stage.offset.x > 90)
        #expect(stage.offset.y > 80)
    }
}
