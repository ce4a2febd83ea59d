import Foundation
import Simulator
import Testing
import UIKit
import UIKitCore
import XCUIAutomation

@testable import ChoiceKit

/// Search in so many items that it goes on beside the main thread, in real time.
@MainActor struct DropdownSearchManyItemsTests {
    let stage = DropdownStage(count: 30_000, hasSearch: true)
    var button: DropdownButton { stage.button }

    private var list: DropdownListController? {
        stage.controller.presentedViewController as? DropdownListController
    }

    private func type(_ text: String) {
        stage.host.activate()
        list?.search?.bar.field.insertText(text)
    }

    /// Lets the search go on until its rows are these. Other tests run meanwhile.
    private func rows(become count: Int) async {
        while list?.search?.isStale != false || list?.content.items.count != count { await Task.yield() }
        stage.host.activate()
        stage.rest()
    }

    private func open() throws {
        try stage.open()
        stage.app.searchFields["Search"].tap()
    }

    @Test func showsWhatWasTypedLast() async throws {
        try open()
        for letter in ["i", "t", "e", "m", " ", "2", "9", "9"] { type(letter) }
        await rows(become: 111)
        #expect(stage.rows.first == "Item 299" && list?.marked == 0)
    }

    @Test func choosesNothingWhileTheSearchIsUnderWay() async throws {
        try open()
        type("item 77")
        #expect(list?.search?.isStale == true)
        stage.app.typeKey(.return, modifierFlags: [])
        stage.app.cells["Item 2"].tap()
        #expect(button.isOpen && stage.told.isEmpty)
        await rows(become: 111)
        stage.app.typeKey(.return, modifierFlags: [])
        stage.rest()
        #expect(stage.told == ["select 77", "chosen"])
    }

    @Test func findsAnewWhereItemsAreReplaced() async throws {
        try open()
        type("item 299")
        await rows(become: 111)
        button.items = DropdownStage.items(2_999)
        await rows(become: 11)
        #expect(stage.rows.first == "Item 299" && list?.content.items.last?.title == "Item 2999")
    }

    @Test func showsEverythingAtOnceWhereTheFieldIsEmptied() async throws {
        try open()
        type("item 299")
        stage.app.typeKey(.escape, modifierFlags: [])
        #expect(list?.content.items.count == 30_000)
    }
}
