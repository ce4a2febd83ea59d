import QuartzCore

/// What fingers do to the content.
extension UIScrollView {
    func fingerLanded() {
        isTracking = true
        if isDecelerating {
            stopMotion()
            heldDelegate?.scrollViewDidEndDecelerating(self)
        }
    }

    /// A finger that caught the content past its end and never dragged lets it go back.
    func fingersLifted() {
        isTracking = false
        guard drag == nil, motion == nil, clamped(contentOffset) != contentOffset else { return }
        coast(x: axis(contentOffset.x, 0, horizontalRange), y: axis(contentOffset.y, 0, verticalRange))
    }

    /// Whether a finger that travelled far enough drags: along an axis that moves, and unless content keeps
    /// its touch.
    var mayBeginDragging: Bool {
        let travel = pan.translation(in: self)
        guard isScrollEnabled, abs(travel.y) >= abs(travel.x) ? movesVertically : movesHorizontally else {
            return false
        }
        return pan.touches.allSatisfy { touch in
            guard touch.delivery == .delivered, let view = touch.view, view !== self else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }

    func panChanged() {
        switch pan.state {
        case .began:
            beginDragging()
            continueDragging()
        case .changed: continueDragging()
        case .ended: endDragging(at: drag?.velocity(at: CACurrentMediaTime()) ?? .zero)
        case .cancelled: endDragging(at: .zero)
        case .possible, .failed: break
        }
    }

    private func beginDragging() {
        let wasGliding = motion != nil
        stopMotion()
        if wasGliding { heldDelegate?.scrollViewDidEndScrollingAnimation(self) }
        let wanted = CGPoint(
            x: RubberBand(size: bounds.width).wanted(offset: contentOffset.x, in: horizontalRange),
            y: RubberBand(size: bounds.height).wanted(offset: contentOffset.y, in: verticalRange))
        drag = ScrollDrag(wanted: wanted, applied: contentOffset, at: CACurrentMediaTime())
        heldDelegate?.scrollViewWillBeginDragging(self)
        showIndicators()
    }

    private func continueDragging() {
        guard var drag else { return }
        let travel = pan.translation(in: self)
        pan.setTranslation(.zero, in: self)
        drag.follow(contentOffset)
        if movesHorizontally { drag.wanted.x -= travel.x }
        if movesVertically { drag.wanted.y -= travel.y }
        var offset = CGPoint(
            x: RubberBand(size: bounds.width).offset(wanted: drag.wanted.x, in: horizontalRange),
            y: RubberBand(size: bounds.height).offset(wanted: drag.wanted.y, in: verticalRange))
        if !bounces {
            offset = clamped(offset)
            drag.wanted = clamped(drag.wanted)
        }
        offset = onPixels(offset)
        drag.record(offset, at: CACurrentMediaTime())
        self.drag = drag
        moveContent(to: offset)
    }

    private func endDragging(at velocity: CGPoint) {
        guard drag != nil else { return }
        let x = target(contentOffset.x, velocity.x, horizontalRange)
        let y = target(contentOffset.y, velocity.y, verticalRange)
        var rest = CGPoint(x: x, y: y)
        heldDelegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
            targetContentOffset: &rest)
        drag = nil
        rest = rest.finite
        let motion = (
            x: rest.x == x
                ? axis(contentOffset.x, velocity.x, horizontalRange) : axis(contentOffset.x, to: rest.x),
            y: rest.y == y
                ? axis(contentOffset.y, velocity.y, verticalRange) : axis(contentOffset.y, to: rest.y)
        )
        let movesOn = motion.x.duration > 0 || motion.y.duration > 0
        heldDelegate?.scrollViewDidEndDragging(self, willDecelerate: movesOn)
        guard movesOn, drag == nil, self.motion == nil else { return hideIndicators(after: 0) }
        heldDelegate?.scrollViewWillBeginDecelerating(self)
        coast(x: motion.x, y: motion.y)
    }

    private func target(_ start: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
        let landing = ScrollCoast(start: start, velocity: velocity, rate: decelerationRate.rawValue).landing
        return min(max(landing, range.lowerBound), range.upperBound)
    }

    private func axis(_ start: CGFloat, to landing: CGFloat) -> AxisMotion {
        let coast = ScrollCoast(start: start, landing: landing, rate: decelerationRate.rawValue)
        return AxisMotion(coast, in: min(start, landing)...max(start, landing), bounces: bounces)
    }
}
