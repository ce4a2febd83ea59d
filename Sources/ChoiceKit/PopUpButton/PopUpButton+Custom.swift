import UIKit

/// The option that is typed.
extension PopUpButton {
    /// The options with the row of the custom one as the last.
    func withCustomRow(_ sections: [Section]) -> [Section] {
        var sections = sections
        for index in sections.indices { sections[index].items.removeAll { $0.customText != nil } }
        guard let customOption else { return sections }
        let typed = customText.text.ifShown
        let row = Item(id: customText, title: typed ?? words(of: customOption).title)
        if sections.isEmpty { sections = [Section(items: [])] }
        sections[sections.count - 1].items.append(row)
        return sections
    }

    /// Makes a text the choice, without showing that yet; false where it cannot be one.
    func takeCustomText(_ text: CustomText) -> Bool {
        guard let customOption, reason(against: text, by: customOption) == nil else { return false }
        customText = text
        _ = selection.setSections(withCustomRow(sections))
        return selection.select(id: text)
    }

    /// A list of the option's row, which is typed into.
    func makeEditor(of item: Item, by option: CustomOption, in list: DropdownListController)
        -> DropdownRowEditor
    {
        DropdownRowEditor(
            of: item.id, label: words(of: option).title, placeholder: option.placeholder,
            text: customText.text,
            reason: { [weak self] in self?.reason(against: CustomText($0), by: option) },
            onTake: { [weak self, weak list] in self?.choose(CustomText($0), in: list) })
    }

    private func choose(_ text: CustomText, in list: DropdownListController?) {
        guard takeCustomText(text), let item = items.last(where: { $0.customText == text }) else { return }
        let returnsKeys = list?.editor?.returnsKeys == true
        list?.presentation?.choose(item)
        if returnsKeys { becomeFirstResponder() }
    }

    private func reason(against text: CustomText, by option: CustomOption) -> String? {
        let others = items.lazy.filter { $0.customText == nil }.map(\.title)
        return option.reason(against: text, beside: others, words(of: option))
    }

    private func words(of option: CustomOption) -> CustomOption.Texts {
        option.texts ?? CustomOption.Texts(Language(of: self))
    }
}

extension DropdownButton.Item {
    /// What was typed, of the row of a custom option.
    var customText: PopUpButton.CustomText? { id.base as? PopUpButton.CustomText }
}
