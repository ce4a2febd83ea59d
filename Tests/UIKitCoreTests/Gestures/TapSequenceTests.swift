import QuartzCore
import Testing

@testable import UIKitCore

@MainActor struct TapSequenceTests {
    private let one = NSObject(), two = NSObject()
    private var first: ObjectIdentifier { ObjectIdentifier(one) }
    private var second: ObjectIdentifier { ObjectIdentifier(two) }
    private let place = CGPoint(x: 100, y: 100)

    /// What Apple's frameworks set on UITapRecognizer, as others read them: 45 points, 0.75 and 0.35 seconds.
    @Test func keepsToTheToleranceOfATap() {
        #expect(TapSequence.allowableMovement == 45)
        #expect(TapSequence.longestTap == 0.75)
        #expect(TapSequence.longestPause == 0.35)
    }

    @Test func aFingerThatLandsAndLiftsIsATap() {
        var taps = TapSequence()
        #expect(taps.land(first, at: place, of: 1) == .goesOn)
        #expect(taps.lift(first, at: place, of: 1) == .tapped)
        #expect(taps.count == 1)
        #expect(taps.places == [place])
    }

    @Test(arguments: [(45.0, TapSequence.Outcome.goesOn), (45.5, .failed)])
    func aFingerMayTremble(_ distance: Double, _ outcome: TapSequence.Outcome) {
        var taps = TapSequence()
        _ = taps.land(first, at: place, of: 1)
        #expect(taps.move(first, to: CGPoint(x: 100 + distance, y: 100)) == outcome)
    }

    @Test func aLiftThatIsFarAwayIsNoTap() {
        var taps = TapSequence()
        _ = taps.land(first, at: place, of: 1)
        #expect(taps.lift(first, at: CGPoint(x: 200, y: 100), of: 1) == .failed)
    }

    @Test func fingersThatLiftOneAfterTheOtherAreOneTap() {
        var taps = TapSequence()
        _ = taps.land(first, at: place, of: 2)
        _ = taps.land(second, at: place, of: 2)
        #expect(taps.lift(first, at: place, of: 2) == .goesOn)
        #expect(taps.lift(second, at: place, of: 2) == .tapped)
    }

    @Test func tooManyAndTooFewFingersFail() {
        var many = TapSequence()
        _ = many.land(first, at: place, of: 1)
        #expect(many.land(second, at: place, of: 1) == .failed)
        var few = TapSequence()
        _ = few.land(first, at: place, of: 2)
        #expect(few.lift(first, at: place, of: 2) == .failed)
    }

    @Test func theNextTapIsNearTheLast() {
        for (distance, outcome) in [(30.0, TapSequence.Outcome.goesOn), (31, .failed)] {
            var taps = TapSequence()
            _ = taps.land(first, at: place, of: 1)
            _ = taps.lift(first, at: place, of: 1)
            #expect(taps.land(second, at: CGPoint(x: 100, y: 100 + distance), of: 1) == outcome)
        }
    }

    @Test func theFirstTapIsThePlace() {
        var taps = TapSequence()
        _ = taps.land(first, at: place, of: 1)
        _ = taps.lift(first, at: place, of: 1)
        _ = taps.land(second, at: CGPoint(x: 110, y: 100), of: 1)
        _ = taps.lift(second, at: CGPoint(x: 110, y: 100), of: 1)
        #expect(taps.places == [place])
        #expect(taps.count == 2)
    }

    @Test func anUnknownFingerChangesNothing() {
        var taps = TapSequence()
        #expect(taps.move(first, to: .zero) == .goesOn)
        #expect(taps.lift(first, at: .zero, of: 1) == .goesOn)
        #expect(taps.count == 0)
    }
}
