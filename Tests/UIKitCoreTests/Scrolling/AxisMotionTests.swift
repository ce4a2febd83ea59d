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

    @Test(arguments: [750.0, 1_500, 3_000, 4_875])
    func coastsAsFarAndAsLongAsMeasured(velocity: CGFloat) {
        let coast = motion(from: 0, velocity)
        #expect(abs(coast.position(at: coast.duration) - (velocity - 10) * 0.499) < 0.3)
        let duration = log(velocity / 10) / (-1000 * log(0.998))
        #expect(abs(coast.duration - duration) < 0.015 * duration)
        let back = motion(from: 5_000, -velocity)
        #expect(abs(back.position(at: back.duration) - 5_000 + (velocity - 10) * 0.499) < 0.3)
    }

    @Test(arguments: [0.016, 0.1, 0.5, 1, 2])
    func isOnTheWayWhereTheMeasuredLawSays(time: TimeInterval) {
        let law = 3_000 * 0.499 * (1 - pow(0.998, 1000 * time))
        #expect(abs(motion(from: 0, 3_000).position(at: time) - law) < 1e-6)
    }

    @Test(arguments: [(0.998, 0.499, 0.135), (0.99, 0.099, 0.00004)])
    func isProjectedAndSlowsDownAtEitherRate(rate: CGFloat, travel: CGFloat, left: CGFloat) {
        let coast = ScrollCoast(start: 0, velocity: 100_000, rate: rate)
        #expect(abs(coast.position(at: coast.duration) / 100_000 - travel) < 0.001)
        // A coast that is slower than 10 points a second stands, so the last is read off a short while.
        let share = coast.velocity(at: 0.5) / 100_000
        #expect(abs(share * share - left) < 0.1 * left)
    }

    @Test func standsWhereItIsSlowerThanTenPointsASecond() {
        #expect(motion(from: 5, 10).duration == 0)
    }

    @Test func bouncesAsFarPastTheEndAsMeasured() {
        let bounce = motion(from: 100, 3_005, in: 0...100)
        let peak = stride(from: 0, to: bounce.duration, by: 0.001).map(bounce.position).max() ?? 0
        #expect(abs(peak - 100 - 99.7) < 1)
        #expect(bounce.position(at: bounce.duration) == 100)
    }

    @Test(arguments: [0.0, 0.05, 0.1, 0.2, 0.4])
    func comesBackFromAHeldPullAtTheMeasuredRates(time: TimeInterval) {
        let law = -235 * (46 * exp(-9 * time) - 9 * exp(-46 * time)) / 37
        #expect(abs(motion(from: -235, 0).position(at: time) - law) < 0.001)
    }

    @Test(arguments: [(50.0, false), (51, true), (-51, true)])
    func isPulledByASpringFromFiftyPointsASecondOn(velocity: CGFloat, springs: Bool) {
        let bounce = ScrollBounce(edge: 0, distance: 100, velocity: velocity)
        let spring = (100 + (velocity + 1_100) * 0.1) * exp(-1.1)
        #expect((abs(bounce.position(at: 0.1) - spring) < 1e-9) == springs)
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

    @Test(arguments: [20, 100, 100.25, 5_000, 400_000])
    func landsWhereItIsTold(landing: CGFloat) {
        let told = AxisMotion(from: 100, landing: landing, rate: 0.99)
        #expect(abs(told.position(at: told.duration) - landing) < 1e-6)
    }

    @Test(arguments: [-4_000, -300, 0, 40, 300, 4_000] as [CGFloat])
    func arrivesAtAPageWithoutSwinging(velocity: CGFloat) {
        let paging = AxisMotion(from: 200, page: 300, velocity: velocity)
        let places = stride(from: 0, to: paging.duration, by: 0.005).map(paging.position)
        #expect(places.first == 200)
        #expect(places.allSatisfy { $0 <= 300.0001 })
        #expect(paging.position(at: paging.duration) == 300)
    }

    @Test func makesForTheSamePlaceAfterTheContentMovedUnderIt() {
        let told = AxisMotion(from: 0, landing: 300, rate: 0.998)
        let place = told.position(at: 0.2) + 1_000
        let resumed = told.resumed(
            from: place, velocity: told.velocity(at: 0.2), in: 0...5_000, rate: 0.998, bounces: true,
            shift: 1_000)
        for time in [0.1, 0.5, 1] {
            #expect(abs(resumed.position(at: time) - told.position(at: 0.2 + time) - 1_000) < 0.001)
        }
        let shortened = told.resumed(
            from: 100, velocity: 500, in: 0...150, rate: 0.998, bounces: true, shift: 0)
        #expect(abs(shortened.position(at: shortened.duration) - 150) < 1e-6)
    }
}
