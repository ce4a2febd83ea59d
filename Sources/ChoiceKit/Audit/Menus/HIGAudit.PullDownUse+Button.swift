public import UIKit

extension HIGAudit.PullDownUse {
    /// What a button shows and its menu holds: a `PullDownButton`, or any button with a menu.
    ///
    /// Of a menu of UIKit it is not known whether it asks before something is lost. An action with a check
    /// counts as one of several values, unless it leaves the menu open: then it is a toggle.
    @MainActor public init(_ button: UIButton) {
        let kit = button as? PullDownButton
        self.init(
            title: button.shownText, accessibilityLabel: button.accessibilityLabel,
            isEnabled: button.isEnabled, menuTitle: kit == nil ? button.menu?.title.ifShown : nil,
            kit?.auditSections ?? button.menu?.sectionsOfCommands ?? [])
    }
}

extension PullDownButton {
    fileprivate var auditSections: [HIGAudit.MenuSection] {
        let rows = sections.map { section in
            HIGAudit.MenuSection(title: section.title, section.items.map(read))
        }
        guard !destructiveActions.isEmpty else { return rows }
        return rows
            + [
                HIGAudit.MenuSection(
                    destructiveActions.map { action in
                        var item = read(action)
                        item.isDestructive = true
                        item.asksFirst = question(before: action) != nil
                        return item
                    })
            ]
    }

    private func read(_ item: Item) -> HIGAudit.MenuItem {
        switch item {
        case .action(let action): read(action)
        case .toggle(let toggle): read(toggle)
        case .submenu(let submenu):
            .init(submenu.title, .submenu([.init(submenu.entries.map(read))]), image: submenu.image)
        case .deferred: .init("", .deferred)
        }
    }

    private func read(_ entry: Entry) -> HIGAudit.MenuItem {
        switch entry {
        case .action(let action): read(action)
        case .toggle(let toggle): read(toggle)
        }
    }

    private func read(_ action: Action) -> HIGAudit.MenuItem {
        .init(action.title, isEnabled: action.isEnabled, image: action.image)
    }

    private func read(_ toggle: Toggle) -> HIGAudit.MenuItem {
        .init(
            toggle.title, .toggle(isOn: toggle.isOn), isEnabled: toggle.isEnabled, image: toggle.image)
    }
}
