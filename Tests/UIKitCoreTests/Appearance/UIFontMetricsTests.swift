import QuartzCore
import Testing

@testable import UIKitCore

/// The law that measurements of others on iOS follow: a value grows with the leading of its style.
struct UIFontMetricsTests {
    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// Points from line to line, from the smallest size to the largest.
    private static let leadings: [(UIFont.TextStyle, [CGFloat])] = [
        (.largeTitle, [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
        (.title1, [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
        (.title2, [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
        (.title3, [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
        (.headline, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
        (.body, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
        (.callout, [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
        (.subheadline, [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
        (.footnote, [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
        (.caption1, [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
        (.caption2, [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
    ]

    private static let bases: [CGFloat] = [1, 7.5, 10, 11, 12, 13, 17, 20, 28, 34, 44, 50, 100, 333]

    private func traits(_ category: UIContentSizeCategory, scale: CGFloat = 3) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: scale),
        ])
    }

    @Test(arguments: leadings)
    func aValueGrowsAsTheLeadingDoesToThePixel(style: UIFont.TextStyle, leadings: [CGFloat]) {
        let metrics = UIFontMetrics(forTextStyle: style)
        for (category, leading) in zip(Self.categories, leadings) {
            for base in Self.bases {
                let pixels = (base * leading * 3 / leadings[3] + 0.5).rounded(.down)
                let value = metrics.scaledValue(for: base, compatibleWith: traits(category))
                #expect(abs(value - pixels / 3) < 1e-6, "\(base) at \(category.rawValue)")
            }
        }
    }

    @Test(arguments: leadings)
    func aFontGrowsToAWholePoint(style: UIFont.TextStyle, leadings: [CGFloat]) {
        let metrics = UIFontMetrics(forTextStyle: style)
        for (category, leading) in zip(Self.categories, leadings) {
            for size in [11, 17, 34] as [CGFloat] {
                let font = metrics.scaledFont(
                    for: .systemFont(ofSize: size), compatibleWith: traits(category))
                #expect(font.pointSize == (size * leading / leadings[3] + 0.5).rounded(.down))
            }
        }
    }

    /// Read off a cell of 44 points, and written out.
    @Test func theFiguresOfARow() {
        func row(_ category: UIContentSizeCategory, scale: CGFloat = 3) -> CGFloat {
            UIFontMetrics.default.scaledValue(for: 44, compatibleWith: traits(category, scale: scale))
        }
        #expect(row(.large) == 44)
        #expect(row(.extraSmall) == 38)
        #expect(row(.extraExtraExtraLarge) == 58)
        #expect(row(.accessibilityLarge) == 80)
        #expect(row(.accessibilityExtraExtraExtraLarge) == 124)
    }

    @Test func aHalfPixelGoesUpAtTheScaleOfTheScreen() {
        // 7 times 21 / 22 is 6.682: 6.667 at three pixels a point, 6.5 at two.
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(abs(metrics.scaledValue(for: 7, compatibleWith: traits(.medium)) - 20.0 / 3) < 1e-9)
        #expect(metrics.scaledValue(for: 7, compatibleWith: traits(.medium, scale: 2)) == 6.5)
        // 2.75 times 20 / 22 is 2.5, and 2.5 points are 7.5 pixels of three.
        #expect(abs(metrics.scaledValue(for: 2.75, compatibleWith: traits(.small)) - 8.0 / 3) < 1e-9)
    }
}
