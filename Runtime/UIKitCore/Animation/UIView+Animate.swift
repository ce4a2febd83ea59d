public import QuartzCore

extension UIView {
    /// Animates what the block changes, ease-in-out.
    ///
    /// The model values change at once; what is on the screen follows. The completion hears true unless an
    /// animation was replaced or removed on the way; a block that changes nothing completes in the next turn.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let timing = AnimationBlock.Timing.curve(options.curve, duration: duration)
        AnimationBlock.run(timing, delay: delay, options: options, animations, completion)
    }

    /// Animates with a spring that comes to rest in the given time.
    ///
    /// A damping ratio of 1 does not swing; one nearer to 0 swings more. The velocity is that at the start,
    /// in whole distances of the animation a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let timing = AnimationBlock.Timing.spring(
            dampingRatio: dampingRatio, velocity: velocity, duration: duration)
        AnimationBlock.run(timing, delay: delay, options: options, animations, completion)
    }

    /// Runs a block whose changes do not animate, even inside an animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationBlock.without(actionsWithoutAnimation)
    }

    /// Whether changes in animation blocks animate at all; true by default.
    public class var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }

    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.isEnabled = enabled }

    /// Seconds of the animation block that runs now; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.timing.duration ?? 0 }
}
