public import Foundation

/// A trait, as a type: what its values are, and which counts where nobody gives one.
///
/// An app may define its own and set them by `traitOverrides`.
public protocol UITraitDefinition {
    associatedtype Value

    /// What the trait is where nothing says otherwise.
    static var defaultValue: Value { get }

    /// Whether dynamic colours may differ with it; false by default.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var affectsColorAppearance: Bool { false }
}

/// Any trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system, which has a place of its own in a collection.
protocol SystemTrait: UITraitDefinition {
    static var place: WritableKeyPath<UITraitCollection.Values, Value> { get }
}

/// `UITraitCollection.userInterfaceStyle`.
public enum UITraitUserInterfaceStyle: SystemTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle> {
        \.userInterfaceStyle
    }
}

/// `UITraitCollection.userInterfaceLevel`.
public enum UITraitUserInterfaceLevel: SystemTrait {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel> {
        \.userInterfaceLevel
    }
}

/// `UITraitCollection.userInterfaceIdiom`.
public enum UITraitUserInterfaceIdiom: SystemTrait {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> {
        \.userInterfaceIdiom
    }
}

/// `UITraitCollection.accessibilityContrast`.
public enum UITraitAccessibilityContrast: SystemTrait {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var place: WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast> {
        \.accessibilityContrast
    }
}

/// `UITraitCollection.preferredContentSizeCategory`.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static var place: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory> {
        \.preferredContentSizeCategory
    }
}

/// `UITraitCollection.legibilityWeight`.
public enum UITraitLegibilityWeight: SystemTrait {
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static var place: WritableKeyPath<UITraitCollection.Values, UILegibilityWeight> { \.legibilityWeight }
}

/// `UITraitCollection.layoutDirection`.
public enum UITraitLayoutDirection: SystemTrait {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var place: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> {
        \.layoutDirection
    }
}

/// `UITraitCollection.horizontalSizeClass`.
public enum UITraitHorizontalSizeClass: SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> {
        \.horizontalSizeClass
    }
}

/// `UITraitCollection.verticalSizeClass`.
public enum UITraitVerticalSizeClass: SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> {
        \.verticalSizeClass
    }
}

/// `UITraitCollection.displayScale`.
public enum UITraitDisplayScale: SystemTrait {
    public static var defaultValue: CGFloat { 0 }
    static var place: WritableKeyPath<UITraitCollection.Values, CGFloat> { \.displayScale }
}
