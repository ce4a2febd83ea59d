import UIKit

/// What a person sees of a popup: texts above, buttons below, each a stack of what is there. The two scroll
/// apart where there is little room.
final class PopupCard: UIView, UITextFieldDelegate {
    let buttons: [PopupActionButton]
    let field: PopupField?
    /// What VoiceOver reads first.
    let firstText: UIView?
    /// Return in the field.
    var onReturn: (() -> Void)?

    private let popup: Popup
    private let style: Popup.Style
    private let arrangement: PopupArrangement
    private let texts = UIScrollView()
    private let textStack = UIStackView()
    private let buttonList = UIScrollView()
    private let buttonStack = UIStackView()
    private let titleLabel: UILabel?
    private let messageLabel: UILabel?
    private let reasonLabel = UILabel()
    private let ruler = TextRuler()
    /// Whether a person typed: before that nothing is wrong yet.
    private var hasTyped: Bool

    /// - Parameter typed: what a person typed before, where the popup was up before.
    init(_ popup: Popup, texts words: Popup.Texts, typed: String?) {
        self.popup = popup
        style = popup.style.bounded
        hasTyped = typed != nil
        arrangement = PopupArrangement(of: popup.actions, preferred: popup.preferredActionID)
        buttons = popup.actions.map { [style] action in
            PopupActionButton(
                action, title: action.shownTitle(words), isPreferred: action.id == popup.preferredActionID,
                style: style)
        }
        titleLabel = popup.shownTitle.map(UILabel.init)
        messageLabel = popup.shownMessage.map(UILabel.init)
        field = popup.textField.map { PopupField($0, text: typed ?? $0.text) }
        firstText = titleLabel ?? messageLabel ?? buttons.first
        super.init(frame: .zero)
        build()
        updateLook()
        updateReason()
    }

    /// Made in code.
    required init?(coder: NSCoder) { return nil }

    private func build() {
        clipsToBounds = true
        titleLabel?.accessibilityTraits = [.staticText, .header]
        field?.delegate = self
        field?.addAction(UIAction { [weak self] _ in self?.didType() }, for: .editingChanged)
        for label in [titleLabel, messageLabel, reasonLabel].compactMap(\.self) {
            label.numberOfLines = 0
            label.textAlignment = style.textAlignment
        }
        fill(texts, with: textStack)
        fill(buttonList, with: buttonStack)
        textStack.axis = .vertical
        for view in [titleLabel, messageLabel, field, field == nil ? nil : reasonLabel].compactMap(\.self) {
            textStack.addArrangedSubview(view)
        }
        if let above = messageLabel ?? titleLabel { textStack.setCustomSpacing(Self.fieldGap, after: above) }
        if messageLabel != nil, let titleLabel { textStack.setCustomSpacing(Self.textGap, after: titleLabel) }
        if let field { textStack.setCustomSpacing(Self.reasonGap, after: field) }
    }

    private func fill(_ scrollView: UIScrollView, with stack: UIStackView) {
        scrollView.contentInsetAdjustmentBehavior = .never
        stack.isLayoutMarginsRelativeArrangement = true
        stack.insetsLayoutMarginsFromSafeArea = false
        scrollView.addSubview(stack)
        addSubview(scrollView)
    }

    private func updateLook() {
        backgroundColor = style.backgroundColor
        layer.cornerRadius = style.cornerRadius
        titleLabel?.textColor = style.titleColor
        messageLabel?.textColor = style.messageColor
        titleLabel?.font = .preferredFont(forTextStyle: style.titleTextStyle, compatibleWith: traitCollection)
        // Lines of messages are 16 points apart on a picture of iOS 17, as those of a plain system font are,
        // and not 18 as those of the text style.
        let small = UIFont.preferredFont(
            forTextStyle: style.messageTextStyle, compatibleWith: traitCollection)
        for label in [messageLabel, reasonLabel] { label?.font = .systemFont(ofSize: small.pointSize) }
        field?.font = .preferredFont(forTextStyle: style.buttonTextStyle, compatibleWith: traitCollection)
        field?.backgroundColor = style.fieldColor
        field?.showBorder(style.separatorColor)
        let inset = style.contentInset
        textStack.directionalLayoutMargins = .init(top: inset, leading: inset, bottom: inset, trailing: inset)
        setNeedsLayout()
    }

