public import QuartzCore

/// What stands behind contents.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    /// Nil leaves the colour to whoever shows the background.
    public var backgroundColor: UIColor?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// A line just inside the edge; none by default.
    public var strokeColor: UIColor?
    /// In points; 1 by default.
    public var strokeWidth: CGFloat = 1

    init(cornerRadius: CGFloat) { self.cornerRadius = cornerRadius }

    /// Shows nothing.
    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration(cornerRadius: 0)
        background.backgroundColor = .clear
        return background
    }
}
