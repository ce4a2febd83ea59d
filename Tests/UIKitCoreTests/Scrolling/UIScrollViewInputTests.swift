import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// What cannot be measured, and content that changes under a finger or on its way.
@MainActor struct UIScrollViewInputTests {
    let stage = ScrollStage()
    var scroll: UIScrollView { stage.scroll }
    var log: ScrollLog { stage.log }

    nonisolated static let odd: [CGFloat] = [.nan, .infinity, -.infinity]

    // MARK: What is no number

    @Test(arguments: odd)
    func takesNoOffsetThatIsNoNumber(_ value: CGFloat) {
        stage.host.activate()
        scroll.contentOffset = CGPoint(x: value, y: value)
        #expect(stage.offset == .zero)
        scroll.setContentOffset(CGPoint(x: value, y: 300), animated: true)
        stage.host.advance(by: 1)
        #expect(stage.offset == CGPoint(x: 0, y: 300))
        scroll.setContentOffset(CGPoint(x: 0, y: value), animated: false)
        #expect(stage.offset == .zero)
    }

    @Test(arguments: odd + [0, -5])
    func takesNoContentSizeThatHasNone(_ value: CGFloat) {
        scroll.contentSize = CGSize(width: value, height: value)
        #expect(scroll.contentSize == .zero)
        stage.drag(by: CGPoint(x: 0, y: -100))
        stage.host.advance(by: 3)
        #expect(stage.offset == .zero)
        #expect(stage.isIdle)
    }

    @Test(arguments: odd)
    func takesNoInsetThatIsNoNumber(_ value: CGFloat) {
        scroll.contentInset = UIEdgeInsets(top: value, left: value, bottom: value, right: 4)
        #expect(scroll.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 4))
        stage.flick()
        stage.host.advance(by: 8)
        #expect(stage.isInside)
        #expect(stage.isIdle)
    }

    @Test(arguments: odd)
    func takesNoFrameThatIsNoNumber(_ value: CGFloat) {
        scroll.frame = CGRect(x: value, y: 0, width: 375, height: value)
        stage.host.settle()
        #expect(scroll.bounds.size == CGSize(width: 375, height: 0))
        scroll.bounds = CGRect(x: 0, y: value, width: 375, height: 667)
        stage.host.settle()
        #expect(stage.offset == .zero)
    }

    @Test(arguments: odd)
    func scrollsToNoRectangleThatIsNone(_ value: CGFloat) {
        stage.host.activate()
        scroll.scrollRectToVisible(
            CGRect(x: value, y: value, width: value, height: value), animated: true)
        scroll.scrollRectToVisible(.null, animated: false)
        scroll.scrollRectToVisible(.infinite, animated: false)
        scroll.scrollRectToVisible(CGRect(x: 0, y: -900, width: 10, height: 10), animated: false)
        stage.host.advance(by: 1)
        #expect(stage.offset == .zero)
    }

