import QuartzCore

/// What a menu shows, section by section, with what deferred elements have become.
@MainActor struct MenuContent {
    enum Item {
        case action(UIAction)
        case menu(UIMenu)
        case loading(UIDeferredMenuElement)

        var element: UIMenuElement {
            switch self {
            case .action(let action): action
            case .menu(let menu): menu
            case .loading(let deferred): deferred
            }
        }

        /// Whether the other one is this one, or was made to take its place.
        func isSame(as other: Item) -> Bool {
            switch (self, other) {
            case (.action(let a), .action(let b)): a.identifier == b.identifier
            case (.menu(let a), .menu(let b)): a.identifier == b.identifier
            case (.loading(let a), .loading(let b)): a === b
            default: false
            }
        }
    }

    struct Section {
        var title: String?
        var items: [Item] = []
    }

    private(set) var sections: [Section] = []
    private let elements: (UIDeferredMenuElement) -> [UIMenuElement]?

    /// - Parameter elements: what a deferred element has become; nil while it loads.
    init(of menu: UIMenu, elements: @escaping (UIDeferredMenuElement) -> [UIMenuElement]?) {
        self.elements = elements
        add(menu.children, title: nil)
    }

    var isEmpty: Bool { sections.isEmpty }
    var items: [Item] { sections.flatMap(\.items) }

    /// The first section nearest to what the menu is of, where it stands above.
    mutating func reverse() {
        sections = sections.reversed().map { Section(title: $0.title, items: $0.items.reversed()) }
    }

    /// - Parameter inside: the deferred elements around; one that becomes itself stays out of itself.
    private mutating func add(
        _ children: [UIMenuElement], title: String?, inside: [UIDeferredMenuElement] = []
    ) {
        var section = Section(title: title)
        collect(children, into: &section, inside)
        close(&section)
    }

    private mutating func collect(
        _ children: [UIMenuElement], into section: inout Section, _ inside: [UIDeferredMenuElement]
    ) {
        for element in children {
            switch element {
            case let action as UIAction:
                if !action.attributes.contains(.hidden) { section.items.append(.action(action)) }
            case let menu as UIMenu where menu.options.contains(.displayInline):
                close(&section)
                add(menu.children, title: menu.title.isEmpty ? nil : menu.title, inside: inside)
            case let menu as UIMenu: section.items.append(.menu(menu))
            case let deferred as UIDeferredMenuElement where !inside.contains(deferred):
                guard let elements = elements(deferred) else {
                    section.items.append(.loading(deferred))
                    continue
                }
                collect(elements, into: &section, inside + [deferred])
            default: break
            }
        }
    }

    private mutating func close(_ section: inout Section) {
        if !section.items.isEmpty { sections.append(section) }
        section = Section()
    }
}
