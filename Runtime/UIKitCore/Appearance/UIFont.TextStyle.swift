import CoreText
import QuartzCore

extension UIFont {
    /// What a piece of text is for; the person's type size gives its size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Body in semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// The font of a style at the current traits' type size.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a style at the type size of a trait collection, heavier where its text is bold; an unknown
    /// style is body.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let traits = traitCollection ?? .current
        let row = style.metrics(for: traits)
        let weight = style.weight(isBold: traits.legibilityWeight == .bold)
        let face = FontFace(size: row.size, weight: weight.rawValue, linePitch: row.leading)
        return UIFont(face: face, style: style)
    }
}

extension UIFont.TextStyle {
    func metrics(for traits: UITraitCollection) -> (size: CGFloat, leading: CGFloat) {
        let rows = TextStyleTable.rows[self] ?? TextStyleTable.rows[.body]!
        let row = rows[traits.preferredContentSizeCategory.step]
        return (CGFloat(row.size), CGFloat(row.leading))
    }

    /// With bold text every style is a step heavier (commonly seen; unconfirmed).
    fileprivate func weight(isBold: Bool) -> UIFont.Weight {
        switch (self == .headline, isBold) {
        case (false, false): .regular
        case (true, false), (false, true): .semibold
        case (true, true): .bold
        }
    }
}
