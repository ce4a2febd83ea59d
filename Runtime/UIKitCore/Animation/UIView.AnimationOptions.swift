extension UIView {
    /// How an animation runs: what is touched meanwhile, whether it repeats, its curve.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays subviews out inside the animation, so that they move with it.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// Lets people touch what moves.
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        /// Starts from what is on the screen and not from where the last animation would have ended.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        public static let `repeat` = AnimationOptions(rawValue: 8)
        public static let autoreverse = AnimationOptions(rawValue: 16)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)

        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        var curve: UIView.AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
    }

    /// How an animation's speed changes on its way.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0
        case easeIn = 1
        case easeOut = 2
        case linear = 3
    }
}
