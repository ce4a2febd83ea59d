import QuartzCore

/// A button in a bar: text, an image, or a chevron with text.
final class BarButton: UIControl {
    private let label = UILabel()
    private let imageView = UIImageView()
    private let chevron: ChevronView?
    /// Where the text of a back button is, in its coordinates.
    var textFrame: CGRect? {
        didSet { setNeedsLayout() }
    }
    var chevronFrame = CGRect.zero
    /// The least width that its item asks for.
    var leastWidth: CGFloat = 0

    init(
        text: String?, image: UIImage?, isStrong: Bool = false, isBack: Bool = false,
        onTap: @escaping () -> Void
    ) {
        chevron = isBack ? ChevronView() : nil
        super.init(frame: .zero)
        label.text = text
        label.font = .systemFont(ofSize: 17, weight: isStrong ? .semibold : .regular)
        label.isAccessibilityElement = false
        imageView.image = image
        imageView.contentMode = .center
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: 17, weight: .regular, scale: .large)
        imageView.isAccessibilityElement = false
        addSubview(label)
        if image != nil { addSubview(imageView) }
        if let chevron { addSubview(chevron) }
        addAction(UIAction { _ in onTap() }, for: .touchUpInside)
        isAccessibilityElement = true
        accessibilityLabel = text
        addInteraction(UIPointerInteraction(delegate: self))
        showColor()
    }

    required init?(coder: NSCoder) { return nil }

    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    /// How wide its text or image is.
    var naturalWidth: CGFloat {
        imageView.image == nil ? label.sizeThatFits(.zero).width : imageView.sizeThatFits(.zero).width
    }

    override func layoutSubviews() {
        label.frame = textFrame ?? bounds
        imageView.frame = bounds
        chevron?.frame = chevronFrame
        chevron?.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Taps beside it count, up to the next one.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -NavigationBarLayout.spacing / 2, dy: 0).contains(point)
    }

    override func stateDidChange() {
        super.stateDidChange()
        showColor()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColor()
    }

    private func showColor() {
        label.textColor = isEnabled ? tintColor : .tertiaryLabel
        imageView.tintColor = isEnabled ? tintColor : .tertiaryLabel
        for part in [label, imageView, chevron] as [UIView?] {
            // What buttons and back buttons fade to under a finger (measured by others).
            part?.alpha = isHighlighted ? 0.2 : 1
        }
    }

    override var ownAccessibilityTraits: UIAccessibilityTraits { .button }

    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: .touchUpInside)
        return true
    }
}

/// Bar buttons have a highlight under the pointer, without the app's doing (Apple's article on pointer
/// interactions).
extension BarButton: UIPointerInteractionDelegate {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { isEnabled ? defaultRegion : nil }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    {
        let preview = UITargetedPreview(view: self)
        let area = convert(bounds.insetBy(dx: -4, dy: 4), to: preview.target.container)
        return UIPointerStyle(effect: .highlight(preview), shape: .roundedRect(area))
    }
}

/// The sign on a back button, drawn to the size that it has on iOS.
private final class ChevronView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    var isMirrored = false {
        didSet { if isMirrored != oldValue { setNeedsDisplay() } }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let line: CGFloat = 7.0 / 3
        let inner = bounds.insetBy(dx: line / 2, dy: line / 2)
        let (point, ends) = isMirrored ? (inner.maxX, inner.minX) : (inner.minX, inner.maxX)
        context.setStrokeColor(tintColor.cgColor)
        context.setLineWidth(line)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.move(to: CGPoint(x: ends, y: inner.minY))
        context.addLine(to: CGPoint(x: point, y: inner.midY))
        context.addLine(to: CGPoint(x: ends, y: inner.maxY))
        context.strokePath()
    }
}
