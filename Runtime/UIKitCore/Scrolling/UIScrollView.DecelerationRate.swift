public import QuartzCore

extension UIScrollView {
    /// How fast a scroll slows down: what is left of the speed after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// When the safe area is added to the content's inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// On the axes that scroll.
        case automatic = 0
        /// On the axes where the content is larger than the view or always bounces.
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }
}
