import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// What is asked for at the wrong time or in the wrong place: nothing is lost, nothing breaks.
@MainActor struct PresentationBadInputTests {
    let stage = PresentationStage()

    @Test func presentsNothingWhilePresenting() {
        let (b, c) = (stage.controller("B"), stage.controller("C"))
        stage.present(b)
        stage.present(c)
        #expect(stage.root.presentedViewController === b)
        #expect(c.presentingViewController == nil)
        stage.dismiss()
        stage.present(c)
        #expect(stage.root.presentedViewController === c)
    }

    @Test func presentsNothingWhileItArrivesOrLeaves() {
        let (b, c) = (stage.controller("B"), stage.controller("C"))
        stage.host.activate()
        stage.root.present(b, animated: true)
        stage.root.present(c, animated: true)
        stage.host.settle()
        #expect(stage.root.presentedViewController === b)
        stage.root.dismiss(animated: true)
        stage.root.present(c, animated: true)
        stage.host.settle()
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func presentsNothingFromWhatArrivesOrLeaves() {
        let (b, c) = (stage.controller("B"), stage.controller("C"))
        stage.host.activate()
        stage.root.present(b, animated: true)
        b.present(c, animated: true)
        stage.host.settle()
        #expect(b.presentedViewController == nil)
        stage.root.dismiss(animated: true)
        b.present(c, animated: true)
        stage.host.settle()
        #expect(c.presentingViewController == nil)
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func presentsFromWhatHasJustAppeared() {
        let (b, c) = (stage.controller("B"), stage.controller("C"))
        b.reactions["did appear"] = { [unowned b] in
            if b.presentedViewController == nil { b.present(c, animated: true) }
        }
        stage.present(b)
        #expect(b.presentedViewController === c)
    }

    @Test func presentsNothingFromAControllerThatIsNotOnTheScreen() {
        let away = stage.controller("away")
        let other = stage.controller("B")
        stage.present(other, from: away)
        #expect(away.presentedViewController == nil)
        #expect(stage.heard() == [])
        stage.present(other)
        #expect(stage.root.presentedViewController === other)
    }

    @Test func presentsNothingInViewDidLoad() {
        let loading = stage.controller("B")
        let other = stage.controller("C")
        loading.reactions["load"] = { [unowned loading] in loading.present(other, animated: true) }
        stage.present(loading)
        #expect(loading.presentedViewController == nil)
        #expect(stage.root.presentedViewController === loading)
    }

    @Test func doesNotPresentItselfNorWhatIsShownAlready() {
        stage.present(stage.root)
        #expect(stage.root.presentedViewController == nil)
        let other = stage.controller("B")
        stage.present(other)
        stage.present(other, from: other)
        #expect(other.presentedViewController == nil)
    }

    @Test func dismissesWhatArrivesOnceItHasArrived() {
        let other = stage.controller("B", .overFullScreen)
        stage.host.activate()
        stage.root.present(other, animated: true) { stage.log.calls.append("presented") }
        stage.host.advance(by: 0.1)
        stage.root.dismiss(animated: true) { stage.log.calls.append("dismissed") }
        stage.host.settle()
        #expect(
            stage.heard() == [
                "B will appear", "B is appearing", "B did appear", "presented", "B will disappear",
                "B did disappear", "dismissed",
            ])
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func dismissesAtOnceWhatArrivesWhereNothingIsAnimated() {
        let other = stage.controller("B", .overFullScreen)
        stage.host.activate()
        stage.root.present(other, animated: true) { stage.log.calls.append("presented") }
        stage.host.advance(by: 0.1)
        stage.root.dismiss(animated: false) { stage.log.calls.append("dismissed") }
        #expect(stage.root.presentedViewController == nil)
        #expect(stage.heard().suffix(4) == ["presented", "B will disappear", "B did disappear", "dismissed"])
    }

    @Test func tellsBothWhoDismissTheSame() {
        stage.present(stage.controller("B"))
        _ = stage.heard()
        stage.host.activate()
        stage.root.dismiss(animated: true) { stage.log.calls.append("first") }
        stage.root.dismiss(animated: true) { stage.log.calls.append("second") }
        stage.host.settle()
        #expect(stage.heard().suffix(2) == ["first", "second"])
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func dismissesAndPresentsInCompletions() {
        let (b, c) = (stage.controller("B"), stage.controller("C"))
        stage.host.activate()
        stage.root.present(b, animated: true) {
            stage.root.dismiss(animated: true) { stage.root.present(c, animated: true) }
        }
        stage.host.advance(by: 3)
        #expect(stage.root.presentedViewController === c)
        #expect(b.view.window == nil)
    }

    @Test func dismissesInItsOwnCallbacks() {
        for call in ["will appear", "is appearing", "did appear"] {
            for animated in [true, false] {
                let other = stage.controller("B")
                other.reactions[call] = { [unowned other] in other.dismiss(animated: animated) }
                stage.present(other)
                stage.host.advance(by: 1)
                #expect(stage.root.presentedViewController == nil)
                #expect(stage.root.view.window != nil)
            }
        }
    }

    @Test func takesWhatWasPresentedAlongWhenTheRootIsReplaced() throws {
        let (b, c) = (stage.controller("B", .pageSheet), stage.controller("C"))
        stage.present(b)
        stage.present(c, from: b)
        let window = try #require(stage.host.app.windowScene.windows.first)
        let fresh = stage.controller("D")
        _ = stage.heard()
        window.rootViewController = fresh
        stage.host.settle()
        #expect(c.view.window == nil && b.view.window == nil)
        #expect(stage.root.presentedViewController == nil)
        #expect(fresh.view.window === window)
        #expect(stage.heard().filter { $0.hasPrefix("C") } == ["C will disappear", "C did disappear"])
    }

    @Test func takesAlongWhatArrivesWhenTheRootIsReplaced() throws {
        let other = stage.controller("B")
        stage.host.activate()
        stage.root.present(other, animated: true)
        stage.host.advance(by: 0.1)
        let window = try #require(stage.host.app.windowScene.windows.first)
        window.rootViewController = stage.controller("D")
        stage.host.settle()
        #expect(other.view.window == nil)
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func followsAWindowThatChangesItsSizeInATransition() throws {
        let other = stage.controller("B")
        let window = try #require(stage.host.app.windowScene.windows.first)
        stage.host.activate()
        stage.root.present(other, animated: true)
        stage.host.advance(by: 0.1)
        window.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
        stage.host.settle()
        #expect(other.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        stage.root.dismiss(animated: true)
        stage.host.advance(by: 0.1)
        window.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        stage.host.settle()
        #expect(stage.root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(other.view.transform == .identity)
    }

    @Test func completesADismissalOfNothing() {
        stage.dismiss()
        #expect(stage.heard() == ["completion"])
    }

    @Test func asksADelegateBeforeAPersonDismisses() {
        let other = stage.controller("B", .pageSheet)
        let delegate = DismissalLog()
        other.presentationController?.delegate = delegate
        stage.present(other)
        delegate.allows = false
        stage.host.tap(at: CGPoint(x: 200, y: 40))
        delegate.allows = true
        other.isModalInPresentation = true
        stage.host.tap(at: CGPoint(x: 200, y: 40))
        other.isModalInPresentation = false
        stage.host.tap(at: CGPoint(x: 200, y: 40))
        #expect(delegate.calls == ["should", "attempt", "attempt", "should", "will true", "did"])
    }
}

/// Writes down what a person's dismissal asks and tells.
@MainActor final class DismissalLog: NSObject, UIPopoverPresentationControllerDelegate {
    var calls: [String] = []
    var allows = true
    var style = UIModalPresentationStyle.none

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("should")
        return allows
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        let hasCoordinator = presentationController.presentedViewController.transitionCoordinator != nil
        calls.append("will \(hasCoordinator)")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("did")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("attempt")
    }
}
