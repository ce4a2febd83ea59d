import Testing
import UIKit

@testable import ChoiceKit

struct DropdownListContentKeysTests {
    /// Items of which those at some places cannot be chosen.
    private func content(
        _ count: Int, disabled: Set<Int> = [], selected: Int? = nil
    ) -> DropdownListContent {
        let items = (0..<count).map {
            DropdownButton.Item(id: $0, title: "\($0)", disabledReason: disabled.contains($0) ? "no" : nil)
        }
        return DropdownListContent(
            items: DropdownItems(items), selectedIndex: selected, style: .standard, texts: .english,
            rowHeight: 48, numberOfLines: 1, traits: UITraitCollection())
    }

    @Test func startsAtTheChoiceElseAtTheFirstRow() {
        #expect(content(5, selected: 3).row(at: .selection) == 3)
        #expect(content(5).row(at: .selection) == 0)
        #expect(content(5, selected: 3).row(at: .first) == 0)
        #expect(content(5, selected: 3).row(at: .last) == 4)
    }

    @Test func startsBesideWhatCannotBeChosen() {
        #expect(content(5, disabled: [0, 1]).row(at: .selection) == 2)
        #expect(content(5, disabled: [3, 4], selected: 3).row(at: .selection) == 2)
        #expect(content(5, disabled: [4]).row(at: .last) == 3)
        #expect(content(3, disabled: [0, 1, 2]).row(at: .selection) == nil)
        #expect(content(0).row(at: .selection) == nil)
        #expect(content(0).row(at: .last) == nil)
    }

    @Test func stopsAtTheEnds() {
        #expect(content(3).row(after: .next, from: 2) == 2)
        #expect(content(3).row(after: .previous, from: 0) == 0)
        #expect(content(3, disabled: [2]).row(after: .next, from: 1) == 1)
        #expect(content(3, disabled: [0]).row(after: .previous, from: 1) == 1)
    }

    @Test func passesOverWhatCannotBeChosen() {
        let content = content(6, disabled: [1, 2, 4])
        #expect(content.row(after: .next, from: 0) == 3)
        #expect(content.row(after: .previous, from: 3) == 0)
        #expect(content.row(after: .next, from: 3) == 5)
    }

    @Test func aPageIsTenRowsOrWhatIsLeft() {
        #expect(content(30).row(after: .pageDown, from: 3) == 13)
        #expect(content(30).row(after: .pageUp, from: 13) == 3)
        #expect(content(30).row(after: .pageDown, from: 25) == 29)
        #expect(content(30).row(after: .pageUp, from: 4) == 0)
        #expect(content(30, disabled: [13]).row(after: .pageDown, from: 3) == 14)
        #expect(content(30, disabled: [28, 29]).row(after: .pageDown, from: 25) == 27)
    }

    @Test func jumpsToTheEnds() {
        let content = content(30, disabled: [0, 29])
        #expect(content.row(after: .first, from: 9) == 1)
        #expect(content.row(after: .last, from: 9) == 28)
    }

    @Test func goesNowhereWhereNothingCanBeChosen() {
        let content = content(3, disabled: [0, 1, 2])
        for move in [.next, .previous, .pageDown, .pageUp, .first, .last] as [DropdownKey.Move] {
            #expect(content.row(after: move, from: 1) == nil)
        }
    }
}
