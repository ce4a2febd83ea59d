import UIKit

/// How much a colour stands out from another: from 1 to 21 (WCAG 2.2, contrast ratio).
enum Contrast {
    /// The table of the Human Interface Guidelines (Accessibility): 4.5 up to 17 points, 3 from 18 points on
    /// and for bold text of any size.
    static func wanted(pointSize: CGFloat, isBold: Bool) -> CGFloat { pointSize >= 18 || isBold ? 3 : 4.5 }

    /// That of a text on an opaque ground; what shines through the text is the ground's.
    static func ratio(of color: UIColor, on ground: UIColor, _ traits: UITraitCollection) -> CGFloat {
        ratio(ColorChannels(color, traits), on: ColorChannels(ground, traits))
    }

    static func ratio(_ color: ColorChannels, on ground: ColorChannels) -> CGFloat {
        let (a, b) = (color.over(ground).luminance, ground.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
}
