import UIKit

/// Long columns can be searched: a button in the toolbar opens their rows as a list.
extension PickerSheetController {
    /// The columns that are long.
    var longColumns: [Int] { columns.indices.filter { columns.count($0) > Self.longest } }

    /// Of several long columns the button asks which.
    func updateSearchButton() {
        let long = longColumns
        searchButton.accessibilityLabel = .spoken(
            texts.search, long.count == 1 ? long.first.map(name(ofColumn:)) : nil)
        searchButton.showsMenuAsPrimaryAction = long.count > 1
        searchButton.menu =
            long.count > 1
            ? UIMenu(
                children: long.map { column in
                    UIAction(title: name(ofColumn: column)) { [weak self] _ in self?.search(column) }
                }) : nil
    }

    /// Opens the list of a column; of the first long one where none is named.
    func search(_ column: Int? = nil) {
        guard presentation?.isOpen == true, presentedViewController == nil,
            let column = column ?? longColumns.first,
            let place = columns.places.first(where: { $0.column == column })
        else { return }
        let controller = PickerSearchController(place, name: name(ofColumn: column), style, texts) {
            [weak self] row in self?.turn(column, to: place.list.id(at: row), near: row)
        }
        // Over a popover a card stands in the middle, too.
        controller.modalPresentationStyle = modalPresentationStyle == .pageSheet ? .pageSheet : .formSheet
        controller.view.tintColor = view.tintColor
        present(controller, animated: true)
    }

    /// Turns a column to a value that was found, where that is still there.
    private func turn(_ column: Int, to id: AnyHashable, near row: Int) {
        becomeFirstResponder()
        guard presentation?.isOpen == true, let row = columns.row(of: id, near: row, in: column) else {
            return
        }
        wheels.selectRow(row, inComponent: column, animated: true)
        choose(row, in: column)
    }

    /// Rows beyond which a column is long.
    private static let longest = 100
}
