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
    var accessory: CellAccessoryView?
    var separator: UIView?
    /// The line above the first row of a section that is framed.
    var topLine: UIView?
    /// Shows the background configuration.
    var fill: BackgroundView?

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
            forTextStyle: textStyle(isDetail: isDetail), compatibleWith: traitCollection)
        if isDetail, style == .value1 { label.textColor = .secondaryLabel }
        if !isDetail, style == .value2 { label.textColor = tintColor }
        return label
    }

    /// Both texts of the second value style are 15 points, as Interface Builder has them.
    private func textStyle(isDetail: Bool) -> UIFont.TextStyle {
        switch style {
        case .value2: .subheadline
        case .subtitle where isDetail: .caption1
        case .default, .value1, .subtitle: .body
        }
    }

    // MARK: Marking

    /// Whether the cell looks touched or chosen.
    var isMarked: Bool { (isHighlighted || isSelected) && selectionStyle != .none }

    func showMark(animated: Bool) {
        showBackground()
        guard backgroundConfiguration == nil else { return }
        guard let mark = isMarked ? selectedBackgroundView ?? ownMark() : selectedBackgroundView ?? parts.mark
        else {
            return
        }
        mark.layer.removeAnimation(forKey: "opacity")
        if isMarked {
            UIView.performWithoutAnimation {
                mark.frame = bounds
                mark.alpha = 1
                if mark.superview !== self { insertSubview(mark, at: backgroundDepth) }
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
            removeStockAccessory()
            addSubview(accessoryView)
        } else if accessoryType == .none {
            removeStockAccessory()
        } else {
            let view = parts.accessory ?? CellAccessoryView()
            view.type = accessoryType
            if parts.accessory == nil {
                view.onTap = { [weak self] in if let self { table?.accessoryTapped(in: self) } }
                addSubview(view)
                parts.accessory = view
            }
        }
        setNeedsLayout()
        table?.contentChanged(of: self)
    }

    private func removeStockAccessory() {
        parts.accessory?.removeFromSuperview()
        parts.accessory = nil
    }

    /// Shows the lines of the row's place in a colour; nil shows none.
    func showSeparators(_ color: UIColor?) {
        show(\.separator, in: position.hasBottomLine ? color : nil)
        show(\.topLine, in: position.hasTopLine ? color : nil)
    }

    private func show(_ part: WritableKeyPath<CellParts, UIView?>, in color: UIColor?) {
        guard let color else {
            parts[keyPath: part]?.isHidden = true
            return
        }
        let line = parts[keyPath: part] ?? UIView()
        line.backgroundColor = color
        line.isHidden = false
        guard line.superview == nil else { return }
        line.isUserInteractionEnabled = false
        addSubview(line)
        parts[keyPath: part] = line
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
