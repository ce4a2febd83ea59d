import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// A finger that swipes back in a stack of two controllers.
@MainActor struct NavigationSwipeTests {
    let stage = PresentationStage()
    let navigation: UINavigationController
    let delegate = NavigationLog()
    let first: LoggingController
    let top: LoggingController

    init() {
        (navigation, first, top) = Self.stack(on: stage, delegate)
    }

    private static func stack(on stage: PresentationStage, _ delegate: NavigationLog)
        -> (UINavigationController, LoggingController, LoggingController)
    {
        stage.host.activate()
        let (first, top) = (stage.controller("A"), stage.controller("B"))
        (first.title, top.title) = ("First", "Second")
        let navigation = UINavigationController(rootViewController: first)
        stage.host.show(navigation)
        navigation.pushViewController(top, animated: false)
        stage.host.settle()
        delegate.log = stage.log
        navigation.delegate = delegate
        _ = stage.heard()
        return (navigation, first, top)
    }

    private func finger(_ phase: UITouch.Phase, _ x: CGFloat, y: CGFloat = 400) {
        stage.host.touch(TouchSample(finger: 0, phase: phase, location: CGPoint(x: x, y: y)))
    }

    /// A finger that goes from one place to another in so many frames, and stays on the glass.
    private func pull(from start: CGFloat = 5, to end: CGFloat, frames: Int = 20) {
        finger(.began, start)
        for frame in 1...frames { finger(.moved, start + (end - start) * CGFloat(frame) / CGFloat(frames)) }
    }

    /// It rests there, and lifts.
    private func release(at x: CGFloat) {
        stage.host.advance(by: 0.3)
        finger(.ended, x)
        stage.host.settle()
    }

    private var isAtTop: Bool { navigation.topViewController === top && top.view.window != nil }

