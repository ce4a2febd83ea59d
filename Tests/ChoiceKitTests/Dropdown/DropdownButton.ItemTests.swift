import Testing
import UIKit

@testable import ChoiceKit

struct DropdownButtonItemTests {
    typealias Item = DropdownButton.Item

    @Test func itemsAreEqualWhenAllTheirFieldsAre() {
        let item = Item(id: 1, title: "연차", subtitle: "12일", disabledReason: "없음")
        #expect(item == Item(id: 1, title: "연차", subtitle: "12일", disabledReason: "없음"))
        let others = [
            Item(id: 2, title: "연차", subtitle: "12일", disabledReason: "없음"),
            Item(id: 1, title: "병가", subtitle: "12일", disabledReason: "없음"),
            Item(id: 1, title: "연차", disabledReason: "없음"), Item(id: 1, title: "연차", subtitle: "12일"),
            Item(id: 1, title: "연차"),
        ]
        #expect(others.allSatisfy { $0 != item })
        #expect(Set([item] + others).count == 6)
    }

    @Test func aReasonDisablesAndStandsInTheSecondLine() {
        let item = Item(id: 1, title: "연차", subtitle: "12일", disabledReason: "남은 연차가 없어요")
        #expect(!item.isEnabled)
        #expect(item.secondLine == "남은 연차가 없어요")
        #expect(Item(id: 1, title: "연차", subtitle: "12일").secondLine == "12일")
        #expect(Item(id: 1, title: "연차").isEnabled)
    }

    @Test func anEmptyReasonDisablesWithoutASecondLine() {
        let item = Item(id: 1, title: "연차", subtitle: "", disabledReason: "")
        #expect(!item.isEnabled)
        #expect(item.secondLine == nil)
    }

    @Test(arguments: ["", " ", "\u{200B}", "\n"])
    func aTitleThatShowsNothingIsShownInWords(_ nothing: String) {
        #expect(Item(id: 1, title: nothing).shownTitle(.english) == "Untitled")
        #expect(Item(id: 1, title: nothing).title == nothing)
        #expect(Item(id: 1, title: "연차", subtitle: nothing).secondLine == nil)
    }

    @Test func aTitleThatShowsSomethingIsShownAsItIs() {
        #expect(Item(id: 1, title: " 연차\u{200B}").shownTitle(.english) == " 연차\u{200B}")
    }

    @Test func aPlainItemIsSmall() {
        #expect(MemoryLayout<Item>.stride <= 64)
    }
}
