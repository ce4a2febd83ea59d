public import Foundation

/// A colour in sRGB, with its opacity. It never changes and is equal by value.
///
/// Unlike Apple's, every colour has four components here, gray ones too: the runtime draws in sRGB alone.
public final class CGColor: Hashable, Sendable {
    package let red: CGFloat
    package let green: CGFloat
    package let blue: CGFloat
    /// The opacity, from 0 (nothing is seen) to 1.
    public let alpha: CGFloat

    /// White.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Black at no opacity.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Makes a colour from sRGB components between 0 and 1. A component that is not a number counts as 0;
    /// one beyond the range is kept and limited when it is drawn.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red.isFinite ? red : 0
        self.green = green.isFinite ? green : 0
        self.blue = blue.isFinite ? blue : 0
        self.alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 0
    }

    /// Makes a colour from sRGB components between 0 and 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a gray between black (0) and white (1).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { [red, green, blue, alpha] }

    /// How many `components` there are: four.
    public var numberOfComponents: Int { 4 }

    /// The same colour at another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Whether both have the same components.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs
            || (lhs.red == rhs.red && lhs.green == rhs.green && lhs.blue == rhs.blue
                && lhs.alpha == rhs.alpha)
    }

    /// Feeds the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(alpha)
    }
}