    @Test func popsBeyondHalfOfTheWay() {
        pull(to: 260)
        release(at: 260)
        #expect(
            stage.heard() == [
                "B will move to nil", "will show A", "B will disappear", "A will appear", "A is appearing",
                "B did disappear", "A did appear", "B did move to nil", "did show A",
            ])
        #expect(navigation.viewControllers == [first] && top.parent == nil && top.view.window == nil)
        #expect(first.view.frame == navigation.content.bounds && first.view.transform == .identity)
        #expect(navigation.navigationBar.items?.count == 1 && navigation.transitionCoordinator == nil)
    }

    @Test func goesBackBeforeHalfOfTheWay() {
        pull(to: 150)
        release(at: 150)
        #expect(
            stage.heard() == [
                "B will move to nil", "will show A", "B will disappear", "A will appear", "A is appearing",
                "A will disappear", "B will appear", "A did disappear", "B is appearing", "B did appear",
                "B did move to \(navigation)",
            ])
        #expect(navigation.viewControllers == [first, top] && isAtTop && first.view.window == nil)
        #expect(top.view.frame == navigation.content.bounds && top.view.transform == .identity)
        #expect(navigation.navigationBar.topItem === top.navigationItem)
        #expect(first.view.subviews.isEmpty)
        pull(to: 300)
        release(at: 300)
        #expect(navigation.viewControllers == [first])
    }

    @Test(arguments: [
        (CGFloat(0.2), CGFloat(900), true), (0.8, -900, false), (0.2, 300, false), (0.6, 0, true),
    ])
    func isDecidedBySpeedAndElseByHalf(part: CGFloat, speed: CGFloat, completes: Bool) {
        #expect(NavigationSwipe.completes(part, speed: speed) == completes)
    }

    @Test func aFlickPopsFromNearTheEdge() {
        pull(to: 105, frames: 6)
        finger(.ended, 105)
        stage.host.settle()
        #expect(navigation.viewControllers == [first])
    }

    @Test func bothViewsFollowTheFinger() {
        pull(to: 115)
        #expect(abs(top.view.transform.tx - 100) < 1)
        #expect(abs(first.view.transform.tx + 0.3 * (393 - 100)) < 1)
        let scrim = first.view.subviews.last
        #expect(abs((scrim?.alpha ?? 0) - 293.0 / 393) < 0.01)
        finger(.moved, 60)
        #expect(abs(top.view.transform.tx - 45) < 1)
        finger(.moved, 1)
        #expect(top.view.transform.tx == 0)
        release(at: 1)
        #expect(isAtTop && scrim?.superview == nil)
    }

    @Test func aTouchThatTheSystemTakesGoesBack() {
        pull(to: 300)
        finger(.cancelled, 300)
        stage.host.settle()
        #expect(isAtTop)
    }

    @Test func beginsAtTheEdgeAndAcrossItOnly() {
        pull(from: 60, to: 300)
        release(at: 300)
        #expect(isAtTop && stage.heard() == [])
        finger(.began, 5)
        for step in 1...20 { finger(.moved, 5 + CGFloat(step), y: 400 + 10 * CGFloat(step)) }
        finger(.ended, 25, y: 600)
        stage.host.settle()
        #expect(isAtTop && stage.heard() == [])
    }

    @Test func doesNothingOnTheFirstController() {
        stage.host.activate()
        navigation.popViewController(animated: false)
        stage.host.settle()
        _ = stage.heard()
        navigation.interactivePopGestureRecognizer?.delegate = nil
        pull(to: 300)
        release(at: 300)
        #expect(stage.heard() == [] && navigation.viewControllers == [first])
    }

    enum Way: CaseIterable { case hidden, replaced, noBar, disabled }

    @Test(arguments: Way.allCases) func staysWhereThereIsNoWayBack(way: Way) {
        stage.host.activate()
        switch way {
        case .hidden: top.navigationItem.hidesBackButton = true
        case .replaced: top.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        case .noBar: navigation.isNavigationBarHidden = true
        case .disabled: navigation.interactivePopGestureRecognizer?.isEnabled = false
        }
        stage.host.settle()
        pull(to: 300)
        release(at: 300)
        #expect(isAtTop && stage.heard() == [])
        navigation.interactivePopGestureRecognizer?.delegate = nil
        pull(to: 300)
        release(at: 300)
        // An app that takes UIKit's delegate away swipes back all the same.
        #expect(isAtTop == (way == .disabled))
    }

    @Test func doesNotBeginWhileSomethingIsOnItsWay() {
        stage.host.activate()
        navigation.pushViewController(stage.controller("C"), animated: true)
        stage.host.advance(by: 0.05)
        pull(to: 300, frames: 5)
        finger(.ended, 300)
        stage.host.settle()
        #expect(navigation.viewControllers.count == 3)
    }

    @Test func runsFromTheRightEdgeFromRightToLeft() {
        var settings = DeviceSettings()
        settings.direction = .rightToLeft
        stage.host.change(to: settings)
        pull(to: 300)
        release(at: 300)
        #expect(isAtTop)
        pull(from: 388, to: 288)
        #expect(top.view.transform.tx < -80 && first.view.transform.tx > 0)
        for step in 1...10 { finger(.moved, 288 - 15 * CGFloat(step)) }
        release(at: 138)
        #expect(navigation.viewControllers == [first])
    }

    @Test func theBarGoesAlong() throws {
        pull(to: 211)
        let contents = navigation.navigationBar.subviews.compactMap { $0 as? NavigationBarContent }
        #expect(contents.count == 2)
        #expect(contents.allSatisfy { abs($0.alpha - 0.5) < 0.02 })
        first.title = "Renamed"
        stage.host.settle()
        let renamed = navigation.navigationBar.subviews.compactMap { $0 as? NavigationBarContent }
        #expect(renamed.count == 2 && renamed.allSatisfy { abs($0.alpha - 0.5) < 0.02 })
        release(at: 100)
        let left = navigation.navigationBar.subviews.compactMap { $0 as? NavigationBarContent }
        #expect(left.count == 1 && left[0].alpha == 1 && left[0].transform == .identity)
    }

    @Test func tellsTheCoordinatorWhenTheFingerLetsGo() throws {
        var heard: [String] = []
        first.reactions["will appear"] = { [first] in
            guard let coordinator = first.transitionCoordinator else { return }
            heard.append("interactive \(coordinator.initiallyInteractive)")
            coordinator.animate { _ in
                heard.append("alongside")
            } completion: {
                heard.append("completion, cancelled \($0.isCancelled)")
            }
            coordinator.notifyWhenInteractionChanges {
                heard.append("let go, interactive \($0.isInteractive), cancelled \($0.isCancelled)")
            }
        }
        pull(to: 211)
        let part = navigation.transitionCoordinator?.percentComplete ?? 0
        #expect(abs(part - 0.5) < 0.01 && navigation.transitionCoordinator?.isInteractive == true)
        finger(.moved, 100)
        release(at: 100)
        #expect(
            heard == [
                "interactive true", "let go, interactive false, cancelled true", "completion, cancelled true",
            ])
        heard = []
        pull(to: 300)
        release(at: 300)
        #expect(
            heard == [
                "interactive true", "let go, interactive false, cancelled false", "alongside",
                "completion, cancelled false",
            ])
    }

    @Test func aPopByTheProgramEndsTheSwipe() {
        pull(to: 100)
        stage.host.activate()
        navigation.pushViewController(stage.controller("C"), animated: true)
        finger(.moved, 200)
        release(at: 200)
        #expect(navigation.viewControllers.map { "\($0)" } == ["A", "C"])
        #expect(navigation.navigationBar.subviews.count { $0 is NavigationBarContent } == 1)
        #expect(first.view.subviews.isEmpty)
    }

    @Test func aSwipeThatGoesBackIsBackWhereTheProgramGoesOn() {
        pull(to: 100)
        stage.host.advance(by: 0.3)
        finger(.ended, 100)
        stage.host.advance(by: 0.05)
        #expect(navigation.transitionCoordinator?.isCancelled == true)
        navigation.setViewControllers([first, top, stage.controller("C")], animated: false)
        stage.host.settle()
        #expect(navigation.viewControllers.map { "\($0)" } == ["A", "B", "C"])
        #expect(top.parent === navigation)
    }

    @Test func anAnimatorOfTheAppsRunsByItself() {
        delegate.animator = FadeAnimator()
        pull(to: 100)
        stage.host.settle()
        #expect(navigation.viewControllers == [first])
        release(at: 100)
        #expect(navigation.viewControllers == [first] && first.view.window != nil)
    }

    @Test func goesBeforeWhatScrollsAcross() {
        let scroll = UIScrollView(frame: top.view.bounds)
        scroll.contentSize = CGSize(width: 2_000, height: 2_000)
        scroll.contentOffset = CGPoint(x: 500, y: 500)
        stage.host.activate()
        top.view.addSubview(scroll)
        stage.host.settle()
        pull(to: 300)
        #expect(scroll.contentOffset.x == 500)
        release(at: 300)
        #expect(navigation.viewControllers == [first])
    }

    @Test func leavesAScrollAlongTheEdgeToTheContent() {
        let scroll = UIScrollView(frame: top.view.bounds)
        scroll.contentSize = CGSize(width: 393, height: 2_000)
        stage.host.activate()
        top.view.addSubview(scroll)
        stage.host.settle()
        let start = scroll.contentOffset.y
        finger(.began, 5)
        for step in 1...10 { finger(.moved, 5, y: 400 - 10 * CGFloat(step)) }
        #expect(abs(scroll.contentOffset.y - start - 90) < 0.01)
        finger(.ended, 5, y: 300)
        stage.host.settle()
        #expect(isAtTop)
    }

    @Test func worksBehindASheetThatDimsNothing() {
        let sheet = UIViewController()
        sheet.sheetPresentationController?.detents = [.medium()]
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        stage.host.activate()
        top.present(sheet, animated: true)
        stage.host.settle()
        finger(.began, 5, y: 200)
        for step in 1...20 { finger(.moved, 5 + 15 * CGFloat(step), y: 200) }
        stage.host.advance(by: 0.3)
        finger(.ended, 305, y: 200)
        stage.host.settle()
        #expect(navigation.viewControllers == [first] && sheet.presentingViewController != nil)
    }

    @Test func forgetsWhatWasSwipedAway() {
        weak var kept: UIViewController?
        do {
            stage.host.activate()
            let other = UIViewController()
            kept = other
            navigation.pushViewController(other, animated: false)
            stage.host.settle()
        }
        pull(to: 300)
        release(at: 300)
        #expect(kept == nil && navigation.viewControllers == [first, top])
    }
}
