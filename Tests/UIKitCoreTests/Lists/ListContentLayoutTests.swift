import CoreGraphics
import Testing

@testable import UIKitCore

@MainActor struct ListContentLayoutTests {
    private var content: ListContentLayout.Content {
        var content = ListContentLayout.Content()
        content.margins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
        content.imagePadding = 16
        content.textPadding = 3
        content.text = { _ in 20 }
        return content
    }

    @Test func putsTextsBelowEachOther() {
        var content = content
        content.secondaryText = { _ in 15 }
        let layout = ListContentLayout(content, in: CGSize(width: 320, height: 60))
        #expect(layout.height == 60)
        #expect(layout.text == CGRect(x: 16, y: 11, width: 288, height: 20))
        #expect(layout.secondaryText == CGRect(x: 16, y: 34, width: 288, height: 15))
    }

    @Test func putsTheImageFirst() {
        var content = content
        content.image = CGSize(width: 24, height: 30)
        let layout = ListContentLayout(content, in: CGSize(width: 320, height: 52))
        #expect(layout.image == CGRect(x: 16, y: 11, width: 24, height: 30))
        #expect(layout.text.minX == 56)
        #expect(layout.height == 52)
        content.isMirrored = true
        let mirrored = ListContentLayout(content, in: CGSize(width: 320, height: 52))
        #expect(mirrored.image.maxX == 304)
        #expect(mirrored.text.maxX == 264)
    }

    @Test func keepsRoomForAnImageThatIsSmaller() {
        var content = content
        content.image = CGSize(width: 10, height: 10)
        content.reserved = CGSize(width: 40, height: 0)
        let layout = ListContentLayout(content, in: CGSize(width: 320, height: 42))
        #expect(layout.image.midX == 36)
        #expect(layout.text.minX == 72)
    }

    @Test func survivesABoxThatIsNone() {
        for size in [
            CGSize(width: -5, height: CGFloat.nan), CGSize(width: CGFloat.infinity, height: -1), .zero,
        ] {
            let layout = ListContentLayout(content, in: size)
            #expect(layout.text.width == 0)
            #expect(layout.height == 42)
        }
    }

    @Test func boundsAnImageAndKeepsItsProportions() {
        var properties = UIListContentConfiguration.cell().imageProperties
        properties.maximumSize = CGSize(width: 20, height: 0)
        #expect(properties.size(of: CGSize(width: 40, height: 10)) == CGSize(width: 20, height: 5))
        #expect(properties.size(of: CGSize(width: 10, height: 100)) == CGSize(width: 10, height: 100))
        #expect(properties.size(of: .zero) == .zero)
    }
}
