import CoreGraphics
import Testing

@testable import CoreText

/// Label sizes of real iOS: the pictures' README, section 6.
struct TextLayoutWidthTests {
    private static let title = "What's the point?"

    struct Label: Sendable, CustomTestStringConvertible {
        var text: String
        var size: CGFloat
        var weight: CGFloat = 0
        var scale: CGFloat = 3
        var width: CGFloat
        var height: CGFloat
        var testDescription: String { "\(text) \(size)" }
    }

    static let labels: [Label] = [
        Label(text: title, size: 25, width: 188.67, height: 30),
        Label(text: title, size: 26, width: 196, height: 31.33),
        Label(text: title, size: 27, width: 203.33, height: 32.33),
        Label(text: title, size: 28, width: 210.67, height: 33.67),
        Label(text: title, size: 30, width: 225.67, height: 36),
        Label(text: title, size: 32, width: 240.33, height: 38.33),
        Label(text: title, size: 34, width: 255, height: 40.67),
        Label(text: title, size: 38, width: 284, height: 45.67),
        Label(text: title, size: 43, width: 320.67, height: 51.33),
        Label(text: title, size: 48, width: 356.67, height: 57.33),
        Label(text: title, size: 53, width: 392.67, height: 63.33),
        Label(text: title, size: 58, width: 428.33, height: 69.33),
        Label(text: "What's", size: 16, weight: 0.3, width: 52.67, height: 19.33),
        Label(text: "the", size: 16, width: 23.67, height: 19.33),
        Label(text: "point", size: 16, width: 37, height: 19.33),
        Label(text: "Configure", size: 17, width: 75, height: 20.33),
    ]

    @Test(arguments: labels) func isAsWideAndHighAsOnIOS(_ label: Label) {
        let layout = TextLayout.make(
            [TextRun(label.text, font: FontFace(size: label.size, weight: label.weight))],
            paragraph: TextParagraph(), width: .infinity, scale: label.scale)
        #expect(abs(layout.size.width / label.width - 1) < 0.03, "\(layout.size.width) for \(label.width)")
        #expect(abs(layout.size.height - label.height) < 0.005)
    }
}
