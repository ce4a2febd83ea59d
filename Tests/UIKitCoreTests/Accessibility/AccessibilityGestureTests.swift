import QuartzCore
import Testing

@testable import UIKitCore

/// What VoiceOver's gestures do, and who is asked for it.
@MainActor struct AccessibilityGestureTests {
    let log = CallLog()
    let view = GestureView()

    init() {
        view.name = "view"
        view.log = log
    }

    // MARK: Activating and adjusting

    @Test func asksTheElementAloneToActivate() {
        view.takes = []
        let outer = outer()
        #expect(!view.perform(.activate))
        #expect(log.calls == ["view activate"])
        outer.takes = ["activate"]
        #expect(!view.perform(.activate))
        view.takes = ["activate"]
        #expect(view.perform(.activate))
    }

    @Test func activatesNothingThatIsDisabled() {
        view.accessibilityTraits = [.button, .notEnabled]
        #expect(!view.perform(.activate))
        #expect(log.calls == [])
    }

    @Test func adjustsWhatIsAdjustable() {
        #expect(!view.perform(.increment))
        #expect(!view.perform(.decrement))
        view.accessibilityTraits = .adjustable
        #expect(view.perform(.increment))
        #expect(view.perform(.decrement))
        view.accessibilityTraits = [.adjustable, .notEnabled]
        #expect(!view.perform(.increment))
        #expect(log.calls == ["view increment", "view decrement"])
    }

    // MARK: Custom actions

    @Test func runsTheCustomActionOfThatName() {
        var ran: [String] = []
        let handler: UIAccessibilityCustomAction.ActionHandler = { action in
            ran.append(action.name)
            return action.name != "Fail"
        }
        view.accessibilityCustomActions = ["Copy", "Fail"].map {
            UIAccessibilityCustomAction(name: $0, actionHandler: handler)
        }
        #expect(view.perform(.action("Copy")))
        #expect(!view.perform(.action("Fail")))
        #expect(!view.perform(.action("Share")))
        #expect(ran == ["Copy", "Fail"])
        view.accessibilityTraits = .notEnabled
        #expect(!view.perform(.action("Copy")))
        #expect(ran == ["Copy", "Fail"])
    }

    @Test func aCustomActionWithoutAHandlerDoesNothing() {
        let action = UIAccessibilityCustomAction(name: "Copy", image: nil) { _ in true }
        action.actionHandler = nil
        view.accessibilityCustomActions = [action]
        #expect(!view.perform(.action("Copy")))
        view.accessibilityCustomActions = nil
        #expect(!view.perform(.action("Copy")))
    }

    // MARK: Up the chain

    @Test func asksWhatTheElementIsInToEscape() {
        let outer = outer()
        outer.takes = ["escape"]
        let element = UIAccessibilityElement(accessibilityContainer: view)
        #expect(element.perform(.escape))
        #expect(log.calls == ["view escape", "outer escape"])
    }

    @Test func asksTheControllerOfAView() {
        let controller = EscapingController()
        controller.view.addSubview(view)
        #expect(view.perform(.escape))
        #expect(controller.escapes == 1)
    }

    @Test func asksTheApplicationLastForTheMagicTap() {
        let outer = outer()
        #expect(!view.perform(.magicTap))
        outer.takes = ["magic tap"]
        #expect(view.perform(.magicTap))
        #expect(
            log.calls == ["view magic tap", "outer magic tap", "view magic tap", "outer magic tap"])
    }

    private func outer() -> GestureView {
        let outer = GestureView()
        outer.name = "outer"
        outer.log = log
        outer.addSubview(view)
        return outer
    }
}

/// Writes down what it is asked and takes what it is told to.
final class GestureView: UIView {
    var name = ""
    var log: CallLog?
    var takes: Set<String> = []

    private func take(_ gesture: String) -> Bool {
        log?.calls.append("\(name) \(gesture)")
        return takes.contains(gesture)
    }

    override func accessibilityActivate() -> Bool { take("activate") }
    override func accessibilityIncrement() { _ = take("increment") }
    override func accessibilityDecrement() { _ = take("decrement") }
    override func accessibilityPerformEscape() -> Bool { take("escape") }
    override func accessibilityPerformMagicTap() -> Bool { take("magic tap") }
}

private final class EscapingController: UIViewController {
    var escapes = 0

    override func accessibilityPerformEscape() -> Bool {
        escapes += 1
        return true
    }
}
