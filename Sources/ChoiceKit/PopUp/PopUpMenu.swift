import UIKit

/// The options of a pop-up button as a menu of the system.
@MainActor struct PopUpMenu {
    let menu: UIMenu

    init(
        _ sections: [DropdownButton.Section], selectedId: AnyHashable?, texts: DropdownButton.Texts,
        onChoose: @escaping (DropdownButton.Item) -> Void
    ) {
        func action(_ item: DropdownButton.Item) -> UIAction {
            UIAction(
                title: item.shownTitle(texts), subtitle: item.secondLine, image: item.image,
                identifier: .init("ChoiceKit.\(item.id.base)"),
                attributes: item.isEnabled ? [] : .disabled, state: item.id == selectedId ? .on : .off
            ) { _ in onChoose(item) }
        }
        let groups = sections.map { section in
            UIMenu(title: section.title ?? "", options: .displayInline, children: section.items.map(action))
        }
        let isFlat = sections.count == 1 && sections[0].title == nil
        menu = UIMenu(
            identifier: .init("ChoiceKit.PopUpButton"), options: .singleSelection,
            children: isFlat ? groups[0].children : groups)
    }
}
