import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// The search field beside what else a list can have: letters typed into a closed button, the sheet, a row
/// that is typed into, and a status in place of rows.
@MainActor struct DropdownSearchTogetherTests {
    let stage = DropdownStage(count: 40, hasSearch: true)
    var button: DropdownButton { stage.button }

    private var list: DropdownListController? { button.openList?.list }
    private var field: UITextField? { list?.search?.bar.field }

    init() {
        Delays.standard = .frames
        stage.host.activate()
    }

    @Test func lettersTypedIntoAClosedButtonGoIntoTheField() throws {
        _ = button.becomeFirstResponder()
        stage.app.typeKey("4", modifierFlags: [])
        stage.rest()
        #expect(button.isOpen && field?.text == "4" && field?.isFirstResponder == true)
        #expect(stage.rows == ["Item 4", "Item 14", "Item 24", "Item 34", "Item 40"])
        stage.app.typeKey("0", modifierFlags: [])
        #expect(field?.text == "40" && stage.rows == ["Item 40"])
    }

    @Test func lettersTypedBesideTheFieldGoIntoIt() throws {
        try stage.open()
        #expect(field?.isFirstResponder == false)
        stage.app.typeKey("7", modifierFlags: [])
        #expect(field?.text == "7" && list?.typing.letters.isEmpty == true)
    }

    @Test func aSheetHasTheFieldBetweenItsTitleAndItsRows() throws {
        button.presentation = .sheet
        try stage.open()
        stage.app.searchFields["Search"].tap()
        stage.app.searchFields["Search"].typeText("39")
        #expect(stage.rows == ["Item 39"])
        let field = stage.app.searchFields["Search"].frame
        #expect(stage.app.buttons["Close"].frame.maxY <= field.minY && field.maxY <= stage.listFrame.minY)
        stage.app.cells["Item 39"].tap()
        stage.rest()
        #expect(stage.told == ["select 39", "chosen"])
    }

    @Test func theFieldTakesTheKeysFromARowThatIsTypedInto() throws {
        let button = PopUpButton(options: DropdownStage.items(30), defaultId: 1)
        button.searchThreshold = 20
        button.customOption = .init(maximumLength: 12)
        let stage = DropdownStage(button: button, count: 30, hasSearch: true)
        try stage.open()
        let list = try #require(button.openList?.list)
        list.mark(30)
        stage.rest()
        stage.app.cells["Other…"].tap()
        stage.rest()
        #expect(list.editor?.cell.field.isFirstResponder == true)
        stage.app.searchFields["Search"].tap()
        stage.app.searchFields["Search"].typeText("29")
        #expect(list.editor == nil && stage.rows == ["Item 29"])
    }

    @Test func aStatusTakesThePlaceOfWhatWasFound() throws {
        try stage.open()
        stage.app.searchFields["Search"].tap()
        stage.app.searchFields["Search"].typeText("39")
        stage.host.activate()
        var content = button.listContent
        content = content.showing(.loading)
        list?.show(content)
        stage.rest()
        #expect(stage.rows.isEmpty && field?.text == "")
        list?.show(button.listContent)
        stage.rest()
        #expect(stage.rows.first == "Item 1")
    }
}
