package import CoreText
public import QuartzCore

/// The system font at a size and weight.
///
/// Its vertical metrics are San Francisco's (ascender 1950/2048 and descender 494/2048 of the size), so that
/// layout has the heights it has on iOS whatever the glyphs are drawn with.
public final class UIFont: NSObject, Sendable {
    package let face: FontFace
    /// How the font follows the person's type size; nil where it does not.
    let scaling: Scaling?

    package convenience init(face: FontFace, style: TextStyle? = nil) {
        self.init(face: face, scaling: style.map(Scaling.style))
    }

    init(face: FontFace, scaling: Scaling?) {
        self.face = face
        self.scaling = scaling
        super.init()
    }

    /// Where a font came from that knows its size at every type size.
    enum Scaling: Hashable, Sendable {
        /// `preferredFont(forTextStyle:)`.
        case style(TextStyle)
        /// Font metrics, from a font as it is at the large size. The maximum is 0 for none.
        case metrics(TextStyle, FontFace, maximumPointSize: CGFloat)
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

    /// The font as it is at the type size of the traits; itself where it does not follow that.
    func adjusted(to traits: UITraitCollection) -> UIFont {
        switch scaling {
        case .style(let style): .preferredFont(forTextStyle: style, compatibleWith: traits)
        case .metrics(let style, let face, let maximum):
            UIFontMetrics(forTextStyle: style).scaledFont(
                for: UIFont(face: face), maximumPointSize: maximum, compatibleWith: traits)
        case nil: self
        }
    }

    /// A size that can be drawn: UIKit gives its default size for one that is not positive; NaN counts as
    /// that, and nothing on a screen is larger than the bound.
    private static func sane(_ size: CGFloat) -> CGFloat {
        guard size.isFinite, size > 0 else { return systemFontSize }
        return min(size, 2_000)
    }
}
