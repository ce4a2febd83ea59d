import QuartzCore

/// Where the parts of a cell stand.
extension UITableViewCell {
    func layOut() {
        let scale = traitCollection.pixelsPerPoint
        placeContent()
        layOutClassic()
        backgroundView?.frame = bounds
        showBackground()
        if let mark = selectedBackgroundView ?? parts.mark, mark.superview === self { mark.frame = bounds }
        parts.separator?.frame =
            table?.separatorFrame(in: bounds, inset: position.bottomLineIsFull ? .zero : lineInset)
            ?? .zero
        parts.topLine?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / scale)
    }

    /// Places the accessory, and the content before it and in the safe area.
    private func placeContent() {
        let frame = CGRect(
            x: contentStart, y: 0, width: contentWidth(in: bounds.width),
            height: max(0, bounds.height - lineHeight))
        layOutAccessory(at: frame.maxX, traitCollection.pixelsPerPoint)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        contentView.frame = isMirrored ? frame.mirrored(about: bounds.width) : frame
        giveMargins()
    }

    private var keepsToSafeArea: Bool { table?.insetsContentViewsToSafeArea ?? true }

    private var contentStart: CGFloat { keepsToSafeArea ? leadingSafeArea : 0 }

    /// How wide the content is in a cell of a width.
    func contentWidth(in width: CGFloat) -> CGFloat {
        let end = keepsToSafeArea || accessory != nil ? trailingSafeArea : 0
        return max(0, width - contentStart - end - accessoryRoom)
    }

    func rowHeight(width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        placeContent()
        let height = constrainedHeight(width: width)
        return RowHeights.sane(
            height ?? sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
    }

    /// A row of a configuration has its line below 44 points, a classic one inside of them (read off iOS 15
    /// to 18).
    func heightThatFits(width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        let scale = traitCollection.pixelsPerPoint
        placeContent()
        let width = contentWidth(in: width)
        guard contentConfiguration == nil else {
            let height = contentView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
                .height
            return RowHeights.sane(max(Self.leastHeight, traitCollection.pixelsUp(height)) + lineHeight)
        }
        let height = classicLayout(in: CGSize(width: width, height: .infinity), scale).height
        return max(Self.leastHeight, traitCollection.pixelsUp(height))
    }

    var lineHeight: CGFloat {
        guard let table, table.separatorStyle != .none else { return 0 }
        return table.traitCollection.pixel
    }

    /// Where a line begins by itself: under the text, and not under an image before it (as lists look since
    /// iOS 7; Apple does not say so).
    var automaticSeparatorInset: UIEdgeInsets {
        var inset = table?.automaticSeparatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        inset.left += (contentView as? UIListContentView)?.indent ?? classicIndent
        return inset
    }

    private var classicIndent: CGFloat {
        parts.image == nil
            ? 0 : classicLayout(in: contentView.bounds.size, traitCollection.pixelsPerPoint).indent
    }

    private var lineInset: UIEdgeInsets {
        table?.lineInset(
            ownSeparatorInset ?? table?.ownSeparatorInset, automatic: automaticSeparatorInset, in: self)
            ?? separatorInset
    }

    /// The cell's own margins count where they were set.
    private var margin: CGFloat {
        viewState.directionalLayoutMargins?.leading ?? table?.metrics.contentMargin ?? 16
    }

    private var trailingMargin: CGFloat {
        viewState.directionalLayoutMargins?.trailing ?? table?.metrics.contentMargin ?? 16
    }

    // MARK: Accessory

    private var accessory: UIView? { accessoryView ?? parts.accessory }

    private var accessorySize: CGSize {
        if let accessoryView { return accessoryView.bounds.size }
        return parts.accessory?.sizeThatFits(.zero) ?? .zero
    }

    /// What the accessory takes from the width, its margin included.
    private var accessoryRoom: CGFloat { accessory == nil ? 0 : accessorySize.width + trailingMargin }

    /// Places the accessory where the content ends.
    private func layOutAccessory(at end: CGFloat, _ scale: CGFloat) {
        guard let accessory else { return }
        let size = accessorySize
        let y = (bounds.height - lineHeight - size.height) / 2 * scale
        // A stock accessory goes down to the pixel above, one of the app up to the one below (measured by
        // others).
        let top = y.rounded(accessory === accessoryView ? .up : .down) / scale
        var frame = CGRect(origin: CGPoint(x: end, y: top), size: size)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            frame = frame.mirrored(about: bounds.width)
        }
        accessory.frame = frame
    }

    /// The content begins at the row's margin and ends there, or 8 points before an accessory.
    private func giveMargins() {
        let margins = NSDirectionalEdgeInsets(
            top: Self.verticalMargin, leading: margin, bottom: Self.verticalMargin,
            trailing: accessory == nil ? trailingMargin : Self.accessoryGap)
        if contentView.directionalLayoutMargins != margins { contentView.directionalLayoutMargins = margins }
    }

    // MARK: Classic content

    func layOutClassic() {
        guard contentConfiguration == nil, parts.text != nil || parts.detail != nil || parts.image != nil
        else {
            return
        }
        let layout = classicLayout(in: contentView.bounds.size, traitCollection.pixelsPerPoint)
        parts.image?.frame = layout.image
        if style == .default {
            // The label of this style fills the row, and its text stands in the middle of it (measured).
            var text = layout.text
            (text.origin.y, text.size.height) = (0, contentView.bounds.height)
            parts.text?.frame = text
            return
        }
        if style == .value2 {
            guard stacksTexts else { return layOutColumns(layout.text) }
            parts.text?.textAlignment = .natural
        }
        guard style == .value1, !stacksTexts, let detail = parts.detail, detail.text != nil else {
            parts.text?.frame = layout.text
            parts.detail?.frame = layout.secondaryText
            return
        }
        let box = layout.text
        let detailWidth = min(detail.sizeThatFits(.zero).width, box.width / 2)
        var text = box, value = box
        text.size.width = max(0, box.width - detailWidth - Self.valueGap)
        value.origin.x = box.maxX - detailWidth
        value.size.width = detailWidth
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            text = text.mirrored(about: box.minX + box.maxX)
            value = value.mirrored(about: box.minX + box.maxX)
        }
        parts.text?.frame = text
        detail.frame = value
    }

    /// A column of a fixed width for the text, and the rest for the detail.
    private func layOutColumns(_ box: CGRect) {
        var text = box, detail = box
        text.size.width = min(Self.column, box.width)
        detail.origin.x = text.maxX + Self.valueGap
        detail.size.width = max(0, box.maxX - detail.minX)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if isMirrored {
            text = text.mirrored(about: box.minX + box.maxX)
            detail = detail.mirrored(about: box.minX + box.maxX)
        }
        parts.text?.textAlignment = isMirrored ? .left : .right
        parts.text?.frame = text
        parts.detail?.frame = detail
    }

    /// Whether the second text stands below the first: at the accessibility sizes that of the value styles
    /// does too.
    private var stacksTexts: Bool {
        style == .subtitle
            || style != .default && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    private func classicLayout(in size: CGSize, _ scale: CGFloat) -> ListContentLayout {
        let hasDetail = stacksTexts && parts.detail?.text != nil
        var margins = contentView.layoutMargins
        if hasDetail { (margins.top, margins.bottom) = (Self.subtitleMargin, Self.subtitleMargin) }
        return ListContentLayout(
            ListContentLayout.Content(
                margins: margins, image: parts.image?.sizeThatFits(.zero) ?? .zero,
                imagePadding: Self.imagePadding, textPadding: Self.subtitleGap,
                text: measure(parts.text ?? (style == .value2 && !stacksTexts ? parts.detail : nil)),
                secondaryText: hasDetail ? measure(parts.detail) : nil,
                isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft, scale: scale),
            in: size)
    }

    private func measure(_ label: UILabel?) -> ((CGFloat) -> CGFloat)? {
        guard let label, label.text != nil else { return nil }
        return { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)).height }
    }

    /// Points: a row of one line, and margins that give the heights seen on iOS 15 to 18 (58 for a subtitle
    /// at 2x).
    private static let leastHeight: CGFloat = 44
    private static let verticalMargin: CGFloat = 11
    private static let subtitleMargin: CGFloat = 10
    private static let subtitleGap: CGFloat = 3
    private static let imagePadding: CGFloat = 16
    private static let accessoryGap: CGFloat = 8
    private static let valueGap: CGFloat = 6
    /// Of the text in the second value style, as Interface Builder has it.
    private static let column: CGFloat = 91
}
