import UIKit

extension UIMenu {
    /// The rows as options of a pop-up button.
    @MainActor var sectionsOfValues: [HIGAudit.MenuSection] {
        auditSections { action in
            action.attributes.staysOpen
                ? .toggle(isOn: action.state == .on) : .value(isOn: action.state == .on)
        }
    }

    /// The rows as what a pull-down button offers.
    @MainActor var sectionsOfCommands: [HIGAudit.MenuSection] {
        let isOneOfSeveral = options.contains(.singleSelection)
        return auditSections { action in
            if action.attributes.staysOpen { return .toggle(isOn: action.state != .off) }
            let isValue = isOneOfSeveral || action.state != .off
            return isValue ? .value(isOn: action.state != .off) : .command
        }
    }

    /// What stands between lines: inline menus, and what is around them.
    @MainActor fileprivate func auditSections(
        _ kind: (UIAction) -> HIGAudit.MenuItem.Kind
    ) -> [HIGAudit.MenuSection] {
        var sections: [HIGAudit.MenuSection] = []
        var loose: [HIGAudit.MenuItem] = []
        func close() {
            if !loose.isEmpty { sections.append(.init(loose)) }
            loose = []
        }
        for child in children {
            guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else {
                loose.append(child.auditItem(kind))
                continue
            }
            close()
            var inner = menu.auditSections(kind)
            if let title = menu.title.ifShown, !inner.isEmpty { inner[0].title = title }
            sections += inner
        }
        close()
        return sections
    }
}

extension UIMenuElement {
    @MainActor fileprivate func auditItem(
        _ kind: (UIAction) -> HIGAudit.MenuItem.Kind
    ) -> HIGAudit.MenuItem {
        switch self {
        case let menu as UIMenu:
            return .init(
                menu.title, .submenu(menu.auditSections(kind)),
                isDestructive: menu.options.contains(.destructive), image: menu.image)
        case let action as UIAction:
            return .init(
                action.title, kind(action), isDestructive: action.attributes.contains(.destructive),
                isEnabled: !action.attributes.contains(.disabled),
                isHidden: action.attributes.contains(.hidden), image: action.image)
        default: return .init("", .deferred)
        }
    }
}

extension UIMenuElement.Attributes {
    fileprivate var staysOpen: Bool {
        guard #available(iOS 16, *) else { return false }
        return contains(.keepsMenuPresented)
    }
}
