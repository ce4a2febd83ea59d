public import QuartzCore

/// The text as input methods see it: places are counted in UTF-16 units, and none outside the text exists.
extension UITextField {
    public var hasText: Bool { !edited.text.isEmpty }

    /// Puts text in place of what is composed or selected.
    public func insertText(_ text: String) {
        guard text != "\n" else { return pressReturn() }
        edit(edited.insertion(of: text))
    }

    public func deleteBackward() { edit(edited.backwardDeletion) }

    public func text(in range: UITextRange) -> String? { offsets(range).map { edited.substring($0) } }

    public func replace(_ range: UITextRange, withText text: String) {
        guard let range = offsets(range) else { return }
        edit(EditedText.Change(range: range, replacement: text))
    }

    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        guard let range = offsets(range) else { return false }
        return delegate?.textField(
            self, shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count),
            replacementString: text) ?? true
    }

    // MARK: Selection

    public var selectedTextRange: UITextRange? {
        get { TextOffsets(edited.selection) }
        set { if let range = newValue.flatMap(offsets) { select(range) } }
    }

    public var markedTextRange: UITextRange? { edited.marked.map(TextOffsets.init) }

    /// The delegate is asked about each step of composing, as about typing.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let text = Self.oneLine(markedText ?? "")
        let change = edited.insertion(of: text)
        let range = NSRange(location: change.range.lowerBound, length: change.range.count)
        let may =
            delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
        guard may else { return }
        let start = selectedRange.location == NSNotFound ? text.utf16.count : max(selectedRange.location, 0)
        edited.mark(text, selected: start..<start + max(selectedRange.length, 0))
        tellOfChange()
    }

    public func unmarkText() {
        guard edited.marked != nil else { return }
        edited.unmark()
        selectionChanged()
    }

    // MARK: Places

    public var beginningOfDocument: UITextPosition { TextOffset(0) }
    public var endOfDocument: UITextPosition { TextOffset(edited.count) }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        guard let from = offset(fromPosition), let to = offset(toPosition) else { return nil }
        return TextOffsets(min(from, to)..<max(from, to))
    }

    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let start = self.offset(position) else { return nil }
        let (place, overflows) = start.addingReportingOverflow(offset)
        return !overflows && (0...edited.count).contains(place) ? TextOffset(place) : nil
    }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (offset(position) ?? 0, offset(other) ?? 0)
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        (offset(toPosition) ?? 0) - (offset(from) ?? 0)
    }

    public func caretRect(for position: UITextPosition) -> CGRect {
        convert(canvas.caretRect(at: offset(position) ?? 0), from: canvas)
    }

    public func firstRect(for range: UITextRange) -> CGRect {
        guard let range = offsets(range) else { return .null }
        return convert(selectionRect(range), from: canvas)
    }

    public func closestPosition(to point: CGPoint) -> UITextPosition? {
        TextOffset(canvas.offset(at: convert(point, to: canvas)))
    }

    /// In the canvas.
    func selectionRect(_ range: Range<Int>) -> CGRect {
        let caret = canvas.caretRect(at: range.lowerBound)
        let (start, end) = (canvas.x(of: range.lowerBound), canvas.x(of: range.upperBound))
        return CGRect(x: min(start, end), y: caret.minY, width: abs(end - start), height: caret.height)
    }

    private func offset(_ position: UITextPosition) -> Int? {
        (position as? TextOffset).map { min(max($0.offset, 0), edited.count) }
    }

    private func offsets(_ range: UITextRange) -> Range<Int>? {
        (range as? TextOffsets).map { edited.whole($0.range) }
    }

    // MARK: Bullets

    /// What is composed, in what is shown.
    var shownMark: Range<Int>? {
        guard isSecureTextEntry, let marked = edited.marked else { return edited.marked }
        return characters(before: marked.lowerBound)..<characters(before: marked.upperBound)
    }

    /// Bytes of what is shown before a place of the text.
    func shownBytes(before offset: Int) -> Int {
        isSecureTextEntry
            ? characters(before: offset) * "•".utf8.count
            : edited.substring(0..<max(0, min(offset, edited.count))).utf8.count
    }

    private func characters(before offset: Int) -> Int {
        edited.substring(0..<max(0, min(offset, edited.count))).count
    }
}
