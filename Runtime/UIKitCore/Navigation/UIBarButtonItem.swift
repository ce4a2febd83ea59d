import QuartzCore

/// A button in a bar.
@MainActor open class UIBarButtonItem: UIBarItem {
    /// How a button looks.
    public enum Style: Int, Sendable {
        case plain = 0
        /// The one that ends what people do here; in semibold.
        case done = 2
    }

    /// A button whose word or symbol is the system's.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        /// A plus.
        case add = 4
        /// Room that grows, in a toolbar.
        case flexibleSpace = 5
        /// Room of the item's width, in a toolbar.
        case fixedSpace = 6
    }

    private(set) var systemItem: SystemItem?

    /// A button with one of the system's words or symbols.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        if systemItem == .done || systemItem == .save { style = .done }
    }

    /// A button with a title, an image, or those of the action.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        let ofAction = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
        self.title = title ?? ofAction
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    /// An item that shows a view, at the size that fits it.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Room between items of a toolbar that takes what is left.
    public class func flexibleSpace() -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.systemItem = .flexibleSpace
        return item
    }

    /// Room of so many points between items of a toolbar.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.systemItem = .fixedSpace
        item.width = width
        return item
    }

    /// `plain` by default.
    open var style = Style.plain {
        didSet { if style != oldValue { changed() } }
    }

    /// Runs when the button is tapped.
    open var primaryAction: UIAction?

    /// Shown in place of title and image.
    open var customView: UIView? {
        didSet { if customView !== oldValue { changed() } }
    }

    /// Nil, the default, is the bar's.
    open var tintColor: UIColor? {
        didSet { if tintColor != oldValue { changed() } }
    }

    /// The least width in points; 0, the default, for none.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { changed() } }
    }

    /// What it says in a bar.
    func word(in bar: UIView) -> String? {
        switch systemItem {
        case .done: SystemWord.done.text(for: bar)
        case .cancel: SystemWord.cancel.text(for: bar)
        case .edit: SystemWord.edit.text(for: bar)
        case .save: SystemWord.save.text(for: bar)
        case .add, .flexibleSpace, .fixedSpace: nil
        case nil: title
        }
    }

    /// Whether it is room and no button.
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    var symbol: UIImage? { systemItem == .add ? UIImage(systemName: "plus") : image }
}
