package import UIKitCore

extension HeadlessHost {
    /// A finger comes down, stays for a time and lifts; then everything comes to rest.
    ///
    /// - Parameter duration: seconds on the screen; a quick tap by default, shorter than the delay by which a
    ///   scroll view tells a tap from a drag.
    package func tap(at point: CGPoint, for duration: TimeInterval = 0.06) {
        touch(TouchSample(finger: 0, phase: .began, location: point))
        advance(by: duration)
        touch(TouchSample(finger: 0, phase: .ended, location: point))
        settle()
    }

    /// A finger comes down, moves in a straight line and lifts at the end of it; then everything comes to
    /// rest.
    ///
    /// - Parameters:
    ///   - start: where it comes down.
    ///   - end: asked for once the hold is over, which may have brought up what lies there. Where it throws,
    ///     the finger lifts where it is.
    ///   - hold: seconds that it stays where it came down before it moves.
    ///   - duration: seconds from one end to the other.
    package func drag(
        from start: CGPoint, to end: @autoclosure () throws -> CGPoint, afterHolding hold: TimeInterval = 0,
        for duration: TimeInterval = 0.15
    ) rethrows {
        touch(TouchSample(finger: 0, phase: .began, location: start))
        advance(by: hold)
        var place = start
        defer {
            touch(TouchSample(finger: 0, phase: .ended, location: place))
            settle()
        }
        let end = try end()
        let count = max(1, Int((duration / FrameLoop.interval).rounded()))
        for index in 1...count {
            let part = CGFloat(index) / CGFloat(count)
            place = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            touch(TouchSample(finger: 0, phase: .moved, location: place))
        }
        place = end
    }
}
