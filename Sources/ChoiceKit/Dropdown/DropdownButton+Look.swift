import UIKit

extension DropdownButton {
    /// The words of the style, or those of the language that the button stands in.
    var texts: Texts { style.texts ?? Texts(Language(of: self)) }

    func becomeDropdown() {
        // The title leads and the chevron ends the button, however wide it is.
        contentHorizontalAlignment = .fill
        isPointerInteractionEnabled = true
        addAction(UIAction { [weak self] _ in self?.openByTap() }, for: .primaryActionTriggered)
        updateEnabled()
        updateLook()
    }

    /// Shows the state anew, on the button and in an open list.
    func refresh() {
        updateMessage()
        updateLook()
        updateList()
        choicesDidChange()
    }

    /// Shows what is chosen. The states (highlighted, disabled, focused) are the configuration's own.
    func updateLook() {
        let style = style.bounded
        let font = UIFont.preferredFont(forTextStyle: style.textStyle, compatibleWith: traitCollection)
        var look = UIButton.Configuration.filled()
        let wraps = [.byWordWrapping, .byCharWrapping].contains(style.lineBreakMode)
        let title = leadingText.map { "\($0): \(shownTitle)" } ?? shownTitle
        look.title = wraps ? title : title.onOneLine
        look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = font
            return attributes
        }
        look.titleLineBreakMode = style.lineBreakMode
        look.baseBackgroundColor = style.backgroundColor
        look.baseForegroundColor = selectedId == nil ? style.placeholderColor : style.foregroundColor
        look.cornerStyle = style.cornerStyle
        look.contentInsets = style.contentInsets
        look.contentInsets.bottom += messageRoom
        look.background.backgroundInsets.bottom = messageRoom
        look.image = indicator(style)
        look.imagePlacement = .trailing
        look.imagePadding = style.imagePadding
        if isFirstResponder {
            look.background.strokeColor = tintColor
            look.background.strokeWidth = 2
        } else if shownMessage != nil {
            look.background.strokeColor = style.invalidColor
            look.background.strokeWidth = 1
        }
        configuration = look
    }

    /// The title of what is chosen, or the placeholder.
    var shownTitle: String { selection.selected?.shownTitle(texts) ?? placeholder }

    private func indicator(_ style: Style) -> UIImage? {
        guard style.indicatorPointSize > 0 else { return nil }
        let metrics = UIFontMetrics(forTextStyle: style.textStyle)
        let size = metrics.scaledValue(for: style.indicatorPointSize, compatibleWith: traitCollection)
        let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .medium)
        return UIImage(systemName: style.indicatorName, withConfiguration: configuration)
    }

    var spokenState: String {
        if items.isEmpty, itemSource == nil { return texts.noItems }
        return isOpen ? texts.expanded : texts.collapsed
    }

    // MARK: List

    func updateList() { openList?.list.show(listContent) }

    var listContent: DropdownListContent {
        let needsLines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let content = DropdownListContent(
            items: DropdownItems(items), sections: selection.shape, footer: footer,
            searchThreshold: searchThreshold, selectedIndex: selection.selectedIndex,
            style: style.bounded, texts: texts,
            rowHeight: rowHeight.isFinite ? min(max(rowHeight, Self.leastTouchSide), 1000) : 48,
            numberOfLines: needsLines ? 0 : max(0, cellNumberOfLines),
            maximumTextHeight: window?.bounds.height ?? .greatestFiniteMagnitude,
            traits: traitCollection, name: accessibilityLabel ?? texts.unnamed)
        return content.showing(loading.status)
    }
}
