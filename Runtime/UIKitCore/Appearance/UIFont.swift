package import CoreText
public import QuartzCore

/// The system font at a size and weight.
///
/// Its vertical metrics are San Francisco's (ascender 1950/2048 and descender 494/2048 of the size), so that
/// layout has the heights it has on iOS whatever the glyphs are drawn with.
public final class UIFont: NSObject, Sendable {
    package let face: FontFace
    private let style: TextStyle?

    package init(face: FontFace, style: TextStyle? = nil) {
        self.face = face
        self.style = style
        super.init()
    }

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: FontFace(size: sane(fontSize), weight: Weight.regular.rawValue, isItalic: true))
    }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: FontFace(size: sane(fontSize), weight: weight.rawValue))
    }

    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: FontFace(size: sane(fontSize), weight: weight.rawValue, isMonospacedDigit: true))
    }

    /// The same font at another size, in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(
            face: FontFace(
                size: Self.sane(fontSize), weight: face.weight, isItalic: face.isItalic,
                isMonospacedDigit: face.isMonospacedDigit))
    }

    /// The size in points.
    public var pointSize: CGFloat { face.size }
    public var ascender: CGFloat { face.ascender }
    /// How far glyphs reach below the baseline, as a negative number of points.
    public var descender: CGFloat { face.descender }
    public var lineHeight: CGFloat { face.lineHeight }
    public var capHeight: CGFloat { face.capHeight }
    public var xHeight: CGFloat { face.xHeight }
    public var leading: CGFloat { 0 }
    public var fontName: String {
        ".SFUI-\(face.isItalic ? "Italic" : "")\(Weight(rawValue: face.weight).name)"
    }
    public var familyName: String { ".AppleSystemUIFont" }

    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var systemFontSize: CGFloat { 14 }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.face == face }
    public override var hash: Int { face.hashValue }

    package var textStyle: TextStyle? { style }

    /// A size that can be drawn: UIKit gives its default size for one that is not positive; NaN counts as
    /// that, and nothing on a screen is larger than the bound.
    private static func sane(_ size: CGFloat) -> CGFloat {
        guard size.isFinite, size > 0 else { return systemFontSize }
        return min(size, 2_000)
    }
}
