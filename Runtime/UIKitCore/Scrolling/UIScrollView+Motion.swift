import QuartzCore

/// How the content moves by itself.
extension UIScrollView {
    func axis(_ start: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>) -> AxisMotion {
        AxisMotion(
            from: start, velocity: velocity, in: range, rate: decelerationRate.rawValue, bounces: bounces)
    }

    func coast(x: AxisMotion, y: AxisMotion) { begin(.coasting(x: x, y: y)) }

    /// Goes on at the same speed from where the content is now, between the ends as they are now.
    func coastOn() {
        guard let motion, motion.isCoasting else { return }
        let velocity = motion.velocity(at: CACurrentMediaTime() - motionStart)
        coast(
            x: axis(contentOffset.x, velocity.x, horizontalRange),
            y: axis(contentOffset.y, velocity.y, verticalRange))
    }

    /// Moves to a place in 0.3 seconds.
    func glide(to end: @escaping @MainActor () -> CGPoint) {
        guard window != nil, UIView.areAnimationsEnabled else {
            contentOffset = end()
            return
        }
        guard end() != contentOffset else { return }
        stopMotion()
        begin(.gliding(from: contentOffset, to: end))
    }

    /// Leaves the content where it is.
    func stopMotion() {
        motionTick?.cancel()
        motionTick = nil
        guard motion != nil else { return }
        motion = nil
        hideIndicators(after: 0)
    }

    private func begin(_ new: ScrollMotion) {
        motion = new
        motionStart = CACurrentMediaTime()
        showIndicators()
        guard motionTick == nil else { return }
        motionTick = (window?.screen.frames ?? .current).ticks.everyFrame { [weak self] in
            self?.advance(to: $0) ?? false
        }
    }

    private func advance(to time: CFTimeInterval) -> Bool {
        guard let motion else { return false }
        let elapsed = time - motionStart
        guard elapsed >= motion.duration else {
            moveContent(to: onPixels(motion.position(at: elapsed)))
            return self.motion != nil
        }
        let wasCoasting = motion.isCoasting
        arrive(with: motion)
        guard self.motion != nil else { return false }
        stopMotion()
        if wasCoasting {
            heldDelegate?.scrollViewDidEndDecelerating(self)
        } else {
            heldDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
        return false
    }

    /// Moves to where a motion ends. Content that is laid out only there may move that place, which ends
    /// after few rounds.
    private func arrive(with motion: ScrollMotion) {
        for _ in 0..<Self.mostRounds {
            let end = onPixels(motion.position(at: motion.duration))
            guard end != contentOffset, self.motion != nil else { return }
            moveContent(to: end)
            layoutIfNeeded()
        }
    }

    private static let mostRounds = 10
}
