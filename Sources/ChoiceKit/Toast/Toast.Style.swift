public import UIKit

extension Toast {
    /// How a toast looks. Fonts follow Dynamic Type.
    ///
    /// Lengths are points, from 0 to 100 but for the width: what is less or more counts as that, what is not
    /// a number as the standard.
    public struct Style: Hashable, Sendable {
        /// The fill: dark in both modes, so that a toast stands out from the screen that it lies on.
        public var backgroundColor = Style.darkGray
        /// The line round the fill, a pixel wide: in dark mode a shadow is not seen.
        public var strokeColor = Style.faintWhite
        /// The text, and an image that is a template.
        public var foregroundColor = UIColor.white
        /// The title of the action. A blue of 5.0:1 on the fill: the system's has 3.8:1 there.
        public var actionColor = UIColor(red: 100 / 255, green: 178 / 255, blue: 1, alpha: 1)
        /// The type of the text.
        public var textStyle = UIFont.TextStyle.subheadline
        /// The corners; at most half of the height.
        public var cornerRadius: CGFloat = 14
        /// Around the texts and the image.
        public var contentInsets = NSDirectionalEdgeInsets(top: 13, leading: 16, bottom: 13, trailing: 16)
        /// Between the image, the text and the action.
        public var spacing: CGFloat = 12
        /// From the sides of the safe area, and from what is below.
        public var margin: CGFloat = 12
        /// The most that a toast takes in width, at the standard type size; it grows with the type. From 100
        /// to 2,000, and 460 by default.
        public var maximumWidth: CGFloat = 460

        /// The words that toasts say by themselves; nil, the default, follows the language of the window.
        public var texts: Texts?

        /// A dark card.
        public init() {}

        /// The look that toasts begin with.
        public static var standard: Style { Style() }

        private static let faintWhite = UIColor { traits in
            UIColor(white: 1, alpha: traits.userInterfaceStyle == .dark ? 0.12 : 0)
        }

        /// The system's fifth and fourth grey of dark mode.
        private static let darkGray = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 58 / 255, green: 58 / 255, blue: 60 / 255, alpha: 1)
                : UIColor(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 1)
        }
    }
}

extension Toast.Style {
    /// A part is enough to tell styles apart, and Apple's edge insets are not Hashable.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(backgroundColor)
        hasher.combine(foregroundColor)
        hasher.combine(actionColor)
        hasher.combine(textStyle)
        hasher.combine(cornerRadius)
        hasher.combine(texts)
    }
}
