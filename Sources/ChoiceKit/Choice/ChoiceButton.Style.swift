public import UIKit

extension ChoiceButton {
    /// How the button looks. Fonts follow Dynamic Type.
    ///
    /// Lengths are points, from 0 to 100: what is less or more counts as that, what is not a number as the
    /// standard.
    public struct Style: Hashable {
        /// The fill.
        public var backgroundColor = UIColor.secondarySystemBackground
        /// The fill of the chosen button; the button's tint, thinned, where it is nil, the default.
        public var chosenBackgroundColor: UIColor?
        /// The title.
        public var titleColor = UIColor.label
        /// The second line. The label colour, thinned, by default: the system's paler ones miss the 4.5:1 of
        /// readable text on the fill.
        public var subtitleColor = UIColor.label.withAlphaComponent(0.75)
        /// Title and second line of a button that is disabled.
        public var disabledColor = UIColor.tertiaryLabel
        /// The line round the chosen button, and round one that has the keys; the button's tint where it is
        /// nil, the default.
        public var chosenStrokeColor: UIColor?
        /// The width of that line.
        public var chosenStrokeWidth: CGFloat = 2
        /// The type of the title.
        public var titleTextStyle = UIFont.TextStyle.headline
        /// The type of the second line.
        public var subtitleTextStyle = UIFont.TextStyle.subheadline
        /// The corners, which are part of the shape that is pressed; at most half of the shorter side.
        public var cornerRadius: CGFloat = 16
        /// Around the texts and the image.
        public var contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16)
        /// Between the image and the texts.
        public var imagePadding: CGFloat = 10
        /// The size of the button while it is pressed, as a share of its own, from 0.5 to 1. It does not
        /// change where motion is reduced.
        public var pressedScale: CGFloat = 0.97

        /// The words that the button says by itself; nil, the default, follows the language of the view.
        public var texts: Texts?

        /// A large card.
        public init() {}

        /// The look that buttons begin with.
        public static var standard: Style { Style() }
    }
}

extension ChoiceButton.Style {
    /// A part is enough to tell styles apart, and Apple's edge insets are not Hashable.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(backgroundColor)
        hasher.combine(chosenBackgroundColor)
        hasher.combine(titleColor)
        hasher.combine(chosenStrokeColor)
        hasher.combine(titleTextStyle)
        hasher.combine(cornerRadius)
        hasher.combine(pressedScale)
        hasher.combine(texts)
    }
}
