import CoreGraphics
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// What people report of other pickers, each named after what must happen.
@MainActor struct PickerSheetReportTests {
    let stage = PickerSheetStage()

    /// ActionSheetPicker #26, #154, #229, McPicker #63: a crash, or the old value.
    @Test func doneWaitsForTheWheelAndTakesItsRow() {
        stage.show()
        stage.fling()
        stage.tap("Done")
        stage.rest()
        guard case .done(let choices) = stage.endings.first else {
            Issue.record("There is no choice.")
            return
        }
        #expect((choices.first?.row ?? 0) > 0)
        #expect(stage.endings.count == 1)
    }

    /// ActionSheetPicker #241, #257, #529, McPicker #30: dependent columns were left to the app.
    @Test func dependentColumnsAreDeclared() {
        stage.show([.fixed(["1", "2"]), .dependent { Int($0[0]) == 2 ? ["28"] : ["30", "31"] }])
        stage.turn(to: 1, in: 1)
        stage.turn(to: 1)
        stage.tap("Done")
        stage.rest()
        #expect(stage.values == ["2", "28"])
    }

    /// ActionSheetPicker #244.
    @Test func tellsOfEachChange() {
        stage.show()
        stage.turn(to: 3)
        stage.turn(to: 3)
        stage.turn(to: 4)
        #expect(stage.told.count == 2)
    }

    /// ActionSheetPicker #307, BIZPicker #1: it crashed, or was shown and not reported.
    @Test func anInitialRowOutOfRangeIsTheNearestAndIsReported() {
        stage.show([["a", "b"]], selections: [(7, 0)])
        #expect(stage.middle == 1)
        stage.tap("Done")
        stage.rest()
        #expect(stage.values == ["b"])
    }

    /// ActionSheetPicker #328, #460: it went without a word.
    @Test func survivesRotation() {
        stage.show(selections: [(8, 0)])
        stage.host.rotate(to: .landscapeLeft)
        stage.rest()
        #expect(stage.sheet != nil && stage.told.isEmpty && stage.middle == 8)
        stage.host.rotate(to: .portrait)
        stage.rest()
        stage.tap("Done")
        stage.rest()
        #expect(stage.endings == [.done([.init(column: 0, row: 8, value: "Row 8")])])
    }

    /// ActionSheetPicker #513, #578: the wrong presenter, the wrong window.
    @Test func isPresentedByItsParentInItsWindow() {
        stage.show()
        #expect(stage.sheet?.presentingViewController === stage.controller)
        #expect(stage.sheet?.view.window === stage.controller.view.window)
    }

    /// ActionSheetPicker #427: white on white.
    @Test func rowsCanBeReadInTheDark() throws {
        let dark = PickerSheetStage(.iPhone15, DeviceSettings(style: .dark))
        dark.show([["a"]])
        let sheet = try #require(dark.sheet)
        let label = try #require(sheet.wheels.view(forRow: 0, forComponent: 0) as? UILabel)
        let ink = label.textColor.resolvedColor(with: label.traitCollection)
        let paper = sheet.view.backgroundColor?.resolvedColor(with: label.traitCollection)
        #expect(ink == .white && paper != .white)
    }

    /// ActionSheetPicker #389, #533.
    @Test func buttonsAreInTheLanguageOfTheParentUnlessTheAppSaysOtherwise() {
        stage.show([["a"]])
        #expect(stage.app.buttons["Cancel"].exists && stage.app.buttons["Done"].exists)
        stage.tap("Cancel")
        stage.rest()
        var style = PickerSheet.Style.standard
        style.texts = .korean
        stage.show([.fixed(["a"])], style: style)
        #expect(stage.app.buttons["취소"].exists && stage.app.buttons["완료"].exists)
    }

    /// McPicker: what was spun to was kept.
    @Test func cancelGivesBackWhatItBeganWith() {
        stage.show([["a", "b"]], selections: [(1, 0)], at: stage.target)
        stage.turn(to: 0)
        stage.tap("Cancel")
        stage.rest()
        let first = PickerSheet.Event.changed([.init(column: 0, row: 1, value: "b")])
        #expect(stage.told.suffix(2) == [first, .ended(.cancelled(.button))])
        #expect(stage.target.text == nil)
        stage.show([["a", "b"]], selections: [(1, 0)], at: stage.target)
        #expect(stage.middle == 1)
    }
}
