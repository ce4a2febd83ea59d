import Foundation

/// A text that is being edited: what is selected and what is still being composed, in UTF-16 units as UIKit
/// counts. No range ever cuts a character in two.
struct EditedText: Equatable {
    private(set) var text: String
    /// The caret where it is empty.
    private(set) var selection: Range<Int>
    /// What an input method composes; nil while it composes nothing.
    private(set) var marked: Range<Int>?
    /// Where a selection that grows by the arrow keys began.
    private var anchor: Int?

    /// - Parameter selection: the end of the text where nil.
    init(_ text: String = "", selection: Range<Int>? = nil) {
        self.text = text
        self.selection = text.utf16.count..<text.utf16.count
        if let selection { select(selection) }
    }

    var count: Int { text.utf16.count }

    /// A change that was not made yet, as a delegate is asked about it.
    struct Change: Equatable {
        var range: Range<Int>
        var replacement: String
    }

    // MARK: Ranges

    /// The range within the text, with whole characters.
    func whole(_ range: Range<Int>) -> Range<Int> {
        let start = characterStart(at: min(max(range.lowerBound, 0), count))
        let end = min(max(range.upperBound, 0), count)
        let wholeEnd = characterStart(at: end) == end ? end : next(after: characterStart(at: end))
        return start..<max(start, wholeEnd)
    }

    /// The start of the character that a unit belongs to.
    private func characterStart(at offset: Int) -> Int {
        guard offset > 0, offset < count else { return min(max(offset, 0), count) }
        let index = index(at: offset)
        let start = text.rangeOfComposedCharacterSequence(at: index).lowerBound
        return text.utf16.distance(from: text.utf16.startIndex, to: start)
    }

    func next(after offset: Int) -> Int {
        guard offset < count else { return count }
        let end = text.rangeOfComposedCharacterSequence(at: index(at: max(offset, 0))).upperBound
        return text.utf16.distance(from: text.utf16.startIndex, to: end)
    }

    func previous(before offset: Int) -> Int { offset <= 0 ? 0 : characterStart(at: min(offset, count) - 1) }

    /// The word around a place, or the characters between words.
    func word(at offset: Int) -> Range<Int> {
        let characters = Array(text)
        guard !characters.isEmpty else { return 0..<0 }
        var starts = [0]
        for character in characters { starts.append(starts[starts.count - 1] + character.utf16.count) }
        let place = min(starts.lastIndex { $0 <= max(offset, 0) } ?? 0, characters.count - 1)
        func isWord(_ index: Int) -> Bool { characters[index].isLetter || characters[index].isNumber }
        let kind = isWord(place)
        let first = (0...place).reversed().prefix { isWord($0) == kind }.last ?? place
        let last = (place..<characters.count).prefix { isWord($0) == kind }.last ?? place
        return starts[first]..<starts[last + 1]
    }

    func substring(_ range: Range<Int>) -> String {
        let range = whole(range)
        return String(text[index(at: range.lowerBound)..<index(at: range.upperBound)])
    }

    private func index(at offset: Int) -> String.Index {
        text.utf16.index(text.utf16.startIndex, offsetBy: min(max(offset, 0), count))
    }

    // MARK: Changes

    /// What inserting a text would replace: what is composed, or what is selected.
    func insertion(of string: String) -> Change { Change(range: marked ?? selection, replacement: string) }

    /// What Backspace would take away; nil at the start of the text.
    var backwardDeletion: Change? {
        if !selection.isEmpty { return Change(range: selection, replacement: "") }
        let start = previous(before: selection.lowerBound)
        return start == selection.lowerBound
            ? nil : Change(range: start..<selection.lowerBound, replacement: "")
    }

    /// What Delete would take away; nil at the end of the text.
    var forwardDeletion: Change? {
        if !selection.isEmpty { return Change(range: selection, replacement: "") }
        let end = next(after: selection.upperBound)
        return end == selection.upperBound ? nil : Change(range: selection.upperBound..<end, replacement: "")
    }

    /// Makes the change; the caret stands behind what came, and nothing is composed any more.
    mutating func apply(_ change: Change) {
        let range = whole(change.range)
        text.replaceSubrange(
            index(at: range.lowerBound)..<index(at: range.upperBound), with: change.replacement)
        marked = nil
        moveCaret(to: range.lowerBound + change.replacement.utf16.count)
    }

    /// Puts text that is still being composed in place of what was, or of the selection.
    ///
    /// - Parameter selected: within the new text.
    mutating func mark(_ string: String, selected: Range<Int>) {
        let change = insertion(of: string)
        let start = whole(change.range).lowerBound
        apply(change)
        guard !string.isEmpty else { return }
        marked = whole(start..<start + string.utf16.count)
        selection = whole(
            start + max(0, selected.lowerBound)..<start + max(selected.lowerBound, selected.upperBound, 0))
    }

    mutating func unmark() { marked = nil }

    // MARK: Selection

    /// Selects a range; composing ends where the selection leaves what is composed.
    mutating func select(_ range: Range<Int>) {
        selection = whole(range)
        anchor = nil
        if let marked,
            !(marked.lowerBound...marked.upperBound).contains(selection.lowerBound)
                || !(marked.lowerBound...marked.upperBound).contains(selection.upperBound)
        {
            self.marked = nil
        }
    }

    mutating func moveCaret(to offset: Int) { select(offset..<offset) }

    /// Moves the caret by arrow keys; a selection collapses to the side it moves to.
    ///
    /// - Parameter extends: the other end of the selection stays, as with Shift.
    mutating func move(_ step: Step, extends: Bool) {
        guard extends else {
            switch step {
            case .back:
                moveCaret(
                    to: selection.isEmpty ? previous(before: selection.lowerBound) : selection.lowerBound)
            case .forth:
                moveCaret(to: selection.isEmpty ? next(after: selection.upperBound) : selection.upperBound)
            case .start: moveCaret(to: 0)
            case .end: moveCaret(to: count)
            }
            return
        }
        let fixed = anchor ?? (step == .back || step == .start ? selection.upperBound : selection.lowerBound)
        let moving = selection.lowerBound == fixed ? selection.upperBound : selection.lowerBound
        let place =
            switch step {
            case .back: previous(before: moving)
            case .forth: next(after: moving)
            case .start: 0
            case .end: count
            }
        select(min(fixed, place)..<max(fixed, place))
        anchor = fixed
    }

    enum Step { case back, forth, start, end }
}
