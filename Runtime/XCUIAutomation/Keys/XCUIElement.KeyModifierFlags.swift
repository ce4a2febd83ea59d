extension XCUIElement {
    /// Keys that are held while another one is typed.
    public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
        public static let shift = KeyModifierFlags(rawValue: 1 << 1)
        public static let control = KeyModifierFlags(rawValue: 1 << 2)
        public static let option = KeyModifierFlags(rawValue: 1 << 3)
        public static let command = KeyModifierFlags(rawValue: 1 << 4)
        /// The same as `capsLock`, as UIKit calls it.
        public static let alphaShift = KeyModifierFlags.capsLock
        /// The same as `option`, as UIKit calls it.
        public static let alternate = KeyModifierFlags.option
    }
}
