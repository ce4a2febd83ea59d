import UIKit

/// The search field on top of a long list.
extension DropdownListController {
    /// Makes the field where the items are more than the threshold. It stays while the list is open, also
    /// where the items become fewer: a person may be typing in it.
    func addSearchIfNeeded() {
        guard search == nil, isViewLoaded, content.items.count > content.searchThreshold else { return }
        let new = DropdownSearch(content)
        new.onFind = { [weak self] in self?.showFound($0, isNew: $1) }
        new.onReturn = { [weak self] in self?.chooseMarkedOrHideKeyboard() }
        new.onBegin = { [weak self] in self?.stopEditing() }
        new.bar.field.take = { [weak self] in self?.takeInField($0) ?? false }
        search = new
        view.addSubview(new.bar)
    }

    /// Places the field at the top and gives the rest.
    func placeSearchBar(in frame: CGRect) -> CGRect {
        guard let bar = search?.bar else { return frame }
        let (top, rest) = frame.divided(atDistance: bar.height, from: .minYEdge)
        bar.frame = top
        return rest
    }

    /// What the field takes above the rows.
    var searchHeight: CGFloat { search?.bar.height ?? 0 }

    /// One row, and what stands above it.
    var leastHeight: CGFloat { leastRowHeight + searchHeight }

    /// Everything that is in the list, whether it is shown or not. The height of the list follows from it, so
    /// that it keeps its size while a person types.
    var all: DropdownListContent { search?.all ?? content }

    /// Stands where the rows were.
    func makeNoResultsView(width: CGFloat) -> UIView {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: leastRowHeight))
        label.text = content.texts.search.noResults
        label.textAlignment = .center
        label.textColor = content.style.secondaryTextColor
        label.font = .preferredFont(
            forTextStyle: content.style.textStyle, compatibleWith: content.traits)
        return label
    }

    // MARK: Keys

    /// Takes a key that was typed into the field: what moves in the list and what closes it. All others, Home
    /// and End and the space too, are the text's.
    private func takeInField(_ key: UIKey) -> Bool {
        switch DropdownKey.Open(key.keyCode, key.modifierFlags) {
        case .close where search?.clear() == true: true
        case .move(.first), .move(.last), nil: false
        case .choose where key.keyCode == .keyboardSpacebar: false
        default: take(key)
        }
    }

    private func chooseMarkedOrHideKeyboard() {
        if let marked { choose(marked) } else { search?.bar.field.resignFirstResponder() }
    }
}
