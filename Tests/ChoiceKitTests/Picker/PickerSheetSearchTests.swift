import CoreGraphics
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// Long columns are searched in a list.
@MainActor struct PickerSheetSearchTests {
    let stage = PickerSheetStage()
    private static let thousand = (1...1_000).map(String.init)

    private var isSearching: Bool { stage.sheet?.presentedViewController is PickerSearchController }

    /// A sheet of a long column, and its list.
    private func open(_ columns: [[String]] = [thousand], at target: UIView? = nil) {
        stage.show(columns, at: target)
        stage.tap("Search, Column 1 of \(columns.count)")
        stage.rest()
    }

    private func type(_ text: String) throws {
        stage.host.activate()
        try stage.host.typeText(text)
        stage.rest()
    }

    private func tapRow(_ text: String) {
        stage.host.activate()
        stage.app.cells[text].tap()
        stage.rest()
    }

    @Test(arguments: [(100, false), (101, true)])
    func isOfferedBeyondAHundredRows(count: Int, isOffered: Bool) {
        stage.show([(0..<count).map(String.init)])
        #expect(stage.app.buttons["Search, Column 1 of 1"].exists == isOffered)
        #expect(!isOffered || stage.app.buttons["Search, Column 1 of 1"].frame.width >= 44)
    }

    @Test func aRowThatWasFoundIsWhatTheWheelTurnsTo() throws {
        open()
        #expect(isSearching)
        try type("777")
        tapRow("777")
        #expect(!isSearching && stage.middle == 776)
        #expect(stage.told == [.changed([.init(column: 0, row: 776, value: "777")])])
        stage.tap("Done")
        stage.rest()
        #expect(stage.values == ["777"])
    }

    @Test func theFieldHasItsNameAndPlaceholderAtTheUsualTypeSize() throws {
        open()
        let field = try #require(
            try stage.app.searchFields["Search, Column 1 of 1"].node().view as? UITextField)
        #expect(field.placeholder == "Search")
    }

    /// What is marked stands where the rest of the row did.
    @Test func aMarkedRowKeepsToTheMarginsOfItsCell() throws {
        open()
        let plain = try firstText(of: "1")
        try type("1")
        #expect(try firstText(of: "1").minX == plain.minX && plain.minX >= 16)
    }

    /// The box of the text that a row shows, in its cell.
    private func firstText(of row: String) throws -> CGRect {
        stage.host.activate()
        let cell = try #require(try stage.app.cells[row].node().view as? UITableViewCell)
        func text(in view: UIView) -> UIView? {
            view is UILabel || view is UIButton
                ? view : view.subviews.lazy.compactMap { text(in: $0) }.first
        }
        let shown = try #require(cell.contentView.subviews.isEmpty ? nil : text(in: cell.contentView))
        return shown.convert(shown.bounds, to: cell)
    }

    @Test func beginsAtTheFirstRowThatWasFound() throws {
        stage.show([.fixed(Self.thousand)], selections: [(500, 0)])
        stage.tap("Search, Column 1 of 1")
        stage.rest()
        #expect(stage.app.cells["501"].exists && !stage.app.cells["77"].exists)
        try type("77")
        tapRow("77")
        #expect(stage.middle == 76)
    }

    @Test func findsByInitialConsonants() throws {
        open([["육아휴직"] + Self.thousand])
        try type("ㅇㅎ")
        tapRow("육아휴직")
        #expect(stage.middle == 0)
    }

    @Test func saysThatNothingWasFound() throws {
        open()
        try type("zebra")
        #expect(stage.app.staticTexts["No results for “zebra”"].exists)
        #expect(UIAccessibility.posted.last?.argument == "No results for “zebra”")
        stage.host.press(.keyboardReturnOrEnter)
        stage.rest()
        #expect(isSearching && stage.told.isEmpty)
    }

    @Test func isLeftWithoutAChoiceByItsButtonAndEscape() {
        open()
        stage.host.activate()
        stage.app.buttons["Cancel"].tap()
        stage.rest()
        #expect(!isSearching && stage.sheet != nil && stage.told.isEmpty)
        stage.host.press(.keyboardF, holding: .command)
        stage.rest()
        #expect(isSearching)
        stage.host.press(.keyboardEscape)
        stage.rest()
        #expect(!isSearching && stage.sheet != nil && stage.told.isEmpty)
        stage.host.press(.keyboardEscape)
        stage.rest()
        #expect(stage.told == [.ended(.cancelled(.escape))])
    }

    @Test func keysChooseWhatWasFound() throws {
        open()
        try type("99")
        stage.host.press(.keyboardDownArrow)
        stage.host.press(.keyboardDownArrow)
        stage.host.press(.keyboardReturnOrEnter)
        stage.rest()
        // 99, 199, and so on.
        #expect(stage.middle == 198)
        stage.host.press(.keyboardReturnOrEnter)
        stage.rest()
        #expect(stage.values == ["199"])
    }

    @Test func endsOnceWithTheSheet() {
        open()
        stage.presentation?.end(.cancelled(.taskCancelled))
        stage.rest()
        #expect(stage.told == [.ended(.cancelled(.taskCancelled))])
        #expect(stage.controller.presentedViewController == nil)
    }

    @Test func endsOnceWithTheParent() {
        let middle = UIViewController()
        middle.modalPresentationStyle = .fullScreen
        stage.host.activate()
        stage.controller.present(middle, animated: false)
        stage.rest()
        stage.show([.fixed(Self.thousand)], from: middle)
        (middle.presentedViewController as? PickerSheetController)?.search()
        stage.rest()
        stage.host.activate()
        stage.controller.dismiss(animated: false)
        stage.rest()
        #expect(stage.told == [.ended(.cancelled(.parentGone))])
    }

    @Test func isFreed() {
        open()
        weak let list = stage.sheet?.presentedViewController
        weak let sheet = stage.sheet
        stage.presentation?.end(.cancelled(.button))
        stage.rest()
        stage.forget()
        #expect(list == nil && sheet == nil)
    }

    /// The column before came to rest meanwhile.
    @Test func aValueThatIsGoneMeanwhileIsNotChosen() {
        stage.show([.fixed(["a", "b"]), .dependent { $0[0] == "a" ? Self.thousand : ["x"] }])
        stage.tap("Search, Column 2 of 2")
        stage.rest()
        stage.turn(to: 1)
        tapRow("5")
        #expect(stage.sheet?.columns.choices.map(\.value) == ["b", "x"])
    }

    @Test func ofSeveralLongColumnsTheButtonAsksWhich() {
        stage.show([Self.thousand, Self.thousand])
        stage.tap("Search")
        stage.rest()
        stage.tap("Column 2 of 2")
        stage.rest()
        tapRow("3")
        #expect(stage.sheet?.columns.choices.map(\.row) == [0, 2])
    }
}
