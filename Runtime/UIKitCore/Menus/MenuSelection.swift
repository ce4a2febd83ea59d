import QuartzCore

/// Which actions are on after one was chosen.
@MainActor enum MenuSelection {
    /// What a deferred element has become; nil while it loads.
    typealias Elements = (UIDeferredMenuElement) -> [UIMenuElement]?

    /// Turns an action on, and off what it excludes: the other actions of the innermost menu around it of
    /// which one is chosen, and of the menus in that.
    ///
    /// - Parameter isExclusive: whether one is chosen of the whole menu where no menu in it says so.
    static func choose(_ action: UIAction, in menu: UIMenu, isExclusive: Bool, elements: Elements) {
        let leaf = leaves(in: menu.children, around: [menu], elements).first { $0.action === action }
        let inner = leaf?.menus.last { $0.options.contains(.singleSelection) }
        guard let scope = inner ?? (isExclusive ? menu : nil) else { return }
        for other in actions(in: scope.children, elements: elements) {
            other.state = other === action ? .on : .off
        }
    }

    /// Turns the first action on that can be chosen, where none is: a pop-up button always shows a choice.
    static func ensureChoice(in menu: UIMenu) {
        let actions = menu.actions
        guard !actions.contains(where: { $0.state == .on }) else { return }
        actions.first { $0.attributes.isDisjoint(with: [.disabled, .hidden]) }?.state = .on
    }

    static func actions(in children: [UIMenuElement], elements: Elements) -> [UIAction] {
        leaves(in: children, around: [], elements).map(\.action)
    }

    private struct Leaf {
        let action: UIAction
        /// From the outermost to the innermost.
        let menus: [UIMenu]
    }

    private static func leaves(
        in children: [UIMenuElement], around menus: [UIMenu], inside: [UIDeferredMenuElement] = [],
        _ elements: Elements
    ) -> [Leaf] {
        children.flatMap { element -> [Leaf] in
            switch element {
            case let action as UIAction: [Leaf(action: action, menus: menus)]
            case let menu as UIMenu:
                leaves(in: menu.children, around: menus + [menu], inside: inside, elements)
            case let deferred as UIDeferredMenuElement where !inside.contains(deferred):
                leaves(
                    in: elements(deferred) ?? [], around: menus, inside: inside + [deferred], elements)
            default: []
            }
        }
    }
}
