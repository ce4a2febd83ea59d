import QuartzCore

/// Sees every touch in a scroll view: it holds each back from the content for a moment, in which it may
/// become a drag, and says when fingers are down. It never recognises anything.
final class ContentTouchWatch: UIGestureRecognizer {
    var onLand: (() -> Void)?
    var onLift: (() -> Void)?
    /// Whether a view in the content may hear of touches that it was hit by.
    var mayBegin: ((Set<UITouch>, UIEvent?, UIView) -> Bool)?
    private var isHolding = true
    private var held: Set<UITouch> = []
    private var event: UIEvent?
    private var tick: Tick?

    override var delaysTouchesBegan: Bool {
        get { super.delaysTouchesBegan && isHolding }
        set { super.delaysTouchesBegan = newValue }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        self.event = event
        held.formUnion(touches)
        if numberOfTouches == touches.count { onLand?() }
        guard delaysTouchesBegan else { return admit() }
        guard tick == nil else { return }
        tick = (view?.window?.screen.frames ?? .current).ticks.after(Self.delay) { [weak self] in
            self?.letGo()
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { lift(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { lift(touches) }

    override func reset() {
        tick?.cancel()
        tick = nil
        held = []
        event = nil
        isHolding = true
        onLift?()
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override var isObserver: Bool { true }

    /// It is over with the last finger.
    private func lift(_ touches: Set<UITouch>) {
        letGo()
        if numberOfTouches == touches.count { state = .failed }
    }

    private func letGo() {
        tick?.cancel()
        tick = nil
        isHolding = false
        admit()
        environment?.settleIfIdle()
    }

    /// Asks whether the content may hear of the touches that are held; what may not never does.
    private func admit() {
        let waiting = held.filter { $0.delivery == .none || $0.delivery == .withheld }
        held = []
        for touches in waiting.byView {
            guard let hit = touches.first?.view, hit !== view else { continue }
            if mayBegin?(Set(touches), event, hit) == false {
                for touch in touches { touch.delivery = .cancelled }
            }
        }
    }

    /// Seconds (documented by others, not by Apple).
    private static let delay: TimeInterval = 0.15
}
