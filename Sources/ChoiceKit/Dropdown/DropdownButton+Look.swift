import UIKit

extension DropdownButton {
    /// The words of the style, or those of the language that the button stands in.
    var texts: Texts { style.texts ?? Texts(Language(of: self)) }

    func becomeDropdown() {
        // The title leads and the chevron ends the button, however wide it is.
        contentHorizontalAlignment = .fill
        addAction(UIAction { [weak self] _ in self?.openOrLog() }, for: .primaryActionTriggered)
        updateEnabled()
        updateLook()
    }

    /// Shows the state anew, on the button and in an open list.
    func refresh() {
        updateLook()
        updateList()
    }

    /// Shows what is chosen. The states (highlighted, disabled, focused) are the configuration's own.
    func updateLook() {
        let font = UIFont.preferredFont(forTextStyle: style.textStyle, compatibleWith: traitCollection)
        var look = UIButton.Configuration.filled()
        look.title = selectedTitle ?? placeholder
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
        look.image = UIImage(systemName: style.indicatorName, withConfiguration: indicatorConfiguration)
        look.imagePlacement = .trailing
        look.imagePadding = style.imagePadding
        if isFirstResponder {
            look.background.strokeColor = tintColor
            look.background.strokeWidth = 2
        }
        configuration = look
    }

    private var indicatorConfiguration: UIImage.SymbolConfiguration {
        let metrics = UIFontMetrics(forTextStyle: style.textStyle)
        let size = metrics.scaledValue(for: style.indicatorPointSize, compatibleWith: traitCollection)
        return UIImage.SymbolConfiguration(pointSize: size, weight: .medium)
    }

    /// The bounds, widened to the least size of a target.
    var touchArea: CGRect {
        let least: CGFloat = 44
        return bounds.insetBy(dx: min(0, (bounds.width - least) / 2), dy: min(0, (bounds.height - least) / 2))
    }

    var spokenState: String {
        if items.isEmpty { return texts.noItems }
        return isOpen ? texts.expanded : texts.collapsed
    }

    // MARK: List

    func updateList() { presentation?.list.show(listContent) }

    var listContent: DropdownListContent {
        let needsLines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        return DropdownListContent(
            items: items, selectedIndex: selection.selectedIndex, style: style, texts: texts,
            rowHeight: rowHeight.isFinite ? rowHeight : 48,
            numberOfLines: needsLines ? 0 : max(0, cellNumberOfLines),
            maximumTextHeight: window?.bounds.height ?? .greatestFiniteMagnitude,
            traits: traitCollection)
    }
}
