import Testing
import UIKit

@testable import ChoiceKit

@MainActor struct DropdownScrollPlaceTests {
    let items = DropdownItems([3, 1, 2].map { DropdownButton.Item(id: $0, title: "") })

    @Test func findsRowsWhereTheyWere() {
        #expect(DropdownScrollPlace.indices(of: [(3, 0), (2, 2)], in: items) == [0, 2])
    }

    @Test func findsRowsThatMovedAndMissesThoseThatWent() {
        #expect(DropdownScrollPlace.indices(of: [(1, 0), (9, 1), (2, 5)], in: items) == [1, nil, 2])
    }

    @Test func findsNothingInNothing() {
        #expect(DropdownScrollPlace.indices(of: [(1, 0)], in: DropdownItems([])) == [nil])
        #expect(DropdownScrollPlace.indices(of: [], in: items).isEmpty)
    }
}
