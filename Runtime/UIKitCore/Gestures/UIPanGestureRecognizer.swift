public import QuartzCore

/// Recognises a finger that moves.
///
/// It begins when the finger has travelled 10 points, and those do not count as movement (both measured by
/// others).
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    private var start: CGPoint?
    private var trail: [(position: CGPoint, time: TimeInterval)] = []

    /// How far the finger went since the gesture began, or since this was set.
    open func translation(in view: UIView?) -> CGPoint {
        guard let start, let now = trail.last?.position else { return .zero }
        return CGPoint(x: now.x - start.x, y: now.y - start.y)
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let now = trail.last?.position else { return }
        start = CGPoint(x: now.x - translation.x, y: now.y - translation.y)
    }

    /// Points in a second over the last tenth of a second.
    open func velocity(in view: UIView?) -> CGPoint {
        guard let last = trail.last else { return .zero }
        let recent = trail.filter { last.time - $0.time <= Self.velocityWindow }
        guard let first = recent.first, last.time > first.time else { return .zero }
        let seconds = last.time - first.time
        return CGPoint(
            x: (last.position.x - first.position.x) / seconds,
            y: (last.position.y - first.position.y) / seconds)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if trail.isEmpty, let touch = touches.first { record(touch) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        record(touch)
        guard state == .possible, let first = trail.first?.position, let now = trail.last?.position else {
            state = .changed
            return
        }
        let travel = hypot(now.x - first.x, now.y - first.y)
        guard travel > Self.slop else { return }
        let share = Self.slop / travel
        start = CGPoint(x: first.x + (now.x - first.x) * share, y: first.y + (now.y - first.y) * share)
        state = .began
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state != .possible else {
            state = .failed
            return
        }
        guard self.touches.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) else { return }
        if let touch = touches.first { record(touch) }
        state = .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        start = nil
        trail.removeAll()
    }

    private func record(_ touch: UITouch) {
        trail.append((touch.location(in: nil), touch.timestamp))
        guard trail.count > Self.longestTrail else { return }
        trail.remove(at: 1)
    }

    /// Points of travel before the gesture begins.
    static let slop: CGFloat = 10
    private static let velocityWindow: TimeInterval = 0.1
    private static let longestTrail = 120
}
