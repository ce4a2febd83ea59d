import Foundation

/// Animations that run together, cut off when the group ends.
///
/// Their `beginTime` counts from the group's start; a missing duration is the group's. Their delegates hear
/// nothing.
open class CAAnimationGroup: CAAnimation {
    /// The animations, in the order in which they change the layer.
    open var animations: [CAAnimation]?

    override func makeCopy() -> CAAnimation {
        guard type(of: self) == CAAnimationGroup.self else { return self }
        let copy = CAAnimationGroup()
        copy.animations = animations?.map { $0.makeCopy() }
        return copy.copyingTime(of: self)
    }

    override func complete(duration: CFTimeInterval, timingFunction: CAMediaTimingFunction?) {
        super.complete(duration: duration, timingFunction: timingFunction)
        for animation in animations ?? [] { animation.complete(duration: self.duration, timingFunction: nil) }
    }

    override func show(at fraction: Double, in values: inout LayerValues) {
        let time = progress(at: fraction) * duration
        for animation in animations ?? [] {
            animation.apply(animation.span(from: animation.beginTime), at: time, to: &values)
        }
    }
}
