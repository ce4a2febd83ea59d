import QuartzCore

/// Something that stands in a bar: a title or an image, which may be disabled.
@MainActor open class UIBarItem: NSObject {
    public override init() { super.init() }

    /// True by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { changed() } }
    }

    /// Nil by default.
    open var title: String? {
        didSet { if title != oldValue { changed() } }
    }

    /// Nil by default; shown in place of the title.
    open var image: UIImage? {
        didSet { if image != oldValue { changed() } }
    }

    /// A number to find the item by.
    open var tag = 0

    /// What assistive technology calls it; the title where it is nil.
    open var accessibilityLabel: String? {
        didSet { if accessibilityLabel != oldValue { changed() } }
    }

    /// A name for tests; people never hear it.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { changed() } }
    }

    /// Called when it looks different.
    var onChange: (() -> Void)?

    func changed() { onChange?() }
}
