import CoreGraphics
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// A column whose rows are loaded, as a person meets it.
@MainActor struct PickerSheetLoadingTests {
    let stage = PickerSheetStage()
    let rows = RowsToCome()

    /// A sheet of a province and its districts, which have been asked for.
    private func show(_ later: PickerSheet.Column..., at target: UIView? = nil) async {
        stage.show([.fixed(["Seoul", "Busan"], name: "Province"), rows.column] + later, at: target)
        await stage.turnTasks()
    }

    private func choices(_ values: String...) -> [PickerSheet.Choice] {
        let lists = [["Seoul", "Busan"], ["Mapo", "Jung"]]
        return values.enumerated().map { column, value in
            .init(column: column, row: lists[column].firstIndex(of: value) ?? 0, value: value)
        }
    }

    private var doneIsOn: Bool { stage.app.buttons["Done"].isEnabled }

    // MARK: Coming

    @Test func aSpinnerAndWordsStandInItsPlaceAndDoneIsOff() async throws {
        await show()
        #expect(rows.asked == [["Seoul"]])
        #expect(stage.app.staticTexts["District, Loading…"].exists && !doneIsOn)
        let sheet = try #require(stage.sheet)
        let view = try #require(sheet.loadViews[1])
        #expect(view.frame.minX > sheet.view.bounds.midX - 5)
        sheet.finish()
        stage.rest()
        #expect(stage.told.isEmpty && sheet.view.isUserInteractionEnabled)
        rows.failAll()
    }

    @Test func itsRowsComeAndNobodyIsToldOfWhatNobodyTurned() async {
        await show()
        rows.give(["Mapo", "Jung"])
        await stage.turnTasks()
        #expect(stage.sheet?.loadViews.isEmpty == true && doneIsOn && stage.told.isEmpty)
        #expect(stage.wheels?.numberOfRows(inComponent: 1) == 2)
        stage.tap("Done")
        stage.rest()
        #expect(stage.told == [.ended(.done(choices("Seoul", "Mapo")))])
    }

    @Test func tellsOfATurnAndOfTheRowsThatCameForIt() async {
        await show()
        rows.give(["Mapo", "Jung"])
        await stage.turnTasks()
        stage.turn(to: 1)
        await stage.turnTasks()
        #expect(stage.told == [.changed(choices("Busan"))] && rows.asked.last == ["Busan"] && !doneIsOn)
        rows.give(["Jung", "Haeundae"])
        await stage.turnTasks()
        #expect(stage.told.count == 2 && doneIsOn)
        stage.tap("Cancel")
        stage.rest()
        #expect(stage.told.suffix(2) == [.changed(choices("Seoul", "Mapo")), .ended(.cancelled(.button))])
    }

    @Test func keepsTheSameValueWhereTheNewRowsHaveIt() async {
        await show()
        rows.give(["Mapo", "Jung"])
        await stage.turnTasks()
        stage.turn(to: 1, in: 1)
        stage.turn(to: 1)
        await stage.turnTasks()
        rows.give(["Haeundae", "Saha", "Jung"])
        await stage.turnTasks()
        #expect(stage.wheels?.selectedRow(inComponent: 1) == 2)
        stage.tap("Done")
        stage.rest()
        #expect(stage.values == ["Busan", "Jung"])
    }

    @Test func rowsThatComeLateAreIgnoredAndWhoeverLoadsThemIsCancelled() async {
        await show()
        stage.turn(to: 1)
        await stage.turnTasks()
        #expect(rows.asked == [["Seoul"], ["Busan"]])
        rows.give(["Haeundae"], to: 1)
        await stage.turnTasks()
        rows.give(["Mapo", "Jung"], to: 0)
        await stage.turnTasks()
        #expect(rows.cancelled == [0])
        stage.tap("Done")
        stage.rest()
        #expect(stage.values == ["Busan", "Haeundae"])
    }

    @Test func noRowsAreAStateAndDoneGivesTheOthers() async {
        await show()
        rows.give([])
        await stage.turnTasks()
        #expect(doneIsOn)
        stage.tap("Done")
        stage.rest()
        #expect(stage.values == ["Seoul"])
    }

    @Test func whatFollowsFromItComesWithIt() async {
        await show(.dependent { [$0[1] + "-dong"] })
        #expect(stage.wheels?.numberOfRows(inComponent: 2) == 0)
        rows.give(["Mapo"])
        await stage.turnTasks()
        stage.tap("Done")
        stage.rest()
        #expect(stage.values == ["Seoul", "Mapo", "Mapo-dong"])
    }

    // MARK: Failing

    @Test func aButtonTriesAgain() async throws {
        await show()
        rows.fail()
        await stage.turnTasks()
        #expect(stage.app.staticTexts["District, Could not load"].exists && !doneIsOn)
        let button = stage.app.buttons["Try Again, District"]
        #expect(button.frame.height >= 44 && button.frame.width >= 44)
        stage.host.activate()
        button.tap()
        await stage.turnTasks()
        #expect(rows.asked.count == 2 && stage.app.staticTexts["District, Loading…"].exists)
        rows.give(["Mapo"])
        await stage.turnTasks()
        stage.tap("Done")
        stage.rest()
        #expect(stage.values == ["Seoul", "Mapo"])
    }

    @Test func saysThatItFailed() async {
        await show()
        rows.fail()
        await stage.turnTasks()
        #expect(UIAccessibility.posted.contains { $0.argument == "District, Could not load" })
    }

