import Foundation

/// An animation on a layer.
struct RunningAnimation {
    let key: String?
    /// The layer's own copy.
    let animation: CAAnimation
    /// What waits for its end.
    let group: CompletionGroup?
    /// When it begins; nil until the first frame it is part of, unless it says itself.
    var begin: CFTimeInterval?
    /// Whether the delegate knows that it began.
    var hasStarted = false
    /// Whether the delegate knows that it came to its end; it stays only if it is not removed then.
    var hasEnded = false

    init(_ animation: CAAnimation, key: String?, in transaction: TransactionState) {
        let copy = animation.makeCopy()
        copy.complete(duration: transaction.duration, timingFunction: transaction.timingFunction)
        self.key = key
        self.animation = copy
        group = transaction.animationGroup
        begin = copy.beginTime != 0 ? copy.beginTime : nil
        group?.enter()
    }

    private func span(at time: CFTimeInterval) -> TimeSpan {
        animation.span(from: begin ?? time)
    }

    /// Whether time changes what it shows, now or later.
    var isMoving: Bool {
        !hasEnded && (begin == nil || animation.speed != 0)
    }

    func isOver(at time: CFTimeInterval) -> Bool {
        begin != nil && time >= span(at: time).end
    }

    func apply(at time: CFTimeInterval, to values: inout LayerValues) {
        animation.apply(span(at: time), at: time, to: &values)
    }
}

/// What delegates and completion blocks are still to hear. They are told together, when no layer is being
/// changed.
enum AnimationEvent {
    case started(CAAnimation)
    case stopped(RunningAnimation, finished: Bool)

    /// In the order in which it happened. Only the main thread changes layers, so only it comes here.
    nonisolated(unsafe) static var pending: [AnimationEvent] = []

    /// Tells what has happened until now; what that sets off is told the next time.
    static func deliver() {
        let events = pending
        pending = []
        for event in events {
            switch event {
            case .started(let animation): animation.delegate?.animationDidStart(animation)
            case .stopped(let running, let finished):
                running.animation.delegate?.animationDidStop(running.animation, finished: finished)
                running.group?.leave()
            }
        }
    }
}
