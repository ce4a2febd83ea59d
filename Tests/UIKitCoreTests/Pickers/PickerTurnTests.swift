import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

/// Wheels under fingers.
@MainActor struct PickerTurnTests {
    nonisolated static let speeds: [CGFloat] = [120, 300, 700, 1_500, 3_000]

    /// The projected travel is (v - 10) · 0.499 points at the normal rate and (v - 10) · 0.099 at the fast
    /// one (measured by others on scroll views); the wheel rests at the row that is nearest to it.
    @Test(arguments: speeds, [(UIScrollView.DecelerationRate.normal, 0.499), (.fast, 0.099)])
    func aFlingLandsOnTheRowThatItsProjectedTravelSays(
        speed: CGFloat, rate: (UIScrollView.DecelerationRate, reach: CGFloat)
    ) {
        let stage = PickerStage([200])
        stage.columns[0].scroll.decelerationRate = rate.0
        stage.fling(speed)
        let landing = stage.turn() + (speed - 10) * rate.reach
        #expect(stage.rows.told.isEmpty)
        stage.rest()
        let row = Int((landing / 32).rounded())
        #expect(stage.selected() == row)
        #expect(stage.turn() == CGFloat(row) * 32)
        #expect(stage.rows.told == ["0: \(row)"])
    }

    @Test func followsTheFingerAfterTenPoints() {
        let stage = PickerStage()
        stage.finger(.began, 840)
        stage.finger(.moved, 830)
        #expect(stage.turn() == 0)
        stage.finger(.moved, 730)
        #expect(stage.turn() == 100)
        #expect(stage.selected() == 3)
        stage.host.advance(by: 1)
        stage.finger(.ended, 730)
        #expect(stage.rows.told.isEmpty)
        stage.rest()
        #expect(stage.turn() == 96 && stage.rows.told == ["0: 3"])
    }

    @Test func tellsNobodyWhatTheProgramChose() {
        let stage = PickerStage()
        stage.picker.selectRow(5, inComponent: 0, animated: false)
        stage.rest()
        stage.picker.selectRow(9, inComponent: 0, animated: true)
        stage.rest()
        #expect(stage.selected() == 9 && stage.rows.told.isEmpty)
    }

    @Test func anAnimatedSelectionTakesThreeTenthsAndCountsAtOnce() {
        let stage = PickerStage()
        stage.host.activate()
        stage.picker.selectRow(10, inComponent: 0, animated: true)
        #expect(stage.selected() == 10)
        stage.host.advance(by: 0.15)
        #expect(stage.turn() > 100 && stage.turn() < 220)
        stage.host.advance(by: 0.17)
        #expect(stage.turn() == 320)
    }

    @Test func aTapOnARowBringsItIntoTheBar() {
        let stage = PickerStage()
        // The second row below the middle.
        stage.finger(.began, 744 + 58)
        stage.finger(.ended, 744 + 58)
        #expect(stage.rows.told.isEmpty)
        stage.rest()
        #expect(stage.selected() == 2 && stage.rows.told == ["0: 2"])
        stage.host.tap(at: CGPoint(x: 196, y: 744))
        stage.rest()
        #expect(stage.rows.told == ["0: 2"])
        stage.host.tap(at: CGPoint(x: 196, y: 744 - 100))
        stage.rest()
        #expect(stage.selected() == 0)
    }

    @Test func isFeltAndHeardOnceARow() {
        let stage = PickerStage()
        stage.host.activate()
        UIFeedbackGenerator.clearEvents()
        stage.fling(700)
        stage.rest()
        let events = UIFeedbackGenerator.events
        #expect(events.count { $0 == .selectionChanged } == stage.selected())
        #expect(events.count { $0 == .wheelTick } == stage.selected())
    }

    @Test func isNotFeltWhereItTurnsByItself() {
        let stage = PickerStage()
        stage.host.activate()
        UIFeedbackGenerator.clearEvents()
        stage.host.tap(at: CGPoint(x: 196, y: 744 + 58))
        stage.rest()
        stage.picker.selectRow(8, inComponent: 0, animated: true)
        stage.rest()
        #expect(UIFeedbackGenerator.events.isEmpty)
    }

