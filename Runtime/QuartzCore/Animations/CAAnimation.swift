public import Foundation

/// What all animations have: their time, pace and delegate.
///
/// A layer keeps a copy, so that later changes of the original do nothing. An instance of an own subclass is
/// kept as it is.
open class CAAnimation: NSObject, NSCopying, CAAction, CAMediaTiming {
    /// The pace within each pass; nil, the default, is the transaction's, and linear if that has none.
    open var timingFunction: CAMediaTimingFunction?
    /// Learns of the start and the end; held strongly.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer forgets the animation at its end; true by default.
    open var isRemovedOnCompletion = true

    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// Makes an animation of the default time.
    public override init() {
        super.init()
    }

    /// Adds the animation to the layer that changed.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// A copy; an instance of an own subclass gives itself.
    public func copy(with zone: NSZone? = nil) -> Any {
        makeCopy()
    }

    func makeCopy() -> CAAnimation {
        type(of: self) == CAAnimation.self ? CAAnimation().copyingTime(of: self) : self
    }

    func copyingTime(of other: CAAnimation) -> Self {
        (timingFunction, delegate, isRemovedOnCompletion) =
            (other.timingFunction, other.delegate, other.isRemovedOnCompletion)
        (beginTime, duration, speed, timeOffset) = (
            other.beginTime, other.duration, other.speed, other.timeOffset
        )
        (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
        (autoreverses, fillMode) = (other.autoreverses, other.fillMode)
        return self
    }

    /// Fills in what the animation leaves to the transaction or the group.
    func complete(duration standard: CFTimeInterval, timingFunction pace: CAMediaTimingFunction?) {
        if duration <= 0 { duration = standard }
        if timingFunction == nil { timingFunction = pace }
    }

    /// Shows the animation in `values`.
    ///
    /// - Parameter fraction: how much of the time of one pass has gone by, before the pace.
    func show(at fraction: Double, in values: inout LayerValues) {}

    /// The progress that the pace makes of a fraction of the time.
    func progress(at fraction: Double) -> Double {
        timingFunction?.value(at: fraction) ?? fraction
    }
}

extension CAAnimation {
    /// The animation's time, begun at `begin`.
    func span(from begin: CFTimeInterval) -> TimeSpan {
        TimeSpan(
            begin: begin, duration: max(duration, 1e-9), speed: Double(speed), offset: timeOffset,
            repeatCount: Double(repeatCount), repeatDuration: repeatDuration, autoreverses: autoreverses)
    }

    /// Shows the animation in `values` as it is at `time`; before and after its time as the fill mode says.
    func apply(_ span: TimeSpan, at time: CFTimeInterval, to values: inout LayerValues) {
        switch span.place(at: time) {
        case .within(let fraction): show(at: fraction, in: &values)
        case .before(let fraction): if fillMode.fillsBefore { show(at: fraction, in: &values) }
        case .after(let fraction): if fillMode.fillsAfter { show(at: fraction, in: &values) }
        }
    }
}
