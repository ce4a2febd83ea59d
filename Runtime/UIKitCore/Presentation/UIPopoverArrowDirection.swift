/// Where a popover's arrow may point, or points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The arrow points up: the popover stands below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The arrow points down: the popover stands above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any = UIPopoverArrowDirection(rawValue: 15)
    /// Not placed yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
