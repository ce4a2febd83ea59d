import ChoiceKit
import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

/// A list in sections, with a text under it.
@MainActor struct DropdownButtonSectionsTests {
    let stage = DropdownStage(.iPhone15)
    var button: DropdownButton { stage.button }

    init() {
        stage.host.activate()
        button.sections = [section("Low", 1...3), section("High", 4...6)]
    }

    private func section(_ title: String?, _ ids: ClosedRange<Int>) -> DropdownButton.Section {
        .init(title: title, items: ids.map { .init(id: $0, title: "Item \($0)") })
    }

    @Test func countsItemsThroughAllSections() throws {
        #expect(button.items.map(\.id) == [1, 2, 3, 4, 5, 6])
        button.preselect(id: 5)
        try stage.open()
        #expect(stage.app.cells["Item 5"].value as? String == "5 of 6")
        #expect(stage.app.cells["Item 5"].isSelected)
    }

    @Test func showsAHeaderAboveEachSection() throws {
        button.maxHeightFraction = 0.8
        try stage.open()
        let heights = ["Low", "High"].map { stage.app.staticTexts[$0].frame.minY }
        #expect(heights[0] < stage.app.cells["Item 1"].frame.minY)
        #expect(stage.app.cells["Item 3"].frame.maxY <= heights[1])
        #expect(heights[1] < stage.app.cells["Item 4"].frame.minY)
        let header = try stage.app.staticTexts["High"].node().view
        let chain = sequence(first: header as UIView?, next: { $0?.superview }).compactMap(\.self)
        #expect(chain.contains { $0.accessibilityTraits.contains(.header) })
    }

    @Test func choosesInTheSecondSection() throws {
        try stage.open()
        stage.app.cells["Item 4"].tap()
        stage.rest()
        #expect(stage.told == ["select 4", "chosen"])
    }

    @Test func isAsHighAsItsRowsHeadersAndFooter() throws {
        button.maxHeightFraction = 1
        try stage.open()
        let table = try #require(stage.table)
        #expect(table.contentSize.height == table.bounds.height)
        let without = table.bounds.height
        stage.host.activate()
        button.footer = "All numbers are whole."
        stage.rest()
        #expect(table.bounds.height > without + 20)
        #expect(table.contentSize.height == table.bounds.height)
        let footer = stage.app.staticTexts["All numbers are whole."].frame
        #expect(footer.minY > stage.app.cells["Item 6"].frame.maxY && footer.maxY < stage.listFrame.maxY)
    }

    @Test func goesThroughTheSectionsWithTheKeys() throws {
        _ = button.becomeFirstResponder()
        for _ in 0..<5 { stage.app.typeKey(.downArrow, modifierFlags: []) }
        stage.app.typeKey(.return, modifierFlags: [])
        stage.rest()
        #expect(stage.told == ["select 5", "chosen"])
    }

    @Test func goesFromSectionToSectionWhileItIsClosed() {
        button.preselect(id: 3)
        button.accessibilityIncrement()
        #expect(button.selectedId == AnyHashable(4))
    }

    @Test func takesOtherSectionsWhileItIsOpen() throws {
        button.preselect(id: 5)
        try stage.open()
        stage.host.activate()
        button.sections = [section(nil, 1...2), section("Only", 5...6)]
        stage.rest()
        #expect(stage.rows == ["Item 1", "Item 2", "Item 5", "Item 6"])
        #expect(stage.app.cells["Item 5"].isSelected)
        #expect(!stage.app.staticTexts["Low"].exists)
        stage.host.activate()
        button.items = DropdownStage.items(3)
        stage.rest()
        #expect(stage.rows == ["Item 1", "Item 2", "Item 3"])
        #expect(stage.told == ["reset 5"])
    }

    @Test func leavesEmptySectionsOut() throws {
        button.sections = [section("First", 1...1), .init(title: "None", items: [])]
        #expect(button.sections == [section("First", 1...1)])
        try stage.open()
        #expect(stage.app.staticTexts["First"].exists && !stage.app.staticTexts["None"].exists)
    }

    @Test func isDisabledWithSectionsThatAreAllEmpty() {
        button.sections = [.init(title: "None", items: [])]
        #expect(!button.isEnabled && button.items.isEmpty)
    }

    @Test func keepsTheFirstOfAnIdRepeatedInAnotherSection() {
        button.sections = [section("A", 1...2), section("B", 2...3)]
        #expect(button.sections == [section("A", 1...2), section("B", 3...3)])
    }

    @Test func keepsALongFooterInReach() throws {
        button.footer = String(repeating: "A long text under the list. ", count: 60) + "End"
        button.preselect(id: 6)
        try stage.open()
        #expect(stage.listFrame.height <= stage.host.device.size.height * 0.4)
        let table = try #require(stage.table)
        #expect(table.contentSize.height > table.bounds.height + 300)
    }
}
