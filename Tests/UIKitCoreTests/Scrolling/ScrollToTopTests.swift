import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// A tap on the status bar.
@MainActor struct ScrollToTopTests {
    let stage = ScrollStage()
    var scroll: UIScrollView { stage.scroll }

    init() { stage.scroll.contentOffset.y = 900 }

    @Test func bringsTheContentToItsTop() {
        scroll.contentInset.top = 30
        stage.host.tapStatusBar()
        #expect(stage.offset.y > -30)
        stage.host.advance(by: 1)
        #expect(stage.offset.y == -30)
        #expect(stage.log.calls == ["shouldScrollToTop", "didScrollToTop"])
    }

    @Test func tellsAtOnceWhereItIsThere() {
        scroll.contentOffset.y = 0
        stage.host.tapStatusBar()
        #expect(stage.log.calls == ["shouldScrollToTop", "didScrollToTop"])
    }

    @Test func staysWhereTheDelegateSaysSo() {
        stage.log.goesToTop = false
        stage.host.tapStatusBar()
        stage.host.advance(by: 1)
        #expect(stage.offset.y == 900)
        #expect(stage.log.calls == ["shouldScrollToTop"])
    }

    @Test func staysWhereItIsToldTo() {
        scroll.scrollsToTop = false
        stage.host.tapStatusBar()
        stage.host.advance(by: 1)
        #expect(stage.offset.y == 900)
        #expect(stage.log.calls.isEmpty)
    }

    @Test func staysWhereSeveralWouldGo() {
        let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.root.view.addSubview(other)
        stage.host.tapStatusBar()
        stage.host.advance(by: 1)
        #expect(stage.offset.y == 900)
        other.isHidden = true
        stage.host.tapStatusBar()
        stage.host.advance(by: 1)
        #expect(stage.offset.y == 0)
    }

    @Test func doesNotTellOfAWayThatAFingerEnds() {
        stage.host.tapStatusBar()
        stage.host.advance(by: 0.1)
        stage.drag(by: CGPoint(x: 0, y: -50), frames: 2, lifts: false)
        #expect(stage.log.calls == ["shouldScrollToTop", "willBeginDragging"])
    }
}
