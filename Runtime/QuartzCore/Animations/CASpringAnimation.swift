import CoreGraphics
public import Foundation

/// A basic animation that moves as a damped spring does. `timingFunction` does not count.
///
/// The motion ends with `duration`, wherever it is then: set that to `settlingDuration` to let it come to
/// rest.
open class CASpringAnimation: CABasicAnimation {
    /// The mass that hangs on the spring; more than 0, 1 by default.
    open var mass: CGFloat = 1
    /// The force a unit of distance; more than 0, 100 by default.
    open var stiffness: CGFloat = 100
    /// The force a unit of speed; 10 by default.
    open var damping: CGFloat = 10
    /// How fast it starts towards the end, in distances a second; 0 by default.
    open var initialVelocity: CGFloat = 0

    /// Makes a spring of the default parts.
    public override init() {
        super.init()
    }

    /// Makes a spring of mass 1 that a person would say takes so many seconds.
    ///
    /// - Parameters:
    ///   - perceptualDuration: in seconds, more than 0.
    ///   - bounce: from 0, none, to 1, without end; below 0 it creeps.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let frequency = 2 * Double.pi / max(perceptualDuration, 1e-3)
        stiffness = CGFloat(frequency * frequency)
        let ratio = bounce >= 0 ? 1 - Double(min(bounce, 1)) : 1 / (1 + Double(max(bounce, -0.99)))
        damping = CGFloat(2 * ratio * frequency)
    }

    /// When the motion has come to rest to within a thousandth, in seconds.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    var spring: SpringSolution {
        SpringSolution(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity))
    }

    override func makeCopy() -> CAAnimation {
        guard type(of: self) == CASpringAnimation.self else { return self }
        let copy = CASpringAnimation()
        (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
        copy.initialVelocity = initialVelocity
        return copy.copyingValues(of: self)
    }

    override func progress(at fraction: Double) -> Double {
        spring.value(at: fraction * duration)
    }
}
