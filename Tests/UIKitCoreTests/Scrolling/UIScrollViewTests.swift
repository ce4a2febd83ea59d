import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@MainActor struct UIScrollViewTests {
    let stage = ScrollStage()
    var host: HeadlessHost { stage.host }
    var log: ScrollLog { stage.log }
    var scroll: UIScrollView { stage.scroll }

    private func finger(_ phase: UITouch.Phase, _ y: CGFloat, x: CGFloat = 100) {
        stage.finger(phase, y, x: x)
    }

    @Test func standsStillAfterAFingerThatRested() {
        finger(.began, 500)
        finger(.moved, 400)
        host.advance(by: 0.3)
        finger(.ended, 400)
        #expect(log.calls.last == "didEndDragging false")
        #expect(scroll.contentOffset.y == 90)
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

    @Test func staysAtItsTopWhenTheInsetGrows() {
        scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
        #expect(scroll.contentOffset.y == -30)
        scroll.contentOffset.y = 200
        scroll.contentInset.top = 50
        #expect(scroll.contentOffset.y == 200)
    }

    @Test func scrollsNoFurtherThanShowsARectangle() {
        scroll.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 67), animated: false)
        #expect(scroll.contentOffset.y == 100)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 10), animated: false)
        #expect(scroll.contentOffset.y == 100)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: false)
        #expect(scroll.contentOffset.y == 50)
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
