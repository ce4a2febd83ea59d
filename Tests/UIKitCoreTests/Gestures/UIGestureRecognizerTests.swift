import QuartzCore
import Testing

@testable import UIKitCore

@MainActor struct UIGestureRecognizerTests {
    let stage = GestureStage()
    let plain = PlainRecognizer()

    init() { stage.add(plain, "plain") }

    private func set(_ states: UIGestureRecognizer.State...) {
        for state in states { plain.state = state }
    }

    @Test func statesAreNumberedAsAppleNumbersThem() {
        let states: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        #expect(states.map(\.rawValue) == Array(0...5))
        #expect(UIGestureRecognizer.State.recognized == .ended)
    }

    // MARK: States

    @Test func aContinuousGestureBeginsChangesAndEnds() {
        stage.finger(.began, 50, 60)
        set(.began, .changed, .changed, .ended)
        #expect(
            stage.log.calls == [
                "began", "cancelled", "plain began", "plain changed", "plain changed", "plain ended",
            ])
    }

    @Test func aGestureIsPossibleAgainWhenAllFingersAreUp() {
        stage.finger(.began, 50, 60)
        plain.state = .failed
        #expect(plain.state == .failed)
        stage.finger(.moved, 90, 60)
        #expect(plain.calls == ["began"])
        stage.finger(.ended, 90, 60)
        #expect(plain.calls == ["began", "reset"])
        #expect(plain.state == .possible)
    }

    @Test(arguments: [UIGestureRecognizer.State.failed, .cancelled])
    func whatEndsBeforeItBeganHasFailed(_ state: UIGestureRecognizer.State) {
        stage.finger(.began, 50, 60)
        plain.state = state
        #expect(plain.state == .failed)
        #expect(stage.log.calls == ["began"])
    }

    @Test func whatFailsAfterItBeganIsCancelled() {
        stage.finger(.began, 50, 60)
        set(.began, .failed)
        #expect(plain.state == .cancelled)
        #expect(stage.log.calls.last == "plain cancelled")
    }

    @Test(arguments: [UIGestureRecognizer.State.ended, .cancelled])
    func nothingFollowsAnEnd(_ end: UIGestureRecognizer.State) {
        stage.finger(.began, 50, 60)
        set(.began, end, .began, .changed, .failed, .possible)
        #expect(plain.state == end)
        #expect(stage.log.calls.last == "plain \(end)")
    }

    @Test func aGestureDoesNotChangeBeforeItBegins() {
        stage.finger(.began, 50, 60)
        set(.changed, .possible)
        #expect(plain.state == .possible)
        set(.began, .possible)
        #expect(plain.state == .began)
    }

    @Test func aGestureThatIsLeftUnderWayIsCancelledWithTheLift() {
        stage.finger(.began, 50, 60)
        plain.state = .began
        stage.finger(.ended, 50, 60)
        #expect(stage.log.calls.last == "plain cancelled")
        #expect(plain.calls == ["began", "ended", "reset"])
        #expect(plain.state == .possible)
    }

    @Test func aStateSetWithoutAnyTouchActsAndIsOver() {
        plain.state = .ended
        #expect(stage.log.calls == ["plain ended"])
        #expect(plain.state == .possible)
        let loose = PlainRecognizer()
        loose.state = .failed
        #expect(loose.state == .possible)
        #expect(loose.calls == ["reset"])
    }

    @Test func anOverrideOfTheStateSeesWhatComesLater() {
        final class Watching: UITapGestureRecognizer {
            var states: [UIGestureRecognizer.State] = []
            override var state: UIGestureRecognizer.State { didSet { states.append(state) } }
        }
        let single = stage.add(Watching(), "single")
        let double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        stage.tap(50, 60)
        #expect(single.states == [.possible])
        stage.wait(0.4)
        #expect(single.states == [.possible, .ended])
    }

    // MARK: Touches

    @Test func hearsBeforeTheViewDoes() {
        plain.onBegan = { [log = stage.log] _, _, _ in log.calls.append("recogniser") }
        stage.finger(.began, 50, 60)
        #expect(stage.log.calls == ["recogniser", "began"])
    }

    @Test func knowsWhereItsFingersAre() {
        stage.view.frame.origin = CGPoint(x: 10, y: 0)
        stage.fingers(.began, (50, 60), (90, 80))
        #expect(plain.numberOfTouches == 2)
        #expect(plain.location(in: nil) == CGPoint(x: 70, y: 70))
        #expect(plain.location(in: stage.view) == CGPoint(x: 60, y: 70))
        #expect(plain.location(ofTouch: 1, in: stage.view) == CGPoint(x: 80, y: 80))
        stage.finger(.ended, 50, 60)
        #expect(plain.numberOfTouches == 1)
        #expect(plain.location(ofTouch: 0, in: nil) == CGPoint(x: 90, y: 80))
    }

    @Test func anIgnoredTouchIsLeftToTheView() {
        plain.onBegan = { recognizer, touches, event in
            for touch in touches { recognizer.ignore(touch, for: event) }
            recognizer.state = .began
        }
        stage.finger(.began, 50, 60)
        stage.finger(.ended, 50, 60)
        #expect(stage.log.calls == ["plain began", "began", "plain cancelled", "ended"])
        #expect(plain.calls == ["began", "reset"])
        #expect(plain.numberOfTouches == 0)
    }

    @Test func anEventKnowsTheTouchesOfAGesture() {
        var count = 0
        plain.onBegan = { recognizer, _, event in count = event.touches(for: recognizer)?.count ?? 0 }
        stage.finger(.began, 50, 60)
        #expect(count == 1)
    }

    // MARK: Off and away

    @Test func disablingCancelsAGestureAndFailsAnAttempt() {
        stage.finger(.began, 50, 60)
        plain.isEnabled = false
        #expect(plain.state == .failed)
        stage.finger(.ended, 50, 60)
        plain.isEnabled = true
        stage.finger(.began, 50, 60)
        plain.state = .began
        plain.isEnabled = false
        #expect(stage.log.calls.last == "plain cancelled")
        stage.finger(.ended, 50, 60)
        #expect(plain.state == .possible)
        stage.finger(.began, 50, 60)
        #expect(plain.numberOfTouches == 0)
    }

    @Test func removingCancelsAndForgets() {
        stage.finger(.began, 50, 60)
        plain.state = .began
        stage.view.removeGestureRecognizer(plain)
        #expect(stage.log.calls.last == "plain cancelled")
        #expect(plain.state == .possible)
        #expect(plain.view == nil)
        stage.finger(.moved, 90, 60)
        stage.finger(.ended, 90, 60)
        #expect(plain.calls == ["began", "reset"])
    }

    @Test func addingToAnotherViewMovesIt() {
        let other = UIView()
        stage.finger(.began, 50, 60)
        plain.state = .began
        other.addGestureRecognizer(plain)
        #expect(plain.view === other)
        #expect(stage.view.gestureRecognizers == nil)
        #expect(other.gestureRecognizers == [plain])
        #expect(stage.log.calls.last == "plain cancelled")
        other.addGestureRecognizer(plain)
        #expect(other.gestureRecognizers == [plain])
    }

    @Test func recognisersMayBeSetAtOnce() {
        let first = UITapGestureRecognizer()
        let second = UIPanGestureRecognizer()
        stage.view.gestureRecognizers = [first, second]
        #expect(plain.view == nil)
        #expect(stage.view.gestureRecognizers == [first, second])
        stage.view.gestureRecognizers = nil
        #expect(first.view == nil && second.view == nil)
    }

    @Test func aRecogniserThatIsRemovedInItsOwnActionIsCancelledOnce() {
        plain.onChange = { [log = stage.log, view = stage.view] recognizer in
            log.calls.append("plain \(recognizer.state)")
            view.removeGestureRecognizer(recognizer)
        }
        stage.finger(.began, 50, 60)
        plain.state = .began
        #expect(stage.log.calls == ["began", "cancelled", "plain began", "plain cancelled"])
        stage.finger(.ended, 50, 60)
        #expect(plain.state == .possible)
    }

    @Test func aRecogniserThatIsDisabledInItsOwnActionIsCancelled() {
        plain.onChange = { [log = stage.log] recognizer in
            log.calls.append("plain \(recognizer.state)")
            recognizer.isEnabled = false
        }
        stage.finger(.began, 50, 60)
        plain.state = .began
        stage.finger(.ended, 50, 60)
        #expect(stage.log.calls == ["began", "cancelled", "plain began", "plain cancelled"])
        #expect(plain.state == .possible)
    }

    @Test func aViewThatLeavesCancelsTheGesturesOnIt() {
        stage.finger(.began, 50, 60)
        plain.state = .began
        stage.view.removeFromSuperview()
        #expect(stage.log.calls.last == "plain cancelled")
        #expect(plain.state == .possible)
        #expect(plain.view === stage.view)
        stage.finger(.ended, 50, 60)
        stage.root.addSubview(stage.view)
        stage.finger(.began, 50, 60)
        #expect(plain.numberOfTouches == 1)
    }

    @Test func aViewThatIsHiddenKeepsTheGesturesOnIt() {
        stage.finger(.began, 50, 60)
        plain.state = .began
        stage.view.isHidden = true
        stage.finger(.ended, 50, 60)
        #expect(plain.calls == ["began", "ended", "reset"])
        stage.finger(.began, 50, 60)
        #expect(plain.numberOfTouches == 0)
    }

    @Test func recognisersAreLetGo() {
        weak var view: UIView?
        weak var recognizer: UIGestureRecognizer?
        do {
            let tapped = UIView(frame: stage.view.bounds)
            let double = UITapGestureRecognizer()
            double.numberOfTapsRequired = 2
            tapped.addGestureRecognizer(double)
            stage.view.addSubview(tapped)
            stage.tap(50, 60)
            tapped.removeFromSuperview()
            view = tapped
            recognizer = double
        }
        stage.wait(1)
        #expect(view == nil && recognizer == nil)
    }
}