    @Test func twoWheelsTurnUnderTwoFingers() {
        let stage = PickerStage([50, 50])
        func fingers(_ phase: UITouch.Phase, _ first: CGFloat, _ second: CGFloat) {
            stage.host.touch(
                TouchSample(finger: 0, phase: phase, location: CGPoint(x: 100, y: first)),
                TouchSample(finger: 1, phase: phase, location: CGPoint(x: 300, y: second)))
        }
        stage.picker.selectRow(10, inComponent: 1, animated: false)
        fingers(.began, 800, 700)
        for step in 1...10 { fingers(.moved, 800 - 8 * CGFloat(step), 700 + 4 * CGFloat(step)) }
        #expect(stage.turn(0) == 70 && stage.turn(1) == 290)
        stage.host.advance(by: 0.5)
        fingers(.ended, 720, 740)
        stage.rest()
        #expect(stage.selected(0) == 2 && stage.selected(1) == 9)
        #expect(stage.rows.told.sorted() == ["0: 2", "1: 9"])
    }

    @Test func threeWheelsAreFeltAndToldEachUnderItsFinger() {
        let stage = PickerStage([50, 50, 50])
        stage.host.activate()
        UIFeedbackGenerator.clearEvents()
        func fingers(_ phase: UITouch.Phase, _ travel: CGFloat) {
            let samples = [(60, 1), (196, 2), (330, 3)].map { x, rows in
                TouchSample(
                    finger: rows, phase: phase,
                    location: CGPoint(x: CGFloat(x), y: 840 - travel * CGFloat(rows)))
            }
            stage.host.touch(samples[0], samples[1], samples[2])
        }
        fingers(.began, 0)
        // Ten points do not count, so that the first wheel is a row on, the second two and the third three.
        for step in 1...13 { fingers(.moved, 3 * CGFloat(step)) }
        stage.host.advance(by: 0.5)
        fingers(.ended, 39)
        stage.rest()
        #expect((0..<3).map(stage.selected) == [1, 2, 3])
        #expect(stage.rows.told.sorted() == ["0: 1", "1: 2", "2: 3"])
        #expect(UIFeedbackGenerator.events.count { $0 == .selectionChanged } == 6)
        #expect(UIFeedbackGenerator.events.count { $0 == .wheelTick } == 6)
    }

    @Test func aFingerStopsAWheelAndTheNearestRowTakesIt() {
        let stage = PickerStage([500])
        stage.fling(3_000)
        stage.host.advance(by: 0.3)
        stage.finger(.began, 744)
        let stopped = stage.turn()
        stage.host.advance(by: 1)
        #expect(stage.turn() == stopped && stage.rows.told.count <= 1)
        stage.finger(.ended, 744)
        stage.rest()
        #expect(stage.selected() == Int((stopped / 32).rounded()))
        #expect(stage.rows.told == ["0: \(stage.selected())"])
    }

    @Test func aFingerThatRestsKeepsTheWheelBetweenRows() {
        let stage = PickerStage()
        stage.fling(300, lifts: false)
        let held = stage.turn()
        stage.host.advance(by: 5)
        #expect(stage.turn() == held && stage.rows.told.isEmpty)
        #expect(stage.selected() == Int((held / 32).rounded()))
    }

    @Test func comesBackFromPastItsEnds() {
        let stage = PickerStage([10])
        stage.finger(.began, 650)
        for y in stride(from: 660.0, through: 850, by: 10) { stage.finger(.moved, y) }
        #expect(abs(-stage.turn() - 0.55 * 190 * 216 / (0.55 * 190 + 216)) < 0.4)
        #expect(stage.selected() == 0)
        stage.finger(.ended, 850)
        stage.rest()
        #expect(stage.turn() == 0 && stage.rows.told == ["0: 0"])
        stage.fling(3_000)
        stage.rest()
        #expect(stage.selected() == 9)
    }

