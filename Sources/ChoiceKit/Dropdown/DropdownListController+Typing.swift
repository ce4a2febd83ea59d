import UIKit

/// Type-ahead: letters move the mark to the next row that begins with them.
extension DropdownListController {
    /// What a key types; nil where it means something else. A space is a letter only where one goes on with
    /// the title that is being typed, else it chooses.
    func text(typedBy key: UIKey) -> String? {
        guard key.keyCode == .keyboardSpacebar else { return DropdownTypeAhead.letter(of: key) }
        guard key.modifierFlags.held.isEmpty, !typing.letters.isEmpty else { return nil }
        var longer = typing.letters
        longer.add(" ")
        return content.row(matching: longer, from: marked) == nil ? nil : " "
    }

    /// Takes letters; nothing while there are no rows. They are for the search field where there is one.
    /// Where they lead to no row the mark stays, and VoiceOver says so.
    func type(_ text: String) {
        loadViewIfNeeded()
        guard content.status == nil else { return }
        if let search { return search.type(text) }
        typing.add(text)
        if let row = content.row(matching: typing.letters, from: marked ?? content.selectedIndex) {
            mark(row)
        } else {
            UIAccessibility.post(
                notification: .announcement, argument: content.texts.noMatch(typing.letters.shown))
        }
        showLetters()
    }

    /// Letters that are typed stand over the rows, wherever those are.
    func showLetters() {
        guard !typing.letters.isEmpty, isViewLoaded, !rowsArea.isEmpty else { return }
        if typing.view.superview == nil { view.addSubview(typing.view) }
        typing.view.show(typing.letters.shown, in: content, over: rowsArea)
    }
}
