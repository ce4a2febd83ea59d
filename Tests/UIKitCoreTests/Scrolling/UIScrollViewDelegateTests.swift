import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// What the delegate is told, in which order, and what it may do meanwhile.
@MainActor struct UIScrollViewDelegateTests {
    let stage = ScrollStage()
    var scroll: UIScrollView { stage.scroll }
    var log: ScrollLog { stage.log }

    static let whole = [
        "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "didEndDecelerating",
    ]

    @Test func hearsOfADragThatCoasts() {
        var states: [String: [Bool]] = [:]
        for call in ["willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating"] {
            log.reactions[call] = { states[call] = [$0.isTracking, $0.isDragging, $0.isDecelerating] }
        }
        stage.flick()
        log.reactions["didEndDecelerating"] = {
            states["didEndDecelerating"] = [$0.isTracking, $0.isDragging, $0.isDecelerating]
        }
        stage.host.advance(by: 5)
        #expect(log.calls == Self.whole)
        #expect(states["willBeginDragging"] == [true, true, false])
        #expect(states["willEndDragging"] == [true, true, false])
        #expect(states["didEndDragging"] == [true, false, false])
        #expect(states["willBeginDecelerating"]?.suffix(2) == [false, true])
        #expect(states["didEndDecelerating"] == [false, false, false])
    }

    @Test func hearsOfADragThatStops() {
        stage.drag(by: CGPoint(x: 0, y: -100), lifts: false)
        stage.host.advance(by: 0.3)
        stage.finger(.ended, 400)
        #expect(log.calls == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
        #expect(log.velocity == .zero)
        #expect(log.target == stage.offset)
    }

    @Test func hearsThatAPulledContentGoesBack() {
        stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 200), lifts: false)
        stage.host.advance(by: 0.3)
        stage.finger(.ended, 300)
        #expect(log.target == .zero)
        stage.host.advance(by: 3)
        #expect(log.calls == Self.whole)
        #expect(stage.offset == .zero)
    }

    @Test func hearsThatAFingerStoppedTheContentBeforeItIsTracked() {
        stage.flick()
        var states: [Bool] = []
        log.reactions["didEndDecelerating"] = {
            states = [$0.isTracking, $0.isDragging, $0.isDecelerating]
        }
        stage.finger(.began, 300)
        #expect(log.calls == Self.whole)
        #expect(states == [false, false, false])
        #expect(scroll.isTracking)
        stage.finger(.ended, 300)
        stage.host.advance(by: 1)
        #expect(log.calls == Self.whole)
    }

    @Test func hearsOfADragThatCatchesTheContent() {
        stage.flick()
        stage.drag(by: CGPoint(x: 0, y: -100), lifts: false)
        #expect(log.calls == Self.whole + ["willBeginDragging"])
    }

    @Test func hearsOfContentThatWasCaughtPastItsEnd() {
        stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 300))
        stage.host.advance(by: 0.05)
        stage.finger(.began, 300)
        let caught = stage.offset.y
        #expect(caught < 0)
        stage.host.advance(by: 0.5)
        #expect(stage.offset.y == caught)
        stage.finger(.ended, 300)
        stage.host.advance(by: 3)
        #expect(stage.offset == .zero)
        #expect(log.calls == Self.whole + ["willBeginDecelerating", "didEndDecelerating"])
    }

    @Test func hearsNothingOfAnimationsThatMoveNothing() {
        stage.host.activate()
        scroll.setContentOffset(.zero, animated: true)
        stage.host.advance(by: 1)
        #expect(log.calls.isEmpty)
    }

    @Test func hearsOfARectangleThatWasScrolledTo() {
        stage.host.activate()
        scroll.scrollRectToVisible(CGRect(x: 0, y: 900, width: 1, height: 1), animated: true)
        stage.host.advance(by: 1)
        #expect(log.calls == ["didEndScrollingAnimation"])
        #expect(stage.offset.y == 234)
    }

    @Test func hearsOfAnAnimationThatADragEnds() {
        stage.host.activate()
        scroll.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
        stage.host.advance(by: 0.1)
        stage.drag(by: CGPoint(x: 0, y: -50), frames: 2, lifts: false)
        #expect(log.calls == ["didEndScrollingAnimation", "willBeginDragging"])
    }

    @Test func hearsOfEveryMove() {
        scroll.contentOffset.y = 10
        scroll.contentOffset.y = 10
        #expect(log.moves == 1)
        scroll.bounds.origin.y = 20
        #expect(log.moves == 2)
    }

    @Test func sendsTheContentElsewhere() {
        log.wanted = CGPoint(x: 0, y: 150)
        stage.flick()
        #expect(stage.offset.y == 190)
        stage.host.advance(by: 5)
        #expect(stage.offset.y == 150)
        #expect(log.calls == Self.whole)
    }

    nonisolated static let far: [(CGPoint, CGFloat)] = [
        (CGPoint(x: 0, y: -500), 0), (CGPoint(x: 0, y: 90_000), 2_333),
        (CGPoint(x: CGFloat.nan, y: CGFloat.nan), 0), (CGPoint(x: 9_000, y: CGFloat.infinity), 0),
    ]

    @Test(arguments: far)
    func sendsTheContentNoFurtherThanItsEnds(wanted: CGPoint, rest: CGFloat) {
        log.wanted = wanted
        stage.flick()
        stage.host.advance(by: 8)
        #expect(stage.offset == CGPoint(x: 0, y: rest))
        #expect(stage.isIdle)
    }

    @Test func sendsContentElsewhereThatWasLetGoOfAtRest() {
        log.wanted = CGPoint(x: 0, y: 300)
        stage.drag(by: CGPoint(x: 0, y: -100), lifts: false)
        stage.host.advance(by: 0.3)
        stage.finger(.ended, 400)
        stage.host.advance(by: 8)
        #expect(log.calls == Self.whole)
        #expect(stage.offset.y == 300)
    }

    @Test(arguments: ["didEndDragging", "willBeginDecelerating"])
    func scrollsByItselfInsteadOfCoasting(call: String) {
        log.reactions[call] = { $0.setContentOffset(CGPoint(x: 0, y: 40), animated: true) }
        stage.flick()
        stage.host.advance(by: 5)
        #expect(stage.offset.y == 40)
        #expect(log.calls.last == "didEndScrollingAnimation")
        #expect(stage.isIdle)
    }

    @Test func stopsTheContentAtOnceWithAnOffsetThatIsNotAnimated() {
        stage.flick()
        scroll.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
        #expect(log.calls == Self.whole)
        stage.host.advance(by: 1)
        #expect(stage.offset.y == 700)
    }

    @Test func movesCoastingContentWithoutStoppingItByItsOffset() {
        stage.flick()
        scroll.contentSize.height = 30_000
        let speed = log.velocity.y * 1000
        scroll.contentOffset.y += 5_000
        #expect(scroll.isDecelerating)
        let start = stage.offset.y
        stage.host.advance(by: 8)
        #expect(abs(stage.offset.y - (start + (speed - 10) * 0.499)) < 1)
        #expect(log.calls == Self.whole)
    }

    @Test func hearsOfOneEndWhereAnAnimationReplacesAnother() {
        stage.host.activate()
        scroll.contentOffset.y = 500
        scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        stage.host.advance(by: 0.1)
        scroll.setContentOffset(.zero, animated: true)
        stage.host.advance(by: 1)
        #expect(log.calls == ["didEndScrollingAnimation"])
        #expect(stage.offset == .zero)
    }
}