    @Test(arguments: [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardSpacebar])
    func keysReachTheButton(key: UIKeyboardHIDUsage) async throws {
        await show()
        rows.fail()
        await stage.turnTasks()
        stage.host.press(.keyboardTab)
        stage.host.press(key)
        await stage.turnTasks()
        // The first column is marked, and has no button.
        #expect(rows.asked.count == 1 && stage.told.isEmpty)
        stage.host.press(.keyboardRightArrow)
        stage.host.press(key)
        await stage.turnTasks()
        #expect(rows.asked.count == 2)
        rows.give(["Mapo"])
        await stage.turnTasks()
        stage.host.press(.keyboardReturnOrEnter)
        stage.rest()
        #expect(stage.values == ["Seoul", "Mapo"])
    }

    @Test func isWholeAtTheLargestTypeOnASmallDevice() async throws {
        let small = PickerSheetStage(
            .iPhoneSE, DeviceSettings(contentSizeCategory: .accessibilityExtraExtraExtraLarge))
        small.show([.fixed(["a"]), rows.column, .fixed(["b"])])
        await small.turnTasks()
        rows.fail()
        await small.turnTasks()
        let view = try #require(small.sheet?.loadViews[1])
        for part in view.subviews where !part.isHidden {
            #expect(view.bounds.insetBy(dx: -0.5, dy: -0.5).contains(part.frame))
        }
        #expect(small.app.buttons["Try Again, District"].frame.width >= 44)
    }

    // MARK: Ends

    enum Exit: CaseIterable { case button, dim, escape, task, superseded, parent }

    @Test(arguments: Exit.allCases)
    func endsOnceWhileItsRowsNeverCome(exit: Exit) async {
        await show()
        switch exit {
        case .button: stage.tap("Cancel")
        case .dim: stage.host.tap(at: CGPoint(x: 200, y: 100))
        case .escape: stage.host.press(.keyboardEscape)
        case .task: stage.presentation?.end(.cancelled(.taskCancelled))
        case .superseded: stage.show([["other"]])
        case .parent: stage.controller.dismiss(animated: false)
        }
        await stage.turnTasks()
        #expect(stage.endings.count == 1 && stage.told.count == 1)
        // What comes now is nobody's.
        rows.give(["Mapo"])
        await stage.turnTasks()
        #expect(rows.cancelled == [0] && stage.told.count == 1)
    }

    @Test func isFreedWhileItsRowsNeverCome() async {
        await show()
        weak let sheet = stage.sheet
        stage.tap("Cancel")
        stage.rest()
        stage.forget()
        await stage.turnTasks()
        #expect(sheet == nil)
        rows.failAll()
    }

    /// The wheel goes on turning while the sheet leaves.
    @Test func aSheetThatIsCancelledLoadsNothingMore() async throws {
        stage.show([.fixed(PickerSheetStage.numbers), rows.column])
        await stage.turnTasks()
        rows.give(["x"])
        await stage.turnTasks()
        let wheels = try #require(stage.wheels)
        stage.fling(120, x: wheels.convert(CGPoint(x: wheels.bounds.midX - 80, y: 0), to: nil).x)
        stage.tap("Cancel")
        await stage.turnTasks()
        await stage.turnTasks()
        #expect(rows.asked.count == 1 && stage.told == [.ended(.cancelled(.button))])
    }

    @Test func aColumnIsNotLoadedForASheetThatNeverComes() async {
        stage.show([rows.column], from: UIViewController())
        await stage.turnTasks()
        #expect(rows.asked.isEmpty && stage.told == [.ended(.cancelled(.parentGone))])
    }

    /// The row that the wheel comes to rest at has other districts, which nobody has seen.
    @Test func doneThatAsksForRowsLeavesTheSheetOpen() async throws {
        stage.show([.fixed(PickerSheetStage.numbers), rows.column])
        await stage.turnTasks()
        rows.give(["x"])
        await stage.turnTasks()
        let wheels = try #require(stage.wheels)
        let middle = wheels.convert(CGPoint(x: wheels.bounds.midX, y: wheels.bounds.midY), to: nil)
        stage.fling(1_500, x: middle.x - 80)
        stage.tap("Done")
        stage.rest()
        await stage.turnTasks()
        #expect(stage.endings.isEmpty && rows.asked.count == 2 && !doneIsOn)
        #expect(stage.told.count == 1 && stage.sheet?.view.isUserInteractionEnabled == true)
        rows.give(["y"])
        await stage.turnTasks()
        stage.tap("Done")
        stage.rest()
        #expect(stage.values == ["Row 27", "y"])
    }

    @Test func theLastChoiceIsFoundAmongRowsThatAreLoaded() async {
        await show(at: stage.target)
        rows.give(["Mapo", "Jung"])
        await stage.turnTasks()
        stage.turn(to: 1, in: 1)
        stage.tap("Done")
        stage.rest()
        await show(at: stage.target)
        rows.give(["Jung", "Jongno", "Mapo"])
        await stage.turnTasks()
        stage.tap("Done")
        stage.rest()
        #expect(stage.values == ["Seoul", "Jung"])
        await show(at: stage.target)
        rows.give(["Mapo"])
        await stage.turnTasks()
        #expect(UIAccessibility.posted.contains { $0.argument == "“Jung” is no longer available." })
        stage.tap("Done")
        stage.rest()
        #expect(stage.values == ["Seoul", "Mapo"])
    }
}
