import QuartzCore

/// What a person does to the text.
extension UITextField {
    /// Asks whether a change may be made, makes it and tells of it.
    @discardableResult func edit(_ wanted: EditedText.Change?) -> Bool {
        guard var change = wanted else { return false }
        change.replacement = Self.oneLine(change.replacement)
        let range = NSRange(location: change.range.lowerBound, length: change.range.count)
        let may =
            delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: change.replacement)
            ?? true
        guard may else { return false }
        edited.apply(change)
        tellOfChange()
        return true
    }

    /// Empties or replaces the text as the field itself does, without a question.
    func change(to text: String) {
        edited = EditedText(text)
        tellOfChange()
    }

    func tellOfChange() {
        textChanged()
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func select(_ range: Range<Int>) { moveSelection { $0.select(range) } }

    func moveSelection(_ move: (inout EditedText) -> Void) {
        let before = edited
        move(&edited)
        guard edited != before else { return }
        selectionChanged()
        delegate?.textFieldDidChangeSelection(self)
    }

    // MARK: Keys

    /// Does what a key of a hardware keyboard does to the text; false for one that is not the field's.
    func take(_ key: UIKey) -> Bool {
        let held = key.modifierFlags.held
        let extends = held.contains(.shift)
        let isCommand = held.contains(.command)
        if held.contains(.control) { return false }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key.keyCode {
        case .keyboardLeftArrow, .keyboardRightArrow:
            let isBack = (key.keyCode == .keyboardLeftArrow) != isMirrored
            let step: EditedText.Step = isCommand ? (isBack ? .start : .end) : (isBack ? .back : .forth)
            moveSelection { $0.move(step, extends: extends) }
        case .keyboardHome, .keyboardUpArrow: moveSelection { $0.move(.start, extends: extends) }
        case .keyboardEnd, .keyboardDownArrow: moveSelection { $0.move(.end, extends: extends) }
        case .keyboardA where isCommand: selectAll()
        case .keyboardDeleteOrBackspace: deleteBackward()
        case .keyboardDeleteForward: deleteForward()
        case .keyboardReturnOrEnter, .keypadEnter: pressReturn()
        case .keyboardTab, .keyboardEscape: return false
        default:
            let isTyped = !isCommand && key.characters.count == 1 && key.characters.first?.isNewline == false
            guard isTyped else { return false }
            insertText(key.characters)
        }
        return true
    }

    package func selectAll() { select(0..<edited.count) }

    package func deleteForward() { edit(edited.forwardDeletion) }

    /// Return ends editing where somebody listens to that (`editingDidEndOnExit`), as on iOS.
    func pressReturn() {
        edited.unmark()
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .primaryActionTriggered)
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        if ends { resignFirstResponder() }
    }

    // MARK: What follows

    /// A field has one line: what comes in several is joined by spaces.
    static func oneLine(_ text: String) -> String {
        guard text.contains(where: \.isNewline) else { return text }
        return String(text.map { $0.isNewline ? " " : $0 })
    }

    /// What is drawn: the text, or a bullet for each of its characters.
    var shownText: String {
        isSecureTextEntry ? String(repeating: "•", count: edited.text.count) : edited.text
    }

    var lineHeight: CGFloat { font?.lineHeight ?? 0 }

    func textChanged() {
        invalidateIntrinsicContentSize()
        selectionChanged()
    }

    func selectionChanged() {
        canvas.setNeedsDisplay()
        setNeedsLayout()
        caret.restart()
    }

    func editingChanged() {
        canvas.setNeedsDisplay()
        setNeedsLayout()
        caret.isBlinking = isEditing
    }

    /// A rounded border is 1 pixel of #cccccc around white with corners of 5 points (measured on iOS).
    func borderChanged() {
        let isRounded = borderStyle == .roundedRect
        layer.cornerRadius = isRounded ? 5 : 0
        layer.borderWidth = borderStyle == .none ? 0 : traitCollection.pixel
        layer.borderColor = UIColor.black.withAlphaComponent(0.2).cgColor
        if isRounded {
            let isDark = traitCollection.userInterfaceStyle == .dark
            layer.borderColor = (isDark ? UIColor.white : .black).withAlphaComponent(0.2).cgColor
            if backgroundColor == nil { backgroundColor = .systemBackground }
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func makeClearButton() -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "xmark.circle.fill")
        configuration.baseForegroundColor = .tertiaryLabel
        configuration.contentInsets = .zero
        // Its rect is the same at every type size, and so is what is in it.
        configuration.preferredSymbolConfigurationForImage =
            UIImage.SymbolConfiguration(pointSize: Self.crossSize)
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in
                guard let self, delegate?.textFieldShouldClear(self) ?? true else { return }
                becomeFirstResponder()
                change(to: "")
            })
        button.accessibilityLabel = SystemWord.clearText.text(for: self)
        return button
    }
}
