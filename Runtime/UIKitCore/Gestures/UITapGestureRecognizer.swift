public import QuartzCore

/// Recognises one or several taps of one or several fingers.
///
/// A finger may move 45 points and stay down for 0.75 seconds, and 0.35 seconds may pass between taps.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    private var taps = TapSequence()
    private var limit: Tick?

    /// 1 by default, and at least 1.
    open var numberOfTapsRequired = 1 {
        didSet { if numberOfTapsRequired < 1 { numberOfTapsRequired = 1 } }
    }

    /// How many fingers tap; 1 by default, and at least 1.
    open var numberOfTouchesRequired = 1 {
        didSet { if numberOfTouchesRequired < 1 { numberOfTouchesRequired = 1 } }
    }

    /// How many fingers tapped.
    open override var numberOfTouches: Int { taps.places.isEmpty ? super.numberOfTouches : taps.places.count }

    /// Where the tap was, the first of several; in between its fingers.
    open override func location(in view: UIView?) -> CGPoint {
        guard !taps.places.isEmpty else { return super.location(in: view) }
        return convert(.middle(of: taps.places), to: view)
    }

    /// Where one of the fingers tapped, the first time.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard !taps.places.isEmpty else { return super.location(ofTouch: touchIndex, in: view) }
        checkIndex(touchIndex)
        return convert(taps.places[touchIndex], to: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if !taps.isTouching { fail(after: TapSequence.longestTap) }
        for touch in touches.inOrder where state == .possible {
            follow(
                taps.land(ObjectIdentifier(touch), at: touch.location(in: nil), of: numberOfTouchesRequired))
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where state == .possible {
            follow(taps.move(ObjectIdentifier(touch), to: touch.location(in: nil)))
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches.inOrder where state == .possible {
            follow(
                taps.lift(ObjectIdentifier(touch), at: touch.location(in: nil), of: numberOfTouchesRequired))
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        limit?.cancel()
        limit = nil
        taps = TapSequence()
    }

    /// A tap does not keep more taps from being recognised: a single tap acts, and the double tap that it
    /// begins does so, too, unless one requires the other to fail.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer.tapsRequired <= numberOfTapsRequired
            && super.canPrevent(preventedGestureRecognizer)
    }

    override var isBetweenTaps: Bool { taps.count > 0 }
    override var tapsRequired: Int { numberOfTapsRequired }

    private func follow(_ outcome: TapSequence.Outcome) {
        switch outcome {
        case .goesOn: break
        case .failed: state = .failed
        case .tapped:
            guard taps.count < numberOfTapsRequired else {
                limit?.cancel()
                state = .ended
                return
            }
            fail(after: TapSequence.longestPause)
        }
    }

    private func fail(after delay: TimeInterval) {
        limit?.cancel()
        limit = after(delay) { [weak self] in self?.state = .failed }
    }
}
