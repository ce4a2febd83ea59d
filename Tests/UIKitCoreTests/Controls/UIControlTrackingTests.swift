import QuartzCore
import Testing
import UIKitCore

/// What happens to a control while a finger is on it.
@MainActor struct UIControlTrackingTests {
    let stage = TestStage()
    private let control = Follower(frame: .zero)
    private let log = ControlLog()

    /// Does what a test asks at each step of tracking.
    private final class Follower: UIControl {
        var onBegin: () -> Bool = { true }
        var onContinue: () -> Bool = { true }
        var onEnd: () -> Void = {}
        var cancelled = 0

        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { onBegin() }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { onContinue() }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { onEnd() }
        override func cancelTracking(with event: UIEvent?) {
            cancelled += 1
            super.cancelTracking(with: event)
        }
    }

    init() {
        stage.show(control, frame: CGRect(x: 100, y: 100, width: 100, height: 40))
        log.listen(to: control)
    }

    private var isAtRest: Bool { !control.isTracking && !control.isTouchInside && !control.isHighlighted }

    @Test func aSecondTapIsARepeat() {
        for _ in 0..<2 {
            stage.finger(.began, 150, 120)
            stage.finger(.ended, 150, 120)
        }
        #expect(log.names == ["down", "upInside", "down", "repeat", "upInside"])
    }

    @Test func aLiftIsToldToTheOverrideFirstThenToTheActionsAndThenUnhighlights() {
        let (control, log) = (control, log)
        control.onEnd = { log.names.append("end \(control.isTracking)") }
        control.addAction(
            UIAction { _ in log.names.append("highlighted \(control.isHighlighted) \(control.isTracking)") },
            for: .touchUpInside)
        stage.finger(.began, 150, 120)
        stage.finger(.ended, 150, 120)
        #expect(log.names == ["down", "end true", "upInside", "highlighted true false"])
        #expect(isAtRest)
    }

    @Test func anOverrideThatStopsEndsTrackingWithoutAnEvent() {
        control.onContinue = { false }
        stage.finger(.began, 150, 120)
        stage.finger(.moved, 151, 120)
        #expect(isAtRest)
        stage.finger(.ended, 151, 120)
        #expect(log.names == ["down"])
        #expect(control.cancelled == 0)
    }

    @Test func cancellingIsToldOnce() {
        stage.finger(.began, 150, 120)
        stage.finger(.cancelled, 150, 120)
        #expect(control.cancelled == 1)
        #expect(isAtRest)
    }

    // MARK: A control that goes while it is pressed

    @Test(arguments: [UIControl.Event.touchDown, .touchDragInside, .touchDragExit])
    func removingItInItsOwnActionCancelsAndLeavesNothing(event: UIControl.Event) {
        let control = control
        control.addAction(UIAction { _ in control.removeFromSuperview() }, for: event)
        stage.finger(.began, 150, 120)
        stage.finger(.moved, 155, 120)
        stage.finger(.moved, 350, 120)
        stage.finger(.ended, 350, 120)
        #expect(log.names.last == "cancel")
        #expect(log.names.count { $0 == "cancel" } == 1 && control.cancelled == 1)
        #expect(isAtRest)
    }

    @Test(arguments: [UIControl.Event.touchDown, .touchDragInside, .touchDragExit])
    func disablingItInItsOwnActionCancelsAndLeavesNothing(event: UIControl.Event) {
        let control = control
        control.addAction(UIAction { _ in control.isEnabled = false }, for: event)
        stage.finger(.began, 150, 120)
        stage.finger(.moved, 155, 120)
        stage.finger(.moved, 350, 120)
        stage.finger(.ended, 350, 120)
        #expect(log.names.last == "cancel" && control.cancelled == 1)
        #expect(isAtRest && control.state == .disabled)
    }

