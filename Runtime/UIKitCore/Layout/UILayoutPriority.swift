/// How much a constraint counts: 1000 is required, and a higher one is satisfied before any lower one.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: must hold.
    public static let required = UILayoutPriority(1000)
    /// 750: how much a view resists being made smaller than its content.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: for dragging that may resize the scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: the size of the scene.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: for dragging that may not resize the scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: how much a view resists being made larger than its content.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: the target size of `systemLayoutSizeFitting(_:)`.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
