public import UIKit

extension Popup {
    /// How a popup looks. Fonts follow Dynamic Type.
    ///
    /// Lengths are points: what is less or more than their range counts as its end, what is not a number as
    /// the standard.
    public struct Style: Hashable, Sendable {
        /// Behind everything. On pictures of iOS 16 and 17 in light and dark.
        public var backgroundColor = Style.card
        /// The title.
        public var titleColor = UIColor.label
        /// The message.
        public var messageColor = UIColor.label
        /// Titles of buttons; nil, the default, is the tint of the window.
        public var buttonColor: UIColor?
        /// Titles of buttons that lose something.
        public var destructiveColor = UIColor.systemRed
        /// The preferred button, where buttons are filled; nil, the default, is the tint of the window.
        public var preferredFillColor: UIColor?
        /// The title on that.
        public var preferredTitleColor = UIColor.white
        /// All other buttons, where buttons are filled.
        public var fillColor = UIColor.tertiarySystemFill
        /// Titles of buttons that cannot be pressed now.
        public var disabledColor = UIColor.tertiaryLabel
        /// Behind the button under a finger.
        public var pressedColor = Style.pressed
        /// Behind what is typed.
        public var fieldColor = Style.field
        /// Why a text cannot be used, once it was typed; before that it has the colour of the message.
        public var invalidColor = UIColor.readableRed
        /// Lines between plain buttons. On pictures of iOS 16 and 17 in light.
        public var separatorColor = Style.line
        /// What makes the surroundings darker (measured by others on iOS, light and dark).
        public var dimmingColor = Style.dimming

        /// The title, in the weight of the text style.
        public var titleTextStyle = UIFont.TextStyle.headline
        /// The message and what is wrong with a text that was typed.
        public var messageTextStyle = UIFont.TextStyle.footnote
        /// Titles of buttons; the preferred one is semibold.
        public var buttonTextStyle = UIFont.TextStyle.body
        /// Title and message: along the leading edge by default, which `natural` is.
        public var textAlignment = NSTextAlignment.natural

        /// From 200 to 1,000 points, never wider than the window has room: 270 by default, as on pictures of
        /// iOS before 26.
        public var width: CGFloat = 270
        /// The same at the accessibility type sizes, where it is more: 310 by default (sources have 310 and
        /// 379).
        public var largeTypeWidth: CGFloat = 310
        /// From 0 to 100: 14 by default. On pictures it is 13 to 14.
        public var cornerRadius: CGFloat = 14
        /// Around the texts, from 0 to 60: 20 by default.
        public var contentInset: CGFloat = 20
        /// What buttons look like.
        public var buttonShape = ButtonShape.plain

        /// The words that the popup says by itself; nil, the default, follows the language of the window.
        public var texts: Texts?

        /// The look of an alert of iOS 17, with texts along the leading edge.
        public init() {}

        /// The look that popups begin with.
        public static var standard: Style { Style() }

        /// What the buttons of a popup look like.
        public enum ButtonShape: Hashable, Sendable {
            /// Titles with lines between them, from edge to edge, as in an alert before iOS 26.
            case plain
            /// Filled, with space around each. Corners of so many points, at most half the height.
            case filled(cornerRadius: CGFloat)

            /// Filled, with round ends.
            public static let capsule = ButtonShape.filled(cornerRadius: .infinity)
        }
    }
}

// Each is made once: colours that look at traits are equal only where they are the same object.
extension Popup.Style {
    private static let card = color(
        light: .init(white: 240.0 / 255, alpha: 1), dark: .init(white: 31.0 / 255, alpha: 1))
    private static let pressed = color(light: .init(white: 0, alpha: 0.1), dark: .init(white: 1, alpha: 0.1))
    private static let line = color(light: .init(white: 178.0 / 255, alpha: 1), dark: .separator)
    private static let field = color(light: .white, dark: .init(white: 44.0 / 255, alpha: 1))
    private static let dimming = color(light: .init(white: 0, alpha: 0.2), dark: .init(white: 0, alpha: 0.48))

    private static func color(light: UIColor, dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}
