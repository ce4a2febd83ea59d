import UIKit

extension PopUpButton {
    /// The options as a menu of the system.
    func makeMenu() -> UIMenu {
        let groups = sections.map { section in
            UIMenu(title: section.title ?? "", options: .displayInline, children: section.items.map(action))
        }
        let isFlat = groups.count == 1 && sections[0].title == nil
        return UIMenu(
            identifier: .init("ChoiceKit.PopUpButton"), options: .singleSelection,
            children: isFlat ? groups[0].children : groups)
    }

    private func action(_ item: Item) -> UIAction {
        UIAction(
            title: item.shownTitle(texts), subtitle: item.secondLine, image: item.image,
            identifier: .init("ChoiceKit.\(item.id.base)"),
            attributes: item.isEnabled ? [] : .disabled, state: item.id == selectedId ? .on : .off
        ) { [weak self] _ in self?.choose(item) }
    }
}
