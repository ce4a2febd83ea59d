import QuartzCore

/// One button of an alert: its title, its kind, and what it does.
@MainActor open class UIAlertAction: NSObject {
    /// What kind of thing the action does.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Leaves things as they are. An alert has at most one.
        case cancel = 1
        /// May change or delete something; it is red.
        case destructive = 2
    }

    open private(set) var title: String?
    open private(set) var style = Style.default
    let handler: ((UIAlertAction) -> Void)?
    /// The alert that it was added to.
    weak var alert: UIAlertController?

    private init(_ title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// An action whose handler runs when the alert is gone after a person chose it.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init(title, style, handler)
    }

    /// Whether people can choose it; true by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { alert?.actionsChanged() } }
    }
}
