public import UIKit

extension DropdownButton {
    /// How the button and its list look. Fonts follow Dynamic Type.
    ///
    /// Lengths are points, from 0 to 100: what is less or more counts as that, what is not a number as the
    /// standard.
    public struct Style: Hashable {
        /// The fill of the button.
        public var backgroundColor = UIColor.systemGray6
        /// The title of the chosen item and the chevron.
        public var foregroundColor = UIColor.label
        /// The placeholder. The label colour by default: the paler system colours miss the 4.5:1 of readable
        /// text on the fill.
        public var placeholderColor = UIColor.label
        /// The title on the button and in the rows.
        public var textStyle = UIFont.TextStyle.body
        /// The corners of the button.
        public var cornerStyle = UIButton.Configuration.CornerStyle.medium
        /// Around the title and the chevron.
        public var contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
        /// Between the title and the chevron.
        public var imagePadding: CGFloat = 6
        /// The symbol at the trailing end of the button.
        public var indicatorName = "chevron.down"
        /// The type size of that symbol, which grows with that of the title; 0 for no symbol.
        public var indicatorPointSize: CGFloat = 12
        /// The line round a button whose choice is not valid, and its message. Readable on
        /// both backgrounds, which the system's red is not on white (3.6:1).
        public var invalidColor = UIColor.readableRed
        /// The message below a button whose choice is not valid.
        public var messageTextStyle = UIFont.TextStyle.footnote
        /// Where a title too long for the button is cut.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail

        /// Behind the rows.
        public var listBackgroundColor = UIColor.systemBackground
        /// Behind the row that the keys of a keyboard are on.
        public var markedRowColor = UIColor.systemGray4
        /// The titles of rows that can be chosen.
        public var rowTextColor = UIColor.label
        /// The second lines of rows.
        public var secondaryTextColor = UIColor.secondaryLabel
        /// The titles of rows that cannot be chosen.
        public var disabledTextColor = UIColor.tertiaryLabel
        /// The second lines of rows.
        public var secondaryTextStyle = UIFont.TextStyle.footnote
        /// The headers of sections.
        public var headerTextStyle = UIFont.TextStyle.headline
        /// The headers of sections.
        public var headerTextColor = UIColor.label
        /// The text under the rows, in the text style of second lines.
        public var footerTextColor = UIColor.secondaryLabel
        /// From the sides of the list to its texts, and before its separators.
        public var rowInset: CGFloat = 16

        /// The words that the button says by itself; nil, the default, follows the language of the view.
        public var texts: Texts?

        /// The look of the HIG's pop-up button as a filled field.
        public init() {}

        /// The look that buttons begin with.
        public static var standard: Style { Style() }
    }
}

extension DropdownButton.Style {
    /// A part is enough to tell styles apart, and Apple's edge insets are not Hashable.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(backgroundColor)
        hasher.combine(foregroundColor)
        hasher.combine(textStyle)
        hasher.combine(cornerStyle)
        hasher.combine(indicatorName)
        hasher.combine(listBackgroundColor)
        hasher.combine(texts)
    }
}
