import UIKit

extension DropdownListController {
    /// Takes a key of the keyboard; false where it means nothing here or the system has to take it as well.
    ///
    /// A list that a finger opened has no marked row: the first key that needs one shows it and does no more,
    /// so that nothing is chosen that was not seen.
    func take(_ key: UIKey) -> Bool {
        if editor != nil { return takeWhileEditing(key) }
        guard let presentation, presentation.isOpen else { return false }
        if let text = text(typedBy: key) {
            type(text)
            return true
        }
        guard let command = DropdownKey.Open(key.keyCode, key.modifierFlags) else { return false }
        switch command {
        case .choose where content.status == .failed: presentation.onRetry?()
        case .move(let move): mark(row(after: move))
        case .choose:
            if let marked { choose(marked) } else { mark(content.row(at: .selection)) }
        case .chooseAndGoOn:
            if let marked { choose(marked) } else { _ = presentation.listDidEscape() }
        case .close: _ = presentation.listDidEscape()
        }
        // The keys were the list's; now they are the button's.
        if !presentation.isOpen { presentation.anchor?.becomeFirstResponder() }
        return command != .chooseAndGoOn
    }

    private func row(after move: DropdownKey.Move) -> Int? {
        if let marked { return content.row(after: move, from: marked) }
        return switch move {
        case .first: content.row(at: .first)
        case .last: content.row(at: .last)
        case .next, .previous, .pageDown, .pageUp: content.row(at: .selection)
        }
    }

    /// Whether a finger can choose a row: it is neither disabled nor typed into.
    func isChoosable(_ row: Int) -> Bool {
        let item = content.items[row]
        return item.isEnabled && item.id != editor?.id
    }

    func choose(_ row: Int) {
        let item = content.items[row]
        if item.isEnabled, search?.isStale != true { presentation?.listDidChoose(item) }
    }
}
