import Testing
import UIKit

@testable import ChoiceKit

struct DropdownSelectionTests {
    let leave: [DropdownButton.Item] = [
        .init(id: "parental", title: "육아휴직"), .init(id: "maternity", title: "출산전후휴가"),
        .init(id: "spouse", title: "배우자출산휴가"),
    ]

    @Test func choosesNothingByItself() {
        let selection = filled(leave)
        #expect(selection.selected == nil)
        #expect(selection.items == leave)
    }

    @Test func keepsTheChoiceWhoseIdIsStillThereAndTakesItsNewTitle() {
        var selection = filled(leave, choosing: "spouse")
        let change = selection.setItems([
            .init(id: "sick", title: "병가"), .init(id: "spouse", title: "배우자 휴가"),
        ])
        #expect(change == .init(lost: nil, repeatedId: nil))
        #expect(selection.selected == .init(id: "spouse", title: "배우자 휴가"))
        #expect(selection.selectedIndex == 1)
    }

    @Test func resetsTheChoiceThatWent() {
        var selection = filled(leave, choosing: "spouse")
        let change = selection.setItems([.init(id: "sick", title: "배우자출산휴가")])
        #expect(change.lost == leave[2])
        #expect(selection.selected == nil)
    }

    @Test func losesNothingWhereNothingWasChosen() {
        var selection = filled(leave)
        #expect(selection.setItems([]) == .init(lost: nil, repeatedId: nil))
    }

    @Test func keepsTheChoiceThatGoesToAnotherSection() {
        var selection = filled(leave, choosing: "spouse")
        let sections: [DropdownButton.Section] = [
            .init(title: "a", items: [leave[2]]), .init(title: "b", items: [leave[0], leave[1]]),
        ]
        #expect(selection.setSections(sections) == .init(lost: nil, repeatedId: nil))
        #expect(selection.selectedIndex == 0 && selection.sections == sections)
    }

    @Test func keepsTheFirstOfAnIdInTwoSections() {
        var selection = DropdownSelection()
        let change = selection.setSections([
            .init(title: "a", items: [leave[0]]), .init(title: "b", items: [leave[0]]),
            .init(title: "c", items: [leave[1], leave[0]]),
        ])
        #expect(change.repeatedId == AnyHashable("parental"))
        let kept: [DropdownButton.Section] = [
            .init(title: "a", items: [leave[0]]), .init(title: "c", items: [leave[1]]),
        ]
        #expect(selection.sections == kept && selection.items == [leave[0], leave[1]])
    }

    @Test func keepsTheFirstOfARepeatedId() {
        var selection = DropdownSelection()
        let change = selection.setItems([
            .init(id: 1, title: "a"), .init(id: 2, title: "b"), .init(id: 1, title: "c"),
            .init(id: 2, title: "d"),
        ])
        #expect(change == .init(lost: nil, repeatedId: 1))
        #expect(selection.items.map(\.title) == ["a", "b"])
    }

    @Test func looksForRepeatedIdsInUpToTenThousandItems() {
        let repeated = (0..<10_000).map { DropdownButton.Item(id: $0 / 2, title: "") }
        var selection = DropdownSelection()
        #expect(selection.setItems(repeated) == .init(lost: nil, repeatedId: 0))
        #expect(selection.items.count == 5_000)
        #expect(selection.setItems(repeated + [.init(id: -1, title: "")]).repeatedId == nil)
        #expect(selection.items.count == 10_001)
    }

    @Test func takesTitlesThatRepeatForDifferentItems() {
        var selection = filled([.init(id: 1, title: "휴가"), .init(id: 2, title: "휴가")], choosing: 2)
        #expect(selection.selectedIndex == 1)
        let found = selection.select(title: "휴가")
        #expect(found)
        #expect(selection.selectedIndex == 0)
    }

    @Test func changesNothingForWhatIsUnknown() {
        var selection = filled(leave, choosing: "spouse")
        let results = [
            selection.select(id: "unknown"), selection.select(id: 7), selection.select(title: "없음"),
        ]
        #expect(results == [false, false, false])
        #expect(selection.selected == leave[2])
    }

    @Test func stepsToTheNeighboursAndStopsAtTheEnds() {
        var selection = filled(leave, choosing: "maternity")
        #expect(selection.item(.forward) == leave[2])
        #expect(selection.item(.back) == leave[0])
        _ = selection.select(id: "spouse")
        #expect(selection.item(.forward) == nil)
        _ = selection.select(id: "parental")
        #expect(selection.item(.back) == nil)
    }

    @Test func stepsFromTheEndsWhereNothingIsChosen() {
        let selection = filled(leave)
        #expect(selection.item(.forward) == leave[0])
        #expect(selection.item(.back) == leave[2])
    }

    @Test func stepsOverWhatCannotBeChosen() {
        let off = DropdownButton.Item(id: "off", title: "연차휴가", disabledReason: "남은 연차가 없어요")
        let selection = filled([leave[0], off, leave[1]], choosing: "parental")
        #expect(selection.item(.forward) == leave[1])
        #expect(filled([off]).item(.forward) == nil)
        #expect(filled([leave[0], off], choosing: "parental").item(.forward) == nil)
    }

    @Test func hasNoStepsWithoutItems() {
        #expect(DropdownSelection().item(.forward) == nil)
        #expect(DropdownSelection().item(.back) == nil)
    }

    @Test func keepsAChoiceAmongAMillionItems() {
        let many = (0..<1_000_000).map { DropdownButton.Item(id: $0, title: "") }
        var selection = filled(many, choosing: 999_999)
        #expect(selection.setItems(many) == .init(lost: nil, repeatedId: nil))
        #expect(selection.selectedIndex == 999_999)
        #expect(selection.setItems(Array(many.dropLast())).lost == many.last)
    }

    private func filled(_ items: [DropdownButton.Item], choosing id: AnyHashable? = nil) -> DropdownSelection
    {
        var selection = DropdownSelection()
        _ = selection.setItems(items)
        if let id { _ = selection.select(id: id) }
        return selection
    }
}

extension DropdownSelection {
    /// Takes new items as the only section.
    fileprivate mutating func setItems(_ items: [Item]) -> Replacement {
        setSections([Section(items: items)])
    }
}
