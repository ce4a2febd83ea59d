import QuartzCore
import Testing
import UIKitCore

@MainActor struct UIControlActionTests {
    let control = UIControl(frame: .zero)
    private let log = ControlLog()

    private func action(_ name: String, id: String? = nil) -> UIAction {
        let log = log
        return UIAction(identifier: id.map { UIAction.Identifier($0) }) { _ in log.names.append(name) }
    }

    @Test func actionsRunInTheOrderInWhichTheyWereAdded() {
        for name in ["a", "b", "c"] { control.addAction(action(name), for: .valueChanged) }
        control.sendActions(for: .valueChanged)
        #expect(log.names == ["a", "b", "c"])
    }

    @Test func anActionForTwoEventsThatAreSentTogetherRunsOnce() {
        control.addAction(action("x"), for: [.touchDown, .touchUpInside])
        control.sendActions(for: [.touchDown, .touchUpInside])
        #expect(log.names == ["x"])
    }

    @Test func theSameActionGainsEvents() {
        let action = action("x")
        control.addAction(action, for: .touchDown)
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .valueChanged)
        #expect(log.names == ["x", "x"])
        #expect(control.allControlEvents == [.touchDown, .valueChanged])
    }

    @Test func anActionWithTheSameIdentifierTakesThePlaceOfAnother() {
        control.addAction(action("old", id: "a"), for: .valueChanged)
        control.addAction(action("other"), for: .valueChanged)
        control.addAction(action("new", id: "a"), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.names == ["new", "other"])
    }

    @Test func anIdentifierIsReplacedOnlyAtTheEventsThatAreGiven() {
        control.addAction(action("old", id: "a"), for: [.touchDown, .valueChanged])
        control.addAction(action("new", id: "a"), for: .valueChanged)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .valueChanged)
        #expect(log.names == ["old", "new"])
    }

    @Test func removingByIdentifierLeavesOtherEventsAndOtherActions() {
        control.addAction(action("a", id: "a"), for: [.touchDown, .valueChanged])
        control.addAction(action("b", id: "b"), for: .valueChanged)
        control.removeAction(identifiedBy: UIAction.Identifier("a"), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)
        #expect(log.names == ["b", "a"])
        control.removeAction(identifiedBy: UIAction.Identifier("a"), for: .allEvents)
        #expect(control.allControlEvents == .valueChanged)
    }

    @Test func removingAnActionRemovesItByItsIdentifier() {
        control.addAction(action("a", id: "a"), for: .valueChanged)
        control.removeAction(action("stranger"), for: .valueChanged)
        #expect(control.allControlEvents == .valueChanged)
        control.removeAction(action("namesake", id: "a"), for: .valueChanged)
        #expect(control.allControlEvents.isEmpty)
    }

    @Test func theWalkThroughTheHandlersTellsEventsAndStops() {
        let (first, second) = (action("a"), action("b"))
        control.addAction(first, for: [.touchDown, .touchUpInside])
        control.addAction(second, for: .valueChanged)
        var found: [(UIAction?, UIControl.Event)] = []
        control.enumerateEventHandlers { action, target, events, _ in
            #expect(target == nil)
            found.append((action, events))
        }
        #expect(found.map(\.0) == [first, second])
        #expect(found.map(\.1) == [[.touchDown, .touchUpInside], .valueChanged])
        var count = 0
        control.enumerateEventHandlers { _, _, _, stop in
            count += 1
            stop = true
        }
        #expect(count == 1)
    }

    @Test func handlersMayBeRemovedDuringTheWalk() {
        for name in ["a", "b"] { control.addAction(action(name), for: .valueChanged) }
        control.enumerateEventHandlers { action, _, events, _ in
            if let action { control.removeAction(action, for: events) }
        }
        #expect(control.allControlEvents.isEmpty)
    }

    @Test func anActionMayRemoveItselfAndTheNextStillRuns() {
        let (log, control) = (log, control)
        control.addAction(
            UIAction {
                log.names.append("once")
                control.removeAction($0, for: .allEvents)
            }, for: .valueChanged)
        control.addAction(action("next"), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.names == ["once", "next", "next"])
    }

    @Test func theSenderIsKnownWhileTheActionRuns() {
        var sender: UIControl?
        let action = UIAction { sender = $0.sender as? UIControl }
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(sender === control)
        #expect(action.sender == nil)
    }

    @Test func everyActionPassesSendAction() {
        final class Listener: UIControl {
            var sent: [UIAction] = []
            override func sendAction(_ action: UIAction) { sent.append(action) }
        }
        let listener = Listener(frame: .zero)
        let action = action("never")
        listener.addAction(action, for: .valueChanged)
        listener.sendActions(for: .valueChanged)
        #expect(listener.sent == [action])
        #expect(log.names.isEmpty)
    }

    @Test func thePrimaryActionIsPerformedWithoutATouch() {
        let control = UIControl(frame: .zero, primaryAction: action("go"))
        control.performPrimaryAction()
        #expect(log.names == ["go"])
        control.isEnabled = false
        control.performPrimaryAction()
        #expect(log.names == ["go"])
    }

    @Test func anActionHasWhatItWasMadeWith() {
        let action = UIAction(
            title: "Delete", subtitle: "For ever", image: UIImage(systemName: "trash"),
            identifier: UIAction.Identifier("delete"), discoverabilityTitle: "Delete the request",
            attributes: [.destructive, .disabled], state: .mixed
        ) { _ in }
        #expect(action.title == "Delete" && action.subtitle == "For ever" && action.image != nil)
        #expect(action.identifier.rawValue == "delete")
        #expect(action.discoverabilityTitle == "Delete the request")
        #expect(action.attributes == [.destructive, .disabled] && action.state == .mixed)
        action.title = "Remove"
        action.image = nil
        #expect((action as UIMenuElement).title == "Remove" && (action as UIMenuElement).image == nil)
    }

    @Test func anActionWithoutAnIdentifierHasOneOfItsOwn() {
        let (a, b) = (UIAction { _ in }, UIAction { _ in })
        #expect(a.identifier != b.identifier)
        #expect(a.state == .off && a.attributes.isEmpty && a.title.isEmpty)
    }

    @Test func anActionRunsForAnySender() {
        var sender: String?
        let action = UIAction { sender = $0.sender as? String }
        action.performWithSender("somebody", target: nil)
        #expect(sender == "somebody" && action.sender == nil)
    }
}
