public import QuartzCore

/// Shows a list content configuration.
open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    let text = UILabel()
    let secondaryText = UILabel()
    let image = UIImageView()

    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        show()
    }

    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
    }

    /// What is shown; a configuration of another kind is not taken.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration, new != shown else { return }
            shown = new
            show()
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: layout(in: CGSize(width: size.width, height: .infinity)).height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let layout = layout(in: bounds.size)
        text.frame = layout.text
        secondaryText.frame = layout.secondaryText
        image.frame = layout.image
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    /// What the image takes before the texts.
    var indent: CGFloat { image.superview == nil ? 0 : layout(in: bounds.size).indent }

    private func show() {
        adopt(shown.text, shown.textProperties, by: text)
        adopt(shown.secondaryText, shown.secondaryTextProperties, by: secondaryText)
        let isShown = shown.image != nil
        image.image = shown.image
        image.contentMode = .scaleAspectFit
        image.tintColor = shown.imageProperties.tintColor
        image.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
        image.layer.cornerRadius = shown.imageProperties.cornerRadius
        image.clipsToBounds = shown.imageProperties.cornerRadius > 0
        keep(image, isShown)
        setNeedsLayout()
    }

    private func adopt(
        _ string: String?, _ properties: UIListContentConfiguration.TextProperties, by label: UILabel
    ) {
        label.text = string.map(properties.transform.applied)
        label.font = properties.font
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        keep(label, string?.isEmpty == false)
    }

    /// What shows nothing is not in the view.
    private func keep(_ view: UIView, _ isShown: Bool) {
        guard isShown != (view.superview === self) else { return }
        if isShown { addSubview(view) } else { view.removeFromSuperview() }
    }

    private func layout(in size: CGSize) -> ListContentLayout {
        let natural = image.superview == nil ? .zero : image.sizeThatFits(.zero)
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        return ListContentLayout(
            ListContentLayout.Content(
                margins: margins, image: shown.imageProperties.size(of: natural),
                reserved: image.superview == nil ? .zero : shown.imageProperties.reservedLayoutSize,
                imagePadding: shown.imageToTextPadding, textPadding: shown.textToSecondaryTextVerticalPadding,
                text: measure(text), secondaryText: measure(secondaryText),
                side: shown.prefersSideBySideTextAndSecondaryText && !isLarge
                    ? ListContentLayout.Side(
                        text: text.sizeThatFits(.zero).width,
                        secondaryText: secondaryText.sizeThatFits(.zero).width,
                        padding: shown.textToSecondaryTextHorizontalPadding) : nil,
                isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft,
                scale: traitCollection.pixelsPerPoint),
            in: size)
    }

    private func measure(_ label: UILabel) -> ((CGFloat) -> CGFloat)? {
        guard label.superview === self else { return nil }
        return { width in label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height }
    }

    private var margins: UIEdgeInsets {
        var margins = shown.directionalLayoutMargins.resolved(effectiveUserInterfaceLayoutDirection)
        let outer = layoutMargins
        if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.left = max(margins.left, outer.left)
            margins.right = max(margins.right, outer.right)
        }
        if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        return margins
    }
}