    @Test(arguments: odd + [0, -1, 1, 2])
    func comesToRestAtAnyRate(_ value: CGFloat) {
        scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: value)
        stage.flick()
        stage.host.advance(by: 200)
        #expect(stage.isInside)
        #expect(stage.isIdle)
    }

    @Test func scrollsContentWithoutEnd() {
        scroll.contentSize.height = .greatestFiniteMagnitude
        stage.flick()
        #expect(stage.offset.y == 190)
        stage.host.advance(by: 8)
        #expect(stage.offset.y > 500)
        #expect(stage.isIdle)
    }

    @Test func scrollsWhereInsetsAreLargerThanTheView() {
        scroll.contentInset = UIEdgeInsets(top: 900, left: 0, bottom: 900, right: 0)
        #expect(stage.offset.y == -900)
        stage.flick()
        stage.host.advance(by: 8)
        #expect(stage.isInside)
        #expect(stage.isIdle)
    }

    @Test func cutsContentOffByNegativeInsets() {
        scroll.contentInset = UIEdgeInsets(top: -50, left: 0, bottom: -50, right: 0)
        #expect(stage.offset.y == 50)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 2_990, width: 1, height: 10), animated: false)
        #expect(stage.offset.y == 2_283)
    }

    @Test func neverTurnsItsEndsRoundByNegativeInsets() {
        scroll.contentInset = UIEdgeInsets(top: -2_000, left: 0, bottom: -2_000, right: 0)
        #expect(scroll.verticalRange == 2_000...2_000)
        stage.flick()
        stage.host.advance(by: 3)
        #expect(stage.offset.y == 2_000)
    }

    @Test func scrollsNothingWithoutASize() {
        scroll.frame = .zero
        stage.host.activate()
        scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        scroll.flashScrollIndicators()
        stage.host.advance(by: 3)
        #expect(stage.offset.y == 100)
        #expect(stage.isIdle)
    }

    // MARK: Changes on the way

    @Test func keepsTheContentUnderTheFingerWhenItGrowsShorter() {
        scroll.contentOffset.y = 1_000
        stage.drag(by: CGPoint(x: 0, y: -60), lifts: false)
        scroll.contentSize.height = 1_400
        #expect(stage.offset.y == 1_050)
        stage.finger(.moved, 450)
        #expect(stage.offset.y < 1_050 && stage.offset.y > 1_045)
        stage.finger(.ended, 450)
        stage.host.advance(by: 3)
        #expect(stage.offset.y == 733)
        #expect(stage.isIdle)
    }

    @Test func goesOnFromAnOffsetThatIsSetUnderTheFinger() {
        stage.drag(by: CGPoint(x: 0, y: -60), lifts: false)
        scroll.contentOffset.y = 1_000
        stage.finger(.moved, 430)
        #expect(stage.offset.y == 1_010)
        scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        #expect(stage.offset.y == 500)
        stage.finger(.moved, 420)
        #expect(stage.offset.y == 510)
    }

    @Test func restsInsideWhenItsContentShrinksWhileItCoasts() {
        stage.flick()
        scroll.contentSize.height = 700
        stage.host.advance(by: 8)
        #expect(stage.offset.y == 33)
        #expect(stage.isIdle)
    }

    @Test func restsInsideWhenItsContentShrinksOnTheWayToAPlace() {
        stage.host.activate()
        scroll.setContentOffset(CGPoint(x: 0, y: 2_000), animated: true)
        stage.host.advance(by: 0.1)
        scroll.contentSize.height = 700
        stage.host.advance(by: 1)
        #expect(stage.offset.y == 33)
        #expect(stage.isIdle)
    }

    @Test func goesPastItsEndWhereTheProgramSaysSo() {
        stage.host.activate()
        scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
        stage.host.advance(by: 1)
        #expect(stage.offset.y == -60)
    }

    @Test func restsWhenTheDelegateForbidsAPlaceAtEveryMove() {
        log.wanted = .zero
        log.onMove = { if $0.contentOffset.y < 100, !$0.isDragging { $0.contentOffset.y = 100 } }
        stage.flick()
        stage.host.advance(by: 10)
        #expect(stage.offset.y >= 100)
        #expect(stage.isIdle)
    }

    @Test func restsWhenTheDelegateForbidsToPullItDown() {
        scroll.contentOffset.y = 20
        log.onMove = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
        stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 300))
        #expect(stage.offset.y == 0)
        stage.host.advance(by: 5)
        #expect(stage.offset.y == 0)
        #expect(stage.isIdle)
    }

    @Test func isNotHeldByAnEndlessLayout() {
        log.onMove = { $0.contentSize.height += 1 }
        stage.flick()
        stage.host.advance(by: 10)
        #expect(stage.isIdle)
    }

    // MARK: Taken away

    @Test(arguments: ["willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating"])
    func restsInsideWhereTheDelegateTakesItOut(call: String) {
        log.reactions[call] = { $0.removeFromSuperview() }
        stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 200))
        stage.host.advance(by: 3)
        #expect(stage.offset == .zero)
        #expect(stage.isIdle)
        #expect(log.calls.count(where: { $0 == "willEndDragging" }) == 1)
        stage.root.view.addSubview(scroll)
        stage.flick()
        #expect(stage.offset.y == 190)
    }

    @Test(arguments: ["willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating"])
    func restsInsideWhereTheDelegateForbidsToScroll(call: String) {
        log.reactions[call] = { $0.isScrollEnabled = false }
        stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 200))
        stage.host.advance(by: 3)
        #expect(stage.offset == .zero)
        #expect(stage.isIdle)
    }

    @Test func letsGoOfTheFingerWhenItMayNotScroll() {
        stage.drag(by: CGPoint(x: 0, y: -100), lifts: false)
        scroll.isScrollEnabled = false
        #expect(!scroll.isDragging)
        #expect(!scroll.isTracking)
        #expect(log.calls == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
        scroll.isScrollEnabled = true
        stage.finger(.moved, 300)
        #expect(stage.offset.y == 90)
        stage.finger(.ended, 300)
        #expect(stage.isInside)
        stage.flick()
        #expect(stage.offset.y == 280)
    }

    @Test func standsWhenItMayNotScroll() {
        stage.flick()
        scroll.isScrollEnabled = false
        #expect(!scroll.isDecelerating)
        #expect(log.calls.last == "didEndDecelerating")
        stage.host.advance(by: 1)
        #expect(stage.offset.y == 190)
    }

    @Test func standsWhenItLeavesTheWindow() {
        stage.flick()
        scroll.removeFromSuperview()
        #expect(!scroll.isDecelerating)
        #expect(log.calls.last == "didEndDecelerating")
        stage.host.advance(by: 1)
        #expect(stage.offset.y == 190)
        #expect(stage.isIdle)
    }

    @Test func goesBackInsideWhenItLeavesTheWindowPastItsEnd() {
        stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 200))
        stage.host.advance(by: 0.05)
        #expect(stage.offset.y < 0)
        scroll.removeFromSuperview()
        #expect(stage.offset == .zero)
    }

    @Test func followsAFingerAndRestsWhileItIsHidden() {
        stage.drag(by: CGPoint(x: 0, y: -100), lifts: false)
        scroll.isHidden = true
        stage.finger(.moved, 300)
        stage.finger(.ended, 290)
        stage.host.advance(by: 8)
        #expect(stage.isInside)
        #expect(stage.isIdle)
    }

    @Test func restsWhenTheSystemTakesTheTouchAway() {
        stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 200), lifts: false)
        stage.finger(.cancelled, 300)
        stage.host.advance(by: 3)
        #expect(stage.offset == .zero)
        #expect(log.calls.contains("didEndDragging true"))
        #expect(stage.isIdle)
    }

    @Test func restsWhereNothingBouncesWhenThatIsForbiddenOnTheWay() {
        stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 200), lifts: false)
        scroll.bounces = false
        stage.finger(.moved, 310)
        #expect(stage.offset == .zero)
        stage.finger(.ended, 310)
        stage.host.advance(by: 3)
        #expect(stage.offset == .zero)
    }
}
