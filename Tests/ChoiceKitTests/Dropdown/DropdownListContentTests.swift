import Testing
import UIKit

@testable import ChoiceKit

struct DropdownListContentTests {
    let plain: [DropdownButton.Item] = [.init(id: 1, title: "a"), .init(id: 2, title: "b")]

    @Test func keepsItsLayoutWhereOnlyTheChoiceOrTitlesChange() {
        var other = content(plain)
        other.selectedIndex = 1
        #expect(other.hasSameLayout(as: content(plain)))
        #expect(content([.init(id: 1, title: "A"), plain[1]]).hasSameLayout(as: content(plain)))
    }

    @Test func changesItsLayoutWhereTitlesMayBreakIntoOtherLines() {
        let retitled = content([.init(id: 1, title: "A"), plain[1]], numberOfLines: 0)
        #expect(!retitled.hasSameLayout(as: content(plain, numberOfLines: 0)))
        #expect(content(plain, numberOfLines: 0).hasSameLayout(as: content(plain, numberOfLines: 0)))
    }

    @Test func changesItsLayoutWhereRowsMoveOrGrow() {
        let others = [
            content(plain.reversed()), content([plain[0]]),
            content([.init(id: 1, title: "a", subtitle: "s"), plain[1]]), content(plain, rowHeight: 60),
            content(plain, numberOfLines: 0),
        ]
        #expect(others.allSatisfy { !$0.hasSameLayout(as: content(plain)) })
    }

    @Test func changesItsLayoutWhereSectionsOrTheFooterChange() {
        var others = [content(plain), content(plain), content(plain)]
        others[0].sections = DropdownSections([("a", 1), ("b", 1)])
        others[1].sections = DropdownSections([("a", 2)])
        others[2].footer = "f"
        #expect(others.allSatisfy { !$0.hasSameLayout(as: content(plain)) })
    }

    @Test func takesAsManyLinesAsFitWhereItTakesThoseThatItNeeds() {
        var some = content(plain, numberOfLines: 0)
        some.maximumTextHeight = 100
        let font = UIFont.systemFont(ofSize: 17)
        #expect(some.numberOfLines(of: font, wanted: 0) == Int(100 / font.lineHeight))
        #expect(some.numberOfLines(of: font, wanted: 2) == 2)
        some.maximumTextHeight = 1
        #expect(some.numberOfLines(of: font, wanted: 0) == 1)
    }

    private func content(
        _ items: [DropdownButton.Item], rowHeight: CGFloat = 48, numberOfLines: Int = 1
    ) -> DropdownListContent {
        DropdownListContent(
            items: DropdownItems(items), sections: DropdownSections([(nil, items.count)]), selectedIndex: nil,
            style: .standard, texts: .english, rowHeight: rowHeight,
            numberOfLines: numberOfLines, traits: UITraitCollection())
    }
}
