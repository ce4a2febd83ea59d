import QuartzCore

/// What a navigation bar shows while its controller is on top: a title and buttons, and the way back.
@MainActor open class UINavigationItem: NSObject {
    /// The bar that shows it.
    weak var bar: UINavigationBar?

    public init(title: String) {
        self.title = title
        super.init()
    }

    /// In the middle of the bar, and on the back button of the next item.
    open var title: String? {
        didSet { if title != oldValue { changed() } }
    }

    /// Shown in place of the title, at the size that fits it.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { changed() } }
    }

    /// What the back button of the next item says; nil, the default, is the title.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { changed() } }
    }

    /// Whether there is no back button while this is on top; false by default.
    open var hidesBackButton: Bool {
        get { hidesBack }
        set { setHidesBackButton(newValue, animated: false) }
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        change(\.hidesBack, to: hidesBackButton, animated: animated)
    }

    /// Whether left items stand beside the back button and not in its place; false by default.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
    }

    /// The first of the left items.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { left.first }
        set { setLeftBarButton(newValue, animated: false) }
    }

    /// At the leading edge, the first outermost.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { left.isEmpty ? nil : left }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }

    /// The first of the right items.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { right.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    /// At the trailing edge, the first outermost.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { right.isEmpty ? nil : right }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems([item].compactMap(\.self), animated: animated)
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems([item].compactMap(\.self), animated: animated)
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(\.left, to: items ?? [], animated: animated)
    }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(\.right, to: items ?? [], animated: animated)
    }

    /// Whether a back button fits beside the left items.
    var hasBackButton: Bool { !hidesBack && (left.isEmpty || leftItemsSupplementBackButton) }

    private var hidesBack = false
    private var left: [UIBarButtonItem] = []
    private var right: [UIBarButtonItem] = []

    private func change<Value: Equatable>(
        _ key: ReferenceWritableKeyPath<UINavigationItem, Value>, to value: Value, animated: Bool
    ) {
        guard self[keyPath: key] != value else { return }
        self[keyPath: key] = value
        bar?.itemChanged(animated: animated)
    }

    private func changed() { bar?.itemChanged(animated: false) }
}
