import QuartzCore

/// What a control says of the menu that it shows.
@MainActor open class UIContextMenuConfiguration: NSObject {
    /// In which order a menu has its elements.
    public enum ElementOrder: Int, Sendable {
        /// As given in a pop-up button and in what scrolls, else as `priority`.
        case automatic = 0
        /// The first nearest to what the menu is of: from the bottom up where it stands above.
        case priority = 1
        /// As given.
        case fixed = 2
    }

    /// `automatic` by default.
    open var preferredMenuElementOrder = ElementOrder.automatic

    override init() { super.init() }
}

/// Takes part in how a menu comes or goes.
@MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// Changes that animate along.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Called when the menu is there, or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}