    @Test(arguments: [false, true])
    func removingOrDisablingItWhenItIsLiftedSendsNoCancel(removes: Bool) {
        let control = control
        control.addAction(
            UIAction { _ in
                if removes { control.removeFromSuperview() } else { control.isEnabled = false }
            }, for: .touchUpInside)
        stage.finger(.began, 150, 120)
        stage.finger(.ended, 150, 120)
        #expect(log.names == ["down", "upInside"] && control.cancelled == 0)
        #expect(isAtRest)
    }

    @Test func hidingItInItsOwnActionLeavesItTheTouch() {
        let control = control
        control.addAction(UIAction { _ in control.isHidden = true }, for: .touchDown)
        stage.finger(.began, 150, 120)
        #expect(control.isTracking)
        stage.finger(.ended, 150, 120)
        #expect(log.names == ["down", "upInside"])
        #expect(isAtRest)
    }

    @Test func removingItInAnOverrideSendsNothingMore() {
        let control = control
        control.onContinue = {
            control.removeFromSuperview()
            return true
        }
        stage.finger(.began, 150, 120)
        stage.finger(.moved, 155, 120)
        #expect(log.names == ["down", "cancel"])
        #expect(isAtRest && control.cancelled == 1)
    }

    /// The finger has lifted by then: there is no touch left to cancel.
    @Test(arguments: [false, true])
    func removingOrDisablingItInTheOverrideOfALiftStillLifts(removes: Bool) {
        let control = control
        control.onEnd = { if removes { control.removeFromSuperview() } else { control.isEnabled = false } }
        stage.finger(.began, 150, 120)
        stage.finger(.ended, 150, 120)
        #expect(log.names == ["down", "upInside"] && control.cancelled == 0)
        #expect(isAtRest)
    }

    @Test func losingTheTouchBeforeItIsTrackedIsSilent() {
        let control = control
        control.onBegin = {
            control.removeFromSuperview()
            return true
        }
        stage.finger(.began, 150, 120)
        stage.finger(.ended, 150, 120)
        #expect(log.names.isEmpty && control.cancelled == 0)
        #expect(isAtRest)
    }

    @Test func aNewTouchIsTrackedAfterOneThatWasLost() {
        stage.finger(.began, 150, 120)
        control.isEnabled = false
        stage.finger(.ended, 150, 120)
        control.isEnabled = true
        log.names = []
        stage.finger(.began, 150, 120)
        stage.finger(.ended, 150, 120)
        #expect(log.names == ["down", "repeat", "upInside"])
    }

    // MARK: Disabled

    @Test func touchesOnADisabledControlAreTheNextResponders() {
        let outer = UIControl(frame: .zero)
        stage.show(outer, frame: CGRect(x: 0, y: 200, width: 300, height: 300))
        let inner = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        outer.addSubview(inner)
        log.listen(to: outer)
        inner.isEnabled = false
        stage.finger(.began, 150, 350)
        // The touch was the outer control's from the start, and stays so.
        inner.isEnabled = true
        stage.finger(.moved, 151, 350)
        stage.finger(.ended, 151, 350)
        #expect(log.names == ["down", "dragInside", "upInside"])
        #expect(!inner.isHighlighted)
    }

    @Test func aDisabledControlPassesACancelledTouchOnToo() {
        let outer = UIControl(frame: .zero)
        stage.show(outer, frame: CGRect(x: 0, y: 200, width: 300, height: 300))
        let inner = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        outer.addSubview(inner)
        log.listen(to: outer)
        inner.isEnabled = false
        stage.finger(.began, 150, 350)
        stage.finger(.cancelled, 150, 350)
        #expect(log.names == ["down", "cancel"])
        #expect(!outer.isHighlighted)
    }

    // MARK: Several fingers

