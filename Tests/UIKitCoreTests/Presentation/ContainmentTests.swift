import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Children: who hears of coming and going.
@MainActor struct ContainmentTests {
    let stage = PresentationStage()

    private func add(_ child: LoggingController) {
        stage.host.activate()
        stage.root.addChild(child)
        child.view.frame = stage.root.view.bounds
        stage.root.view.addSubview(child.view)
        child.didMove(toParent: stage.root)
        stage.host.settle()
    }

    private func remove(_ child: LoggingController) {
        stage.host.activate()
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        stage.host.settle()
    }

    @Test func tellsAChildThatComesAndGoes() {
        let child = stage.controller("C")
        add(child)
        #expect(
            stage.heard() == [
                "C will move to A", "C will appear", "C did move to A", "C is appearing", "C did appear",
            ])
        remove(child)
        #expect(
            stage.heard() == [
                "C will move to nil", "C will disappear", "C did disappear", "C did move to nil",
            ])
        #expect(child.parent == nil && stage.root.children.isEmpty)
    }

    @Test func saysThatItMovesWhileItDoes() {
        let child = stage.controller("C")
        var states: [Bool] = []
        child.reactions["will appear"] = { [unowned child] in states.append(child.isMovingToParent) }
        child.reactions["will disappear"] = { [unowned child] in states.append(child.isMovingFromParent) }
        add(child)
        #expect(!child.isMovingToParent)
        remove(child)
        #expect(!child.isMovingFromParent)
        #expect(states == [true, true])
    }

    @Test func tellsChildrenWhatTheirParentHears() {
        add(stage.controller("C"))
        _ = stage.heard()
        stage.present(stage.controller("B"))
        #expect(
            stage.heard().filter { !$0.hasPrefix("B") } == [
                "A will disappear", "C will disappear", "A did disappear", "C did disappear", "completion",
            ])
        stage.dismiss()
        #expect(
            stage.heard().filter { !$0.hasPrefix("B") } == [
                "A will appear", "C will appear", "A is appearing", "C is appearing", "A did appear",
                "C did appear", "completion",
            ])
    }

    @Test func tellsNothingToAChildWhoseViewIsNotThere() {
        let child = stage.controller("C")
        stage.host.activate()
        stage.root.addChild(child)
        stage.present(stage.controller("B"))
        #expect(!stage.heard().contains { $0.hasPrefix("C") && $0.hasSuffix("appear") })
        #expect(!child.isViewLoaded)
    }

    @Test func leavesItToAContainerThatWantsToTellItself() {
        let container = SilentContainer()
        let child = stage.controller("C")
        stage.host.show(container)
        stage.host.activate()
        container.addChild(child)
        container.view.addSubview(child.view)
        stage.host.settle()
        _ = stage.heard()
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        #expect(stage.heard() == ["C will appear", "C is appearing", "C did appear"])
    }

    @Test func exchangesChildrenInATransition() {
        let (c, d) = (stage.controller("C"), stage.controller("D"))
        add(c)
        stage.host.activate()
        stage.root.addChild(d)
        d.view.frame = stage.root.view.bounds
        _ = stage.heard()
        c.willMove(toParent: nil)
        stage.root.transition(
            from: c, to: d, duration: 0.2, animations: { d.view.alpha = 0.9 },
            completion: { _ in stage.log.calls.append("completion") })
        stage.host.settle()
        #expect(
            stage.heard() == [
                "C will move to nil", "C will disappear", "D will appear", "D is appearing",
                "C did disappear",
                "D did appear", "completion",
            ])
        #expect(c.view.window == nil && d.view.window != nil)
    }

    @Test func takesAControllerFromItsParentWhenAnotherAddsIt() {
        let child = stage.controller("C")
        add(child)
        let other = stage.controller("B")
        other.addChild(child)
        #expect(stage.root.children.isEmpty)
        #expect(child.parent === other)
    }

    @Test func laysTheRootOutBeforeItHasAppeared() {
        let fresh = stage.controller("B")
        fresh.silent = []
        stage.host.show(fresh)
        let calls = stage.heard().filter { $0.hasPrefix("B") }
        #expect(calls.first == "B load")
        #expect(calls.firstIndex(of: "B is appearing")! < calls.firstIndex(of: "B layout")!)
        #expect(calls.firstIndex(of: "B layout")! < calls.firstIndex(of: "B did appear")!)
    }
}

private final class SilentContainer: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
