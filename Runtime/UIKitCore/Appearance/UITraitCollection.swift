public import QuartzCore

/// The environment of a view or controller: style, contrast, type size, direction, size classes, scale.
///
/// A value that is unspecified says nothing and leaves what it is combined with.
public final class UITraitCollection: NSObject, Sendable {
    let values: Values

    /// A collection that specifies nothing.
    public override convenience init() { self.init(Values()) }

    init(_ values: Values) {
        self.values = values
        super.init()
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(Values(userInterfaceStyle: userInterfaceStyle))
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(Values(userInterfaceLevel: userInterfaceLevel))
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(Values(userInterfaceIdiom: idiom))
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(Values(accessibilityContrast: accessibilityContrast))
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(Values(preferredContentSizeCategory: preferredContentSizeCategory))
    }

    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(Values(legibilityWeight: legibilityWeight))
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(Values(layoutDirection: layoutDirection))
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(Values(horizontalSizeClass: horizontalSizeClass))
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(Values(verticalSizeClass: verticalSizeClass))
    }

    public convenience init(displayScale: CGFloat) { self.init(Values(displayScale: displayScale)) }

    /// Combines collections; where several specify a trait the last one wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(Values()) { $0.overridden(by: $1.values) })
    }

    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

    /// Pixels in a point; 0 where it is unspecified.
    public var displayScale: CGFloat { values.displayScale }

    /// Whether colours may look different under the other collection.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection else { return true }
        return userInterfaceStyle != other.userInterfaceStyle
            || userInterfaceLevel != other.userInterfaceLevel
            || accessibilityContrast != other.accessibilityContrast
            || values.ownOfColors != other.values.ownOfColors
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    public override var hash: Int { values.hashValue }
}

extension UITraitCollection {
    struct Values: Hashable {
        var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        var userInterfaceLevel = UIUserInterfaceLevel.unspecified
        var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
        var accessibilityContrast = UIAccessibilityContrast.unspecified
        var preferredContentSizeCategory = UIContentSizeCategory.unspecified
        var legibilityWeight = UILegibilityWeight.unspecified
        var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
        var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
        var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
        var displayScale: CGFloat = 0
        /// Traits that an app defined, by their types.
        var own: [ObjectIdentifier: OwnTraitValue] = [:]

        var ownOfColors: [ObjectIdentifier: OwnTraitValue] { own.filter { $0.value.affectsColors } }

        func overridden(by other: Values) -> Values {
            var result = self
            if other.userInterfaceStyle != .unspecified {
                result.userInterfaceStyle = other.userInterfaceStyle
            }
            if other.userInterfaceLevel != .unspecified {
                result.userInterfaceLevel = other.userInterfaceLevel
            }
            if other.userInterfaceIdiom != .unspecified {
                result.userInterfaceIdiom = other.userInterfaceIdiom
            }
            if other.accessibilityContrast != .unspecified {
                result.accessibilityContrast = other.accessibilityContrast
            }
            if other.preferredContentSizeCategory != .unspecified {
                result.preferredContentSizeCategory = other.preferredContentSizeCategory
            }
            if other.legibilityWeight != .unspecified { result.legibilityWeight = other.legibilityWeight }
            if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
            if other.horizontalSizeClass != .unspecified {
                result.horizontalSizeClass = other.horizontalSizeClass
            }
            if other.verticalSizeClass != .unspecified { result.verticalSizeClass = other.verticalSizeClass }
            if other.displayScale > 0 { result.displayScale = other.displayScale }
            result.own.merge(other.own) { $1 }
            return result
        }
    }
}
