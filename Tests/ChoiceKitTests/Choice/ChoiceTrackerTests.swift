import Testing
import UIKit

@testable import ChoiceKit

struct ChoiceTrackerTests {
    private typealias Tracker = ChoiceTracker<String, Int>

    /// What a finger is from A and B, whose shape and line are the same unless said.
    private func at(_ a: CGFloat?, _ b: CGFloat? = nil, holding retention: CGFloat = 0) -> [Tracker.Distance]
    {
        [("A", a), ("B", b)].compactMap { member, distance in
            distance.map { .init(PressDistance(shape: $0, line: $0 - retention), from: member) }
        }
    }

    private func pressed(_ member: String = "A", chosen: String? = nil) -> Tracker {
        var tracker = Tracker()
        tracker.chosen = chosen
        _ = tracker.land(1, on: member)
        return tracker
    }

    // MARK: One

    @Test func showsWhatIsPressedAndThenWhatIsChosen() {
        var tracker = pressed()
        #expect(tracker.shown == "A" && tracker.chosen == nil && tracker.isPressing)
        #expect(tracker.lift(1) == .commit("A"))
        #expect(tracker.shown == "A" && tracker.chosen == "A" && !tracker.isPressing)
    }

    @Test func showsNothingOutsideAndThePressAgainInside() {
        var tracker = pressed(chosen: "A")
        #expect(tracker.move(1, to: at(1)) == .init(left: "A", entered: nil))
        #expect(tracker.shown == nil && tracker.chosen == "A")
        #expect(tracker.move(1, to: at(-1)) == .init(left: nil, entered: "A"))
        #expect(tracker.shown == "A")
    }

    @Test func aLiftOutsideRestores() {
        var tracker = pressed("A", chosen: "B")
        _ = tracker.move(1, to: at(1, 40))
        #expect(tracker.lift(1) == .restore)
        #expect(tracker.shown == "B" && tracker.pressed == nil && tracker.origin == nil)
    }

    @Test func cancellingRestores() {
        var tracker = pressed("A", chosen: "B")
        tracker.cancel()
        #expect(tracker.shown == "B")
        #expect(tracker.lift(1) == nil)
    }

    // MARK: The line

    @Test func leavesHalfAPointOutsideAndEntersHalfAPointInside() {
        var tracker = pressed()
        #expect(tracker.move(1, to: at(0.5)) == nil)
        #expect(tracker.move(1, to: at(0.51)) != nil)
        #expect(tracker.move(1, to: at(-0.49)) == nil)
        #expect(tracker.move(1, to: at(-0.5)) != nil)
    }

    @Test func aFingerThatTremblesOnTheLineCrossesItOnce() {
        var tracker = pressed()
        var crossings = 0
        for step in 0..<400 {
            let drift = CGFloat(step) / 100 - 2
            let tremble: CGFloat = step.isMultiple(of: 2) ? 0.4 : -0.4
            if tracker.move(1, to: at(drift + tremble)) != nil { crossings += 1 }
        }
        #expect(crossings == 1 && tracker.pressed == nil)
    }

    @Test func holdsAPressUpToItsLine() {
        var tracker = pressed()
        #expect(tracker.move(1, to: at(20.4, holding: 20)) == nil)
        #expect(tracker.move(1, to: at(20.6, holding: 20)) == .init(left: "A", entered: nil))
        #expect(tracker.move(1, to: at(19.4, holding: 20)) == .init(left: nil, entered: "A"))
    }

    // MARK: Several

    @Test func theNeighbourTakesOver() {
        var tracker = pressed()
        #expect(tracker.move(1, to: at(0.6, -0.6)) == .init(left: "A", entered: "B"))
        #expect(tracker.lift(1) == .commit("B"))
    }

    @Test func aGapBetweenThemIsOutside() {
        var tracker = pressed()
        #expect(tracker.move(1, to: at(4, 4)) == .init(left: "A", entered: nil))
        #expect(tracker.move(1, to: at(9, -1)) == .init(left: nil, entered: "B"))
    }

    @Test func theNeighboursShapeWinsOverARetainedPress() {
        var tracker = pressed()
        #expect(tracker.move(1, to: at(8, 2, holding: 30)) == nil)
        #expect(tracker.move(1, to: at(12, -2, holding: 30)) == .init(left: "A", entered: "B"))
    }

    @Test func fromOutsideTheNearerOneIsEntered() {
        var tracker = pressed()
        _ = tracker.move(1, to: at(100, 100, holding: 30))
        #expect(tracker.move(1, to: at(20, 10, holding: 30))?.entered == "B")
    }

    @Test func onTwoShapesAtOnceItStaysWhereItIs() {
        var tracker = pressed()
        #expect(tracker.move(1, to: at(-1, -9)) == nil)
        #expect(tracker.pressed == "A")
    }

