import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// What a delegate is asked and told as the pointer moves.
@MainActor struct UIPointerInteractionTests {
    let stage = PointerStage()

    @Test func asksForRegionAndStyleEntersMovesAndExits() {
        stage.hover(10, 10)
        #expect(stage.heard() == [])
        stage.hover(110, 105)
        #expect(stage.heard() == ["region at (10, 5)", "style for all", "enter all"])
        stage.hover(120, 105)
        #expect(stage.heard() == ["region at (20, 5)"])
        stage.hover(10, 10)
        #expect(stage.heard() == ["exit all"])
    }

    @Test func leavesOneRegionBeforeItEntersAnother() {
        stage.delegate.regions = [
            ("left", CGRect(x: 0, y: 0, width: 40, height: 40)),
            ("right", CGRect(x: 60, y: 0, width: 40, height: 40)),
        ]
        stage.hover(110, 110)
        stage.hover(170, 110)
        #expect(
            stage.heard() == [
                "region at (10, 10)", "style for left", "enter left", "region at (70, 10)", "exit left",
                "style for right", "enter right",
            ])
        stage.hover(150, 110)
        #expect(stage.heard() == ["region at (50, 10)", "exit right"])
        #expect(stage.area() == nil && !stage.host.app.screen.pointer.isHidden)
    }

    @Test func aRegionThatIsElsewhereIsNone() {
        stage.delegate.regions = [("far", CGRect(x: 200, y: 0, width: 40, height: 40))]
        stage.hover(110, 110)
        #expect(stage.heard() == ["region at (10, 10)"])
    }

    @Test func withoutAStyleThePointerStaysAsItIs() {
        stage.delegate.style = { _ in nil }
        stage.hover(110, 110)
        #expect(stage.heard().suffix(2) == ["style for all", "enter all"])
        #expect(stage.area() == nil && !stage.host.app.screen.pointer.isHidden)
        stage.leave()
        #expect(stage.heard() == ["exit all"])
    }

    @Test func whatHasNoRegionLeavesThePointerToWhatItIsIn() {
        let outer = PointerLog()
        stage.root.view.addInteraction(UIPointerInteraction(delegate: outer))
        stage.delegate.isSilent = true
        stage.hover(110, 110)
        #expect(stage.heard() == ["region at (10, 10)"])
        #expect(outer.calls == ["region at (110, 110)", "style for all", "enter all"])
        stage.delegate.isSilent = false
        stage.hover(111, 110)
        #expect(outer.calls.last == "exit all")
        #expect(stage.heard() == ["region at (11, 10)", "style for all", "enter all"])
    }

    @Test func exitsAtOnceWhereTheViewLeavesFromUnderThePointer() {
        stage.hover(110, 110)
        _ = stage.heard()
        stage.host.activate()
        stage.view.removeFromSuperview()
        #expect(stage.heard() == ["exit all"])
        #expect(stage.area() == nil && !stage.host.app.screen.pointer.isHidden)
        stage.hover(111, 110)
        #expect(stage.heard() == [])
    }

    @Test func exitsWhereItIsTakenAwayOrDisabled() {
        stage.hover(110, 110)
        _ = stage.heard()
        stage.host.activate()
        stage.interaction.isEnabled = false
        stage.host.settle()
        #expect(stage.heard() == ["exit all"])
        stage.interaction.isEnabled = true
        stage.host.settle()
        #expect(stage.heard() == ["region at (10, 10)", "style for all", "enter all"])
        stage.view.removeInteraction(stage.interaction)
        stage.host.settle()
        #expect(stage.heard() == ["exit all"])
        #expect(stage.area() == nil && stage.view.interactions.isEmpty && stage.interaction.view == nil)
    }

    @Test func asksAgainWhereItIsInvalidated() {
        stage.hover(110, 110)
        _ = stage.heard()
        stage.delegate.style = { _ in .hidden() }
        stage.host.activate()
        stage.interaction.invalidate()
        stage.host.settle()
        #expect(stage.heard() == ["region at (10, 10)", "style for all"])
        #expect(stage.host.app.screen.pointer.isHidden)
        stage.leave()
        #expect(!stage.host.app.screen.pointer.isHidden)
    }

    @Test func aDelegateMayTakeTheViewAwayInAnyCallback() {
        stage.delegate.onEnter = { [stage] _ in stage.view.removeFromSuperview() }
        stage.hover(110, 110)
        #expect(stage.heard().suffix(2) == ["enter all", "exit all"])
        #expect(stage.area() == nil)
        stage.delegate.onEnter = { _ in }
        stage.delegate.onExit = { [stage] _ in stage.view.removeInteraction(stage.interaction) }
        stage.host.activate()
        stage.root.view.addSubview(stage.view)
        stage.hover(111, 110)
        stage.leave()
        #expect(stage.heard().suffix(1) == ["exit all"])
        #expect(stage.view.interactions.isEmpty)
    }

    @Test func runsWhatIsAddedAlongside() {
        var ends: [Bool] = []
        stage.delegate.onEnter = { [stage] animator in
            animator.addAnimations { stage.view.alpha = 0.5 }
            animator.addCompletion { ends.append($0) }
        }
        stage.host.hover(at: CGPoint(x: 110, y: 110))
        stage.host.advance(by: 0.05)
        let alpha = stage.view.layer.presentation()?.opacity ?? 0
        #expect(alpha < 1 && alpha > 0.5 && ends == [])
        stage.host.settle()
        #expect(ends == [true] && stage.view.alpha == 0.5)
    }

    @Test func tellsWhichKeysAreHeld() {
        let log = ModifierLog()
        stage.view.addInteraction(UIPointerInteraction(delegate: log))
        stage.delegate.isSilent = true
        stage.host.key(.keyboardLeftShift, isDown: true)
        stage.hover(110, 110)
        #expect(log.modifiers == .shift)
    }

    @Test func aFingerIsNoPointer() {
        stage.host.tap(at: CGPoint(x: 110, y: 110))
        #expect(stage.heard() == [])
    }

    @Test func aPointerThatRestsCostsNoFrame() {
        stage.delegate.style = { interaction in
            interaction.view.map { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
        }
        stage.hover(110, 110)
        stage.host.advance(by: 1)
        let frames = stage.host.frameCount
        stage.host.advance(by: 5)
        #expect(stage.host.frameCount == frames)
    }

    @Test func isOnOneViewAtATime() {
        let other = UIView()
        other.addInteraction(stage.interaction)
        #expect(stage.view.interactions.isEmpty && stage.interaction.view === other)
        other.addInteraction(stage.interaction)
        #expect(other.interactions.count == 1)
        other.interactions = []
        #expect(stage.interaction.view == nil)
    }

    @Test func isLetGoOf() {
        weak var view: UIView?
        do {
            let other = UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
            view = other
            stage.host.activate()
            other.addInteraction(UIPointerInteraction(delegate: nil))
            stage.root.view.addSubview(other)
            stage.hover(20, 320)
            #expect(stage.area(in: other) != nil)
            other.removeFromSuperview()
            stage.leave()
        }
        #expect(view == nil)
    }
}

private final class ModifierLog: NSObject, UIPointerInteractionDelegate {
    var modifiers: UIKeyModifierFlags?

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        modifiers = request.modifiers
        return nil
    }
}
