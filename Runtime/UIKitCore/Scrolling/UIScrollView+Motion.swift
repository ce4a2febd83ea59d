import QuartzCore

/// How the content moves by itself.
extension UIScrollView {
    typealias Deceleration = (x: AxisMotion, y: AxisMotion)

    /// Where content comes to rest that is let go here at a speed, in points a second.
    func rest(after velocity: CGPoint) -> CGPoint {
        func rest(_ start: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, _ port: CGFloat)
            -> CGFloat
        {
            let coast = ScrollCoast(start: start, velocity: velocity, rate: decelerationRate.rawValue)
            if isPagingEnabled {
                return ScrollPages(length: port, range: range).rest(from: start, landing: coast.landing)
            }
            return min(max(coast.landing, range.lowerBound), range.upperBound)
        }
        return CGPoint(
            x: rest(contentOffset.x, velocity.x, horizontalRange, bounds.width),
            y: rest(contentOffset.y, velocity.y, verticalRange, bounds.height)
        )
    }

    /// The motion of content that is let go here.
    ///
    /// - Parameter wanted: where the delegate wants it; nil on an axis that it left alone.
    func deceleration(_ velocity: CGPoint, to wanted: (x: CGFloat?, y: CGFloat?) = (nil, nil)) -> Deceleration
    {
        let rest = rest(after: velocity)
        func axis(
            _ start: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, _ wanted: CGFloat?,
            page: CGFloat
        ) -> AxisMotion {
            if let wanted {
                let landing = min(max(wanted, range.lowerBound), range.upperBound)
                return AxisMotion(from: start, landing: landing, rate: decelerationRate.rawValue)
            }
            if isPagingEnabled { return AxisMotion(from: start, page: page, velocity: velocity) }
            return AxisMotion(
                from: start, velocity: velocity, in: range, rate: decelerationRate.rawValue, bounces: bounces)
        }
        return (
            axis(contentOffset.x, velocity.x, horizontalRange, wanted.x, page: rest.x),
            axis(contentOffset.y, velocity.y, verticalRange, wanted.y, page: rest.y)
        )
    }

    func isAtRest(_ deceleration: Deceleration) -> Bool {
        deceleration.x.duration == 0 && deceleration.y.duration == 0
    }

    func decelerate(_ deceleration: Deceleration) {
        guard window != nil else { return moveContent(to: clamped(contentOffset)) }
        begin(.coasting(x: deceleration.x, y: deceleration.y))
        heldDelegate?.scrollViewWillBeginDecelerating(self)
    }

    /// Lets content that was left past its end go back there.
    func returnInside() {
        guard motion == nil, clamped(contentOffset) != contentOffset else { return }
        decelerate(deceleration(.zero))
    }

    /// Coasts on at the same speed from where the content is now, between the ends as they are now.
    ///
    /// - Parameter shift: how far the program moved the content, and with it the place that it makes for.
    func coastOn(shift: CGPoint = .zero) {
        guard case .coasting(let x, let y) = motion else { return }
        let time = CACurrentMediaTime() - motionStart
        let rate = decelerationRate.rawValue
        begin(
            .coasting(
                x: x.resumed(
                    from: contentOffset.x, velocity: x.velocity(at: time), in: horizontalRange, rate: rate,
                    bounces: bounces, shift: shift.x),
                y: y.resumed(
                    from: contentOffset.y, velocity: y.velocity(at: time), in: verticalRange, rate: rate,
                    bounces: bounces, shift: shift.y)))
    }

    /// Moves to a place in 0.3 seconds; at once where nothing animates or a finger has the content.
    func glide(isToTop: Bool = false, to end: @escaping @MainActor () -> CGPoint) {
        if isDecelerating { haltMotion() }
        stopMotion()
        let isAnimated = window != nil && UIView.areAnimationsEnabled && drag == nil
        if !isAnimated { moveContent(to: end()) }
        guard isAnimated, end() != contentOffset else {
            if isToTop { heldDelegate?.scrollViewDidScrollToTop(self) }
            return
        }
        begin(.gliding(ScrollGlide(from: contentOffset, isToTop: isToTop, to: end)))
    }

    /// Leaves the content where it is.
    func stopMotion() {
        motionTick?.cancel()
        motionTick = nil
        guard motion != nil else { return }
        motion = nil
        hideIndicators(after: 0)
    }

    /// Leaves the content where it is, and tells the delegate that the motion is over.
    func haltMotion(isFinished: Bool = false) {
        guard let motion else { return }
        stopMotion()
        switch motion {
        case .coasting: heldDelegate?.scrollViewDidEndDecelerating(self)
        case .gliding(let glide) where !glide.isToTop: heldDelegate?.scrollViewDidEndScrollingAnimation(self)
        case .gliding: if isFinished { heldDelegate?.scrollViewDidScrollToTop(self) }
        }
    }

    private func begin(_ new: ScrollMotion) {
        motion = new
        motionRound += 1
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
        guard arrives(with: motion) else { return self.motion != nil }
        haltMotion(isFinished: true)
        return self.motion != nil
    }

    /// Moves to where a motion ends. Content that is laid out only there may move that place, which ends
    /// after few rounds.
    ///
    /// - Returns: whether the motion is over; another may have taken its place.
    private func arrives(with motion: ScrollMotion) -> Bool {
        let round = motionRound
        for _ in 0..<Self.mostRounds {
            let end = onPixels(motion.position(at: motion.duration))
            guard end != contentOffset else { return true }
            moveContent(to: end)
            layoutIfNeeded()
            guard self.motion != nil, round == motionRound else { return false }
        }
        return true
    }

    private static let mostRounds = 10
}
