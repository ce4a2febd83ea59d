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
        motionTick = FrameLoop.current.ticks.everyFrame { [weak self] in self?.advance(to: $0) ?? false }
    }

    private func advance(to time: CFTimeInterval) -> Bool {
        guard let motion else { return false }
        let elapsed = time - motionStart
        guard elapsed >= motion.duration else {
            moveContent(to: onPixels(motion.position(at: elapsed)))
            return self.motion != nil
        }
        moveContent(to: onPixels(motion.position(at: motion.duration)))
        guard self.motion != nil else { return false }
        let wasCoasting = motion.isCoasting
        stopMotion()
        if wasCoasting {
            heldDelegate?.scrollViewDidEndDecelerating(self)
        } else {
            heldDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
        return false
    }
}
