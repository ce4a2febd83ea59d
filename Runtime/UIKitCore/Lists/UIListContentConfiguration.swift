public import QuartzCore

/// The content of a row: a text, a second text below it, an image before them.
///
/// Its metrics are fitted to rows on iOS 15 to 18: a one-line row is 44 points high, text is a layout margin
/// from the edge and 16 points from an image.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
    /// The image stands where reading begins.
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryTextProperties: TextProperties
    /// The axes on which the margins are at least those of the view around; both by default.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// Margins around the content in points; the least ones on an axis that preserves the view's around.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 11, leading: 0, bottom: 11, trailing: 0)
    /// Points between the image and the texts, where there are both.
    public var imageToTextPadding: CGFloat = 16
    /// Points between the texts where they stand below each other.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// Whether the second text stands at the other end of the row; it goes below where both together are too
    /// wide for it, and at the accessibility sizes. False by default.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Points between the texts, at least, where they stand side by side.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6

    init(secondaryColor: UIColor) {
        textProperties = TextProperties(style: .body, color: .label)
        secondaryTextProperties = TextProperties(style: .caption1, color: secondaryColor)
    }

    @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// Rows look the same in every state; their background tells it.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

extension UIListContentConfiguration {
    /// How a text of a row looks.
    public struct TextProperties: Hashable, Sendable {
        /// Where the lines of a text stand.
        public enum TextAlignment: Int, Sendable {
            case natural = 0
            case center = 1
            case justified = 2
        }

        /// Which letters a text is shown in.
        public enum TextTransform: Int, Sendable {
            case none = 0
            case uppercase = 1
            case lowercase = 2
            case capitalized = 3

            func applied(to text: String) -> String {
                switch self {
                case .none: text
                case .uppercase: text.uppercased()
                case .lowercase: text.lowercased()
                case .capitalized: text.capitalized
                }
            }
        }

        public var font: UIFont
        public var color: UIColor
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// How many lines there may be: 0, the default, for as many as the text needs.
        public var numberOfLines = 0
        /// Whether a font of a text style follows the person's type size; true by default.
        public var adjustsFontForContentSizeCategory = true
        /// None by default.
        public var transform = TextTransform.none

        init(style: UIFont.TextStyle, color: UIColor) {
            font = .preferredFont(forTextStyle: style)
            self.color = color
        }
    }

    /// How the image of a row looks.
    public struct ImageProperties: Hashable, Sendable {
        /// What a symbol that leaves its size open is drawn with; by default it is as large as body text, and
        /// grows with it.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = .init(textStyle: .body)
        /// The colour of a template; nil, the default, for the view's tint.
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        /// The largest size in points; an axis of 0, the default, has no bound. The image keeps its
        /// proportions.
        public var maximumSize = CGSize.zero
        /// The room that the image has at least, so that texts of several rows stand in line; an axis of 0,
        /// the default, reserves none.
        public var reservedLayoutSize = CGSize.zero

        /// The size that an image of a natural size has.
        func size(of natural: CGSize) -> CGSize {
            guard natural.width > 0, natural.height > 0 else { return .zero }
            let across = maximumSize.width > 0 ? maximumSize.width / natural.width : 1
            let down = maximumSize.height > 0 ? maximumSize.height / natural.height : 1
            let factor = min(1, across, down)
            return CGSize(width: natural.width * factor, height: natural.height * factor)
        }
    }
}
