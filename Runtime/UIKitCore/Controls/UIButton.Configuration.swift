public import QuartzCore

extension UIButton {
    /// How a button looks, as one value.
    ///
    /// Metrics and colours are those measured on iOS 26, except the corner radius, which is that of the
    /// design before it.
    public struct Configuration: Hashable {
        /// How round the corners are; all but `fixed` and `dynamic` follow from the height.
        public enum CornerStyle: Int, Sendable {
            /// The background's radius as it is.
            case fixed = -1
            /// The background's radius, at most half the height.
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            /// Half the height.
            case capsule = 4
        }

        public enum Size: Int, Sendable {
            case medium = 0
            case small = 1
            case mini = 2
            case large = 3
        }

        /// Where the lines of title and subtitle stand beside each other.
        public enum TitleAlignment: Int, Sendable {
            /// In the middle where an image is above or below, leading otherwise.
            case automatic = 0
            case leading = 1
            case center = 2
            case trailing = 3
        }

        /// Whether a mark of two chevrons stands after the title.
        public enum Indicator: Int, Sendable {
            /// In a pop-up button.
            case automatic = 0
            case none = 1
            case popup = 2
        }

        let style: Style
        private var ownInsets: NSDirectionalEdgeInsets?
        private var titleRule: ConfigurationRule<UIConfigurationTextAttributesTransformer>?
        private var subtitleRule: ConfigurationRule<UIConfigurationTextAttributesTransformer>?
        private var imageRule: ConfigurationRule<UIConfigurationColorTransformer>?
        private var activityRule: ConfigurationRule<UIConfigurationColorTransformer>?

        /// The same as `title` with attributes.
        public var attributedTitle: AttributedString?
        /// Wraps between words by default, in as many lines as it takes; a truncating mode has one line.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var titleAlignment = TitleAlignment.automatic
        /// The same as `subtitle` with attributes.
        public var attributedSubtitle: AttributedString?
        /// As `titleLineBreakMode`.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Points between title and subtitle; 1 by default.
        public var titlePadding: CGFloat = 1

        /// A template shows in the title's colour.
        public var image: UIImage?
        /// At the leading edge by default; the first of leading, trailing, top, bottom that is given.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Points between image and title; 0 by default.
        public var imagePadding: CGFloat = 0
        /// What a symbol that leaves its size open is drawn with; the title's size by default.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Shows that work is going on, in the place of the image; false by default.
        public var showsActivityIndicator = false

        public var buttonSize = Size.medium
        /// `automatic` by default.
        public var indicator = Indicator.automatic
        /// In place of the tint; a disabled button ignores it.
        public var baseBackgroundColor: UIColor?
        /// In place of the style's colour of title and image; a disabled button ignores it.
        public var baseForegroundColor: UIColor?
        /// A colour set here is drawn unchanged in all states.
        public var background = UIBackgroundConfiguration(cornerRadius: Configuration.standardRadius)
        /// Whether a selected button shows that by a fill of its own.
        public var automaticallyUpdateForSelection: Bool

        /// Setting another than `dynamic` gives the background its standard radius again.
        public var cornerStyle = CornerStyle.dynamic {
            didSet { if cornerStyle != .dynamic { background.cornerRadius = Self.standardRadius } }
        }

        init(_ style: Style) {
            self.style = style
            automaticallyUpdateForSelection = style.look != .filled
        }

        /// The same as `attributedTitle` without attributes.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }

        /// A smaller text below the title: the same as `attributedSubtitle` without attributes.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }

        /// What it gives is final, in every state. Two rules are equal only if one is a copy of the other.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { titleRule?.transformer }
            set { titleRule = newValue.map(ConfigurationRule.init) }
        }

        /// As `titleTextAttributesTransformer`, for the subtitle.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { subtitleRule?.transformer }
            set { subtitleRule = newValue.map(ConfigurationRule.init) }
        }

        /// Gets the colour that a template would show in, in every state, and gives the one that it does.
        public var imageColorTransformer: UIConfigurationColorTransformer? {
            get { imageRule?.transformer }
            set { imageRule = newValue.map(ConfigurationRule.init) }
        }

        /// As `imageColorTransformer`, for the activity indicator.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
            get { activityRule?.transformer }
            set { activityRule = newValue.map(ConfigurationRule.init) }
        }

        /// Points around the contents: 7 above and below and 12 at the sides in a medium button, until they
        /// are set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? buttonSize.insets }
            set { ownInsets = newValue }
        }

        /// Makes the insets follow the size again.
        public mutating func setDefaultContentInsets() { ownInsets = nil }

        /// In points; `dynamic` buttons are capsules in the design of iOS 26 and have this radius before it.
        static let standardRadius: CGFloat = 5.95
    }
}
