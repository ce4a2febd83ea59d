public import UIKit

extension HIGAudit.PopUpUse {
    /// What a button offers and shows: a `PopUpButton`, or any button with a menu.
    @MainActor public init(_ button: UIButton) {
        if let button = button as? PopUpButton {
            self.init(ofKit: button)
        } else {
            self.init(
                label: button.nameBesideTitle, title: button.shownText, button.menu?.sectionsOfValues ?? [])
        }
    }

    @MainActor private init(ofKit button: PopUpButton) {
        let sections = button.sections.map { section in
            HIGAudit.MenuSection(
                title: section.title,
                section.items.map { item in
                    HIGAudit.MenuItem(
                        item.title, .value(isOn: item.id == button.selectedId), isEnabled: item.isEnabled,
                        image: item.image)
                })
        }
        let name = button.accessibilityLabel == button.texts.unnamed ? nil : button.accessibilityLabel
        self.init(
            label: button.leadingLabel?.ifShown ?? name, title: button.shownTitle, sections,
            isList: !button.isMenu)
    }
}

extension UIButton {
    /// What is to be read on it.
    var shownText: String? { (configuration?.title ?? currentTitle)?.ifShown }

    /// A name that is more than what is to be read.
    fileprivate var nameBesideTitle: String? {
        guard let name = accessibilityLabel?.ifShown, name != shownText else { return nil }
        return name
    }
}
