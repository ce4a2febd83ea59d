import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// A scroll view of 375 x 400 points in another one.
@MainActor struct NestedScrollTests {
    let stage = ScrollStage()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    let log = ScrollLog()
    var outer: UIScrollView { stage.scroll }

    init() {
        inner.contentInsetAdjustmentBehavior = .never
        inner.contentSize = CGSize(width: 375, height: 1_000)
        inner.delegate = log
        stage.scroll.addSubview(inner)
        stage.host.settle()
    }

    private func drag(by travel: CGPoint, from start: CGPoint = CGPoint(x: 200, y: 300)) {
        stage.drag(from: start, by: travel, lifts: false)
    }

    private func lift() {
        stage.finger(.ended, 0)
        stage.host.advance(by: 8)
    }

    @Test func theInnerOneGoesFirst() {
        drag(by: CGPoint(x: 0, y: -100))
        #expect(inner.isDragging)
        #expect(inner.contentOffset.y == 90)
        #expect(!outer.isDragging)
        #expect(outer.contentOffset == .zero)
    }

    @Test func theOuterOneGoesOutsideOfTheInner() {
        drag(by: CGPoint(x: 0, y: -100), from: CGPoint(x: 200, y: 500))
        #expect(!inner.isDragging)
        #expect(outer.contentOffset.y == 90)
    }

    @Test func theInnerOneLeavesADragPastItsEndToTheOuter() {
        inner.contentOffset.y = 600
        drag(by: CGPoint(x: 0, y: -100))
        #expect(!inner.isDragging)
        #expect(outer.contentOffset.y == 90)
        lift()
        outer.contentOffset.y = 0
        drag(by: CGPoint(x: 0, y: 100))
        #expect(inner.contentOffset.y == 510)
    }

    @Test func theInnerOneBouncesWhereTheOuterCannotGoOnEither() {
        drag(by: CGPoint(x: 0, y: 100))
        #expect(inner.isDragging)
        #expect(inner.contentOffset.y < 0)
        #expect(outer.contentOffset == .zero)
    }

    @Test func aDragThatBeganInsideStaysThereAtTheEnd() {
        inner.contentOffset.y = 580
        drag(by: CGPoint(x: 0, y: -200))
        #expect(inner.contentOffset.y > 600)
        #expect(outer.contentOffset == .zero)
        lift()
        #expect(inner.contentOffset.y == 600)
    }

    @Test func eachGoesItsWayWhereTheyCross() {
        inner.contentSize = CGSize(width: 2_000, height: 400)
        drag(by: CGPoint(x: -100, y: 20))
        #expect(inner.isDragging)
        #expect(!outer.isDragging)
        lift()
        let across = inner.contentOffset.x
        drag(by: CGPoint(x: 20, y: -100))
        #expect(!inner.isDragging)
        #expect(outer.isDragging)
        #expect(inner.contentOffset.x == across)
        lift()
    }

    @Test func anInnerOneThatDoesNotScrollIsContent() {
        inner.isScrollEnabled = false
        drag(by: CGPoint(x: 0, y: -100))
        #expect(outer.contentOffset.y == 90)
    }

    @Test func anOuterOneThatDoesNotScrollTakesNothing() {
        outer.isScrollEnabled = false
        inner.contentOffset.y = 600
        drag(by: CGPoint(x: 0, y: -100))
        #expect(inner.isDragging)
        #expect(outer.contentOffset == .zero)
    }

    @Test func aFingerStopsTheOneThatMovesAndNothingInIt() {
        drag(by: CGPoint(x: 0, y: -200), from: CGPoint(x: 200, y: 550))
        stage.finger(.ended, 350, x: 200)
        #expect(outer.isDecelerating)
        log.calls = []
        stage.finger(.began, 100)
        #expect(!outer.isDecelerating)
        #expect(!inner.isTracking)
        stage.finger(.moved, 50)
        #expect(outer.isDragging)
        #expect(log.calls.isEmpty)
    }

    @Test func bothComeToRestWhereTheInnerOneIsTakenOutDuringADrag() {
        drag(by: CGPoint(x: 0, y: -100))
        inner.removeFromSuperview()
        #expect(!inner.isDragging)
        #expect(log.calls == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
        stage.finger(.moved, 100)
        lift()
        #expect(outer.contentOffset == .zero)
        #expect(stage.isIdle)
    }
}
