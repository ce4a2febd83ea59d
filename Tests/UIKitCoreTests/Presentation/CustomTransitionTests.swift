import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Animators and presentation controllers of the app's own.
@MainActor struct CustomTransitionTests {
    let stage = PresentationStage()
    let transitions = Transitions()

    private func present(_ other: LoggingController) {
        transitions.log = stage.log
        other.transitioningDelegate = transitions
        stage.present(other)
    }

    @Test func callsTheHooksInUIKitsOrder() {
        present(stage.controller("B", .custom))
        #expect(
            stage.heard() == [
                "presentation will begin", "B will appear", "animate", "B is appearing", "B did appear",
                "presentation did end true", "animation ended true", "completion",
            ])
        stage.dismiss()
        #expect(
            stage.heard() == [
                "dismissal will begin", "B will disappear", "animate", "B did disappear",
                "dismissal did end true",
                "animation ended true", "completion",
            ])
    }

    @Test func givesTheAnimatorControllersViewsAndFrames() throws {
        let other = stage.controller("B", .custom)
        var frames: [CGRect] = []
        var views: [Bool] = []
        transitions.animator.look = { context in
            frames = [context.initialFrame(for: other), context.finalFrame(for: other)]
            views = [
                context.view(forKey: .from) == nil, context.view(forKey: .to) === other.view,
                context.viewController(forKey: .to) === other,
            ]
        }
        present(other)
        #expect(frames == [.zero, CGRect(x: 20, y: 100, width: 300, height: 400)])
        #expect(views == [true, true, true])
        #expect(other.view.frame == CGRect(x: 20, y: 100, width: 300, height: 400))
    }

    @Test func laysOutBetweenTheLayoutHooks() throws {
        let other = stage.controller("B", .custom)
        present(other)
        let presentation = try #require(transitions.presentation)
        #expect(presentation.layouts.prefix(2) == ["will layout", "did layout"])
        presentation.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        presentation.containerView?.setNeedsLayout()
        stage.host.settle()
        #expect(other.view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func takesAnArrivalBackThatTheAnimatorEndsWithFalse() {
        transitions.animator.completes = false
        present(stage.controller("B", .custom))
        #expect(stage.root.presentedViewController == nil)
        #expect(
            stage.heard().suffix(4) == [
                "B will disappear", "B did disappear", "presentation did end false", "animation ended false",
            ])
        transitions.animator.completes = true
        present(stage.controller("C", .custom))
        #expect(stage.root.presentedViewController != nil)
    }

    @Test func staysWhereTheAnimatorEndsADismissalWithFalse() {
        let other = stage.controller("B", .custom)
        present(other)
        _ = stage.heard()
        transitions.animator.completes = false
        stage.dismiss()
        #expect(stage.root.presentedViewController === other)
        #expect(
            stage.heard() == [
                "dismissal will begin", "B will disappear", "animate", "B will appear", "B is appearing",
                "B did appear", "dismissal did end false", "animation ended false",
            ])
        transitions.animator.completes = true
        stage.dismiss()
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func animatesAFullScreenWithAnAnimatorAndBringsThePresenterBack() {
        let other = stage.controller("B", .fullScreen)
        present(other)
        #expect(stage.root.view.window == nil)
        stage.dismiss()
        #expect(stage.root.view.window != nil)
        #expect(stage.root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test func endsOnceHoweverOftenTheAnimatorSaysSo() {
        transitions.animator.repeats = true
        present(stage.controller("B", .custom))
        #expect(stage.heard().filter { $0 == "completion" }.count == 1)
    }

    @Test func addsAViewThatTheAnimatorForgot() {
        let other = stage.controller("B", .custom)
        transitions.animator.addsView = false
        present(other)
        #expect(other.view.window != nil)
    }
}

/// A transitioning delegate whose animator fades and whose presentation keeps a frame.
@MainActor final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
    let animator = FadeAnimator()
    weak var presentation: FramedPresentation?
    var log: CallLog? {
        didSet { animator.log = log }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    { animator }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let made = FramedPresentation(presentedViewController: presented, presenting: presenting)
        made.log = log
        presentation = made
        return made
    }
}

@MainActor final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var log: CallLog?
    var look: ((any UIViewControllerContextTransitioning) -> Void)?
    var completes = true
    var repeats = false
    var addsView = true

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { 0.25 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        log?.calls.append("animate")
        look?(context)
        if addsView, let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        let view = context.view(forKey: .to) ?? context.view(forKey: .from)
        UIView.animate(withDuration: 0.25) {
            view?.alpha = view?.alpha == 1 ? 0.9 : 1
        } completion: { _ in
            context.completeTransition(self.completes)
            if self.repeats { context.completeTransition(true) }
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log?.calls.append("animation ended \(transitionCompleted)")
    }
}

final class FramedPresentation: UIPresentationController {
    var log: CallLog?
    var layouts: [String] = []
    var frame = CGRect(x: 20, y: 100, width: 300, height: 400)

    override var frameOfPresentedViewInContainerView: CGRect { frame }
    override func containerViewWillLayoutSubviews() { layouts.append("will layout") }
    override func containerViewDidLayoutSubviews() { layouts.append("did layout") }
    override func presentationTransitionWillBegin() { log?.calls.append("presentation will begin") }
    override func dismissalTransitionWillBegin() { log?.calls.append("dismissal will begin") }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        log?.calls.append("presentation did end \(completed)")
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        log?.calls.append("dismissal did end \(completed)")
    }
}
