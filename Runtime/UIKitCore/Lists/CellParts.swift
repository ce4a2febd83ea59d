import QuartzCore

/// What a cell has beside its content, made when it is needed.
@MainActor struct CellParts {
    var isHighlighted = false
    var isSelected = false
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
    /// The grey view of a cell that brings none of its own.
    var mark: UIView?
    var accessory: UIImageView?
    var separator: UIView?

    mutating func forgetClassic() { (text, detail, image) = (nil, nil, nil) }
}

extension UITableViewCell {
    /// A view of a cell without a content configuration, made when it is first asked for.
    func classic<View: UIView>(_ part: WritableKeyPath<CellParts, View?>, _ make: () -> View) -> View? {
        guard contentConfiguration == nil else { return nil }
        if let view = parts[keyPath: part] { return view }
        let view = make()
        contentView.addSubview(view)
        parts[keyPath: part] = view
        setNeedsLayout()
        return view
    }

    func makeLabel(isDetail: Bool) -> UILabel {
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(
            forTextStyle: isDetail && style == .subtitle ? .caption1 : .body, compatibleWith: traitCollection)
        if isDetail, style == .value1 { label.textColor = .secondaryLabel }
        return label
    }

    // MARK: Marking

    /// Whether the cell looks touched or chosen.
    var isMarked: Bool { (isHighlighted || isSelected) && selectionStyle != .none }

    func showMark(animated: Bool) {
        guard let mark = isMarked ? selectedBackgroundView ?? ownMark() : selectedBackgroundView ?? parts.mark
        else {
            return
        }
        mark.layer.removeAnimation(forKey: "opacity")
        if isMarked {
            UIView.performWithoutAnimation {
                mark.frame = bounds
                mark.alpha = 1
                if mark.superview !== self { insertSubview(mark, at: backgroundView == nil ? 0 : 1) }
                if let window { window.screen.frames.traits.visit(mark) }
            }
        } else if animated, window != nil {
            UIView.animate(withDuration: Self.fade) { mark.alpha = 0 }
        } else {
            UIView.performWithoutAnimation { mark.alpha = 0 }
        }
    }

    private func ownMark() -> UIView {
        if let mark = parts.mark { return mark }
        let mark = UIView()
        mark.isUserInteractionEnabled = false
        mark.backgroundColor = .systemGray4
        parts.mark = mark
        return mark
    }

    func exchange(_ old: UIView?, for new: UIView?, at index: Int) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: index) }
        setNeedsLayout()
    }

    /// Seconds (documented by others, not by Apple).
    private static let fade: TimeInterval = 0.3

    // MARK: Accessory and separator

    func showAccessory() {
        if let accessoryView {
            parts.accessory?.removeFromSuperview()
            parts.accessory = nil
            addSubview(accessoryView)
        } else if accessoryType == .none {
            parts.accessory?.removeFromSuperview()
            parts.accessory = nil
        } else {
            let view = parts.accessory ?? UIImageView()
            view.image = accessoryImage
            view.contentMode = .center
            view.tintColor = accessoryType == .checkmark ? nil : .tertiaryLabel
            if view.superview == nil { addSubview(view) }
            parts.accessory = view
        }
        setNeedsLayout()
        table?.contentChanged(of: self)
    }

    /// The marks of iOS 15 to 18: a checkmark about 14 points wide, an arrow 7 by 11.7.
    private var accessoryImage: UIImage? {
        accessoryType == .checkmark
            ? UIImage(
                systemName: "checkmark",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .medium))
            : UIImage(
                systemName: "chevron.forward",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold))
    }

    /// Shows the line at the foot in a colour; nil shows none.
    func showSeparator(_ color: UIColor?) {
        guard let color else {
            parts.separator?.isHidden = true
            return
        }
        let line = parts.separator ?? UIView()
        line.backgroundColor = color
        line.isHidden = false
        guard line.superview == nil else { return }
        line.isUserInteractionEnabled = false
        addSubview(line)
        parts.separator = line
        if let window { window.screen.frames.traits.visit(line) }
        setNeedsLayout()
    }

    // MARK: Accessibility

    /// What the texts in the content say, joined.
    var spokenTexts: String? {
        let texts = Self.texts(in: contentView).filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    private static func texts(in view: UIView) -> [String] {
        view.subviews.filter { !$0.isHidden }.flatMap { child -> [String] in
            if child.isAccessibilityElement { return [child.accessibilityLabel].compactMap { $0 } }
            return texts(in: child)
        }
    }
}
