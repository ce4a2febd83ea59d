import CoreGraphics
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// What may happen in the middle of a spin.
@MainActor struct PickerSheetSpinTests {
    let stage = PickerSheetStage()

    private func spin(for time: TimeInterval = 0.4) {
        stage.fling()
        stage.host.advance(by: time)
    }

    private func row(_ row: Int) -> PickerSheet.Choice { .init(column: 0, row: row, value: "Row \(row)") }

    /// A spin of half a second at the fast rate: 147.5 points of projected travel after 190 under the finger
    /// are 9.9 rows of 34. (At the normal rate it is in PickerSheetTests.)
    @Test(arguments: Array(stride(from: 0.0, to: 0.6, by: 0.06)))
    func doneGivesTheRowThatTheProjectedTravelSaysAtTheFastRateToo(time: TimeInterval) throws {
        stage.show()
        let scroll = try #require(stage.wheels.flatMap(scrollView))
        scroll.decelerationRate = .fast
        spin(for: time)
        stage.tap("Done")
        stage.rest()
        #expect(stage.endings == [.done([row(10)])])
    }

    private func scrollView(in view: UIView) -> UIScrollView? {
        (view as? UIScrollView) ?? view.subviews.lazy.compactMap { scrollView(in: $0) }.first
    }

    enum Exit: CaseIterable { case button, dim, swipe, escape, task, superseded, parent }

    @Test(arguments: Exit.allCases)
    func endsOnceAndWithoutAChange(exit: Exit) throws {
        stage.show()
        weak let sheet = stage.sheet
        let top = try #require(sheet?.view.convert(CGPoint.zero, to: nil).y)
        spin()
        switch exit {
        case .button: stage.tap("Cancel")
        case .dim: stage.host.tap(at: CGPoint(x: 200, y: 100))
        case .swipe:
            for y in stride(from: CGFloat(20), through: 220, by: 20) {
                drag(y == 20 ? .began : .moved, top + y)
            }
            drag(.ended, top + 220)
        case .escape: stage.host.press(.keyboardEscape)
        case .task: stage.presentation?.end(.cancelled(.taskCancelled))
        case .superseded: stage.show([["other"]])
        case .parent: stage.controller.dismiss(animated: false)
        }
        stage.rest()
        #expect(stage.told.count == 1 && stage.endings == [.cancelled(exit.wayOut)])
        if exit != .superseded { stage.forget() }
        #expect(sheet == nil)
    }

    private func drag(_ phase: UITouch.Phase, _ y: CGFloat) {
        stage.host.touch(TouchSample(finger: 0, phase: phase, location: CGPoint(x: 120, y: y)))
    }

    @Test func rotationLeavesItTurningAndItEndsOnce() {
        stage.show()
        spin()
        stage.host.rotate(to: .landscapeLeft)
        stage.rest()
        #expect(stage.sheet != nil && stage.endings.isEmpty)
        stage.tap("Done")
        stage.rest()
        #expect(stage.endings.count == 1 && stage.endings == [.done([row(stage.lastTold)])])
    }

    @Test func rowsThatAreReplacedUnderASpinningWheelGiveOneOfTheNew() {
        stage.show([
            .fixed(["many", "few"]),
            .dependent { $0[0] == "few" ? ["x", "y"] : PickerSheetStage.numbers },
        ])
        let wheels = stage.wheels?.convert(stage.wheels?.bounds ?? .zero, to: nil) ?? .zero
        stage.fling(1_500, x: wheels.midX + 80)
        stage.host.advance(by: 0.3)
        stage.turn(to: 1)
        stage.tap("Done")
        stage.rest()
        #expect(stage.values == ["few", "x"] || stage.values == ["few", "y"])
        #expect(stage.endings.count == 1)
    }

    @Test func rowsThatAreGoneUnderASpinningWheelGiveNone() {
        stage.show([
            .fixed(["many", "none"]), .dependent { $0[0] == "none" ? [] : PickerSheetStage.numbers },
        ])
        let wheels = stage.wheels?.convert(stage.wheels?.bounds ?? .zero, to: nil) ?? .zero
        stage.fling(1_500, x: wheels.midX + 80)
        stage.host.advance(by: 0.3)
        stage.turn(to: 1)
        stage.tap("Done")
        stage.rest()
        #expect(stage.values == ["none"] && stage.endings.count == 1)
    }
}

extension PickerSheetSpinTests.Exit {
    fileprivate var wayOut: PickerSheet.WayOut {
        switch self {
        case .button: .button
        case .dim: .outsideTap
        case .swipe: .swipe
        case .escape: .escape
        case .task: .taskCancelled
        case .superseded: .superseded
        case .parent: .parentGone
        }
    }
}

extension PickerSheetStage {
    /// The row of the first column that was told of last; -1 where nothing was.
    fileprivate var lastTold: Int {
        told.reversed().lazy.compactMap {
            if case .changed(let choices) = $0 { choices.first?.row } else { nil }
        }
        .first ?? -1
    }
}