    /// UIKit need not tell the first traits that a view has in a window.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateLook()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLook()
    }

    // MARK: Layout

    /// Where everything is where there is so much room; nothing is ever wider than that.
    func layout(in room: CGSize) -> PopupCardLayout {
        let wanted = isLarge ? max(style.width, style.largeTypeWidth) : style.width
        let width = min(wanted, max(0, room.width))
        arrange(width: width)
        return PopupCardLayout(
            width: width, textsHeight: height(of: textStack, width),
            buttonsHeight: height(of: buttonStack, width), room: room.height)
    }

    /// Places everything as it was measured.
    func place(_ layout: PopupCardLayout) {
        texts.frame = layout.texts
        buttonList.frame = layout.buttons
        for (scrollView, stack, height) in [
            (texts, textStack, layout.textsHeight), (buttonList, buttonStack, layout.buttonsHeight),
        ] {
            let size = CGSize(width: layout.size.width, height: height)
            stack.frame = CGRect(origin: .zero, size: size)
            scrollView.contentSize = size
            scrollView.isScrollEnabled = size.height > scrollView.bounds.height
        }
        if let field, field.isFirstResponder { reveal(field) }
    }

    /// Scrolls to what has the keys.
    func reveal(_ view: UIView) {
        for (scrollView, stack) in [(texts, textStack), (buttonList, buttonStack)]
        where view.isDescendant(of: stack) {
            stack.layoutIfNeeded()
            let frame = view.convert(view.bounds, to: scrollView)
            scrollView.scrollRectToVisible(frame.insetBy(dx: 0, dy: -Self.reasonGap), animated: false)
        }
    }

    /// Says that there is more where a person cannot see it.
    func flashScrollIndicators() {
        for scrollView in [texts, buttonList] where scrollView.isScrollEnabled {
            scrollView.flashScrollIndicators()
        }
    }

    private var isLarge: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    private func height(of stack: UIStackView, _ width: CGFloat) -> CGFloat {
        let size = stack.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return traitCollection.pixelsUp(size.height)
    }

    /// Puts the buttons into a row or a stack, whichever suits their titles at a width.
    private func arrange(width: CGFloat) {
        let margins = buttonMargins
        let inner = width - margins.leading - margins.trailing - (isPlain ? 0 : Self.buttonGap)
        let isRow = PopupArrangement.isRow(
            widths: buttons.map { $0.naturalWidth(ruler) }, room: inner, isLarge: isLarge)
        let wanted = (isRow ? arrangement.row : arrangement.stack).map { buttons[$0] }
        buttonStack.axis = isRow ? .horizontal : .vertical
        buttonStack.distribution = isRow ? .fillEqually : .fill
        buttonStack.spacing = isPlain ? 0 : Self.buttonGap
        buttonStack.directionalLayoutMargins = margins
        if buttonStack.arrangedSubviews != wanted {
            for view in buttonStack.arrangedSubviews { view.removeFromSuperview() }
            wanted.forEach(buttonStack.addArrangedSubview)
        }
        // Two equal actions stand in the same order in a row and in a stack, with other lines.
        for (index, button) in wanted.enumerated() {
            button.lines = isRow && index > 0 ? [.top, .leading] : .top
        }
    }

    /// In the order in which they stand.
    var orderedButtons: [PopupActionButton] {
        buttonStack.arrangedSubviews.compactMap { $0 as? PopupActionButton }
    }

    private var isPlain: Bool { style.buttonShape == .plain }

    private var buttonMargins: NSDirectionalEdgeInsets {
        let side = Self.buttonMargin
        return isPlain ? .zero : .init(top: 0, leading: side, bottom: side, trailing: side)
    }

    /// The button under a finger, where it is in view.
    func button(under touch: UITouch) -> PopupActionButton? {
        guard buttonList.bounds.contains(touch.location(in: buttonList)) else { return nil }
        return buttons.first { $0.bounds.contains(touch.location(in: $0)) }
    }

    // MARK: The field

    private func didType() {
        hasTyped = true
        updateReason()
    }

    /// Why the text cannot be used stands below the field, and with each button that it disables.
    private func updateReason() {
        guard let field else { return }
        let reason = popup.textField?.reason(against: field.text ?? "")
        for button in buttons where button.action.role != .cancel { button.disabledReason = reason }
        reasonLabel.textColor = hasTyped ? style.invalidColor : style.messageColor
        guard reasonLabel.text != reason else { return }
        reasonLabel.text = reason
        reasonLabel.isHidden = reason == nil
        superview?.setNeedsLayout()
    }

    /// A person wanted a button that the text disables: says why, also to VoiceOver.
    func sayWhyDisabled(_ button: PopupActionButton) {
        guard let reason = button.disabledReason else { return }
        hasTyped = true
        updateReason()
        field?.becomeFirstResponder()
        UIAccessibility.post(notification: .announcement, argument: reason)
    }

    /// What stands in the field.
    var text: String? { field?.text }

    /// What a person left there; nil where they did not touch it.
    var typed: String? { hasTyped ? text : nil }

    func textFieldDidBeginEditing(_ textField: UITextField) { reveal(textField) }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        onReturn?()
        return false
    }

    /// Between title and message, on pictures of iOS 16 and 17.
    private static let textGap: CGFloat = 3
    private static let fieldGap: CGFloat = 14
    private static let reasonGap: CGFloat = 6
    /// Around and between buttons that are filled.
    private static let buttonMargin: CGFloat = 16
    private static let buttonGap: CGFloat = 8
}

extension UILabel {
    fileprivate convenience init(_ text: String) {
        self.init(frame: .zero)
        self.text = text
    }
}
