public import Foundation

/// Traits that can be set, by name or by type.
public protocol UIMutableTraits {
    subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }

    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }

    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }

    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }

    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }

    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }

    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }

    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }

    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }
}

/// What a view or controller changes of the traits that it inherits, for itself and what is in it.
///
/// Reading a trait that is not overridden gives its default value, not what is inherited.
public struct UITraitOverrides: UIMutableTraits {
    var values: UITraitCollection.Values {
        didSet { isEmpty = values == UITraitCollection.Values() }
    }
    /// Kept, because every view asks for it whenever it asks for its traits.
    private(set) var isEmpty: Bool

    init(values: UITraitCollection.Values = UITraitCollection.Values()) {
        self.values = values
        isEmpty = values == UITraitCollection.Values()
    }

    public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether the trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

    /// Lets the trait be inherited again.
    public mutating func remove(_ trait: UITrait) { values.forget(trait) }
}

extension UITraitCollection {
    /// The same where nothing is overridden, so that what nobody changes stays one object.
    func overridden(by overrides: UITraitOverrides) -> UITraitCollection {
        overrides.isEmpty ? self : UITraitCollection(values.overridden(by: overrides.values))
    }
}
