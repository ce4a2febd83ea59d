import Foundation

/// The motion of a damped spring that is let go one unit away from rest, as a pure function of time.
///
/// Progress runs from 0 to 1, the place of rest, and beyond where the spring overshoots.
package struct SpringSolution: Hashable, Sendable {
    /// Undamped radians a second.
    package let frequency: Double
    /// Below 1 it overshoots, at 1 it just does not, above it creeps.
    package let dampingRatio: Double
    /// How fast it starts towards rest, in distances a second.
    package let initialVelocity: Double

    /// A spring by its motion.
    package init(frequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
        self.frequency = frequency.isFinite ? max(frequency, 1e-6) : 1e-6
        self.dampingRatio = dampingRatio.isFinite ? max(dampingRatio, 0) : 1
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    }

    /// A spring by its parts: a mass in any unit, force a unit of distance, and force a unit of speed.
    package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
        let mass = max(mass, 1e-9)
        let stiffness = max(stiffness, 1e-9)
        self.init(
            frequency: (stiffness / mass).squareRoot(),
            dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
            initialVelocity: initialVelocity)
    }

    /// The spring that UIView makes of a ratio and a duration: its frequency is such that the envelope of the
    /// motion is down to a thousandth when the duration ends (measured on UIKit, 30 probes, eight digits).
    ///
    /// - Parameters:
    ///   - dampingRatio: from 0.01 to 1; what is beyond counts as the nearest.
    ///   - duration: in seconds, more than 0.
    ///   - initialVelocity: in distances a second.
    package init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
        let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 1) : 1
        let velocity = initialVelocity.isFinite ? initialVelocity : 0
        let duration = max(duration, 1e-3)
        // In units of the duration: w = frequency * duration, v = velocity * duration.
        let w = Self.largestRoot(ratio: ratio, velocity: velocity * duration)
        self.init(frequency: w / duration, dampingRatio: ratio, initialVelocity: velocity)
    }

    /// How far it has come after so many seconds.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let beta = dampingRatio * frequency
        let push = beta - initialVelocity
        if dampingRatio < 1 {
            let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            return 1 - exp(-beta * time) * (cos(damped * time) + push / damped * sin(damped * time))
        }
        if dampingRatio == 1 { return 1 - (1 + push * time) * exp(-beta * time) }
        let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
        let (slow, fast) = (beta - spread, beta + spread)
        let share = (fast - initialVelocity) / (2 * spread)
        return 1 - share * exp(-slow * time) - (1 - share) * exp(-fast * time)
    }

    /// How fast it moves after so many seconds, in distances a second.
    package func velocity(at time: Double) -> Double {
        let step = 1e-6 / frequency
        let from = max(0, time - step)
        return (value(at: time + step) - value(at: from)) / (time + step - from)
    }

    /// When it has come to rest to within a thousandth, in seconds.
    package var settlingDuration: Double {
        let beta = dampingRatio * frequency
        guard beta > 0 else { return .infinity }
        if dampingRatio < 1 {
            let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let push = (beta - initialVelocity) / damped
            // The envelope is the length of the cosine's and the sine's parts together.
            return max(0, log(1000 * (1 + push * push).squareRoot()) / beta)
        }
        // The slower part decides; look for the last moment beyond a thousandth.
        let slow = beta - frequency * (dampingRatio * dampingRatio - 1).squareRoot()
        var (low, high) = (0.0, 40 / max(slow, 1e-9))
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if abs(1 - value(at: middle)) > 0.001 { low = middle } else { high = middle }
        }
        return high
    }

    /// The largest w at which the envelope is a thousandth after the time 1. UIKit takes smaller ones at high
    /// velocities and shows values that have not converged; the largest is the steady choice.
    private static func largestRoot(ratio: Double, velocity: Double) -> Double {
        let root = (1 - ratio * ratio).squareRoot()
        // The logarithm of a thousand times the envelope: above 0 the motion is still too large.
        func excess(_ w: Double) -> Double {
            let size = ratio < 1 ? abs(ratio * w - velocity) / (w * root) : abs(1 + w - velocity)
            return log(max(size, 1e-300)) - ratio * w + log(1000)
        }
        // It falls for good beyond here; below it may be down for a while around ratio * w = velocity.
        var high = 20 / ratio + abs(velocity) / ratio
        while excess(high) > 0 { high *= 2 }
        let (steps, top) = (1000, high)
        var low = high / Double(steps)
        for step in stride(from: steps - 1, to: 0, by: -1) {
            let w = top * Double(step) / Double(steps)
            if excess(w) > 0 {
                low = w
                break
            }
            high = w
        }
        guard excess(low) > 0 else { return max(low, 1) }
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if excess(middle) > 0 { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
