import QuartzCore

/// Where the parts of a row's content stand; a decision on numbers alone.
struct ListContentLayout: Equatable {
    private(set) var image = CGRect.zero
    private(set) var text = CGRect.zero
    private(set) var secondaryText = CGRect.zero
    /// What the image takes before the texts.
    private(set) var indent: CGFloat = 0
    /// What the content needs, its margins included.
    private(set) var height: CGFloat = 0

    struct Content {
        var margins = UIEdgeInsets.zero
        var image = CGSize.zero
        var reserved = CGSize.zero
        var imagePadding: CGFloat = 0
        var textPadding: CGFloat = 0
        /// The height of a text at a width; nil where there is no text.
        var text: ((CGFloat) -> CGFloat)?
        var secondaryText: ((CGFloat) -> CGFloat)?
        /// Set where the texts should stand side by side.
        var side: Side?
        var isMirrored = false
        var scale: CGFloat = 1
    }

    /// The widths of the texts on one line each, and the least gap between them.
    struct Side {
        var text: CGFloat
        var secondaryText: CGFloat
        var padding: CGFloat
    }

    /// - Parameter size: the box; a height that is not finite asks for the height alone.
    init(_ content: Content, in size: CGSize) {
        let box = CGRect(
            x: 0, y: 0, width: size.width.isFinite ? max(0, size.width) : 0,
            height: size.height.isFinite ? max(0, size.height) : 0
        ).inset(by: content.margins)
        let slot = CGSize(
            width: max(content.image.width, content.reserved.width),
            height: max(content.image.height, content.reserved.height))
        let hasText = content.text != nil || content.secondaryText != nil
        indent = slot.width > 0 ? slot.width + (hasText ? content.imagePadding : 0) : 0
        let width = max(0, box.width - indent)
        func onPixel(_ y: CGFloat) -> CGFloat { (y * content.scale).rounded(.up) / content.scale }
        let start = box.minX + indent
        let block: CGFloat
        if let side = content.side, content.text != nil, content.secondaryText != nil,
            side.text + side.padding + side.secondaryText <= width
        {
            let widths = (width - side.padding - side.secondaryText, side.secondaryText)
            let first = content.text?(widths.0) ?? 0
            let second = content.secondaryText?(widths.1) ?? 0
            block = max(first, second)
            text = CGRect(x: start, y: onPixel(box.midY - first / 2), width: widths.0, height: first)
            secondaryText = CGRect(
                x: box.maxX - widths.1, y: onPixel(box.midY - second / 2), width: widths.1, height: second)
        } else {
            let first = content.text?(width) ?? 0
            let second = content.secondaryText?(width) ?? 0
            let gap = content.text != nil && content.secondaryText != nil ? content.textPadding : 0
            block = first + gap + second
            let top = onPixel(box.midY - block / 2)
            text = CGRect(x: start, y: top, width: width, height: first)
            secondaryText = CGRect(x: start, y: top + first + gap, width: width, height: second)
        }
        height = max(block, slot.height) + content.margins.top + content.margins.bottom
        image = CGRect(
            x: box.minX + (slot.width - content.image.width) / 2,
            y: onPixel(box.midY - content.image.height / 2),
            width: content.image.width, height: content.image.height)
        guard content.isMirrored else { return }
        let axis = content.margins.left + box.maxX
        image = image.mirrored(about: axis)
        text = text.mirrored(about: axis)
        secondaryText = secondaryText.mirrored(about: axis)
    }
}