    @Test func theWheelOfAMouseEndsAtARow() {
        let stage = PickerStage()
        stage.host.activate()
        stage.columns[0].scroll.scrollByWheel(CGVector(dx: 0, dy: 75))
        #expect(stage.turn() == 75)
        stage.host.advance(by: 1)
        #expect(stage.turn() == 64 && stage.rows.told == ["0: 2"])
    }

    @Test func turnsOnWhenItsRowsAreReplaced() {
        let stage = PickerStage([500])
        stage.fling(3_000)
        stage.host.advance(by: 0.2)
        stage.rows.counts = [20]
        stage.picker.reloadAllComponents()
        stage.rest()
        #expect(stage.selected() == 19 && stage.turn() == 19 * 32)
        #expect(stage.rows.told == ["0: 19"])
    }

    @Test func restsAtARowWhenRowsChangeTheirHeightInMotion() {
        let stage = PickerStage([500])
        stage.fling(1_000)
        stage.host.advance(by: 0.2)
        stage.rows.rowHeight = 47
        stage.picker.reloadComponent(0)
        stage.rest()
        #expect(stage.turn() == CGFloat(stage.selected()) * 47)
        #expect(stage.rows.told == ["0: \(stage.selected())"])
    }

    @Test func losesItsRowsInMotion() {
        let stage = PickerStage([500])
        stage.fling(1_000)
        stage.host.advance(by: 0.2)
        stage.rows.counts = [0]
        stage.picker.reloadComponent(0)
        stage.rest()
        #expect(stage.selected() == -1 && stage.rows.told.isEmpty)
    }

    @Test func restsAtARowWhenItLeavesTheScreenInMotion() {
        let stage = PickerStage([500])
        stage.fling(1_000)
        stage.host.advance(by: 0.2)
        stage.picker.removeFromSuperview()
        stage.root.view.addSubview(stage.picker)
        stage.rest()
        #expect(stage.turn() == CGFloat(stage.selected()) * 32)
    }

    @Test func keepsItsRowWhenItIsResized() {
        let stage = PickerStage()
        stage.picker.selectRow(42, inComponent: 0, animated: false)
        for height in [162, 300, 216, 40] as [CGFloat] {
            stage.picker.frame.size.height = height
            stage.rest()
            #expect(stage.selected() == 42 && stage.turn() == 42 * 32)
        }
        #expect(stage.rows.told.isEmpty)
    }

    @Test func isIdleAtRest() {
        let stage = PickerStage([100, 100, 100])
        stage.fling(1_500)
        stage.rest()
        #expect(stage.host.nextFrameTime == nil)
    }

    // MARK: VoiceOver

    @Test func isOneAdjustableElementAComponent() {
        let log = PickerRowsLog()
        log.labels = ["Hours", "Minutes"]
        let stage = PickerStage([24, 60], log: log)
        let tree = AccessibilityTree(of: stage.host.app).lines.joined(separator: "\n")
        #expect(tree.contains("pickerWheel \"Hours\" value=\"Row 0\" traits=[adjustable]"))
        #expect(tree.contains("pickerWheel \"Minutes\""))
        #expect(!tree.contains("staticText"))
    }

    @Test func aSwipeChoosesTheNextRowForAPerson() {
        let stage = PickerStage([3])
        let wheel = stage.columns[0]
        stage.host.activate()
        wheel.accessibilityDecrement()
        stage.rest()
        #expect(stage.rows.told.isEmpty)
        wheel.accessibilityIncrement()
        wheel.accessibilityIncrement()
        #expect(wheel.accessibilityValue == "Row 2")
        wheel.accessibilityIncrement()
        stage.rest()
        #expect(stage.selected() == 2 && stage.rows.told == ["0: 2"])
    }

    @Test func cannotBeAdjustedWithoutRowsOrInput() {
        let stage = PickerStage([0])
        #expect(stage.columns[0].accessibilityTraits.contains(.notEnabled))
        #expect(stage.columns[0].accessibilityValue == nil)
        let other = PickerStage([5])
        other.picker.isUserInteractionEnabled = false
        other.columns[0].accessibilityIncrement()
        #expect(other.selected() == 0)
    }
}
