import UIKit

/// A toast as it is seen: image or spinner, text, action.
///
/// It decides nothing: what a person does to it is told.
final class ToastView: UIView {
    private let scrollView = UIScrollView()
    private let label = UILabel()
    private let imageView = UIImageView()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let button = UIButton(configuration: .plain())
    private(set) var toast: Toast
    /// That of the toast, with lengths that can be laid out.
    private(set) var style: Toast.Style
    /// The words of a toast that brings none.
    private let texts: Toast.Texts

    /// The person wants the toast to go away, in this way.
    var onDismiss: ((Toast.EndReason) -> Void)?
    /// The person chose the action.
    var onAction: (() -> Void)?
    /// Fingers came to lie on the toast, or are all off it.
    var onTouch: ((Bool) -> Void)?
    /// A pointer came over the toast, or left it.
    var onHover: ((Bool) -> Void)?

    init(_ toast: Toast, _ texts: Toast.Texts) {
        self.toast = toast
        style = toast.style.bounded
        self.texts = texts
        super.init(frame: .zero)
        build()
        listen()
        show(toast)
    }

    /// Made in code.
    required init?(coder: NSCoder) { return nil }

    private func build() {
        shouldGroupAccessibilityChildren = true
        layer.cornerCurve = .continuous
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 4)
        label.numberOfLines = 0
        imageView.contentMode = .scaleAspectFit
        imageView.isAccessibilityElement = false
        spinner.isAccessibilityElement = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.addSubview(label)
        [scrollView, imageView, spinner, button].forEach(addSubview)
    }

    private func listen() {
        button.addAction(UIAction { [weak self] _ in self?.onAction?() }, for: .primaryActionTriggered)
        addGestureRecognizer(
            ToastDragRecognizer(
                mayDragVertically: { [weak self] in self?.scrollView.isScrollEnabled == false },
                onTap: { [weak self] in self?.onDismiss?(.tapped) },
                onDrag: { [weak self] in self?.follow($0, isOver: $1) }))
        addGestureRecognizer(ToastTouchRecognizer { [weak self] in self?.onTouch?($0) })
        addGestureRecognizer(ToastHoverRecognizer { [weak self] in self?.onHover?($0) })
    }

    // MARK: Content

    /// Shows another content in place.
    func show(_ toast: Toast) {
        self.toast = toast
        style = toast.style.bounded
        updateLook()
    }

    private func updateLook() {
        let font = UIFont.preferredFont(forTextStyle: style.textStyle, compatibleWith: traitCollection)
        backgroundColor = style.backgroundColor
        layer.borderColor = style.strokeColor.resolvedColor(with: traitCollection).cgColor
        layer.borderWidth = traitCollection.pixel
        label.text = toast.text
        label.font = font
        label.textColor = style.foregroundColor
        // The tint of an image that is a template, and of nothing else here.
        tintColor = style.foregroundColor
        imageView.image = toast.showsActivityIndicator ? nil : toast.image
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: style.textStyle)
        spinner.color = style.foregroundColor
        spinner.style = usesLargeType ? .large : .medium
        if toast.showsActivityIndicator { spinner.startAnimating() } else { spinner.stopAnimating() }
        updateAction(font)
        label.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: (style.texts ?? texts).dismiss) { [weak self] _ in
                self?.onDismiss?(.tapped)
                return self != nil
            }
        ]
        setNeedsLayout()
    }

    private func updateAction(_ font: UIFont) {
        let bold = UIFont.systemFont(ofSize: font.pointSize, weight: .semibold)
        var look = UIButton.Configuration.plain()
        look.title = toast.shownAction?.title
        look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = bold
            return attributes
        }
        look.baseForegroundColor = style.actionColor
        look.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: Self.actionInset, bottom: 0, trailing: Self.actionInset)
        button.configuration = look
        button.isHidden = toast.shownAction == nil
    }

    /// The type size is that of the window.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { updateLook() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLook()
    }

    // MARK: Layout

    /// The most that the toast may take: its parts stand as that allows, also where it takes less.
    var limit = CGSize.zero {
        didSet { if limit != oldValue { setNeedsLayout() } }
    }

    /// The size that the toast wants to have within its limit.
    var wantedSize: CGSize { layout.size }

    private var layout: ToastLayout {
        let metrics = UIFontMetrics(forTextStyle: style.textStyle)
        let widest = metrics.scaledValue(for: style.maximumWidth, compatibleWith: traitCollection)
        let limit = CGSize(width: min(limit.width, max(widest, style.maximumWidth)), height: limit.height)
        return ToastLayout(parts(width: limit.width), style, limit: limit, stacks: usesLargeType) {
            [label] width in
            let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            return CGSize(width: min(width, size.width.rounded(.up)), height: size.height.rounded(.up))
        }
    }

    private var usesLargeType: Bool {
        traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    private func parts(width: CGFloat) -> ToastLayout.Parts {
        var parts = ToastLayout.Parts(image: imageSize)
        guard !button.isHidden else { return parts }
        let title = button.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        parts.action = CGSize(
            width: title.width.rounded(.up), height: max(Self.leastTouchSide, title.height.rounded(.up)))
        parts.actionOverhang = CGSize(
            width: Self.actionInset, height: max(0, parts.action.height - title.height.rounded(.up)) / 2)
        return parts
    }

    /// A symbol as it is, a picture no larger than 28 points at the standard type size.
    private var imageSize: CGSize {
        if toast.showsActivityIndicator { return spinner.sizeThatFits(.zero) }
        guard let image = imageView.image, image.size.width > 0, image.size.height > 0 else { return .zero }
        if image.isSymbolImage { return imageView.sizeThatFits(.zero) }
        let metrics = UIFontMetrics(forTextStyle: style.textStyle)
        let side = metrics.scaledValue(for: Self.largestImage, compatibleWith: traitCollection)
        let scale = min(1, side / max(image.size.width, image.size.height))
        return CGSize(width: image.size.width * scale, height: image.size.height * scale)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var layout = layout
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { layout = layout.mirrored }
        imageView.frame = layout.image
        spinner.frame = layout.image
        scrollView.frame = layout.text
        label.frame = CGRect(x: 0, y: 0, width: layout.text.width, height: layout.textHeight)
        scrollView.contentSize = label.frame.size
        scrollView.isScrollEnabled = layout.textHeight > layout.text.height + 0.5
        button.frame = layout.action
        let radius = min(style.cornerRadius, bounds.height / 2)
        layer.cornerRadius = radius
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
    }

    // MARK: Fingers

    private func follow(_ swipe: ToastSwipe, isOver: Bool) {
        // A toast that goes away goes its own way.
        guard isUserInteractionEnabled else { return }
        let offset = swipe.offset
        guard isOver else {
            transform = CGAffineTransform(translationX: offset.x, y: offset.y)
            alpha = 1 - min(0.6, hypot(offset.x, max(0, offset.y)) / 300)
            return
        }
        if swipe.dismisses {
            onDismiss?(.swiped)
        } else {
            UIView.animate(
                withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
            ) {
                self.transform = .identity
                self.alpha = 1
            }
        }
    }

    // MARK: VoiceOver

    /// Whether an element is part of the toast.
    func holds(_ element: Any?) -> Bool { (element as? UIView)?.isDescendant(of: self) == true }

    /// What VoiceOver says when the toast comes.
    var announcement: String { String.spoken(toast.text, toast.shownAction?.title) }

    override func accessibilityPerformEscape() -> Bool {
        onDismiss?(.escaped)
        return true
    }

    /// Beside the title of the action, in points: part of its target.
    private static let actionInset: CGFloat = 8
    private static let largestImage: CGFloat = 28
}
