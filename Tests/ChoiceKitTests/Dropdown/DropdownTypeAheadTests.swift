import Testing
import UIKit

@testable import ChoiceKit

/// Which row typed letters lead to, without a view.
struct DropdownTypeAheadTests {
    private func content(_ titles: [String], disabled: Int? = nil) -> DropdownListContent {
        let items = titles.enumerated().map {
            DropdownButton.Item(
                id: $0.offset, title: $0.element, disabledReason: $0.offset == disabled ? "no" : nil)
        }
        return DropdownListContent(
            items: DropdownItems(items), style: .standard, texts: .english, rowHeight: 48, numberOfLines: 1,
            traits: .init())
    }

    private func row(
        _ text: String, in titles: [String], from current: Int? = nil, disabled: Int? = nil
    ) -> Int? {
        var letters = DropdownTypeAhead()
        for letter in text { letters.add(String(letter)) }
        return content(titles, disabled: disabled).row(matching: letters, from: current)
    }

    private let fruits = ["Apple", "Apricot", "Banana", "blueberry", "Ähre", "Ａｂｃ", "New York", "  Indented"]

    @Test func goesToTheNextThatBeginsWithTheLetter() {
        #expect(row("a", in: fruits) == 0)
        #expect(row("a", in: fruits, from: 0) == 1)
        #expect(row("b", in: fruits, from: 0) == 2)
    }

    @Test func goesOnAtTheTop() { #expect(row("b", in: fruits, from: 3) == 2) }

    @Test func theSameLetterAgainCycles() {
        #expect(row("bb", in: fruits, from: 2) == 3)
        #expect(row("bbb", in: fruits, from: 3) == 2)
    }

    @Test func moreLettersStayWhereTheyFit() {
        #expect(row("ap", in: fruits, from: 0) == 0)
        #expect(row("apr", in: fruits, from: 0) == 1)
    }

    @Test func ignoresCaseAccentsAndWidth() {
        #expect(row("BL", in: fruits) == 3)
        #expect(row("ah", in: fruits) == 4)
        #expect(row("abc", in: fruits) == 5)
    }

    @Test func spacesCountInsideATitleAndNotBeforeIt() {
        #expect(row("new y", in: fruits) == 6)
        #expect(row("in", in: fruits) == 7)
    }

    @Test func passesOverWhatCannotBeChosen() {
        #expect(row("a", in: fruits, disabled: 0) == 1)
        #expect(row("a", in: ["A"], disabled: 0) == nil)
    }

    @Test func leadsNowhereWhereNothingFits() {
        #expect(row("x", in: fruits) == nil && row("a", in: []) == nil && row("", in: fruits) == nil)
        #expect(row(String(repeating: "ab", count: 5_000), in: fruits) == nil)
    }

    private let leaves = ["출산전후휴가", "육아휴직", "유급 휴가", "연차"]

    @Test func findsHangulStrokeByStroke() {
        #expect(row("ㅇ", in: leaves) == 1)
        #expect(row("ㅇㅠ", in: leaves, from: 1) == 1)
        #expect(row("ㅇㅠㄱㅡ", in: leaves, from: 1) == 2)
        #expect(row("유", in: leaves) == 1 && row("유급", in: leaves) == 2)
    }

    @Test func findsInitialConsonantsWhereNoTitleBeginsWithThem() {
        #expect(row("ㅇㅎ", in: leaves) == nil)
        #expect(row("ㅇㅊ", in: leaves) == 3)
        #expect(row("ㅇㄱㅎㄱ", in: leaves) == 2)
    }

    @Test func theSameConsonantAgainCycles() {
        #expect(row("ㅇㅇ", in: leaves, from: 1) == 2)
        #expect(row("ㅇㅇㅇㅇ", in: leaves, from: 3) == 1)
    }
}