    @Test(arguments: [false, true])
    func aSecondFingerIsIgnored(isMultipleTouchEnabled: Bool) {
        control.isMultipleTouchEnabled = isMultipleTouchEnabled
        stage.finger(.began, 150, 120)
        stage.finger(.began, 160, 120, number: 2)
        stage.finger(.moved, 350, 120, number: 2)
        #expect(control.isHighlighted)
        stage.finger(.ended, 350, 120, number: 2)
        #expect(control.isTracking)
        stage.finger(.ended, 150, 120)
        #expect(log.names == ["down", "upInside"])
    }

    @Test func twoControlsTrackAFingerEach() {
        let other = UIControl(frame: .zero)
        stage.show(other, frame: CGRect(x: 100, y: 300, width: 100, height: 40))
        stage.finger(.began, 150, 120)
        stage.finger(.began, 150, 320, number: 2)
        #expect(control.isTracking && other.isTracking)
        stage.finger(.ended, 150, 120)
        #expect(!control.isTracking && other.isTracking)
    }

    @Test(arguments: [false, true])
    func anExclusiveControlSharesTheWindowWithNoOther(exclusiveFirst: Bool) {
        let other = UIControl(frame: .zero)
        stage.show(other, frame: CGRect(x: 100, y: 300, width: 100, height: 40))
        (exclusiveFirst ? control : other).isExclusiveTouch = true
        stage.finger(.began, 150, 120)
        stage.finger(.began, 150, 320, number: 2)
        #expect(control.isTracking && !other.isTracking)
        stage.finger(.ended, 150, 120)
        stage.finger(.moved, 151, 320, number: 2)
        stage.finger(.ended, 151, 320, number: 2)
        #expect(!other.isTracking && !other.isHighlighted)
        stage.finger(.began, 150, 320, number: 2)
        #expect(other.isTracking)
    }

    // MARK: Sizes

    @Test(arguments: [
        CGRect(x: 100, y: 100, width: CGFloat.nan, height: 40),
        CGRect(x: 100, y: CGFloat.infinity, width: 100, height: CGFloat.infinity),
        CGRect(x: 100, y: 100, width: -100, height: -40), CGRect(x: 100, y: 100, width: 0, height: 0),
    ])
    func sizesThatAreNoneNeitherCrashNorStick(frame: CGRect) {
        control.frame = frame
        stage.run()
        for phase in [UITouch.Phase.began, .moved, .ended] { stage.finger(phase, 100, 100) }
        #expect(isAtRest)
        #expect(control.frame.origin.x.isFinite && control.frame.size.width.isFinite)
    }

    @Test func aControlThatShrinksToNothingStillEndsItsTouch() {
        stage.finger(.began, 150, 120)
        control.frame = .zero
        stage.finger(.moved, 150, 121)
        #expect(!control.isTouchInside)
        stage.finger(.ended, 60, 60)
        #expect(log.names.last == "upInside")
        #expect(isAtRest)
    }

    @Test func aTouchAtNoPlaceIsAtTheOrigin() {
        stage.finger(.began, 150, 120)
        stage.finger(.moved, .nan, .infinity)
        stage.finger(.ended, .nan, .nan)
        #expect(log.names.last == "upOutside")
        #expect(isAtRest)
    }

    // MARK: State

    @Test func theStateSaysEverythingAtOnce() {
        control.isSelected = true
        control.isHighlighted = true
        #expect(control.state == [.selected, .highlighted])
        control.isEnabled = false
        #expect(control.state.contains(.disabled))
    }

    @Test(arguments: [false, true])
    func leadingAndTrailingAreTurnedIntoSides(mirrored: Bool) {
        control.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
        control.contentHorizontalAlignment = .leading
        #expect(control.effectiveContentHorizontalAlignment == (mirrored ? .right : .left))
        control.contentHorizontalAlignment = .trailing
        #expect(control.effectiveContentHorizontalAlignment == (mirrored ? .left : .right))
        control.contentHorizontalAlignment = .fill
        #expect(control.effectiveContentHorizontalAlignment == .fill)
    }
}
