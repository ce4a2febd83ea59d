import UIKit

/// What a person types above an open list, and the rows that it finds. It goes with the list, and with it the
/// text: a list opens unfiltered.
@MainActor final class DropdownSearch: NSObject, UITextFieldDelegate {
    let bar = DropdownSearchBar()
    /// Everything that there is to find.
    private(set) var all: DropdownListContent
    private(set) var query = SearchQuery("")
    /// Whether the rows that are shown are those of an older query, or of older items.
    private(set) var isStale = false

    /// Rows were found: the first ones of a new query, or more of the same.
    var onFind: ((DropdownListContent, _ isNew: Bool) -> Void)?
    /// The field got the keys.
    var onBegin: (() -> Void)?
    /// Return on the keyboard of the screen.
    var onReturn: (() -> Void)?

    private var awaitsKeys = false
    private var search: TextSearch
    private var cancelAnnouncement: Delays.Cancel?

    init(_ content: DropdownListContent) {
        all = content
        search = Self.search(in: content)
        super.init()
        bar.show(content)
        bar.field.delegate = self
        bar.field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    }

    /// Whether rows are left out.
    var isFiltering: Bool { !query.isEmpty }

    /// Takes other items, or another look; finds the same query among them.
    func take(_ content: DropdownListContent) {
        let hasOtherItems = !content.items.all.isIdentical(to: all.items.all)
        all = content
        bar.show(content)
        if hasOtherItems {
            search = Self.search(in: content)
            if bar.field.isEditing { search.prepare() }
        }
        if isFiltering { find(isNew: false) }
    }

    /// Types for a person whose keys were elsewhere. While the list is on its way the field cannot have them
    /// yet, and takes them when it is there.
    func type(_ characters: String) {
        awaitsKeys = !bar.field.becomeFirstResponder()
        bar.field.insertText(characters)
        textChanged()
    }

    func listDidAppear() {
        if awaitsKeys { bar.field.becomeFirstResponder() }
        awaitsKeys = false
    }

    /// Empties the field; false where it is empty.
    func clear() -> Bool {
        guard bar.field.hasText else { return false }
        bar.field.text = ""
        textChanged()
        return true
    }

    /// The list closes.
    func end() {
        search.cancel()
        cancelAnnouncement?()
        bar.field.resignFirstResponder()
    }

    // MARK: The field

    func textFieldDidBeginEditing(_ textField: UITextField) {
        search.prepare()
        onBegin?()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        onReturn?()
        return false
    }

    private func textChanged() {
        let new = SearchQuery(bar.field.text ?? "")
        guard new != query else { return }
        query = new
        cancelAnnouncement?()
        if isFiltering {
            find(isNew: true)
        } else {
            search.cancel()
            isStale = false
            onFind?(all, true)
        }
    }

    // MARK: Rows

    private func find(isNew: Bool) {
        isStale = true
        var isFirst = isNew
        search.find(query) { [weak self] found in
            guard let self else { return }
            isStale = false
            onFind?(all.showing(found.items, for: query), isFirst)
            isFirst = false
            if found.isComplete { announce(found.items.count) }
        }
    }

    /// How many were found is said when the typing pauses: VoiceOver says the letters until then.
    private func announce(_ count: Int) {
        cancelAnnouncement?()
        let text = all.texts.search.announcement(of: count)
        cancelAnnouncement = Delays.standard.after(Self.pause) {
            UIAccessibility.post(notification: .announcement, argument: text)
        }
    }

    private static func search(in content: DropdownListContent) -> TextSearch {
        let items = content.items.all
        return TextSearch(count: items.count) { range in
            var texts = SearchTexts()
            for item in items[range] {
                texts.add(item.title)
                item.subtitle.map { texts.add($0) }
                item.keywords.forEach { texts.add($0) }
                texts.endItem()
            }
            return texts
        }
    }

    /// In seconds: longer than between the keys of who types.
    private static let pause: TimeInterval = 0.7
}

extension Array {
    /// Whether both are the same piece of memory, so that none of the elements need be compared.
    fileprivate func isIdentical(to other: [Element]) -> Bool {
        count == other.count
            && withUnsafeBufferPointer { mine in
                other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
            }
    }
}
