import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
// Where UIKit keeps the methods that a recogniser's subclass overrides.
import UIKit.UIGestureRecognizerSubclass
#endif

/// Recognises what one finger does to a toast: a tap beside its controls, or a drag that begins anywhere.
///
/// It is a class of its own, since targets take selectors, and Linux has none.
final class ToastDragRecognizer: UIGestureRecognizer {
    private var landing: (finger: UITouch, place: CGPoint, time: TimeInterval)?
    private var axis: ToastSwipe.Axis?
    private var trail: [(place: CGPoint, time: TimeInterval)] = []

    private let mayDragVertically: () -> Bool
    private let onTap: () -> Void
    private let onDrag: (ToastSwipe, _ isOver: Bool) -> Void

    /// - Parameters:
    ///   - mayDragVertically: whether a drag up or down is one of the toast.
    ///   - onTap: the person tapped the toast beside its controls.
    ///   - onDrag: the finger drags the toast, or has let go of it.
    init(
        mayDragVertically: @escaping () -> Bool, onTap: @escaping () -> Void,
        onDrag: @escaping (ToastSwipe, _ isOver: Bool) -> Void
    ) {
        self.mayDragVertically = mayDragVertically
        self.onTap = onTap
        self.onDrag = onDrag
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard landing == nil, touches.count == 1, let finger = touches.first else {
            // A second finger changes nothing in a drag, and there is no tap of two.
            if axis == nil { state = .failed } else { touches.forEach { ignore($0, for: event) } }
            return
        }
        landing = (finger, finger.location(in: nil), event.timestamp)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let swipe = swipe(at: event.timestamp) else { return }
        if state == .possible {
            guard swipe.axis == .horizontal || mayDragVertically() else {
                state = .failed
                return
            }
            state = .began
        } else {
            state = .changed
        }
        if state == .began || state == .changed { onDrag(swipe, false) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard axis == nil else {
            let swipe = swipe(at: event.timestamp)
            state = .ended
            if let swipe { onDrag(swipe, true) }
            return
        }
        guard let landing, !isInControl(landing.finger),
            event.timestamp - landing.time < Self.longestTap
        else {
            state = .failed
            return
        }
        state = .ended
        if state == .ended { onTap() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let axis else {
            state = .failed
            return
        }
        state = .cancelled
        onDrag(ToastSwipe(translation: .zero, axis: axis), true)
    }

    override func reset() {
        super.reset()
        landing = nil
        axis = nil
        trail = []
    }

    /// What the finger does now; nil while it has hardly moved.
    private func swipe(at time: TimeInterval) -> ToastSwipe? {
        guard let landing else { return nil }
        let place = landing.finger.location(in: nil)
        let way = CGPoint(x: place.x - landing.place.x, y: place.y - landing.place.y)
        trail.append((place, time))
        trail.removeAll { time - $0.time > Self.velocityWindow }
        if axis == nil, hypot(way.x, way.y) > Self.slop {
            axis = abs(way.x) > abs(way.y) ? .horizontal : .vertical
        }
        return axis.map { ToastSwipe(translation: way, velocity: velocity, axis: $0) }
    }

    private var velocity: CGPoint {
        guard let first = trail.first, let last = trail.last, last.time > first.time else { return .zero }
        let seconds = last.time - first.time
        return CGPoint(
            x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
    }

    private func isInControl(_ touch: UITouch) -> Bool {
        sequence(first: touch.view, next: { $0?.superview }).contains { $0 is UIControl }
    }

    /// Points that a finger moves before it drags, as in UIKit's own recogniser (measured by others).
    private static let slop: CGFloat = 10
    /// Who holds a finger on the toast longer reads it, and does not mean to send it away.
    private static let longestTap: TimeInterval = 0.75
    /// Seconds that the speed of a finger is taken from; by feel.
    private static let velocityWindow: TimeInterval = 0.1
}
