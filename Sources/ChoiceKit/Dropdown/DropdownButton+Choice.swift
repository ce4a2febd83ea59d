extension DropdownButton {
    /// The id of the chosen item; nil while nothing is chosen.
    public var selectedId: AnyHashable? { selection.selected?.id }

    /// The title of the chosen item; nil while nothing is chosen.
    public var selectedTitle: String? { selection.selected?.title }

    /// Chooses the first item with this title without telling `onSelect`. False, and nothing changes, where
    /// there is none.
    @discardableResult public func preselect(title: String) -> Bool {
        guard selection.select(title: title) else { return false }
        refresh()
        return true
    }

    func chooseFromList(_ item: Item) {
        _ = selection.select(id: item.id)
        refresh()
    }
}
