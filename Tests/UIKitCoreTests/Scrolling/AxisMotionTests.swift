import CoreGraphics
import Testing

@testable import UIKitCore

struct AxisMotionTests {
    private func motion(
        from start: CGFloat, _ velocity: CGFloat, in range: ClosedRange<CGFloat> = 0...10_000,
        bounces: Bool = true
    ) -> AxisMotion {
        AxisMotion(from: start, velocity: velocity, in: range, rate: 0.998, bounces: bounces)
    }

    @Test func coastsAsFarAsMeasured() {
        let coast = motion(from: 0, 3_000)
        #expect(abs(coast.position(at: coast.duration) - 2_990 * 0.499) < 0.3)
        #expect(abs(coast.duration - log(300.0) / (-1000 * log(0.998))) < 0.001)
    }

    @Test func standsWhereItIsSlowerThanTenPointsASecond() {
        #expect(motion(from: 5, 10).duration == 0)
    }

    @Test func bouncesAsFarPastTheEndAsMeasured() {
        let bounce = motion(from: 100, 3_005, in: 0...100)
        let peak = stride(from: 0, to: bounce.duration, by: 0.001).map(bounce.position).max() ?? 0
        #expect(abs(peak - 100 - 99.7) < 2)
        #expect(bounce.position(at: bounce.duration) == 100)
    }

    @Test func comesBackFromAHeldPullWithoutSwinging() {
        let back = motion(from: -80, 0)
        let places = stride(from: 0, to: back.duration, by: 0.01).map(back.position)
        #expect(places.first == -80)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(back.position(at: back.duration) == 0)
    }

    @Test func goesOnAcrossTheEndWithoutAJump() {
        let flight = motion(from: 50, 2_000, in: 0...300)
        let places = stride(from: 0, to: flight.duration, by: 0.001).map(flight.position)
        #expect(zip(places, places.dropFirst()).allSatisfy { abs($0 - $1) < 2.1 })
    }

    @Test func fliesFromPastOneEndThroughToTheOther() {
        let flight = motion(from: -10, 5_000, in: 0...300)
        #expect(abs(flight.position(at: 0) + 10) < 1e-9)
        #expect(flight.position(at: flight.duration) == 300)
    }

    @Test func stopsAtTheEndWhereNothingBounces() {
        let flight = motion(from: 50, 2_000, in: 0...300, bounces: false)
        #expect(stride(from: 0, to: flight.duration, by: 0.01).map(flight.position).allSatisfy { $0 <= 300 })
        #expect(flight.position(at: flight.duration) == 300)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func isNotMovedByWhatIsNoSpeed(velocity: CGFloat) {
        #expect(motion(from: 7, velocity).position(at: 1) == 7)
    }

    @Test func landsWhereItIsTold() {
        let coast = ScrollCoast(start: 100, landing: 20, rate: 0.99)
        #expect(abs(coast.landing - 20) < 1e-9)
    }
}
