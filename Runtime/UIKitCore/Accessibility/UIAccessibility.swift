public import Foundation

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
        /// Content was scrolled by a page; the argument is a text that VoiceOver says.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Which assistive technology is meant.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// VoiceOver, which is the only one here.
        public static let notificationVoiceOver = Self(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    /// Tells assistive technology; it is recorded, and the focus goes to an element that is given with a
    /// change of the layout or the screen.
    public static func post(notification: Notification, argument: Any?) {
        posted.append((notification, argument.map(String.init(describing:))))
        if posted.count > historyLength { posted.removeFirst(posted.count - historyLength) }
        if let element = argument as? UIResponder,
            notification == .layoutChanged || notification == .screenChanged
        {
            focus(on: element)
        }
        onPost?(notification, argument)
    }

    // MARK: Focus

    /// The element that VoiceOver stands on, as far as notifications told.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?)
        -> Any?
    { focused }

    /// Posted when VoiceOver went to another element.
    public nonisolated static let elementFocusedNotification = NSNotification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The element that it went to.
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The element that it left; missing where there was none.
    public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The raw value of the `AssistiveTechnologyIdentifier`.
    public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    /// VoiceOver goes to an element, as a person or a notification tells it: the one that it leaves hears of
    /// it first.
    package static func focus(on element: UIResponder) {
        let old = focused
        guard element !== old else { return }
        focused = element
        old?.accessibilityElementDidLoseFocus()
        element.accessibilityElementDidBecomeFocused()
        var info: [AnyHashable: Any] = [
            focusedElementUserInfoKey: element,
            assistiveTechnologyUserInfoKey: AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue,
        ]
        if let old { info[unfocusedElementUserInfoKey] = old }
        NotificationCenter.default.post(name: elementFocusedNotification, object: nil, userInfo: info)
    }

    static func isFocused(_ element: UIResponder) -> Bool { focused === element }

    // MARK: The record

    package static var onPost: ((Notification, Any?) -> Void)?
    /// The newest notifications, oldest first.
    package static var posted: [(notification: Notification, argument: String?)] = []
    private static weak var focused: UIResponder?
    private static let historyLength = 100
}
