import QuartzCore
import Testing

@testable import UIKitCore

struct UIFontTests {
    @Test(arguments: [
        (UIContentSizeCategory.extraSmall, CGFloat(14)), (.large, 17),
        (.accessibilityExtraExtraExtraLarge, 53),
    ])
    func bodyFollowsTheTypeSize(_ category: UIContentSizeCategory, _ size: CGFloat) {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == size)
    }

    @Test func metricsAreSanFranciscos() {
        #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287) < 0.001)
        #expect(abs(UIFont.systemFont(ofSize: 34).ascender - 34 * 1950 / 2048) < 0.001)
    }

    @Test(arguments: [CGFloat.nan, -1, 0, .infinity])
    func aSizeThatCannotBeDrawnIsTheDefault(_ size: CGFloat) {
        #expect(UIFont.systemFont(ofSize: size).pointSize == UIFont.systemFontSize)
    }

    @Test func metricsScaleByTheLeadingOfTheStyle() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
            UITraitCollection(displayScale: 3),
        ])
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(abs(metrics.scaledValue(for: 44, compatibleWith: traits) - 124) < 0.001)
        #expect(metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits).pointSize == 48)
    }
}
