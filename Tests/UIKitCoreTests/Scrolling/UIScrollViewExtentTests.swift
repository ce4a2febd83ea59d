import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Ends: insets, safe areas, sizes.
@MainActor struct UIScrollViewExtentTests {
    /// Hears of its insets.
    final class Listener: UIScrollView {
        var changes: [UIEdgeInsets] = []

        override func adjustedContentInsetDidChange() { changes.append(adjustedContentInset) }
    }

    let scroll = Listener()
    let stage: ScrollStage

    init() {
        stage = ScrollStage(scroll)
        scroll.changes = []
    }

    /// The iPhone SE has a safe area of 20 points at the top.
    nonisolated static let behaviors: [(UIScrollView.ContentInsetAdjustmentBehavior, CGFloat, CGFloat)] = [
        (.never, 0, 0), (.always, 20, 20), (.scrollableAxes, 20, 0), (.automatic, 20, 0),
    ]

    @Test(arguments: behaviors)
    func addsTheSafeAreaAsItIsToldTo(
        behavior: UIScrollView.ContentInsetAdjustmentBehavior, scrolling: CGFloat, fitting: CGFloat
    ) {
        scroll.contentInsetAdjustmentBehavior = behavior
        #expect(scroll.adjustedContentInset.top == scrolling)
        #expect(stage.offset.y == -scrolling)
        scroll.contentSize.height = 100
        #expect(scroll.adjustedContentInset.top == fitting)
        scroll.alwaysBounceVertical = true
        #expect(scroll.adjustedContentInset.top == scrolling)
        #expect(scroll.contentInset == .zero)
    }

    @Test func addsTheSafeAreaToItsOwnInset() {
        scroll.contentInset = UIEdgeInsets(top: 7, left: 0, bottom: 5, right: 0)
        scroll.contentInsetAdjustmentBehavior = .automatic
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 27, left: 0, bottom: 5, right: 0))
        #expect(scroll.changes.map(\.top) == [7, 27])
        scroll.contentInsetAdjustmentBehavior = .automatic
        scroll.contentInset.top = 7
        #expect(scroll.changes.count == 2)
    }

    @Test func staysAtItsEndWhenTheInsetGrows() {
        scroll.contentOffset.y = 2_333
        scroll.contentInset.bottom = 40
        #expect(stage.offset.y == 2_373)
        scroll.contentInset.bottom = 0
        #expect(stage.offset.y == 2_333)
    }

    @Test func staysWhereItIsBetweenItsEndsWhenTheInsetGrows() {
        scroll.contentOffset.y = 400
        scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 30, right: 0)
        #expect(stage.offset.y == 400)
    }

    @Test func keepsItsPlaceWhenTheSizeChangesAndStaysInside() {
        scroll.contentOffset.y = 1_000
        scroll.frame.size.height = 300
        #expect(stage.offset.y == 1_000)
        scroll.contentOffset.y = 2_700
        scroll.frame.size.height = 667
        #expect(stage.offset.y == 2_333)
        scroll.contentSize.height = 500
        #expect(stage.offset.y == 0)
    }

    @Test func bouncesWhatFitsOnlyWhereItAlwaysBounces() {
        scroll.contentSize = CGSize(width: 100, height: 100)
        stage.drag(by: CGPoint(x: -80, y: 0), lifts: false)
        #expect(!scroll.isDragging)
        stage.finger(.ended, 500, x: 20)
        scroll.alwaysBounceHorizontal = true
        stage.drag(by: CGPoint(x: -80, y: 0), lifts: false)
        #expect(stage.offset.x > 20)
        #expect(stage.offset.y == 0)
        stage.finger(.ended, 500, x: 20)
        stage.host.advance(by: 3)
        #expect(stage.offset == .zero)
        scroll.bounces = false
        stage.drag(by: CGPoint(x: -80, y: 0), lifts: false)
        #expect(!scroll.isDragging)
    }

    @Test func restsExactlyAtAnEndThatLiesBetweenPixels() {
        scroll.contentSize.height = 1_000.3
        stage.drag(by: CGPoint(x: 0, y: -400), frames: 3)
        stage.host.advance(by: 8)
        #expect(abs(stage.offset.y - 333.3) < 1e-9)
        stage.log.calls = []
        stage.host.tap(at: CGPoint(x: 100, y: 300))
        #expect(stage.log.calls.isEmpty)
    }
}
