import Foundation
import Testing

@testable import QuartzCore

struct SpringSolutionTests {
    @Test func solvesTheCriticalSpringAsMeasured() {
        let spring = SpringSolution(dampingRatio: 1, duration: 0.5)
        #expect(abs(spring.frequency * 0.5 - 9.233_413_476_5) < 1e-8)
    }

    @Test(arguments: [0.2, 0.35, 0.5, 0.8, 0.95])
    func solvesBouncySpringsByTheClosedForm(ratio: Double) {
        let spring = SpringSolution(dampingRatio: ratio, duration: 2)
        let expected = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * 2)
        #expect(abs(spring.frequency - expected) < 1e-8)
    }

    @Test(arguments: [-3.0, -0.5, 0.5, 1.5, 4])
    func leavesAThousandthOfTheEnvelopeWhateverTheVelocity(velocity: Double) {
        for ratio in [0.3, 0.7, 1] {
            let spring = SpringSolution(dampingRatio: ratio, duration: 1, initialVelocity: velocity)
            let beta = ratio * spring.frequency
            let size =
                ratio < 1
                ? abs(beta - velocity) / (spring.frequency * (1 - ratio * ratio).squareRoot())
                : abs(1 + spring.frequency - velocity)
            #expect(abs(size * exp(-beta) - 0.001) < 1e-9, "\(ratio)")
        }
    }

    @Test func followsTheMeasuredSheet() {
        // A sheet of 326 points comes up by a critical spring of mass 3 and stiffness 1000; read at 60 frames
        // a second.
        let spring = SpringSolution(mass: 3, stiffness: 1000, damping: 2 * (3000.0).squareRoot())
        #expect(abs(spring.frequency - 18.257) < 0.001)
        for (frame, y) in [(4, 546.0), (6, 476.5), (9, 402), (12, 359.5), (15, 338), (18, 327), (24, 319.5)] {
            let place = 317.5 + (667 - 317.5) * (1 - spring.value(at: Double(frame) / 60))
            #expect(abs(place - y) < 1.5, "\(frame)")
        }
    }

    @Test func startsAtItsVelocityAndEndsAtRest() {
        for ratio in [0.4, 1, 1.5] {
            let spring = SpringSolution(frequency: 10, dampingRatio: ratio, initialVelocity: 3)
            #expect(spring.value(at: 0) == 0)
            #expect(abs(spring.velocity(at: 0) - 3) < 1e-3)
            #expect(abs(spring.value(at: 60) - 1) < 1e-9)
            #expect(abs(1 - spring.value(at: spring.settlingDuration)) <= 0.001_001)
        }
    }

    @Test func staysANumberForAbsurdInput() {
        for ratio in [-1, 0, .nan, .infinity] {
            for duration in [0, -1, 1e9] {
                let spring = SpringSolution(dampingRatio: ratio, duration: duration, initialVelocity: 1e6)
                #expect(spring.frequency.isFinite && spring.frequency > 0)
                #expect(spring.value(at: 0.1).isFinite)
            }
        }
    }
}
