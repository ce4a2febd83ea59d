import UIKit

/// A row that is typed into.
extension DropdownListController {
    /// Makes a text field of the row of an item.
    func edit(_ editor: DropdownRowEditor) {
        mark(nil)
        editor.list = self
        editor.returnsKeys = presentation?.anchor?.isFirstResponder == true
        self.editor = editor
        editor.cell.show(content.style, content.traits)
        table.reloadData()
        table.layoutIfNeeded()
        showEditedRow()
        editor.cell.field.becomeFirstResponder()
        UIAccessibility.post(notification: .layoutChanged, argument: editor.cell.field)
    }

    /// Makes a row of the text field again; what was typed is left.
    func stopEditing() {
        guard let editor else { return }
        let row = editedRow
        let takesKeysBack = editor.cell.field.isFirstResponder && editor.returnsKeys
        self.editor = nil
        if takesKeysBack {
            presentation?.anchor?.becomeFirstResponder()
        } else {
            editor.cell.field.resignFirstResponder()
        }
        table.reloadData()
        table.layoutIfNeeded()
        presentation?.place()
        if takesKeysBack { return mark(row) }
        let cell = row.flatMap { table.cellForRow(at: content.sections.indexPath(of: $0)) }
        UIAccessibility.post(notification: .layoutChanged, argument: cell)
    }

    /// The row that is typed into: the last one as a rule.
    var editedRow: Int? {
        guard let editor else { return nil }
        return content.items.lastIndex { $0.id == editor.id }
    }

    func editedRowDidResize() {
        table.performBatchUpdates(nil, completion: nil)
        presentation?.place()
        showEditedRow()
    }

    /// The keyboard came, or the list was placed anew: the row stays in view.
    func showEditedRow() {
        guard let row = editedRow, !table.frame.isEmpty else { return }
        table.scrollToRow(at: content.sections.indexPath(of: row), at: .none, animated: false)
    }

    /// Other content came: the field goes with its row, or keeps the keys in its new place.
    func continueEditing() {
        guard let editor else { return }
        guard editedRow != nil else { return stopEditing() }
        editor.cell.show(content.style, content.traits)
        showEditedRow()
        table.layoutIfNeeded()
        editor.cell.field.becomeFirstResponder()
    }

    /// The keys that the field leaves: Escape goes back to the row, Tab takes what was typed and goes on.
    func takeWhileEditing(_ key: UIKey) -> Bool {
        guard key.modifierFlags.held.subtracting(.shift).isEmpty else { return false }
        switch key.keyCode {
        case .keyboardEscape:
            stopEditing()
            return true
        case .keyboardTab: return editor?.take() == false
        default: return false
        }
    }
}
