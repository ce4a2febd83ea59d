import UIKit

/// How the values become a menu.
extension PullDownButton {
    /// The words of the app, or those of the language that the button stands in.
    var words: Texts { texts ?? Texts(Language(of: self)) }

    func makeMenu() -> UIMenu {
        var children = sections.enumerated().compactMap { index, section -> UIMenu? in
            let rows = section.items.enumerated().flatMap { elements($1, at: "\(index).\($0)") }
            return rows.isEmpty ? nil : group(section.title, "\(index)", rows)
        }
        if !destructiveActions.isEmpty {
            children.append(
                group(nil, "destructive", destructiveActions.map { element($0, .destructive) }))
        }
        return UIMenu(identifier: identifier("menu"), children: children)
    }

    private func group(_ title: String?, _ place: String, _ rows: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title ?? "", identifier: identifier(place), options: .displayInline, children: rows)
    }

    private func elements(_ item: Item, at place: String) -> [UIMenuElement] {
        switch item {
        case .action(let action): [element(action)]
        case .toggle(let toggle): [element(toggle)]
        case .submenu(let submenu): submenu.entries.isEmpty ? [] : [element(submenu, at: place)]
        case .deferred(let deferred): loaded[deferred.id].map(elements) ?? [element(deferred)]
        }
    }

    private func elements(_ entries: [Entry]) -> [UIMenuElement] {
        entries.map { entry in
            switch entry {
            case .action(let action): element(action)
            case .toggle(let toggle): element(toggle)
            }
        }
    }

    private func element(_ action: Action, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(
            title: action.title, subtitle: action.subtitle, image: action.image,
            identifier: identifier(for: action.id),
            attributes: action.isEnabled ? attributes : attributes.union(.disabled)
        ) { [weak self] _ in self?.choose(action) }
    }

    private func element(_ toggle: Toggle) -> UIAction {
        UIAction(
            title: toggle.title, subtitle: toggle.subtitle, image: toggle.image,
            identifier: identifier(for: toggle.id),
            attributes: toggle.isEnabled ? Self.keepsOpen : Self.keepsOpen.union(.disabled),
            state: toggle.isOn ? .on : .off
        ) { [weak self] action in
            action.state = action.state == .on ? .off : .on
            var now = toggle
            now.isOn = action.state == .on
            self?.turnOver(now)
        }
    }

    private func element(_ submenu: Submenu, at place: String) -> UIMenu {
        UIMenu(
            title: submenu.title, image: submenu.image, identifier: identifier(place),
            children: elements(submenu.entries))
    }

    private func element(_ deferred: Deferred) -> UIDeferredMenuElement {
        .uncached { [weak self] receive in
            guard let self else { return receive([]) }
            load(deferred) { [weak self] entries in
                guard let self else { return receive([]) }
                receive(entries.map(elements) ?? failure)
            }
        }
    }

    /// That rows could not be loaded, and a row that tries again.
    private var failure: [UIMenuElement] {
        [
            UIAction(title: words.loadingFailed, attributes: .disabled) { _ in },
            UIAction(title: words.retry, attributes: Self.keepsOpen) { [weak self] _ in self?.rebuild() },
        ]
    }

    private func identifier(_ place: String) -> UIMenu.Identifier { .init("ChoiceKit.\(place)") }

    private func identifier(for id: AnyHashable) -> UIAction.Identifier { .init("ChoiceKit.\(id.base)") }

    /// Choosing leaves the menu open, where the system can do that.
    private static var keepsOpen: UIMenuElement.Attributes {
        guard #available(iOS 16, *) else { return [] }
        return .keepsMenuPresented
    }
}

extension UIMenu {
    /// This menu, or the one of that identifier in it.
    func menu(_ identifier: Identifier) -> UIMenu? {
        if self.identifier == identifier { return self }
        return children.lazy.compactMap { ($0 as? UIMenu)?.menu(identifier) }.first
    }
}
