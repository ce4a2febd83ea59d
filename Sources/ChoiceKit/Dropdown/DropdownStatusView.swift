import UIKit

/// Stands where the rows of a list would: that they load, that they could not be had, or that there are none.
final class DropdownStatusView: UIView {
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    private let button = UIButton(configuration: .plain())
    private let ruler = TextRuler()
    private var content: DropdownListContent

    /// - Parameter onRetry: a person wants to try again.
    init(_ content: DropdownListContent, onRetry: @escaping () -> Void) {
        self.content = content
        super.init(frame: .zero)
        label.numberOfLines = 0
        spinner.isAccessibilityElement = false
        button.addAction(UIAction { _ in onRetry() }, for: .primaryActionTriggered)
        for view in [spinner, label, button] { addSubview(view) }
        show(content)
    }

    /// Made in code.
    required init?(coder: NSCoder) { return nil }

    /// What VoiceOver goes to.
    var spokenElement: UIView { label }

    func show(_ newContent: DropdownListContent) {
        content = newContent
        isHidden = content.status == nil
        backgroundColor = content.style.listBackgroundColor
        label.text = content.status?.text(content.texts)
        label.font = font
        label.textColor = content.style.secondaryTextColor
        label.textAlignment = content.status == .loading ? .natural : .center
        button.isHidden = content.status != .failed
        button.configuration?.title = content.texts.retry
        let font = font
        button.configuration?.titleTextAttributesTransformer = .init { attributes in
            var attributes = attributes
            attributes.font = font
            return attributes
        }
        if content.status == .loading { spinner.startAnimating() } else { spinner.stopAnimating() }
        setNeedsLayout()
    }

    /// The height that it takes in a list of that width.
    func height(width: CGFloat) -> CGFloat {
        let text = textHeight(width: width)
        guard content.status == .failed else { return max(content.rowHeight, text + 2 * Self.padding) }
        return Self.padding + text + buttonHeight(width: width) + Self.gap
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // A text that becomes another one would be squeezed on its way where the list grows animated.
        UIView.performWithoutAnimation(layOutParts)
    }

    private func layOutParts() {
        let width = bounds.width
        let textHeight = textHeight(width: width)
        let size = CGSize(width: textWidth(width: width), height: textHeight)
        // In the middle of what is there, or from the top where there is too little of it.
        let top = max(0, (bounds.height - height(width: width)) / 2)
        let y =
            content.status == .failed
            ? top + Self.padding : max(Self.padding, (bounds.height - textHeight) / 2)
        guard content.status == .loading else {
            label.frame = CGRect(origin: CGPoint(x: inset, y: y), size: size)
            let height = buttonHeight(width: width)
            let buttonWidth = min(width, max(button.sizeThatFits(.zero).width, Self.leastTouchSide))
            button.frame = CGRect(
                x: (width - buttonWidth) / 2, y: label.frame.maxY + Self.gap, width: buttonWidth,
                height: height - Self.gap)
            return
        }
        layOutSpinner(beside: size, y: y)
    }

    /// Spinner and text stand in the middle together.
    private func layOutSpinner(beside size: CGSize, y: CGFloat) {
        let own = min(ruler.width(of: label.text ?? "", font).rounded(.up), size.width)
        let side = spinner.sizeThatFits(.zero)
        let left = (bounds.width - own - side.width - Self.gap) / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        spinner.frame = CGRect(
            x: isMirrored ? left + own + Self.gap : left, y: y + (size.height - side.height) / 2,
            width: side.width, height: side.height)
        label.frame = CGRect(
            x: isMirrored ? left : left + side.width + Self.gap, y: y, width: own, height: size.height)
    }

    // MARK: Measuring

    private var font: UIFont {
        .preferredFont(forTextStyle: content.style.textStyle, compatibleWith: content.traits)
    }

    private var inset: CGFloat { content.style.rowInset }

    private func textWidth(width: CGFloat) -> CGFloat {
        let beside = content.status == .loading ? spinner.sizeThatFits(.zero).width + Self.gap : 0
        return max(1, width - 2 * inset - beside)
    }

    private func textHeight(width: CGFloat) -> CGFloat {
        let width = textWidth(width: width)
        return ruler.height(of: label.text ?? "", font, numberOfLines: 0, width: width).rounded(.up)
    }

    private func buttonHeight(width: CGFloat) -> CGFloat {
        let own = button.sizeThatFits(CGSize(width: width, height: 0)).height
        return Self.gap + max(Self.leastTouchSide, own.rounded(.up))
    }

    private static let padding: CGFloat = 11
    private static let gap: CGFloat = 8
}
