extension UITraitCollection {
    /// The collection that dynamic colours resolve with when none is given.
    ///
    /// It is a view's own while that view lays out, draws, or hears that its traits changed; a light,
    /// left-to-right one with the large type size otherwise. Each thread has its own.
    public class var current: UITraitCollection {
        get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? fallback }
        set { Thread.current.threadDictionary[currentKey] = newValue }
    }

    /// Runs work with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = UITraitCollection.current
        UITraitCollection.current = self
        defer { UITraitCollection.current = outer }
        actions()
    }

    static let fallback = UITraitCollection(
        Values(
            userInterfaceStyle: .light, userInterfaceLevel: .base, userInterfaceIdiom: .phone,
            accessibilityContrast: .normal, preferredContentSizeCategory: .large,
            legibilityWeight: .regular, layoutDirection: .leftToRight,
            displayScale: 2))

    private static let currentKey = "UITraitCollection.current"
}
