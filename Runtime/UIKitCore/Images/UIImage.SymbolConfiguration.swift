public import QuartzCore

extension UIImage {
    /// How heavy a symbol's strokes are.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin = 2
        case light = 3
        case regular = 4
        case medium = 5
        case semibold = 6
        case bold = 7
        case heavy = 8
        case black = 9
    }

    /// How large a symbol is beside text of its point size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }

    /// What an image is chosen or drawn by.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// The size and weight of a symbol; what is unspecified comes from whoever shows it.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let values: Values

        init(_ values: Values) {
            self.values = values
            super.init()
        }

        public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(Values(pointSize: pointSize, weight: weight))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// The size of a text style, which follows the person's type size.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(Values(textStyle: textStyle)) }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(Values(textStyle: textStyle, scale: scale))
        }

        public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }
        public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

        public override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration)?.values == values
        }
        public override var hash: Int { values.hashValue }
    }
}

extension UIImage.SymbolConfiguration {
    struct Values: Hashable {
        /// With a text style too, the size beside text of that style at the usual type size.
        var pointSize: CGFloat?
        var textStyle: UIFont.TextStyle?
        var weight = UIImage.SymbolWeight.unspecified
        var scale = UIImage.SymbolScale.unspecified

        func overridden(by other: Values) -> Values {
            var result = self
            if other.pointSize != nil || other.textStyle != nil {
                result.pointSize = other.pointSize
                result.textStyle = other.textStyle
            }
            if other.weight != .unspecified { result.weight = other.weight }
            if other.scale != .unspecified { result.scale = other.scale }
            return result
        }

        /// The em in points, with the scale.
        func em(in traits: UITraitCollection) -> CGFloat {
            var size = pointSize ?? UIFont.labelFontSize
            if let textStyle, let pointSize {
                size = UIFontMetrics(forTextStyle: textStyle).scaledValue(
                    for: pointSize, compatibleWith: traits)
            } else if let textStyle {
                size = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits).pointSize
            }
            if !size.isFinite || size <= 0 { size = UIFont.labelFontSize }
            return min(size, 2_000) * factor
        }

        private var factor: CGFloat {
            switch scale {
            case .small: 0.78
            case .default, .unspecified, .medium: 1
            case .large: 1.28
            }
        }

        /// The width of a stroke in ems; a regular checkmark of 17 points has 2 points.
        var stroke: CGFloat {
            switch weight {
            case .ultraLight: 0.04
            case .thin: 0.06
            case .light: 0.09
            case .unspecified, .regular: 0.118
            case .medium: 0.135
            case .semibold: 0.155
            case .bold: 0.175
            case .heavy: 0.205
            case .black: 0.235
            }
        }
    }
}
