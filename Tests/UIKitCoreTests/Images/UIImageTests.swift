import QuartzCore
import Testing

@testable import UIKitCore

@MainActor struct UIImageTests {
    private let pixels = CGImage(
        width: 4, height: 2, premultipliedARGB: Array(repeating: 0xFFFF_0000, count: 8))

    @Test func anUnknownSymbolIsNil() {
        #expect(UIImage(systemName: "no.such.symbol") == nil)
    }

    @Test func symbolsHaveMeasuredSizes() throws {
        let medium = UIImage.SymbolConfiguration(pointSize: 12, weight: .medium)
        let chevron = try #require(UIImage(systemName: "chevron.down", withConfiguration: medium))
        #expect(abs(chevron.size.width - 13) <= 0.5 && abs(chevron.size.height - 7.5) <= 0.5)
        let check = try #require(UIImage(systemName: "checkmark"))
        #expect(abs(check.size.width - 15) <= 0.5 && abs(check.size.height - 14) <= 0.5)
    }

    @Test func pixelsArePointsByTheScale() {
        #expect(UIImage(cgImage: pixels).size == CGSize(width: 4, height: 2))
        #expect(UIImage(cgImage: pixels, scale: 2, orientation: .up).size == CGSize(width: 2, height: 1))
        #expect(UIImage(cgImage: pixels, scale: 1, orientation: .left).size == CGSize(width: 2, height: 4))
    }

    @Test func copiesKeepWhatTheyDoNotChange() throws {
        let symbol = try #require(UIImage(systemName: "checkmark"))
        #expect(symbol.isSymbolImage && symbol.renderingMode == .automatic)
        #expect(symbol == UIImage(systemName: "checkmark"))
        #expect(symbol != symbol.withTintColor(.red))
        #expect(symbol.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
        let large = try #require(symbol.applyingSymbolConfiguration(.init(pointSize: 34)))
        #expect(large.size.width > symbol.size.width * 1.8)
    }

    @Test(arguments: UIImageTests.names)
    func everySymbolLeavesInkInsideItsBox(name: String) throws {
        let symbol = try #require(UIImage(systemName: name)).withTintColor(.red)
        let image = try #require(symbol.cgImage)
        let rows = image.inkedRows
        #expect(rows.lowerBound <= 2 && rows.upperBound >= image.height - 3)
    }

    nonisolated static let names = [
        "checkmark", "checkmark.circle.fill", "chevron.down", "chevron.right", "chevron.up.chevron.down",
        "xmark",
        "xmark.circle.fill", "plus", "circle", "exclamationmark.triangle.fill", "magnifyingglass",
        "ellipsis.circle",
        "clock", "calendar", "trash",
    ]

    @Test func aTemplateShowsTheTintAndAnOriginalDoesNot() throws {
        let stage = TestStage()
        let view = UIImageView(image: UIImage(cgImage: pixels))
        view.tintColor = .blue
        stage.show(view, frame: CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(try firstPixel(of: view) == 0xFFFF_0000)
        view.image = view.image?.withRenderingMode(.alwaysTemplate)
        stage.run()
        #expect(try firstPixel(of: view) == 0xFF00_00FF)
    }

    @Test func anImageViewPrefersWhatTheSymbolLeavesOpen() throws {
        let view = UIImageView(image: UIImage(systemName: "checkmark"))
        let before = view.intrinsicContentSize
        view.preferredSymbolConfiguration = .init(pointSize: 34)
        #expect(view.intrinsicContentSize.width > before.width * 1.8)
        view.image = UIImage(
            systemName: "checkmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
        #expect(view.intrinsicContentSize == before)
    }

    @Test func contentModesPlaceTheImage() {
        let box = CGRect(x: 0, y: 0, width: 100, height: 50)
        let size = CGSize(width: 10, height: 10)
        let traits = UITraitCollection.fallback
        #expect(
            UIView.ContentMode.scaleAspectFit.place(size, in: box, traits: traits)
                == CGRect(x: 25, y: 0, width: 50, height: 50))
        #expect(
            UIView.ContentMode.bottomRight.place(size, in: box, traits: traits)
                == CGRect(x: 90, y: 40, width: 10, height: 10))
        #expect(
            UIView.ContentMode.center.place(size, in: box, traits: traits)
                == CGRect(x: 45, y: 20, width: 10, height: 10))
    }

    private func firstPixel(of view: UIView) throws -> UInt32 {
        let image = try #require(view.layer.contents as? CGImage)
        return image.withPixels { $0[0] }
    }
}
