public import QuartzCore

/// What stands behind contents: a colour, then an image, then a view, then a line around them.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    private var colorRule: ConfigurationRule<UIConfigurationColorTransformer>?
    private var strokeRule: ConfigurationRule<UIConfigurationColorTransformer>?

    /// Nil for the tint; in a button or a list for what its style and state ask for.
    public var backgroundColor: UIColor?
    /// In points; more than half of a side counts as half of it.
    public var cornerRadius: CGFloat = 0
    /// Nil for the tint; clear by default.
    public var strokeColor: UIColor? = .clear
    /// In points; 1 by default.
    public var strokeWidth: CGFloat = 1
    /// How far outside the edge the line runs, in points; 0, the default, is just inside of it.
    public var strokeOutset: CGFloat = 0
    /// Points from the edges of what the background is for; zero by default.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges where the layout margins of the view are added to the insets; none by default.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// Fills the background. A view can be in one place only: give each configuration that shows its own.
    public var customView: UIView?
    public var image: UIImage?
    /// How the image fills the background; `scaleToFill` by default.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// Set where it belongs to a list.
    var listRole: ListRole?

    init(cornerRadius: CGFloat) { self.cornerRadius = cornerRadius }

    /// Shows nothing.
    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration(cornerRadius: 0)
        background.backgroundColor = .clear
        return background
    }

    /// What it gives is final. Two rules are equal only if one is a copy of the other.
    public var backgroundColorTransformer: UIConfigurationColorTransformer? {
        get { colorRule?.transformer }
        set { colorRule = newValue.map(ConfigurationRule.init) }
    }

    /// What it gives is final. Two rules are equal only if one is a copy of the other.
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
        get { strokeRule?.transformer }
        set { strokeRule = newValue.map(ConfigurationRule.init) }
    }

    /// The colour that shows under a tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour of the line under a tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Whether a view for the background would show nothing under any tint.
    var isInvisible: Bool {
        backgroundColor == .clear && colorRule == nil && image == nil && customView == nil && hasNoStroke
    }

    private var hasNoStroke: Bool { strokeRule == nil && strokeColor == .clear || !(strokeWidth > 0) }
}
