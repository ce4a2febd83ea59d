import CoreText
public import QuartzCore

/// Scales fonts and lengths with the person's type size, as a text style's leading grows.
///
/// The law was found in measured values: a length is multiplied by the style's leading over its leading at
/// the large size and rounded half up to the device pixel; a font's size is rounded to a whole point.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// As `scaledFont(for:)`, never larger than the maximum; 0 or less sets none.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = scaled(font.pointSize, traitCollection, scale: 1)
        let isLimited = maximumPointSize > 0 && size > maximumPointSize
        let scaled = font.withSize(isLimited ? maximumPointSize : size)
        return UIFont(
            face: scaled.face, scaling: .metrics(style, font.face, maximumPointSize: maximumPointSize))
    }

    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat
    {
        guard value.isFinite else { return value }
        return scaled(value, traitCollection, scale: max(1, (traitCollection ?? .current).displayScale))
    }

    /// Divides last, so that a half is one.
    private func scaled(_ value: CGFloat, _ traits: UITraitCollection?, scale: CGFloat) -> CGFloat {
        let leading = style.metrics(for: traits ?? .current).leading
        let pixels = value * leading * scale / style.metrics(for: .fallback).leading
        return pixels.rounded(.toNearestOrAwayFromZero) / scale
    }
}
