import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@MainActor struct UIScrollViewTests {
    let host = HeadlessHost(device: .iPhoneSE)
    let log = ScrollLog()
    let scroll = UIScrollView()

    init() {
        let controller = UIViewController()
        host.show(controller)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delegate = log
        scroll.contentSize = CGSize(width: 375, height: 3_000)
        scroll.frame = controller.view.bounds
        controller.view.addSubview(scroll)
        host.settle()
        log.calls = []
    }

    private func finger(_ phase: UITouch.Phase, _ y: CGFloat, x: CGFloat = 100) {
        host.touch(TouchSample(finger: 0, phase: phase, location: CGPoint(x: x, y: y)))
    }

    @Test func followsTheFingerAfterTenPoints() {
        finger(.began, 500)
        finger(.moved, 495)
        #expect(!scroll.isDragging)
        #expect(scroll.isTracking)
        finger(.moved, 320)
        #expect(scroll.isDragging)
        #expect(scroll.contentOffset.y == 170)
        finger(.moved, 300)
        #expect(scroll.contentOffset.y == 190)
    }

    @Test func standsStillAfterAFingerThatRested() {
        finger(.began, 500)
        finger(.moved, 400)
        host.advance(by: 0.3)
        finger(.ended, 400)
        #expect(log.calls.last == "didEndDragging false")
        #expect(scroll.contentOffset.y == 90)
    }

    @Test func coastsAfterAFlickAndTellsInOrder() {
        host.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
        #expect(scroll.isDecelerating)
        host.advance(by: 5)
        #expect(!scroll.isDecelerating)
        #expect(scroll.contentOffset.y > 600)
        #expect(abs(scroll.contentOffset.y - log.target.y) < 1)
        #expect(
            log.calls == [
                "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                "didEndDecelerating",
            ])
    }

    @Test func restsWhereTheDelegateWants() {
        log.wanted = CGPoint(x: 0, y: 432)
        host.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
        host.advance(by: 5)
        #expect(scroll.contentOffset.y == 432)
    }

    @Test func holdsContentBackPastItsEndAndReturnsIt() {
        finger(.began, 200)
        finger(.moved, 310)
        #expect(abs(scroll.contentOffset.y + RubberBand(size: 667).shown(100)) < 0.5)
        host.advance(by: 0.3)
        finger(.ended, 310)
        host.advance(by: 3)
        #expect(scroll.contentOffset.y == 0)
    }

    @Test func goesNoFurtherThanItsEndWhereItDoesNotBounce() {
        scroll.bounces = false
        finger(.began, 200)
        finger(.moved, 310)
        #expect(scroll.contentOffset.y == 0)
        finger(.moved, 300)
        #expect(scroll.contentOffset.y == 10)
    }

    @Test func isStoppedByAFingerThatTouchesNothingElse() {
        let view = TouchLog()
        view.frame = CGRect(x: 0, y: 0, width: 375, height: 3_000)
        scroll.addSubview(view)
        host.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
        #expect(scroll.isDecelerating)
        view.calls = []
        finger(.began, 300)
        #expect(!scroll.isDecelerating)
        #expect(log.calls.last == "didEndDecelerating")
        host.advance(by: 0.2)
        finger(.ended, 300)
        #expect(view.calls.isEmpty)
    }

    @Test func letsContentHearOfATouchThatIsNoDrag() {
        let view = TouchLog()
        view.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
        scroll.addSubview(view)
        finger(.began, 300)
        host.advance(by: 0.1)
        #expect(view.calls.isEmpty)
        host.advance(by: 0.1)
        #expect(view.calls == ["began"])
        finger(.moved, 250)
        #expect(view.calls == ["began", "cancelled"])
    }

    @Test func tellsContentOfAQuickTapAtOnceWhenItLifts() {
        let view = TouchLog()
        view.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
        scroll.addSubview(view)
        host.tap(at: CGPoint(x: 100, y: 300))
        #expect(view.calls == ["began", "ended"])
    }

    @Test func leavesAControlItsTouch() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
        scroll.addSubview(control)
        finger(.began, 300)
        host.advance(by: 0.2)
        finger(.moved, 200)
        #expect(!scroll.isDragging)
        #expect(control.isTracking)
    }

    @Test func doesNotDragAcrossWhatOnlyScrollsDown() {
        finger(.began, 300, x: 300)
        finger(.moved, 302, x: 200)
        #expect(!scroll.isDragging)
    }

    @Test func doesNotDragContentThatFits() {
        scroll.contentSize = CGSize(width: 375, height: 100)
        finger(.began, 300)
        finger(.moved, 200)
        #expect(!scroll.isDragging)
        finger(.ended, 200)
        scroll.alwaysBounceVertical = true
        finger(.began, 300)
        finger(.moved, 200)
        #expect(scroll.isDragging)
    }

    @Test func movesInThreeTenthsOfASecondWhenAnimated() {
        host.activate()
        scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        host.advance(by: 0.15)
        #expect(abs(scroll.contentOffset.y - 50) < 10)
        host.advance(by: 0.2)
        #expect(scroll.contentOffset.y == 100)
        #expect(log.calls == ["didEndScrollingAnimation"])
    }

    @Test func staysAtItsTopWhenTheInsetGrows() {
        scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
        #expect(scroll.contentOffset.y == -30)
        scroll.contentOffset.y = 200
        scroll.contentInset.top = 50
        #expect(scroll.contentOffset.y == 200)
    }

    @Test func addsTheSafeAreaOnTheAxisThatScrolls() {
        #expect(scroll.adjustedContentInset == .zero)
        scroll.contentInsetAdjustmentBehavior = .automatic
        #expect(scroll.adjustedContentInset.top == 20)
        #expect(scroll.contentOffset.y == -20)
        scroll.contentSize.height = 10
        #expect(scroll.adjustedContentInset == .zero)
    }

    @Test func scrollsNoFurtherThanShowsARectangle() {
        scroll.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 67), animated: false)
        #expect(scroll.contentOffset.y == 100)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 10), animated: false)
        #expect(scroll.contentOffset.y == 100)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: false)
        #expect(scroll.contentOffset.y == 50)
    }

    @Test func takesNothingThatIsNoNumber() {
        scroll.contentOffset = CGPoint(x: CGFloat.nan, y: .infinity)
        #expect(scroll.contentOffset == .zero)
        scroll.contentSize = CGSize(width: -5, height: CGFloat.nan)
        #expect(scroll.contentSize == .zero)
        scroll.setContentOffset(CGPoint(x: 0, y: CGFloat.nan), animated: true)
        scroll.scrollRectToVisible(CGRect(x: CGFloat.nan, y: 0, width: -1, height: .infinity), animated: true)
        host.advance(by: 1)
        #expect(scroll.contentOffset == .zero)
    }

    @Test func showsItsBarWhileItMovesAndHidesItAfterwards() throws {
        #expect(scroll.subviews.isEmpty)
        host.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
        let bar = try #require(scroll.indicators.vertical)
        #expect(bar.alpha == 1)
        #expect(bar.frame.width == 2.5)
        #expect(bar.frame.maxX == 372)
        host.advance(by: 6)
        #expect(bar.alpha == 0)
    }

    @Test func runsNoFrameAtRest() {
        host.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
        host.advance(by: 8)
        let count = host.frameCount
        host.advance(by: 5)
        #expect(host.frameCount == count)
    }

    @Test func isLetGoOf() {
        host.activate()
        weak var gone: UIScrollView?
        do {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.contentSize.height = 1_000
            host.app.windowScene.keyWindow?.addSubview(view)
            view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
            host.advance(by: 0.1)
            view.removeFromSuperview()
            gone = view
        }
        host.advance(by: 1)
        #expect(gone == nil)
    }
}
