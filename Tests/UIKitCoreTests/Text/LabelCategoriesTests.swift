import QuartzCore
import Testing

@testable import UIKitCore

/// Labels beside those of Apple's UIKit at each type size, as swift-snapshot-testing recorded them (iOS 13,
/// three pixels a point). Heights are San Francisco's rule and agree to the pixel; widths are another font's.
@MainActor struct LabelCategoriesTests {
    private func size(_ text: String, _ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGSize
    {
        let stage = TestStage(traits: UITraitCollection(preferredContentSizeCategory: category))
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: style, compatibleWith: stage.app.screen.traitCollection)
        label.text = text
        stage.show(label, frame: .zero)
        return label.intrinsicContentSize
    }

    private nonisolated static let pixel = 1.0 / 3 + 1e-6

    @Test(
        arguments: [
            (.extraSmall, 188.67, 30), (.small, 196, 31.33), (.medium, 203.33, 32.33),
            (.large, 210.67, 33.67), (.extraLarge, 225.67, 36), (.extraExtraLarge, 240.33, 38.33),
            (.extraExtraExtraLarge, 255, 40.67), (.accessibilityMedium, 284, 45.67),
            (.accessibilityLarge, 320.67, 51.33), (.accessibilityExtraLarge, 356.67, 57.33),
            (.accessibilityExtraExtraLarge, 392.67, 63.33),
            (.accessibilityExtraExtraExtraLarge, 428.33, 69.33),
        ] as [(UIContentSizeCategory, CGFloat, CGFloat)])
    func aTitleIsAsLargeAsApples(category: UIContentSizeCategory, width: CGFloat, height: CGFloat) {
        let size = size("What's the point?", .title1, category)
        #expect(abs(size.height - height) <= Self.pixel)
        #expect(abs(size.width / width - 1) <= 0.03)
    }

    @Test(
        arguments: [
            ("What's", .headline, 52.667, 19.333), ("the", .body, 23.667, 19.333),
            ("point", .body, 37, 19.333), ("?", .subheadline, 7.333, 17),
        ] as [(String, UIFont.TextStyle, CGFloat, CGFloat)])
    func aWordOfMediumSizeIsAsLargeAsApples(
        _ text: String, style: UIFont.TextStyle, width: CGFloat, height: CGFloat
    ) {
        let size = size(text, style, .medium)
        #expect(abs(size.height - height) <= Self.pixel)
        #expect(abs(size.width / width - 1) <= 0.03)
    }
}
