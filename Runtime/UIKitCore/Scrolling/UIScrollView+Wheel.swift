package import CoreGraphics

extension UIView {
    /// Scrolls the nearest scroll view around, this view included, that can go on in that direction, as a
    /// wheel or two fingers on a trackpad do.
    ///
    /// - Parameter distance: in points; positive shows what is further down or right.
    package func scrollByWheel(_ distance: CGVector) {
        let around = sequence(first: self, next: \.superview)
        let able = around.lazy.compactMap { $0 as? UIScrollView }.first { $0.canScroll(by: distance) }
        able?.scroll(by: distance)
    }
}

extension UIScrollView {
    /// Whether there is content left in the direction that it is scrolled in most.
    fileprivate func canScroll(by distance: CGVector) -> Bool {
        guard isScrollEnabled, distance.dx != 0 || distance.dy != 0 else { return false }
        let end = wheelEnd(distance)
        return abs(distance.dy) >= abs(distance.dx)
            ? end.y != contentOffset.y : end.x != contentOffset.x
    }

    /// Moves the content by a wheel, between its ends: a wheel has a motion of its own, so that nothing
    /// coasts or springs back.
    fileprivate func scroll(by distance: CGVector) {
        if isDecelerating { haltMotion() }
        stopMotion()
        moveContent(to: wheelEnd(distance))
        flashScrollIndicators()
    }

    private func wheelEnd(_ distance: CGVector) -> CGPoint {
        onPixels(clamped(CGPoint(x: contentOffset.x + distance.dx, y: contentOffset.y + distance.dy)))
    }
}
