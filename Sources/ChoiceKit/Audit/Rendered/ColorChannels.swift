import UIKit

/// What a colour is made of under some traits, from 0 to 1.
struct ColorChannels: Hashable, Sendable {
    private(set) var red: CGFloat = 0
    private(set) var green: CGFloat = 0
    private(set) var blue: CGFloat = 0
    private(set) var alpha: CGFloat = 0

    init(_ color: UIColor, _ traits: UITraitCollection) {
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    }

    /// What is seen where it lies on an opaque colour.
    func over(_ ground: ColorChannels) -> ColorChannels {
        var result = self
        result.red = red * alpha + ground.red * (1 - alpha)
        result.green = green * alpha + ground.green * (1 - alpha)
        result.blue = blue * alpha + ground.blue * (1 - alpha)
        result.alpha = 1
        return result
    }

    /// WCAG 2.2, relative luminance.
    var luminance: CGFloat {
        func linear(_ value: CGFloat) -> CGFloat {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
