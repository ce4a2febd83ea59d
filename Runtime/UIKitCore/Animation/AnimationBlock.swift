import QuartzCore

/// One call of `UIView.animate`: gives the animations for what changes inside it and knows when the last has
/// ended.
@MainActor final class AnimationBlock: NSObject {
    enum Timing {
        case curve(UIView.AnimationCurve, duration: TimeInterval)
        case spring(dampingRatio: CGFloat, velocity: CGFloat, duration: TimeInterval)
        /// The spring on which full screens and sheets come and go, and on which what was let go at a speed
        /// goes on, in distances of the animation a second; it does not swing, and rests after 0.51 seconds
        /// (mass 3, stiffness 1000, measured by others).
        case release(velocity: CGFloat)

        var duration: TimeInterval {
            switch self {
            case .curve(_, let duration), .spring(_, _, let duration): duration
            case .release(let velocity): Self.releaseSpring(velocity).settlingDuration
            }
        }

        static func releaseSpring(_ velocity: CGFloat) -> CASpringAnimation {
            let spring = CASpringAnimation()
            (spring.mass, spring.stiffness, spring.damping) = (
                3, 1000, 2 * (3 * 1000 as CGFloat).squareRoot()
            )
            spring.initialVelocity = velocity
            return spring
        }
    }

    let timing: Timing
    let delay: TimeInterval
    private let options: UIView.AnimationOptions
    private var completion: ((Bool) -> Void)?
    private var running = 0
    private var isOpen = true
    private var allFinished = true

    private(set) static var current: AnimationBlock?
    static var isEnabled = true

    private init(
        _ timing: Timing, delay: TimeInterval, options: UIView.AnimationOptions,
        _ completion: ((Bool) -> Void)?
    ) {
        self.timing = timing
        self.delay = delay.isFinite ? max(delay, 0) : 0
        self.options = options
        self.completion = completion
        super.init()
    }

    static func run(
        _ timing: Timing, delay: TimeInterval, options: UIView.AnimationOptions, _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        let block = AnimationBlock(timing, delay: delay, options: options, completion)
        let outer = current
        current = isEnabled && timing.duration > 0 && timing.duration.isFinite ? block : nil
        animations()
        current = outer
        block.close()
    }

    static func without(_ work: () -> Void) {
        let outer = current
        current = nil
        defer { current = outer }
        let wasEnabled = isEnabled
        isEnabled = false
        defer { isEnabled = wasEnabled }
        work()
    }

    /// The animation of one property of a view's layer from what it is to what it is about to be.
    func action(for layer: CALayer, key: String) -> any CAAction {
        let animation: CABasicAnimation
        switch timing {
        case .curve(let curve, let duration):
            animation = CABasicAnimation(keyPath: key)
            animation.duration = duration
            animation.timingFunction = CAMediaTimingFunction(name: curve.name)
        case .spring(let dampingRatio, let velocity, let duration):
            let spring = CASpringAnimation(keyPath: key)
            let solution = SpringSolution(
                dampingRatio: Double(dampingRatio), duration: duration, initialVelocity: Double(velocity))
            spring.mass = 1
            spring.stiffness = solution.frequency * solution.frequency
            spring.damping = 2 * solution.dampingRatio * solution.frequency
            spring.initialVelocity = velocity
            spring.duration = duration
            animation = spring
        case .release(let velocity):
            let spring = Timing.releaseSpring(velocity)
            spring.keyPath = key
            spring.duration = spring.settlingDuration
            animation = spring
        }
        let source = options.contains(.beginFromCurrentState) ? layer.presentation() ?? layer : layer
        animation.fromValue = source.value(forKeyPath: key)
        animation.beginTime = delay > 0 ? CACurrentMediaTime() + delay : 0
        animation.fillMode = .backwards
        animation.repeatCount = options.contains(.repeat) ? .infinity : 0
        animation.autoreverses = options.contains(.autoreverse)
        animation.delegate = self
        running += 1
        return animation
    }

    private func close() {
        isOpen = false
        guard running == 0, completion != nil, UIApplication.isRunning else { return finishIfDone() }
        FrameLoop.current.ticks.after(0) { self.finishIfDone() }
    }

    private func finishIfDone() {
        guard running == 0, !isOpen, let completion else { return }
        self.completion = nil
        completion(allFinished)
    }
}

extension AnimationBlock: @MainActor CAAnimationDelegate {
    func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        running -= 1
        allFinished = allFinished && finished
        finishIfDone()
    }
}

extension UIView.AnimationCurve {
    var name: CAMediaTimingFunctionName {
        switch self {
        case .easeInOut: .easeInEaseOut
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        }
    }
}