    @Test func onesThatCannotBePressedAreNotEntered() {
        var tracker = pressed()
        #expect(tracker.move(1, to: at(5, nil)) == .init(left: "A", entered: nil))
        #expect(tracker.move(1, to: at(nil, nil)) == nil)
        var gone = pressed()
        #expect(gone.move(1, to: at(nil, 9)) == .init(left: "A", entered: nil))
    }

    @Test func isOffWhatItLoses() {
        var tracker = pressed(chosen: "B")
        #expect(tracker.lose("B") == nil)
        #expect(tracker.lose("A") == .init(left: "A", entered: nil))
        #expect(tracker.lift(1) == .restore)
        #expect(tracker.chosen == "B")
    }

    // MARK: Fingers

    @Test func aSecondFingerChangesNothing() {
        var tracker = pressed()
        let landed = tracker.land(2, on: "B")
        #expect(!landed)
        #expect(tracker.move(2, to: at(9, -9)) == nil)
        #expect(tracker.lift(2) == nil)
        #expect(tracker.pressed == "A" && tracker.follows(1) && !tracker.follows(2))
        #expect(tracker.lift(1) == .commit("A"))
    }

    @Test func aFingerPressesWhenTheOtherIsUp() {
        var tracker = pressed()
        _ = tracker.lift(1)
        let landed = tracker.land(2, on: "B")
        #expect(landed)
        #expect(tracker.lift(2) == .commit("B"))
    }

    // MARK: Random

    /// 100,000 sequences of three fingers on three members.
    @Test func neverShowsTwoNorCommitsOutside() {
        var random = SplitMix(state: 9)
        var commits = 0
        for number in 0..<100_000 {
            var play = RandomPlay(chosen: [nil, 0, 1, 2].randomElement(using: &random)!)
            for _ in 0..<Int.random(in: 4...12, using: &random) where play.fault == nil {
                play.step(&random)
            }
            if let fault = play.fault { Issue.record("Sequence \(number): \(fault)") }
            commits += play.commits
        }
        #expect(commits > 10_000)
    }
}

/// A tracker of three members beside what is known of it from outside.
private struct RandomPlay {
    private var tracker = ChoiceTracker<Int, Int>()
    private var finger: Int?
    private(set) var commits = 0
    private(set) var fault: String?

    init(chosen: Int?) { tracker.chosen = chosen }

    mutating func step(_ random: inout SplitMix) {
        let touched = Int.random(in: 0..<3, using: &random)
        let before = tracker
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1: land(touched, on: Int.random(in: 0..<3, using: &random), before)
        case 2, 3: lift(touched, before)
        case 4:
            tracker.cancel()
            finger = nil
            check(tracker.chosen == before.chosen, "cancelling chose another one")
        default: move(touched, to: CGFloat.random(in: -20...320, using: &random), before)
        }
        check(tracker.isPressing == (finger != nil), "pressing without a finger")
        check(tracker.isPressing || tracker.shown == tracker.chosen, "shows what is not chosen")
    }

    private mutating func land(_ touched: Int, on member: Int, _ before: ChoiceTracker<Int, Int>) {
        let takes = tracker.land(touched, on: member)
        check(takes == (finger == nil), "a second finger landed")
        check(takes || tracker == before, "a second finger changed something")
        if takes { finger = touched }
    }

    private mutating func lift(_ touched: Int, _ before: ChoiceTracker<Int, Int>) {
        let ending = tracker.lift(touched)
        guard touched == finger else {
            return check(ending == nil && tracker == before, "a finger lifted that was not down")
        }
        finger = nil
        check(ending == before.pressed.map { .commit($0) } ?? .restore, "the lift ended otherwise")
        check(tracker.chosen == before.pressed ?? before.chosen, "the lift chose another one")
        if ending != .restore { commits += 1 }
    }

    /// Members are 100 long, side by side, and hold a press 10 further.
    private mutating func move(_ touched: Int, to place: CGFloat, _ before: ChoiceTracker<Int, Int>) {
        let distances = (0..<3).map { member in
            let shape = abs(place - CGFloat(member) * 100 - 50) - 50
            return ChoiceTracker<Int, Int>.Distance(
                PressDistance(shape: shape, line: shape - 10), from: member)
        }
        let crossing = tracker.move(touched, to: distances)
        check(touched == finger || crossing == nil, "a finger moved that was not down")
        check(crossing != nil || tracker == before, "something changed without a crossing")
        guard let pressed = tracker.pressed, touched == finger else { return }
        check(distances[pressed].line <= 0.5, "pressed outside of its line")
    }

    private mutating func check(_ holds: Bool, _ words: String) {
        if !holds, fault == nil { fault = words }
    }
}
