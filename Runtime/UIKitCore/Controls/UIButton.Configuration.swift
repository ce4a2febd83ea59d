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

        let style: Style
        private var ownInsets: NSDirectionalEdgeInsets?
        private var ownTransformer: TransformerBox?

        /// The same as `title` with attributes.
        public var attributedTitle: AttributedString?
        /// Wraps between words by default, in as many lines as it takes; a truncating mode has one line.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var titleAlignment = TitleAlignment.automatic
        /// A smaller text below the title.
        public var subtitle: String?
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

        public var buttonSize = Size.medium
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

        private init(_ style: Style) {
            self.style = style
            automaticallyUpdateForSelection = style != .filled
        }

        /// Tint behind, white in front.
        @MainActor public static func filled() -> Configuration { Configuration(.filled) }
        /// A light tint behind, tint in front.
        @MainActor public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Grey behind.
        @MainActor public static func gray() -> Configuration { Configuration(.gray) }
        /// Nothing behind.
        @MainActor public static func plain() -> Configuration { Configuration(.plain) }

        /// The same as `attributedTitle` without attributes.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }

        /// What it gives is final, in every state. Two rules are equal only if one is a copy of the other.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { ownTransformer?.transformer }
            set { ownTransformer = newValue.map(TransformerBox.init) }
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

extension UIButton.Configuration {
    enum Style: Hashable {
        case filled, tinted, gray, plain
    }

    /// A rule by identity: two closures cannot be compared.
    private final class TransformerBox: Hashable {
        let transformer: UIConfigurationTextAttributesTransformer

        init(_ transformer: UIConfigurationTextAttributesTransformer) { self.transformer = transformer }

        static func == (a: TransformerBox, b: TransformerBox) -> Bool { a === b }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
}
