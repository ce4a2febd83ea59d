import QuartzCore
import Testing
import UIKitCore

@MainActor struct UILabelTests {
    let stage = TestStage()
    let label = UILabel(frame: .zero)

    init() {
        label.text = "Label"
        stage.window.addSubview(label)
    }

    @Test func oneLineIsTheLineHeightRoundedUpToThePixel() {
        #expect(abs(label.intrinsicContentSize.height - 61.0 / 3) < 1e-6)
    }

    @Test func bodyTextGrowsByItsLeading() {
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 0
        label.text = "a\nb"
        #expect(abs(label.intrinsicContentSize.height - 127.0 / 3) < 1e-6)
    }

    @Test func manyLinesWrapAtTheWidth() {
        label.text = "one two three four five six seven"
        label.numberOfLines = 0
        let narrow = label.sizeThatFits(CGSize(width: 80, height: 1000))
        #expect(narrow.width <= 80)
        #expect(narrow.height > 60)
    }

    @Test func oneLineIgnoresTheWidth() {
        let size = label.sizeThatFits(CGSize(width: 1, height: 1))
        #expect(size == label.intrinsicContentSize)
    }

    @Test func theBoxNeverLeavesTheBounds() {
        let rect = label.textRect(
            forBounds: CGRect(x: 3, y: 4, width: 10, height: 10), limitedToNumberOfLines: 1)
        #expect(rect.origin == CGPoint(x: 3, y: 4))
        #expect(rect.width <= 10 && rect.height <= 10)
    }

    @Test func noTextHasNoSize() {
        label.text = nil
        #expect(label.intrinsicContentSize == .zero)
        #expect(label.text == nil)
    }

    @Test func theFontFollowsTheTypeSizeWhenAsked() {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        stage.app.screen.override(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
        stage.run()
        #expect(label.font.pointSize == 33)
        label.adjustsFontForContentSizeCategory = false
        #expect(label.font.pointSize == 17)
    }

    @Test func aFontOfMetricsFollowsTheTypeSizeWhenAsked() {
        let base = UIFont.systemFont(ofSize: 20, weight: .semibold)
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: base, compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraSmall))
        #expect(label.font.pointSize == 17)
        label.adjustsFontForContentSizeCategory = true
        #expect(label.font.pointSize == 20)
        stage.app.screen.override(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
        stage.run()
        // 20 times 40 / 22, rounded to a whole point.
        #expect(label.font.pointSize == 36 && label.font.fontName == base.fontName)
    }

    @Test func aFontOfMetricsStopsAtItsMaximum() {
        label.adjustsFontForContentSizeCategory = true
        label.font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: 20), maximumPointSize: 24, compatibleWith: .init())
        stage.app.screen.override(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
        stage.run()
        #expect(label.font.pointSize == 24)
    }

    @Test func aFixedFontStaysAsItIs() {
        label.font = .systemFont(ofSize: 20)
        label.adjustsFontForContentSizeCategory = true
        stage.app.screen.override(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
        stage.run()
        #expect(label.font.pointSize == 20)
    }

    @Test func assistiveTechnologyReadsTheText() {
        #expect(label.isAccessibilityElement)
        #expect(label.accessibilityLabel == "Label")
        #expect(label.accessibilityTraits == .staticText)
        #expect(!label.isUserInteractionEnabled)
    }

    @Test func theTextIsDrawnInTheMiddle() throws {
        label.frame = CGRect(x: 0, y: 0, width: 60, height: 100)
        stage.run()
        let image = label.layer.contents as? CGImage
        let rows = try #require(image).inkedRows
        #expect(rows.lowerBound > 120 && rows.upperBound < 180)
    }
}

extension CGImage {
    /// The rows of pixels that are not clear.
    var inkedRows: ClosedRange<Int> {
        let rows = withPixels { pixels in
            (0..<height).filter { row in (0..<width).contains { pixels[row * width + $0] != 0 } }
        }
        return (rows.first ?? 0)...(rows.last ?? 0)
    }
}
