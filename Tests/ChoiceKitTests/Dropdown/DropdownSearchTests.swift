import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// The field on top of a long list, on few items: these are searched at once.
@MainActor struct DropdownSearchTests {
    let stage = DropdownStage(.iPhone15, hasSearch: true)
    var host: HeadlessHost { stage.host }
    var app: XCUIApplication { stage.app }
    var button: DropdownButton { stage.button }

    init() {
        host.activate()
        button.items = [
            .init(id: "annual", title: "연차휴가"), .init(id: "parental", title: "육아휴직"),
            .init(id: "paid", title: "유급 휴가"), .init(id: "cafe", title: "Café", subtitle: "Corner"),
            .init(id: "sabbatical", title: "Sabbatical", disabledReason: "Later", keywords: ["안식", "break"]),
            .init(id: "sick", title: "병가"), .init(id: "other", title: "Other leave"),
        ]
    }

    private var list: DropdownListController? {
        stage.controller.presentedViewController as? DropdownListController
    }

    private var shownCount: Int? { list?.content.items.count }

    private var field: UITextField? { list?.search?.bar.field }

    private func open() throws {
        try stage.open()
        app.searchFields["Search"].tap()
    }

    private func type(_ text: String) {
        app.searchFields["Search"].typeText(text)
    }

    private func press(_ keys: XCUIKeyboardKey..., holding flags: XCUIElement.KeyModifierFlags = []) {
        for key in keys { app.typeKey(key, modifierFlags: flags) }
    }

    private var marked: String? {
        host.activate()
        return list.flatMap { list in list.marked.map { list.content.items[$0].title } }
    }

    // MARK: The field

    @Test func hasAFieldAboveTwentyItems() throws {
        button.searchThreshold = 20
        button.items = DropdownStage.items(20)
        try stage.open()
        #expect(field == nil)
        host.activate()
        button.items = DropdownStage.items(21)
        #expect(field != nil)
        host.activate()
        button.items = DropdownStage.items(3)
        #expect(field != nil)
    }

