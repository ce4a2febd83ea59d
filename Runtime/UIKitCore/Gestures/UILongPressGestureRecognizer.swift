public import QuartzCore

/// Recognises fingers that stay down, after taps if any are asked for.
///
/// It begins when the time is over, changes when a finger moves, and ends when one lifts. A finger that comes
/// to it after it began is left to the view.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    private var taps = TapSequence()
    private var limit: Tick?

    /// Taps before the press; 0 by default, and at least 0.
    open var numberOfTapsRequired = 0 {
        didSet { if numberOfTapsRequired < 0 { numberOfTapsRequired = 0 } }
    }

    /// How many fingers press; 1 by default, and at least 1.
    open var numberOfTouchesRequired = 1 {
        didSet { if numberOfTouchesRequired < 1 { numberOfTouchesRequired = 1 } }
    }

    /// Seconds that the fingers have to be down; 0.5 by default. What is negative or not a number counts as
    /// zero, with which the gesture begins as the fingers land.
    open var minimumPressDuration: TimeInterval = 0.5 {
        didSet { if !(minimumPressDuration >= 0) { minimumPressDuration = 0 } }
    }

    /// Points that each finger may move before the gesture begins; 10 by default. What is negative or not a
    /// number counts as zero.
    open var allowableMovement: CGFloat = 10 {
        didSet { if !(allowableMovement >= 0) { allowableMovement = 0 } }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches.inOrder {
            if state == .possible { press(touch) } else if hasBegun { ignore(touch, for: event) }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            state = .changed
            return
        }
        let distance = isTapping ? TapSequence.allowableMovement : allowableMovement
        for touch in touches where state == .possible {
            follow(taps.move(ObjectIdentifier(touch), to: touch.location(in: nil), within: distance))
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, isTapping else {
            state = state == .possible ? .failed : .ended
            return
        }
        for touch in touches.inOrder where state == .possible {
            follow(
                taps.lift(ObjectIdentifier(touch), at: touch.location(in: nil), of: numberOfTouchesRequired))
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        limit?.cancel()
        limit = nil
        taps = TapSequence()
    }

    override var isBetweenTaps: Bool { taps.count > 0 }
    override var tapsRequired: Int { numberOfTapsRequired + 1 }

    private var isTapping: Bool { taps.count < numberOfTapsRequired }

    private func press(_ touch: UITouch) {
        if !taps.isTouching { wait(isTapping ? TapSequence.longestTap : .infinity) }
        follow(taps.land(ObjectIdentifier(touch), at: touch.location(in: nil), of: numberOfTouchesRequired))
        guard state == .possible, !isTapping, taps.hasLanded(numberOfTouchesRequired) else { return }
        guard minimumPressDuration > 0 else {
            state = .began
            return
        }
        wait(minimumPressDuration, for: .began)
    }

    private func follow(_ outcome: TapSequence.Outcome) {
        switch outcome {
        case .goesOn: break
        case .failed: state = .failed
        case .tapped: wait(TapSequence.longestPause)
        }
    }

    /// What the gesture comes to if nothing happens for so many seconds.
    private func wait(_ delay: TimeInterval, for outcome: State = .failed) {
        limit?.cancel()
        limit = delay.isFinite ? after(delay) { [weak self] in self?.state = outcome } : nil
    }
}
