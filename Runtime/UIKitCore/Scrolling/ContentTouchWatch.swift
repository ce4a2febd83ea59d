import QuartzCore

/// Sees every touch in a scroll view: it holds each back from the content for a moment, in which it may
/// become a drag, and says when fingers are down. It never recognises anything.
final class ContentTouchWatch: UIGestureRecognizer {
    var onLand: (() -> Void)?
    var onLift: (() -> Void)?
    private var tick: Tick?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == touches.count else { return }
        onLand?()
        guard delaysTouchesBegan else { return }
        tick = FrameLoop.current.ticks.after(Self.delay) { [weak self] in self?.letGo() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { letGo() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { letGo() }

    override func reset() {
        tick?.cancel()
        tick = nil
        onLift?()
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    private func letGo() {
        tick?.cancel()
        tick = nil
        if state == .possible { state = .failed }
    }

    /// Seconds (documented by others, not by Apple).
    private static let delay: TimeInterval = 0.15
}
