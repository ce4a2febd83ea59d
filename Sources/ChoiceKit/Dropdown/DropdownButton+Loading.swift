import UIKit

/// Items from a source, while the list is open.
extension DropdownButton {
    /// Asks the source where it has to be asked.
    func loadItems() {
        guard let itemSource else { return }
        loading.begin(itemSource) { [weak self] in self?.receive($0) }
    }

    private func receive(_ result: Result<[Section], any Error>) {
        // A list that closes already shows nothing new.
        guard openList?.isOpen == true else { return loading.giveUp() }
        switch result {
        case .success(let sections): loading.deliver(sections, set: setSections)
        case .failure(let error):
            loading.fail()
            updateList()
            onLoadFailure?(error)
        }
    }

    func retry() {
        guard openList?.isOpen == true, loading.status == .failed else { return }
        loadItems()
        updateList()
    }

    /// Another source: an open list asks that.
    func itemSourceDidChange() {
        loading.giveUp()
        if openList?.isOpen == true {
            loadItems()
            if itemSource == nil, items.isEmpty { openList?.end(.itemsEmptied) }
        }
        updateEnabled()
        updateList()
        choicesDidChange()
    }
}
