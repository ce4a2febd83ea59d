import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// What nobody should type, and what happens meanwhile.
@MainActor struct DropdownSearchBadInputTests {
    let stage = DropdownStage(count: 40, hasSearch: true)
    var host: HeadlessHost { stage.host }
    var app: XCUIApplication { stage.app }
    var button: DropdownButton { stage.button }

    private var list: DropdownListController? {
        stage.controller.presentedViewController as? DropdownListController
    }

    private func open(typing text: String = "") throws {
        try stage.open()
        app.searchFields["Search"].tap()
        if !text.isEmpty { app.searchFields["Search"].typeText(text) }
    }

    @Test(arguments: ["a", "ㅇ", "가", "ㅏ", "ש"])
    func takesTenThousandCharacters(character: String) throws {
        try open()
        host.activate()
        list?.search?.bar.field.insertText(String(repeating: character, count: 10_000))
        stage.rest()
        #expect(stage.rows.isEmpty && app.staticTexts["No results"].exists)
    }

    @Test(arguments: ["   ", "\u{200F}", "\u{3164}"])
    func showsEverythingForWhatShowsNothing(text: String) throws {
        try open(typing: text)
        #expect(stage.rows.first == "Item 1" && list?.content.query == nil)
    }

    @Test func findsRightToLeftTexts() throws {
        let titles = ["שָׁלוֹם", "مرحبا", "c"]
        button.items = titles.map { .init(id: $0, title: $0) }
        try open(typing: "\u{200F}שלום")
        #expect(stage.rows == ["שָׁלוֹם"])
    }

    @Test func findsLoneJamo() throws {
        button.items = [.init(id: 1, title: "ㅋㅋ"), .init(id: 2, title: "카키"), .init(id: 3, title: "c")]
        try open(typing: "ㅋㅋ")
        #expect(stage.rows == ["ㅋㅋ", "카키"])
        app.searchFields["Search"].typeText("ㅏ")
        #expect(stage.rows.isEmpty)
    }

    @Test func findsAnewWhereItemsAreReplaced() throws {
        try open(typing: "item 1")
        app.typeKey(.downArrow, modifierFlags: [])
        #expect(list?.marked == 1)
        host.activate()
        button.setItems([.init(id: 100, title: "Item 1x"), .init(id: 10, title: "Item 10")])
        #expect(stage.rows == ["Item 1x", "Item 10"] && list?.marked == 1)
        host.activate()
        button.setItems([.init(id: 5, title: "Other")])
        #expect(stage.rows.isEmpty && list?.marked == nil)
        #expect(button.isOpen)
        app.typeKey(.escape, modifierFlags: [])
        #expect(stage.rows == ["Other"])
    }

    @Test func keepsWhereItIsScrolledWhereItemsAreReplaced() throws {
        try open(typing: "item")
        list.map { $0.mark(20) }
        stage.rest()
        let rows = stage.rows
        #expect(rows.contains("Item 21"))
        host.activate()
        button.setItems(DropdownStage.items(60))
        #expect(stage.rows == rows)
    }

    @Test func closesWhereItemsBecomeNone() throws {
        try open(typing: "item 1")
        host.activate()
        button.items = []
        stage.rest()
        #expect(stage.told == ["itemsEmptied"])
    }

    @Test func takesTheChoiceAwayWithItsItem() throws {
        button.preselect(id: 12)
        try open(typing: "item 1")
        host.activate()
        button.items = DropdownStage.items(11)
        stage.rest()
        #expect(stage.told == ["reset 12"] && button.isOpen)
        #expect(app.cells.allElementsBoundByIndex.allSatisfy { !$0.isSelected })
    }

    /// The field and a row are seen on the smallest screen, wherever the button is.
    @Test(arguments: [40, 200, 330, 560] as [CGFloat])
    func keepsFieldAndRowsAboveAKeyboardThatComesAndGoes(y: CGFloat) throws {
        button.frame.origin.y = y
        try open(typing: "item 3")
        for isUp in [true, false, true] {
            host.keyboard(isUp: isUp)
            stage.rest()
            let field = app.searchFields["Search"].frame
            #expect(stage.room.contains(field))
            #expect(stage.listFrame.height >= 48 && stage.listFrame.minY >= field.maxY)
            #expect(stage.room.intersection(stage.listFrame).height >= 48 || y == 560)
            #expect(stage.rows.first == "Item 3")
        }
        #expect(stage.unsettledCount == 0)
    }

    @Test func asksForLinesOfBoldLettersAtLargeType() throws {
        let large = DropdownStage(
            .iPhoneSE, .init(contentSizeCategory: .accessibilityExtraExtraExtraLarge), hasSearch: true)
        large.host.activate()
        large.button.items = [.init(id: 1, title: "A long title of several words"), .init(id: 2, title: "B")]
        try large.open()
        large.app.searchFields["Search"].tap()
        large.app.searchFields["Search"].typeText("long title of several")
        let cell = try #require(large.app.cells.firstMatch.node().view as? UITableViewCell)
        let title = try #require(Self.title(in: cell))
        #expect(title.frame.height > 100)
        #expect(title.frame.minY >= 0 && title.frame.maxY <= cell.bounds.height)
    }

    private static func title(in view: UIView) -> UIButton? {
        (view as? UIButton) ?? view.subviews.lazy.compactMap { title(in: $0) }.first
    }

    @Test func letsGoOfEverything() throws {
        try open(typing: "item")
        weak var gone: DropdownSearch?
        gone = list?.search
        #expect(gone != nil)
        host.activate()
        button.close()
        stage.rest()
        #expect(gone == nil)
    }
}
