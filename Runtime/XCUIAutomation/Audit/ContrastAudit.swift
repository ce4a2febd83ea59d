import CoreGraphics
import Simulator
import UIKit

extension AuditScreen {
    /// Texts that stand out too little.
    ///
    /// What the person sees counts, so colours are taken from the picture of the screen: the most frequent
    /// one in the box of the text is behind it, and the one that differs most from that is the text's.
    /// Controls that cannot be used are left out, as in WCAG 1.4.3.
    func contrastFaults() -> [AuditFault] {
        let picture = host.screenshot()
        return texts.filter { !$0.isDisabled && !$0.isCovered }.compactMap { text in
            guard let ratio = contrast(of: text, in: picture) else { return nil }
            let wanted = Self.wantedContrast(of: text.label.font)
            guard ratio < wanted - Self.tolerance else { return nil }
            // Xcode says so of what would pass in a larger size.
            let compact = ratio >= Self.largeTextContrast ? "Contrast nearly passed" : "Contrast failed"
            return AuditFault(
                .contrast, compact,
                "\"\(text.text)\" has \(Self.written(ratio)):1 and needs \(Self.written(wanted)):1.",
                on: text.node)
        }
    }

    /// The table of the Human Interface Guidelines (Accessibility): 4.5 up to 17 points, 3 from 18 points on
    /// and for bold text of any size.
    static func wantedContrast(of font: UIFont) -> CGFloat {
        font.pointSize >= 18 || font.isBold ? largeTextContrast : 4.5
    }

    private func contrast(of text: AuditText, in picture: CGImage) -> CGFloat? {
        let scale = host.device.scale
        let box = text.label.textRect(
            forBounds: text.label.bounds, limitedToNumberOfLines: text.label.numberOfLines)
        let middle = box.offsetBy(dx: 0, dy: (text.label.bounds.height - box.height) / 2)
        let height = UIAccessibility.convertToScreenCoordinates(middle, in: text.label)
        let rect = text.visibleFrame.intersection(
            CGRect(x: text.frame.minX, y: height.minY, width: text.frame.width, height: height.height))
        let pixels = rect.applying(CGAffineTransform(scaleX: scale, y: scale))
        guard !rect.isNull, let part = picture.cropping(to: pixels) else { return nil }
        return PixelContrast(of: part)?.ratio
    }

    /// A text drawn at 3 pixels a point has its full colour somewhere, but for rounding.
    private static let tolerance: CGFloat = 0.05
    private static let largeTextContrast: CGFloat = 3

    private static func written(_ ratio: CGFloat) -> String { String(format: "%.1f", ratio) }
}

/// The contrast between what is behind a text and the text.
struct PixelContrast {
    let ratio: CGFloat

    /// Nil where the picture has one colour only.
    init?(of picture: CGImage) {
        var counts: [UInt32: Int] = [:]
        picture.withPixels { for pixel in $0 { counts[pixel, default: 0] += 1 } }
        guard counts.count > 1, let behind = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })
        else {
            return nil
        }
        let ground = Self.luminance(of: behind.key)
        ratio = counts.keys.map { Self.ratio(ground, Self.luminance(of: $0)) }.max() ?? 1
    }

    /// WCAG 2.2, contrast ratio.
    static func ratio(_ a: CGFloat, _ b: CGFloat) -> CGFloat { (max(a, b) + 0.05) / (min(a, b) + 0.05) }

    /// WCAG 2.2, relative luminance.
    private static func luminance(of pixel: UInt32) -> CGFloat {
        func channel(_ shift: UInt32) -> CGFloat {
            let value = CGFloat((pixel >> shift) & 0xFF) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
    }
}

extension UIFont {
    /// Semibold counts, as UIKit's bold text styles are that.
    fileprivate var isBold: Bool {
        ["Semibold", "Bold", "Heavy", "Black"].contains { fontName.hasSuffix($0) }
    }
}
