import QuartzCore

/// What an app tells and asks of the assistive technology of the device.
@MainActor public enum UIAccessibility {
    /// Something that VoiceOver should hear of.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Part of the screen changed; the argument is what VoiceOver goes to, or a text that it says.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Most of the screen changed; the argument as for `layoutChanged`.
        public static let screenChanged = Notification(rawValue: 1000)
        /// The argument is a text that VoiceOver says.
        public static let announcement = Notification(rawValue: 1008)
    }

    /// Tells assistive technology; hosts record it, and move the focus that they keep to an element given.
    public static func post(notification: Notification, argument: Any?) {
        posted.append((notification, argument.map(String.init(describing:))))
        if posted.count > historyLength { posted.removeFirst(posted.count - historyLength) }
        if let element = argument as? UIResponder { focused = element }
        onPost?(notification, argument)
    }

    /// The element that VoiceOver stands on, as far as notifications told.
    public static func focusedElement(using assistiveTechnologyIdentifier: Any?) -> Any? { focused }

    package static var onPost: ((Notification, Any?) -> Void)?
    /// The newest notifications, oldest first.
    package static var posted: [(notification: Notification, argument: String?)] = []
    private static weak var focused: UIResponder?
    private static let historyLength = 100
}
