public import QuartzCore

/// What a menu is made of: something with a title and an image.
@MainActor open class UIMenuElement: NSObject {
    /// Whether an element shows a check mark.
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        /// Some of what the element stands for is on; shown as a dash.
        case mixed = 2
    }

    /// How an element looks and what a menu does with it.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        /// Choosing the element leaves the menu open.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    var ownTitle: String
    var ownImage: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        ownTitle = title
        ownImage = image
        self.subtitle = subtitle
        super.init()
    }

    open var title: String { ownTitle }
    open var image: UIImage? { ownImage }
    /// A smaller text below the title; nil by default.
    open var subtitle: String?
}
