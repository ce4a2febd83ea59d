import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Stacks of controllers on a device.
@MainActor struct UINavigationControllerTests {
    let stage = PresentationStage()
    let navigation: UINavigationController
    let delegate = NavigationLog()

    init() {
        stage.host.activate()
        let first = LoggingController("A", log: stage.log)
        first.title = "First"
        navigation = UINavigationController(rootViewController: first)
        delegate.log = stage.log
        stage.host.show(navigation)
        navigation.delegate = delegate
        _ = stage.heard()
    }

    private func push(_ name: String, animated: Bool = true) -> LoggingController {
        let controller = stage.controller(name)
        controller.title = name
        stage.host.activate()
        navigation.pushViewController(controller, animated: animated)
        stage.host.settle()
        return controller
    }

    @Test(arguments: [true, false])
    func tellsOfAPushAndAPopInUIKitsOrder(animated: Bool) {
        let other = push("B", animated: animated)
        #expect(
            stage.heard() == [
                "B will move to \(navigation)", "will show B", "A will disappear", "B will appear",
                "B is appearing", "A did disappear", "B did appear", "B did move to \(navigation)",
                "did show B",
            ])
        #expect(navigation.topViewController === other)
        #expect(navigation.viewControllers[0].view.window == nil)
        stage.host.activate()
        #expect(navigation.popViewController(animated: animated) === other)
        stage.host.settle()
        #expect(
            stage.heard() == [
                "B will move to nil", "will show A", "B will disappear", "A will appear", "A is appearing",
                "B did disappear", "A did appear", "B did move to nil", "did show A",
            ])
        #expect(other.view.window == nil && other.parent == nil)
        #expect(navigation.viewControllers[0].view.window != nil)
    }

    @Test func saysThatItMovesInTheCallbacksOfPushAndPop() {
        let other = stage.controller("B")
        var states: [Bool] = []
        for call in ["will appear", "did appear"] {
            other.reactions[call] = { [unowned other] in states.append(other.isMovingToParent) }
        }
        for call in ["will disappear", "did disappear"] {
            other.reactions[call] = { [unowned other] in states.append(other.isMovingFromParent) }
        }
        stage.host.activate()
        navigation.pushViewController(other, animated: true)
        stage.host.settle()
        navigation.popViewController(animated: true)
        stage.host.settle()
        #expect(states == [true, true, true, true])
        #expect(!other.isMovingToParent && !other.isMovingFromParent)
    }

    @Test func tellsOfItsFirstControllerWhenItAppears() {
        stage.host.activate()
        let first = stage.controller("R")
        let fresh = UINavigationController(rootViewController: first)
        fresh.delegate = delegate
        #expect(!first.isViewLoaded)
        stage.host.show(fresh)
        #expect(
            stage.heard().filter { $0.contains("R") } == [
                "R will move to \(fresh)", "R did move to \(fresh)", "will show R", "R will appear",
                "R is appearing", "R did appear", "did show R",
            ])
    }

    @Test func tellsTheTopWhatTheNavigationHears() {
        let other = stage.controller("C")
        stage.host.activate()
        navigation.present(other, animated: true)
        stage.host.settle()
        #expect(stage.heard().filter { $0.hasPrefix("A") } == ["A will disappear", "A did disappear"])
        navigation.dismiss(animated: true)
        stage.host.settle()
        #expect(
            stage.heard().filter { !$0.hasPrefix("C") } == [
                "A will appear", "A is appearing", "A did appear",
            ])
    }

    @Test func givesTheBarToTheSafeAreaOfItsControllers() {
        let top = navigation.topViewController
        #expect(abs((top?.view.safeAreaInsets.top ?? 0) - 97.67) < 0.01)
        #expect(top?.view.safeAreaInsets.bottom == 34)
        #expect(abs(navigation.navigationBar.screenFrame.minY - 53.67) < 0.01)
        #expect(navigation.navigationBar.bounds.height == 44)
        stage.host.activate()
        navigation.isNavigationBarHidden = true
        stage.host.settle()
        #expect(top?.view.safeAreaInsets.top == 59)
        navigation.setNavigationBarHidden(false, animated: true)
        stage.host.settle()
        #expect(abs((top?.view.safeAreaInsets.top ?? 0) - 97.67) < 0.01)
        #expect(!navigation.navigationBar.isHidden)
    }

    @Test func centresTitlesInASheetAsOnAPicture() {
        let fresh = UINavigationController(rootViewController: stage.controller("R"))
        stage.host.activate()
        navigation.present(fresh, animated: true)
        stage.host.settle()
        #expect(abs(fresh.navigationBar.screenFrame.midY - 97) <= 1)
    }

    @Test func goesBackByATapOnTheBackButton() {
        _ = push("B")
        _ = stage.heard()
        stage.host.tap(at: CGPoint(x: 30, y: 75))
        #expect(stage.heard().contains("did show A"))
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func movesTheIncomingViewFromTheTrailingSide() {
        let other = stage.controller("B")
        stage.host.activate()
        navigation.pushViewController(other, animated: true)
        stage.host.advance(by: 0.15)
        let x = other.view.layer.presentation()?.frame.minX ?? 0
        #expect(x > 0 && x < 393)
        stage.host.settle()
        #expect(other.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test func popsToAnyAndToTheRoot() {
        let (b, c, d) = (push("B"), push("C"), push("D"))
        stage.host.activate()
        #expect(navigation.popToViewController(b, animated: true) == [c, d])
        stage.host.settle()
        #expect(navigation.topViewController === b)
        #expect(navigation.popToRootViewController(animated: false) == [b])
        stage.host.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect([b, c, d].allSatisfy { $0.parent == nil && $0.view.window == nil })
        #expect(navigation.popViewController(animated: true) == nil)
        #expect(navigation.popToRootViewController(animated: true) == nil)
    }

    @Test func replacesTheStackAsAPushOrAPop() {
        let first = navigation.viewControllers[0]
        let (b, c) = (stage.controller("B"), stage.controller("C"))
        stage.host.activate()
        navigation.setViewControllers([first, b, c], animated: true)
        stage.host.settle()
        #expect(delegate.operations == [.push])
        #expect(!b.isViewLoaded)
        navigation.setViewControllers([first, b], animated: true)
        stage.host.settle()
        #expect(delegate.operations == [.push, .pop])
        navigation.viewControllers = [b]
        stage.host.settle()
        #expect(first.parent == nil)
        #expect(navigation.navigationBar.items?.count == 1)
        #expect(b.view.window != nil)
    }

    @Test func endsAPushAtOnceWhereAnotherFollows() {
        let (b, c) = (stage.controller("B"), stage.controller("C"))
        stage.host.activate()
        navigation.pushViewController(b, animated: true)
        stage.host.advance(by: 0.1)
        navigation.pushViewController(c, animated: true)
        stage.host.advance(by: 0.1)
        navigation.popViewController(animated: true)
        stage.host.settle()
        #expect(navigation.topViewController === b)
        #expect(b.view.window != nil && c.view.window == nil)
        let calls = stage.heard()
        for name in ["B", "C"] {
            let own = calls.filter { $0.hasPrefix("\(name) ") && $0.hasSuffix("appear") }
            #expect(own.prefix(2) == ["\(name) will appear", "\(name) did appear"])
        }
    }

    @Test func refusesAControllerTwiceAndANavigation() {
        let first = navigation.viewControllers[0]
        stage.host.activate()
        navigation.pushViewController(first, animated: true)
        navigation.pushViewController(UINavigationController(), animated: true)
        #expect(navigation.popToViewController(stage.controller("X"), animated: true) == nil)
        stage.host.settle()
        #expect(navigation.viewControllers == [first])
        #expect(first.view.window != nil)
    }

    @Test func pushesOnAnEmptyNavigationThatIsShown() {
        let fresh = UINavigationController()
        stage.host.show(fresh)
        let first = stage.controller("R")
        fresh.pushViewController(first, animated: true)
        stage.host.settle()
        #expect(first.view.window != nil)
        #expect(stage.heard().suffix(3).contains("R did appear"))
        fresh.viewControllers = []
        stage.host.settle()
        #expect(first.view.window == nil)
        #expect(fresh.topViewController == nil)
    }

    @Test func animatesWithTheDelegatesAnimatorAndTakesBackWhatItEndsWithFalse() {
        let animator = FadeAnimator()
        animator.completes = false
        delegate.animator = animator
        let other = stage.controller("B")
        stage.host.activate()
        navigation.pushViewController(other, animated: true)
        stage.host.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(other.parent == nil && other.view.window == nil)
        #expect(navigation.navigationBar.items?.count == 1)
        animator.completes = true
        navigation.pushViewController(other, animated: true)
        stage.host.settle()
        #expect(navigation.topViewController === other)
    }

    @Test func showsTitlesAndItemsOfTheTop() {
        let other = push("Second")
        var taps = 0
        other.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { _ in taps += 1 })
        stage.host.settle()
        stage.host.tap(at: CGPoint(x: 360, y: 75))
        #expect(taps == 1)
        other.navigationItem.rightBarButtonItem?.isEnabled = false
        stage.host.settle()
        stage.host.tap(at: CGPoint(x: 360, y: 75))
        #expect(taps == 1)
        other.navigationItem.hidesBackButton = true
        stage.host.settle()
        stage.host.tap(at: CGPoint(x: 30, y: 75))
        #expect(navigation.topViewController === other)
        other.title = "Third"
        #expect(other.navigationItem.title == "Third")
    }

    @Test func forgetsWhatWasPopped() {
        weak var kept: UIViewController?
        do {
            let other = push("B")
            kept = other
            stage.host.activate()
            navigation.popViewController(animated: true)
            stage.host.settle()
        }
        #expect(kept == nil)
    }
}

@MainActor final class NavigationLog: NSObject, UINavigationControllerDelegate {
    var log: CallLog?
    var operations: [UINavigationController.Operation] = []
    var animator: FadeAnimator?

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        log?.calls.append("will show \(viewController)")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        log?.calls.append("did show \(viewController)")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        return animator
    }
}
