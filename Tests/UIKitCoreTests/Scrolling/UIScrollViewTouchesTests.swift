import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Who gets a touch on content: the content or the scroll.
@MainActor struct UIScrollViewTouchesTests {
    /// Says no to touches or to their loss.
    final class Choosy: UIScrollView {
        var begins = true
        var cancels: Bool?
        var asked: [String] = []

        override func touchesShouldBegin(
            _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
        ) -> Bool {
            asked.append("begin \(touches.count) \(event != nil) \(type(of: view))")
            return begins
        }

        override func touchesShouldCancel(in view: UIView) -> Bool {
            asked.append("cancel \(type(of: view))")
            return cancels ?? super.touchesShouldCancel(in: view)
        }
    }

    let scroll = Choosy()
    let stage: ScrollStage
    let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 375, height: 600))

    init() {
        stage = ScrollStage(scroll)
        scroll.addSubview(view)
    }

    @Test func asksOnceTheTouchWasHeldAndTellsTheContent() {
        stage.finger(.began, 300)
        #expect(scroll.asked.isEmpty)
        stage.host.advance(by: 0.2)
        #expect(scroll.asked == ["begin 1 true TouchLog"])
        #expect(view.calls == ["began"])
        stage.finger(.ended, 300)
        #expect(view.calls == ["began", "ended"])
    }

    @Test func asksAtATapWhenItLifts() {
        stage.host.tap(at: CGPoint(x: 100, y: 300))
        #expect(scroll.asked == ["begin 1 true TouchLog"])
        #expect(view.calls == ["began", "ended"])
    }

    @Test func tellsContentNothingOfATouchThatShouldNotBegin() {
        scroll.begins = false
        stage.finger(.began, 300)
        stage.host.advance(by: 0.2)
        stage.finger(.moved, 295)
        stage.finger(.ended, 295)
        #expect(view.calls.isEmpty)
        stage.host.tap(at: CGPoint(x: 100, y: 300))
        #expect(view.calls.isEmpty)
    }

    @Test func scrollsUnderATouchThatContentShouldNotHaveBegun() {
        scroll.begins = false
        scroll.canCancelContentTouches = false
        stage.finger(.began, 300)
        stage.host.advance(by: 0.2)
        stage.finger(.moved, 250)
        #expect(scroll.isDragging)
    }

    @Test func asksAtOnceWithoutADelay() {
        scroll.delaysContentTouches = false
        stage.finger(.began, 300)
        #expect(scroll.asked == ["begin 1 true TouchLog"])
        #expect(view.calls == ["began"])
        scroll.begins = false
        stage.finger(.ended, 300)
        stage.finger(.began, 300)
        #expect(view.calls == ["began", "ended"])
    }

    @Test func asksWhetherADragMayTakeATouchThatContentHas() {
        scroll.cancels = false
        stage.finger(.began, 300)
        stage.host.advance(by: 0.2)
        stage.finger(.moved, 250)
        #expect(scroll.asked.last == "cancel TouchLog")
        #expect(!scroll.isDragging)
        #expect(view.calls == ["began"])
    }

    @Test func doesNotAskWhereTouchesCannotBeCancelled() {
        scroll.canCancelContentTouches = false
        stage.finger(.began, 300)
        stage.host.advance(by: 0.2)
        stage.finger(.moved, 250)
        #expect(!scroll.asked.contains("cancel TouchLog"))
        #expect(!scroll.isDragging)
        stage.finger(.ended, 250)
        stage.drag(by: CGPoint(x: 0, y: -100), lifts: false)
        #expect(scroll.isDragging)
    }

    @Test func takesTouchesFromViewsAndLeavesThemToControls() {
        #expect(scroll.touchesShouldCancel(in: view))
        #expect(!scroll.touchesShouldCancel(in: UIControl()))
        #expect(!scroll.touchesShouldCancel(in: UIButton()))
        #expect(scroll.touchesShouldCancel(in: UILabel()))
    }

    @Test func takesAControlsTouchWhereASubclassSaysSo() {
        let control = UIControl(frame: view.frame)
        scroll.addSubview(control)
        scroll.cancels = true
        stage.finger(.began, 300)
        stage.host.advance(by: 0.2)
        #expect(control.isTracking)
        stage.finger(.moved, 250)
        #expect(!control.isTracking)
        #expect(scroll.isDragging)
    }

    @Test func holdsNothingBackWhereItDoesNotScroll() {
        scroll.isScrollEnabled = false
        stage.finger(.began, 300)
        #expect(view.calls == ["began"])
        #expect(!scroll.isTracking)
        stage.finger(.moved, 200)
        stage.finger(.ended, 200)
        #expect(view.calls.last == "ended")
        #expect(stage.offset == .zero)
    }

    @Test func aFingerThatCatchesTheContentTouchesNothing() {
        stage.flick()
        view.calls = []
        scroll.asked = []
        stage.finger(.began, 300)
        #expect(!scroll.isDecelerating)
        stage.host.advance(by: 0.3)
        stage.finger(.ended, 300)
        #expect(view.calls.isEmpty)
        #expect(scroll.asked.isEmpty)
    }

    @Test func aFingerThatJoinsADragTouchesNothing() {
        stage.drag(by: CGPoint(x: 0, y: -100), lifts: false)
        stage.host.advance(by: 0.2)
        view.calls = []
        stage.finger(.began, 200, x: 300, 1)
        stage.host.advance(by: 0.2)
        stage.finger(.ended, 200, x: 300, 1)
        #expect(view.calls.isEmpty)
        #expect(scroll.isDragging)
    }
}
