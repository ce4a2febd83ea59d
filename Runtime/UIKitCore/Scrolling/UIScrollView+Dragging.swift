import QuartzCore

/// What fingers do to the content.
extension UIScrollView {
    /// A finger on content that coasts stops it; the delegate hears so before the finger counts as tracked.
    func fingerLanded() {
        if isDecelerating { haltMotion() }
        isTracking = true
    }

    /// A finger that caught the content past its end and never dragged lets it go back.
    func fingersLifted() {
        isTracking = false
        if drag == nil { returnInside() }
    }

    /// Whether content may hear of touches on it: not of a finger that joins a drag.
    func admits(_ touches: Set<UITouch>, _ event: UIEvent?, in view: UIView) -> Bool {
        drag == nil && touchesShouldBegin(touches, with: event, in: view)
    }

    /// Whether a finger that travelled far enough drags: along an axis that moves, and unless content keeps
    /// its touch or a scroll view around this one goes on from here.
    var mayBeginDragging: Bool {
        let travel = pan.translation(in: self)
        let axis = ScrollAxes(along: travel)
        guard isScrollEnabled, moves(axis), !isLeftToOuter(travel, axis) else { return false }
        return pan.touches.allSatisfy { touch in
            guard touch.delivery == .delivered, let view = touch.view, view !== self else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }

    /// Content that is at its end leaves a drag past it to a scroll view around it that can go on that way,
    /// or to the sheet that it is in.
    private func isLeftToOuter(_ travel: CGPoint, _ axis: ScrollAxes) -> Bool {
        guard leavesDragsToOuter else { return false }
        if axis == .vertical, isLeftToSheet(travel) { return true }
        guard !scrolls(by: travel, axis) else { return false }
        return sequence(first: superview, next: { $0?.superview }).contains { view in
            guard let outer = view as? UIScrollView else { return false }
            return outer.isScrollEnabled && outer.scrolls(by: travel, axis)
        }
    }

    /// A sheet takes drags of content that stands at its top: down, it goes down; up, it grows as far as it
    /// can.
    private func isLeftToSheet(_ travel: CGPoint) -> Bool {
        guard contentOffset.y <= verticalRange.lowerBound else { return false }
        let around = sequence(first: superview, next: { $0?.superview })
        guard let sheet = around.lazy.compactMap({ $0 as? SheetView }).first else { return false }
        return sheet.takesDragOfContent?(travel.y) == true
    }

    /// Whether there is content left to show where a finger pulls it from.
    private func scrolls(by travel: CGPoint, _ axis: ScrollAxes) -> Bool {
        let (offset, distance, range) =
            axis == .vertical
            ? (contentOffset.y, travel.y, verticalRange) : (contentOffset.x, travel.x, horizontalRange)
        return distance > 0 ? offset > range.lowerBound : distance < 0 && offset < range.upperBound
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

    /// Takes the content away from the finger; it hears of no further move of it.
    func cancelDragging() {
        guard drag?.isEnding == false else { return }
        let isEnabled = pan.isEnabled
        pan.isEnabled = false
        pan.isEnabled = isEnabled
    }

    private func beginDragging() {
        haltMotion()
        let axes: ScrollAxes =
            isDirectionalLockEnabled
            ? ScrollAxes(lockedBy: pan.translation(in: self)) : [.horizontal, .vertical]
        drag = ScrollDrag(from: contentOffset, along: axes, between: ends, at: CACurrentMediaTime())
        showIndicators()
        heldDelegate?.scrollViewWillBeginDragging(self)
    }

    private func continueDragging() {
        guard var drag else { return }
        var travel = pan.translation(in: self)
        pan.setTranslation(.zero, in: self)
        if !moves(.horizontal) { travel.x = 0 }
        if !moves(.vertical) { travel.y = 0 }
        let offset = drag.move(
            contentOffset, by: travel, between: ends, scale: pixelScale, at: CACurrentMediaTime())
        self.drag = drag
        moveContent(to: offset)
    }

    private func endDragging(at velocity: CGPoint) {
        guard drag?.isEnding == false else { return }
        drag?.isEnding = true
        let start = contentOffset
        let natural = rest(after: velocity)
        var target = natural
        // Apple's documentation: a delegate is not asked for the target where content moves page by page.
        if !isPagingEnabled {
            heldDelegate?.scrollViewWillEndDragging(
                self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
                targetContentOffset: &target)
        }
        drag = nil
        let isMoved = start != contentOffset
        let wanted = (
            x: isMoved || target.x != natural.x ? target.finite.x : nil,
            y: isMoved || target.y != natural.y ? target.finite.y : nil
        )
        let movesOn = window != nil && !isAtRest(deceleration(velocity, to: wanted))
        heldDelegate?.scrollViewDidEndDragging(self, willDecelerate: movesOn)
        guard drag == nil, motion == nil else { return }
        // The delegate may have changed the content meanwhile.
        guard movesOn else {
            moveContent(to: clamped(contentOffset))
            return hideIndicators(after: 0)
        }
        decelerate(deceleration(velocity, to: wanted))
    }
}
