import Testing
import UIKit

@testable import ChoiceKit

struct DropdownSectionsTests {
    let sections = DropdownSections([("a", 2), (nil, 1), ("c", 3)])

    @Test func countsRowsThroughAllSections() {
        #expect((0..<3).map(sections.rows) == [0..<2, 2..<3, 3..<6])
        #expect(sections.titles == ["a", nil, "c"])
    }

    @Test func findsTheSectionOfEveryRowAndBack() {
        let paths = (0..<6).map(sections.indexPath)
        #expect(paths.map(\.section) == [0, 0, 1, 2, 2, 2])
        #expect(paths.map(\.row) == [0, 1, 0, 0, 1, 2])
        #expect(paths.map(sections.row) == Array(0..<6))
    }

    @Test func knowsTheLastRowOfEachSection() {
        #expect((0..<6).filter(sections.isLastOfSection) == [1, 2, 5])
    }

    @Test func leavesEmptySectionsOut() {
        #expect(DropdownSections([("a", 0), ("b", 1), ("c", 0)]) == DropdownSections([("b", 1)]))
    }

    @Test func isOneEmptySectionWithoutRows() {
        let empty = DropdownSections([("a", 0)])
        #expect(empty.count == 1 && empty.titles == [nil] && empty.rows(in: 0).isEmpty)
        #expect(empty == DropdownSections())
    }

    @Test func hasNoHeaderForATitleThatShowsNothing() {
        #expect(DropdownSections([("", 1), (" \u{200B}", 1)]).titles == [nil, nil])
    }
}
