public import QuartzCore

/// Recognises fingers that move.
///
/// It begins when the middle of the fingers has travelled 10 points, and those do not count as movement (both
/// measured by others on scroll views). It changes when a finger moves, and ends when fewer fingers are left
/// than are required. A finger that lands or lifts meanwhile does not count as movement.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    private var travel = CGPoint.zero
    private var origin: CGPoint?
    private var trail = MotionTrail()

    /// 1 by default, and at least 1.
    open var minimumNumberOfTouches = 1 {
        didSet { if minimumNumberOfTouches < 1 { minimumNumberOfTouches = 1 } }
    }

    /// 4294967295 by default: UINT_MAX, UIPanGestureRecognizer.h. One finger more than these fails the
    /// gesture before it begins, and is left to the view after that; UIKit's answer is unconfirmed.
    open var maximumNumberOfTouches = Int(UInt32.max)

    /// How far the fingers went since the gesture began, or since this was set, in a view's coordinates; in
    /// the window's where the view is nil.
    open func translation(in view: UIView?) -> CGPoint {
        origin.map { convertVector(travel - $0, to: view) } ?? .zero
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        origin = travel - convertVector(translation.finite, from: view)
    }

    /// Points in a second over the last tenth of a second, in a view's coordinates.
    open func velocity(in view: UIView?) -> CGPoint { convertVector(trail.velocity, to: view) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches.inOrder.reversed() where numberOfTouches > maximumNumberOfTouches {
            guard hasBegun else {
                state = .failed
                return
            }
            ignore(touch, for: event)
        }
        trail.record(travel, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches >= minimumNumberOfTouches else { return }
        follow(touches, at: event.timestamp)
        guard state == .possible else {
            state = .changed
            return
        }
        let distance = travel.distance(to: .zero)
        guard distance > Self.slop else { return }
        guard begins(along: travel) else {
            state = .failed
            return
        }
        if origin == nil {
            origin = CGPoint(x: travel.x * Self.slop / distance, y: travel.y * Self.slop / distance)
        }
        state = .began
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let left = numberOfTouches - touches.count
        guard state == .possible else {
            follow(touches, at: event.timestamp)
            trail.lift(at: event.timestamp)
            if left < minimumNumberOfTouches { state = .ended }
            return
        }
        if left == 0 { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        travel = .zero
        origin = nil
        trail = MotionTrail()
    }

    /// Whether the gesture begins with fingers that went this way.
    func begins(along travel: CGPoint) -> Bool { true }

    /// Every finger moves the middle by its share.
    private func follow(_ moved: Set<UITouch>, at time: TimeInterval) {
        let share = 1 / CGFloat(numberOfTouches)
        let former = travel
        for touch in moved {
            let way = touch.location(in: nil) - touch.previousLocation(in: nil)
            travel = CGPoint(x: travel.x + way.x * share, y: travel.y + way.y * share)
        }
        if travel != former { trail.record(travel, at: time) }
    }

    private func convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
        convert(vector, to: view) - convert(.zero, to: view)
    }

    private func convertVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
        guard let view, let window = self.view?.window ?? view.window else { return vector }
        return view.convert(vector, to: window) - view.convert(.zero, to: window)
    }

    /// Points of travel before the gesture begins.
    static let slop: CGFloat = 10
}
