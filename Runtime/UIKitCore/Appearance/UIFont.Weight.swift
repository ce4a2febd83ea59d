public import Foundation

extension UIFont {
    /// How heavy the strokes are, from -0.8 to 0.62; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        var name: String {
            switch rawValue {
            case ..<(-0.7): "Ultralight"
            case ..<(-0.5): "Thin"
            case ..<(-0.2): "Light"
            case ..<0.115: "Regular"
            case ..<0.265: "Medium"
            case ..<0.35: "Semibold"
            case ..<0.48: "Bold"
            case ..<0.59: "Heavy"
            default: "Black"
            }
        }
    }
}
