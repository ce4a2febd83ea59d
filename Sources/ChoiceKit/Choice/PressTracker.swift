public import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
// Where UIKit keeps the methods that a recogniser's subclass overrides.
import UIKit.UIGestureRecognizerSubclass
#endif

extension UIButton {
    /// Reports presses on this button by a line of its own, and changes nothing in what the button does: its
    /// own events and its highlight still go by the system's line.
    ///
    /// ```swift
    /// button.trackPresses { change in
    ///     if change == .ended(isInside: true) { send() }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - retention: how far outside of its shape a press is held; not at all by default.
    ///   - report: called when a finger lands, crosses the line, lifts, or is taken away.
    /// - Returns: what follows the presses, until `removeGestureRecognizer(_:)`.
    @discardableResult public func trackPresses(
        retention: PressRetention = .exact, report: @escaping (PressTracker.Change) -> Void
    ) -> PressTracker {
        let tracker = PressTracker(retention, report)
        addGestureRecognizer(tracker)
        // A gesture that takes the touch from the button need not tell a recogniser before the finger is up.
        addAction(UIAction { [weak tracker] _ in tracker?.cancel() }, for: .touchCancel)
        return tracker
    }
}

/// Follows the presses on a button by a line of its own; made by `UIButton.trackPresses(retention:report:)`.
///
/// It never recognises anything, so it takes no touch from anybody. One finger is followed at a time.
public final class PressTracker: UIGestureRecognizer {
    /// What a press did.
    public enum Change: Equatable, Sendable {
        /// A finger landed on the shape.
        case began
        /// It went out over the line.
        case exited
        /// It came back in.
        case entered
        /// It lifted.
        case ended(isInside: Bool)
        /// It was taken away: by the system, by a scroll, or because the button left or was disabled.
        case cancelled
    }

    /// How far outside of the shape a press is held. The system's line counts as 70 points here.
    public var retention: PressRetention

    private let report: (Change) -> Void
    private var press = ChoiceTracker<UIView, UITouch>()
    private var landingTransform = CGAffineTransform.identity

    init(_ retention: PressRetention, _ report: @escaping (Change) -> Void) {
        self.retention = retention
        self.report = report
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let button = view as? UIButton, button.isEnabled, !press.isPressing else { return }
        landingTransform = button.transform
        guard let touch = touches.min(by: { $0.timestamp < $1.timestamp }),
            distance(touch, button).shape <= 0, press.land(touch, on: button)
        else { return }
        report(.began)
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { follow(touch) }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            follow(touch)
            guard let ending = press.lift(touch) else { continue }
            report(.ended(isInside: ending != .restore))
        }
        if !press.isPressing { state = .failed }
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.contains(where: press.follows) else { return }
        cancel()
        state = .failed
    }

    /// A gesture that takes the touches from the button ends the press, and no other does.
    public override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer.cancelsTouchesInView
    }

    public override func reset() {
        super.reset()
        cancel()
    }

    fileprivate func cancel() {
        guard press.isPressing else { return }
        press.cancel()
        report(.cancelled)
    }

    private func follow(_ touch: UITouch) {
        guard press.follows(touch), let button = view as? UIButton else { return }
        guard button.isEnabled else { return cancel() }
        let crossing = press.move(touch, to: [.init(distance(touch, button), from: button)])
        if let crossing { report(crossing.entered == nil ? .exited : .entered) }
    }

    private func distance(_ touch: UITouch, _ button: UIButton) -> PressDistance {
        let point = button.point(touch.location(in: button.superview), turnedBy: landingTransform)
        return PressDistance(
            of: point, from: PressLine(button.bounds, cornerRadius: button.shapeCornerRadius),
            retention, of: button)
    }
}
