import QuartzCore

/// A group of actions and other menus, as a button shows them.
///
/// A menu is a value: it is replaced, not changed. The actions in it are objects and keep their state.
@MainActor open class UIMenu: UIMenuElement {
    /// What a menu is known by when another takes its place.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu shows in the one that it is in, and what choosing in it does.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A section of the menu that it is in, its title a header; not a menu that opens.
        public static let displayInline = Options(rawValue: 1)
        /// A menu that opens has its title in red.
        public static let destructive = Options(rawValue: 2)
        /// Choosing an action turns it on and the others off, in this menu and those in it.
        public static let singleSelection = Options(rawValue: 32)
    }

    public let identifier: Identifier
    public let options: Options
    open private(set) var children: [UIMenuElement]

    /// A menu; where the identifier is nil it gets one of its own.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The same menu with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The actions that are on, in this menu and those in it, in their order.
    open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

    /// The actions in this menu and those in it. Deferred elements count once they have been told and are
    /// kept.
    var actions: [UIAction] { MenuSelection.actions(in: children) { $0.kept } }
}
