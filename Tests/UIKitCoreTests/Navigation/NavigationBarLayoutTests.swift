import QuartzCore
import Testing

@testable import UIKitCore

/// Where the parts of a navigation bar are, against pictures of iOS.
struct NavigationBarLayoutTests {
    let pixel: CGFloat = 1.0 / 3

    private func layout(
        _ width: CGFloat, back: NavigationBarLayout.Back? = nil, left: [CGFloat] = [], right: [CGFloat] = [],
        title: CGFloat
    ) -> NavigationBarLayout {
        NavigationBarLayout(
            in: CGRect(x: 0, y: 0, width: width, height: 44), back: back, left: left, right: right,
            title: CGSize(width: title, height: 61.0 / 3), pixel: pixel)
    }

    /// A picture of iOS 18 at 402 points: "First" on the back button, "Second" as the title.
    @Test func agreesWithAPictureAt402Points() throws {
        let layout = layout(402, back: .init(own: 101.0 / 3, generic: 40), title: 181.0 / 3)
        let back = try #require(layout.back)
        #expect(abs(back.width - 63.67) <= 0.34)
        #expect(abs(layout.title.minX - 171) <= 0.34)
        #expect(abs(layout.title.minY + 56.33 - 68) <= 0.34)
        let chevron = NavigationBarLayout.margin(in: 402) + NavigationBarLayout.chevronStart
        #expect(abs(chevron - 9.3) <= 1)
    }

    /// A picture of iOS 18 at 440 points: a wide back button pushes the title to the right of the middle.
    @Test func agreesWithAPictureAt440Points() {
        let layout = layout(440, back: .init(own: 127, generic: 40), title: 157)
        let chevron = NavigationBarLayout.margin(in: 440) + NavigationBarLayout.chevronStart
        #expect(abs(chevron - 13.3) <= 1)
        // Ink begins about a point and a half into the box of an F, and half a point into that of an S.
        #expect(abs(layout.backText.minX + 1.5 - 36) <= 1)
        #expect(abs(layout.title.minX + 0.7 - 168.3) <= 1)
        #expect(layout.backTitle == .own)
    }

    @Test func beginsUnderTheStatusBarAsOnPictures() {
        #expect(abs(NavigationBarLayout.top(under: 59) - 53.67) < 0.01)
        #expect(abs(NavigationBarLayout.top(under: 62) - 56.33) < 0.01)
        #expect(NavigationBarLayout.top(under: 20) == 20)
        #expect(NavigationBarLayout.top(under: 0) == 0)
    }

    @Test func saysBackAndThenNothingWhereTheTitleNeedsTheRoom() {
        let back = NavigationBarLayout.Back(own: 200, generic: 40)
        #expect(layout(375, back: back, title: 100).backTitle == .own)
        #expect(layout(375, back: back, title: 200).backTitle == .generic)
        #expect(layout(375, back: back, title: 320).backTitle == .none)
    }

    @Test func cutsATitleThatFitsNowhere() {
        let layout = layout(375, back: .init(own: 200, generic: 40), right: [60], title: 2_000)
        #expect(layout.title.minX >= layout.backText.maxX)
        #expect(layout.title.maxX <= layout.right[0].minX)
        #expect(layout.title.width > 100)
    }

    @Test func keepsItemsInsideTheMarginsAndApart() {
        let layout = layout(375, left: [40, 30], right: [50, 20], title: 80)
        #expect(layout.left[0].minX == 16)
        #expect(layout.left[1].minX > layout.left[0].maxX)
        #expect(layout.right[0].maxX == 359)
        #expect(layout.right[1].maxX < layout.right[0].minX)
    }

    @Test func neverGivesANegativeWidth() {
        for width in [0, 10, 60, 200] as [CGFloat] {
            let layout = layout(width, back: .init(own: 90, generic: 40), right: [90], title: 300)
            #expect(layout.title.width >= 0)
        }
    }
}
