/// What an accessibility audit looks for. The numbers are those of XCUIAccessibilityAuditTypes.h of Xcode 15;
/// what it looks for on macOS alone is not here.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Text that stands out too little from what is behind it.
    public static let contrast = Self(rawValue: 1 << 0)
    /// Text on the screen that assistive technology does not find.
    public static let elementDetection = Self(rawValue: 1 << 1)
    /// Controls that are too small to be touched.
    public static let hitRegion = Self(rawValue: 1 << 2)
    /// Elements whose name is missing or not for people.
    public static let sufficientElementDescription = Self(rawValue: 1 << 3)
    /// Text that does not grow with the type size.
    public static let dynamicType = Self(rawValue: 1 << 16)
    /// Text that is cut, at the type size that is set or at a larger one.
    public static let textClipped = Self(rawValue: 1 << 17)
    /// Traits that are missing or contradict each other.
    public static let trait = Self(rawValue: 1 << 18)
    /// Everything.
    public static let all = Self(rawValue: ~0)
}