    @Test func hasTheThresholdOfTwenty() { #expect(DropdownButton().searchThreshold == 20) }

    @Test func canBeSwitchedOff() throws {
        button.searchThreshold = .max
        try stage.open()
        #expect(field == nil)
    }

    @Test func staysOnTopWhileRowsScroll() throws {
        button.items = DropdownStage.items(60)
        try stage.open()
        let frame = app.searchFields["Search"].frame
        #expect(frame.height >= 36)
        app.cells["Item 3"].swipeUp()
        stage.rest()
        #expect(app.searchFields["Search"].frame == frame && !app.cells["Item 1"].exists)
        #expect(stage.listFrame.minY >= frame.maxY)
    }

    @Test func isATargetForAFinger() throws {
        try stage.open()
        let frame = app.searchFields["Search"].frame
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY - 21))
        #expect(field?.isFirstResponder == true)
    }

    // MARK: Results

    @Test func findsInitialConsonants() throws {
        try open()
        type("ㅇㅎ")
        #expect(stage.rows == ["육아휴직", "유급 휴가"])
    }

    /// iOSDropDown 127 and others: letter case and accents.
    @Test(arguments: ["CAFE", "café", "ｃａｆｅ", "cafe\u{301}", "corner"])
    func searchWorksInAnyCaseWithAnyAccents(text: String) throws {
        try open()
        type(text)
        #expect(stage.rows == ["Café, Corner"])
    }

    @Test func findsByKeywords() throws {
        try open()
        type("ㅇㅅ")
        #expect(stage.rows == ["Sabbatical"])
    }

    /// iOSDropDown 120: choosing a filtered row does nothing.
    @Test(arguments: ["연차휴가", "육아휴직", "유급 휴가", "Café", "병가", "Other leave"])
    func searchWorksOnAnyRow(title: String) throws {
        try open()
        type(title)
        let row = try #require(stage.rows.first)
        app.cells[row].tap()
        stage.rest()
        #expect(button.selectedTitle == title)
        #expect(stage.told.count == 2 && stage.told.last == "chosen")
    }

    /// iOSDropDown 26: the keyboard never comes.
    @Test func aTapBringsTheKeyboardAndTheKeys() throws {
        try open()
        #expect(field?.isFirstResponder == true)
    }

    @Test func marksTheMatchBold() throws {
        try open()
        type("ㅇㅎ")
        host.activate()
        let cell = try #require(try app.cells["육아휴직"].node().view as? UITableViewCell)
        let row = try #require(cell.contentConfiguration as? MarkedRow)
        let marked = MarkedRow.marked("육아휴직", row.row.textProperties, row.query)
        #expect(marked.runs.map { String(marked[$0.range].characters) } == ["육", "아휴", "직"])
        let bold = row.row.textProperties.font.bold
        #expect(marked.runs.map { $0.uiKit.font == bold } == [false, true, false])
    }

    @Test func saysThatThereIsNothing() throws {
        try open()
        type("zzz")
        #expect(stage.rows.isEmpty && app.staticTexts["No results"].exists)
        press(.delete, .delete, .delete)
        #expect(shownCount == 7 && !app.staticTexts["No results"].exists)
    }

    @Test func keepsTheCheckmarkById() throws {
        button.preselect(id: "paid")
        try open()
        type("휴가")
        #expect(app.cells.allElementsBoundByIndex.map(\.isSelected) == [false, true])
        #expect(app.cells["유급 휴가"].value as? String == "2 of 2")
    }

    @Test func keepsHeadersWhereRowsRemain() throws {
        button.sections = [
            .init(title: "Fruit", items: [.init(id: 1, title: "Apple"), .init(id: 2, title: "Fig")]),
            .init(title: "Trees", items: [.init(id: 3, title: "Ash")]),
        ]
        try open()
        type("fi")
        #expect(app.staticTexts["Fruit"].exists && !app.staticTexts["Trees"].exists)
        app.cells["Fig"].tap()
        stage.rest()
        #expect(stage.told == ["select 2", "chosen"])
    }

    @Test func keepsItsSizeWhileAPersonTypes() throws {
        try stage.open()
        let frame = stage.listFrame
        app.searchFields["Search"].tap()
        for text in ["휴", "가", "x"] {
            type(text)
            #expect(stage.listFrame == frame)
        }
    }

    @Test func opensUnfilteredAfterItWasSearched() throws {
        button.preselect(id: "annual")
        try open()
        type("병")
        #expect(stage.rows == ["병가"])
        #expect(button.selectedTitle == "연차휴가")
        host.activate()
        button.close()
        stage.rest()
        try stage.open()
        #expect(field?.text == "" && shownCount == 7)
    }

    @Test func announcesHowManyWhenTheTypingPauses() throws {
        let delays = Delays.standard
        Delays.standard = .frames
        defer { Delays.standard = delays }
        try open()
        UIAccessibility.posted = []
        type("휴")
        type("가")
        var said: [String] { UIAccessibility.posted.compactMap(\.argument) }
        #expect(!said.contains { $0.hasPrefix("Results") })
        stage.rest()
        #expect(said.filter { $0.hasPrefix("Results") } == ["Results: 2"])
        type("x")
        stage.rest()
        #expect(said.last == "No results")
    }

    // MARK: Keys

    @Test func lettersGoIntoTheFieldWhoeverHasTheKeys() throws {
        _ = button.becomeFirstResponder()
        press(.downArrow)
        stage.rest()
        app.typeKey("o", modifierFlags: [])
        #expect(field?.isFirstResponder == true && field?.text == "o")
        app.typeKey("t", modifierFlags: [])
        #expect(stage.rows == ["Other leave"])
        press(.return)
        stage.rest()
        #expect(stage.told == ["select other", "chosen"])
        #expect(button.isFirstResponder)
    }

    @Test func arrowsMoveInTheListAndReturnChooses() throws {
        try open()
        type("휴")
        #expect(marked == "연차휴가")
        press(.downArrow, .downArrow)
        #expect(marked == "유급 휴가")
        press(.upArrow)
        #expect(marked == "육아휴직")
        press(.return)
        stage.rest()
        #expect(stage.told == ["select parental", "chosen"])
    }

    @Test func passesOverWhatCannotBeChosen() throws {
        try open()
        type("break")
        #expect(marked == nil)
        press(.return)
        #expect(button.isOpen && stage.told.isEmpty)
    }

    @Test func escapeEmptiesTheFieldAndThenCloses() throws {
        try open()
        type("휴")
        press(.escape)
        #expect(button.isOpen && field?.text == "" && shownCount == 7)
        press(.escape)
        stage.rest()
        #expect(stage.told == ["escaped"])
    }

    @Test func homeEndAndSpaceAreTheTexts() throws {
        try open()
        type("er")
        press(.home)
        type("oth")
        press(.end, .space)
        type("l")
        #expect(field?.text == "other l" && stage.rows == ["Other leave"])
        #expect(button.isOpen)
    }

    @Test func pageKeysMoveInTheList() throws {
        button.items = DropdownStage.items(40)
        try open()
        type("item")
        press(.pageDown)
        #expect(marked == "Item 11")
        press(.pageUp)
        #expect(marked == "Item 1")
    }

    @Test func tabChoosesAndGoesOn() throws {
        try open()
        type("유급")
        press(.tab)
        stage.rest()
        #expect(stage.told == ["select paid", "chosen"])
    }

    // MARK: VoiceOver

    @Test func leavesVoiceOverInTheFieldWhileAPersonTypes() throws {
        try open()
        UIAccessibility.posted = []
        type("휴")
        #expect(UIAccessibility.posted.allSatisfy { $0.notification == .announcement })
    }

    @Test func hasTheWordsOfItsLanguage() {
        #expect(DropdownButton.Texts.korean.search.announcement(of: 3) == "결과 3개")
        #expect(DropdownButton.Texts.korean.search.announcement(of: 0) == "결과 없음")
        #expect(DropdownButton.Texts.english.search.announcement(of: 1_000) == "Results: 1000")
    }
}
