import QuartzCore
import Testing

@testable import UIKitCore

/// The figures that others measured of labels (iOS 26), one by one.
@MainActor struct UILabelFactsTests {
    private func height(_ font: UIFont, lines: Int, scale: CGFloat = 3, type: UIContentSizeCategory = .large)
        -> CGFloat
    {
        let stage = TestStage(
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(displayScale: scale), UITraitCollection(preferredContentSizeCategory: type),
            ]))
        let label = UILabel(frame: .zero)
        label.adjustsFontForContentSizeCategory = true
        label.font = font
        label.numberOfLines = 0
        label.text = Array(repeating: "Line", count: lines).joined(separator: "\n")
        stage.show(label, frame: .zero)
        return label.intrinsicContentSize.height
    }

    @Test(
        arguments: [
            (11, 13.5, 13.333), (12, 14.5, 14.333), (13, 16, 15.667), (15, 18, 18), (16, 19.5, 19.333),
            (17, 20.5, 20.333), (20, 24, 24), (22, 26.5, 26.333), (28, 33.5, 33.667), (34, 41, 40.667),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func aLineIsRoundedUpToThePixel(size: CGFloat, at2: CGFloat, at3: CGFloat) {
        #expect(abs(height(.systemFont(ofSize: size), lines: 1, scale: 2) - at2) < 0.001)
        #expect(abs(height(.systemFont(ofSize: size), lines: 1) - at3) < 0.001)
    }

    @Test func linesOfATextStyleFollowAtItsLeading() {
        #expect(abs(height(.preferredFont(forTextStyle: .body), lines: 2) - 42.333) < 0.001)
        for (lines, expected) in [(1, 18.0), (2, 38), (3, 58)] {
            #expect(abs(height(.preferredFont(forTextStyle: .subheadline), lines: lines) - expected) < 0.001)
        }
    }

    @Test func linesOfAPlainFontAreRoundedTogether() {
        #expect(abs(height(.systemFont(ofSize: 13), lines: 3) - 46.667) < 0.001)
        #expect(height(.systemFont(ofSize: 30), lines: 2, scale: 2) == 72)
    }

    @Test func scaledBodyHasItsLine() {
        let body = UIFont.preferredFont(forTextStyle: .body)
        #expect(height(body, lines: 1, scale: 2, type: .accessibilityLarge) == 39.5)
    }

    @Test func metricsOfTheFontAreNotRounded() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.lineHeight - 17 * 2444 / 2048) < 1e-9)
        #expect(abs(font.ascender - 17 * 1950 / 2048) < 1e-9)
        #expect(abs(font.descender + 17 * 494 / 2048) < 1e-9)
    }

    @Test func theWidthIsRoundedUpToThePixel() {
        let stage = TestStage()
        let label = UILabel(frame: .zero)
        label.text = "What's the point?"
        stage.show(label, frame: .zero)
        let pixels = label.intrinsicContentSize.width * 3
        #expect(abs(pixels - pixels.rounded()) < 1e-6)
    }
}
