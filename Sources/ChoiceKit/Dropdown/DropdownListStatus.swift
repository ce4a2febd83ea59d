/// What a list shows where it has no items to show.
enum DropdownListStatus: Hashable {
    /// They are on their way.
    case loading
    /// They could not be had: a person may try again.
    case failed
    /// There are none.
    case empty

    func text(_ texts: DropdownButton.Texts) -> String {
        switch self {
        case .loading: texts.loading
        case .failed: texts.loadingFailed
        case .empty: texts.noItems
        }
    }
}

extension DropdownListContent {
    /// The same list with a status in place of its rows; itself where there is none.
    func showing(_ status: DropdownListStatus?) -> DropdownListContent {
        guard let status else { return self }
        var content = self
        content.status = status
        content.items = DropdownItems([])
        content.sections = DropdownSections()
        content.footer = nil
        content.selectedIndex = nil
        return content
    }
}
