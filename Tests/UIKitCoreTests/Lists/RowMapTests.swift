import Foundation
import Testing

@testable import UIKitCore

struct RowMapTests {
    let map = RowMap([2, 0, 3, -1])

    @Test func countsAcrossSections() {
        #expect(map.sections == 4)
        #expect(map.count == 5)
        #expect(map.rows(in: 2) == 3)
        #expect(map.rows(in: 9) == 0)
    }

    @Test func findsEachRowBothWays() {
        for index in 0..<5 { #expect(map.index(of: map.path(at: index)) == index) }
        #expect(map.path(at: 2) == IndexPath(row: 0, section: 2))
    }

    @Test func knowsNoRowThatIsNotThere() {
        #expect(map.index(of: IndexPath(row: 2, section: 0)) == nil)
        #expect(map.index(of: IndexPath(row: -1, section: 0)) == nil)
        #expect(map.index(of: IndexPath(row: 0, section: 7)) == nil)
        #expect(map.index(of: IndexPath()) == nil)
    }

    @Test func namesTheIndexesOfAPath() {
        var path = IndexPath(row: 4, section: 2)
        #expect((path.section, path.row, path.item) == (2, 4, 4))
        path.row = 1
        path.section = 0
        #expect(path == IndexPath(item: 1, section: 0))
    }
}
