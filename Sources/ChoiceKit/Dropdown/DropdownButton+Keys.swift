import UIKit

extension DropdownButton {
    /// Takes a key of the keyboard; false where it means nothing here or the system has to take it as well.
    ///
    /// While a list is open the button has the keys and the list their use, as a combobox keeps the focus.
    func take(_ key: UIKey) -> Bool {
        let presented = presenter?.presentedViewController
        if let list = presented as? DropdownListController, list.presentation?.isOpen == true {
            return list.take(key)
        }
        // Whatever else covers the screen, it is not the button's turn.
        guard isEnabled, presented == nil || presented is DropdownListController else { return false }
        guard let command = DropdownKey.Closed(key.keyCode, key.modifierFlags) else { return type(key) }
        switch command {
        case .step(let step): self.step(step)
        case .open(let start): open(at: start)
        }
        return true
    }

    /// A letter opens the list at the first row that begins with it.
    private func type(_ key: UIKey) -> Bool {
        guard let letter = DropdownTypeAhead.letter(of: key) else { return false }
        openOrLog()
        if let openList, openList.isOpen { openList.list.type(letter) }
        return true
    }

    private func open(at start: DropdownKey.Start) {
        openOrLog()
        guard isOpen, let list = openList?.list else { return }
        list.mark(at: start)
    }
}
