import CoreGraphics
import Testing

@testable import UIKitCore

struct ScrollPagesTests {
    let pages = ScrollPages(length: 100, range: 0...450)

    @Test(
        "rests at the page that the projected travel rounds to",
        arguments: [(120.0, 130.0, 100.0), (120, 149, 100), (120, 151, 200), (180, 20, 100), (200, 200, 200)])
    func rounds(offset: CGFloat, landing: CGFloat, page: CGFloat) {
        #expect(pages.rest(from: offset, landing: landing) == page)
    }

    @Test func goesNoFurtherThanTheNextPageWhateverTheSpeed() {
        #expect(pages.rest(from: 120, landing: 9_000) == 200)
        #expect(pages.rest(from: 120, landing: -9_000) == 100)
    }

    @Test func takesWhatIsLeftForTheLastPage() {
        #expect(pages.rest(from: 420, landing: 440) == 400)
        #expect(pages.rest(from: 430, landing: 460) == 450)
        #expect(pages.rest(from: 480, landing: 480) == 450)
        #expect(pages.rest(from: -30, landing: -30) == 0)
    }

    @Test func countsFromTheInset() {
        let pages = ScrollPages(length: 100, range: -20...400)
        #expect(pages.rest(from: 70, landing: 60) == 80)
    }

    @Test func staysInsideWhereAPageHasNoLength() {
        #expect(ScrollPages(length: 0, range: 0...50).rest(from: 10, landing: 90) == 50)
    }
}
