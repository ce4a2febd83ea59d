import QuartzCore

/// The fingers on one screen: turns what the host says into touches and events.
@MainActor package final class TouchInput {
    private var queue: [[TouchSample]] = []
    private var fingers: [Int: UITouch] = [:]
    private var lastTap: (finger: Int, position: CGPoint, time: TimeInterval, count: Int)?
    private var count = 0
    private unowned let screen: UIScreen

    init(screen: UIScreen) { self.screen = screen }

    /// Takes what happened at one moment; it is delivered in the next events pass.
    package func send(_ samples: [TouchSample]) {
        guard !samples.isEmpty else { return }
        queue.append(samples)
        screen.frames.setNeedsFrame()
    }

    package var isEmpty: Bool { queue.isEmpty }

    /// Whether any finger is down.
    package var isTouching: Bool { !fingers.isEmpty }

    /// The events pass: each moment is one event.
    func deliver(at time: TimeInterval) {
        while !queue.isEmpty {
            let samples = queue.removeFirst()
            let touches = Set(samples.compactMap { touch(for: $0, at: time) })
            guard !touches.isEmpty else { continue }
            let event = UIEvent(touches: Set(fingers.values).union(touches), timestamp: time)
            UIApplication.shared.sendEvent(event)
            for touch in fingers.values where touch.phase != .ended { touch.phase = .stationary }
        }
    }

    private func touch(for sample: TouchSample, at time: TimeInterval) -> UITouch? {
        guard sample.phase == .began else {
            guard let touch = fingers[sample.finger] else { return nil }
            touch.move(to: sample.location.finite, phase: sample.phase, timestamp: time)
            if sample.phase == .ended || sample.phase == .cancelled { fingers[sample.finger] = nil }
            return touch
        }
        guard fingers[sample.finger] == nil else { return nil }
        let touch = UITouch(at: sample.location.finite, timestamp: time, order: count)
        count += 1
        guard let window = screen.window(at: sample.location.finite) else { return nil }
        touch.window = window
        touch.tapCount = tapCount(of: sample.finger, at: touch.screenPosition, time: time)
        fingers[sample.finger] = touch
        return touch
    }

    /// A finger that lands beside another that is still down begins a count of its own.
    private func tapCount(of finger: Int, at position: CGPoint, time: TimeInterval) -> Int {
        var count = 1
        if let lastTap, fingers[lastTap.finger] == nil, time - lastTap.time < Self.repeatInterval,
            position.distance(to: lastTap.position) < Self.repeatDistance
        {
            count = lastTap.count + 1
        }
        lastTap = (finger, position, time, count)
        return count
    }

    /// Seconds and points within which a second touch counts as a repeat (documented by others, not by
    /// Apple).
    private static let repeatInterval: TimeInterval = 0.35
    private static let repeatDistance: CGFloat = 30
}
