import QuartzCore

/// The sizes of an alert or action sheet, in points.
///
/// Apple publishes none. These are readings of pictures of iOS 15 to 17, but for what is said to be
/// unconfirmed.
struct AlertMetrics: Equatable {
    let width: CGFloat
    let cornerRadius: CGFloat
    /// Beside the text.
    let inset: CGFloat
    let top: CGFloat
    /// Between title and message.
    let gap: CGFloat
    /// Below a title or a message alone.
    let bottomOfOne: CGFloat
    /// Below a title with a message.
    let bottomOfBoth: CGFloat
    let rowHeight: CGFloat
    /// One pixel, which is how thick a separator is and what heights are rounded up to.
    let pixel: CGFloat

    /// An alert. The width at the accessibility sizes is unconfirmed: sources have 310 and 379.
    static func alert(in traits: UITraitCollection) -> AlertMetrics {
        let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
        return AlertMetrics(
            width: isLarge ? 310 : 270, cornerRadius: 14, inset: 20, top: 20, gap: 3, bottomOfOne: 21,
            bottomOfBoth: 21, rowHeight: rowHeight(44, of: .body, in: traits),
            pixel: traits.pixel)
    }

    /// An action sheet, as wide as the narrower side of the window allows. Its text is 44 high with a title
    /// and 77 with a message too; how that is divided is unconfirmed.
    static func sheet(in bounds: CGSize, _ traits: UITraitCollection) -> AlertMetrics {
        group(width: min(bounds.width, bounds.height) - 2 * sheetMargin, traits)
    }

    /// An action sheet in a popover. Its width is that of iOS 26; an earlier one is unconfirmed.
    static func popover(in traits: UITraitCollection) -> AlertMetrics { group(width: 288, traits) }

    private static func group(width: CGFloat, _ traits: UITraitCollection) -> AlertMetrics {
        AlertMetrics(
            width: width, cornerRadius: 13, inset: 16, top: 14, gap: 7, bottomOfOne: 43.0 / 3,
            bottomOfBoth: 74.0 / 3, rowHeight: rowHeight(57, of: .title3, in: traits),
            pixel: traits.pixel)
    }

    /// A row grows with its text and is never lower than at the usual size.
    private static func rowHeight(_ usual: CGFloat, of style: UIFont.TextStyle, in traits: UITraitCollection)
        -> CGFloat
    {
        let pixel = traits.pixel
        let line = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).lineHeight
        let usualLine = UIFont.preferredFont(forTextStyle: style, compatibleWith: .fallback).lineHeight
        return ((usual + max(0, line - usualLine)) / pixel - 1e-6).rounded(.up) * pixel
    }

    /// Beside and between the groups of an action sheet, and below it where the device has no home indicator.
    static let sheetMargin: CGFloat = 8
}
