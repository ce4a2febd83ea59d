import QuartzCore

/// One action in an alert. It shows that a finger is on it; the alert follows the finger.
final class AlertRow: UIView {
    let action: UIAlertAction
    private let label = UILabel()
    private let onActivate: (UIAlertAction) -> Void

    init(_ action: UIAlertAction, font: UIFont, onActivate: @escaping (UIAlertAction) -> Void) {
        self.action = action
        self.onActivate = onActivate
        super.init(frame: .zero)
        label.text = action.title
        label.font = font
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        label.isAccessibilityElement = false
        addSubview(label)
        isAccessibilityElement = true
        showColor()
    }

    required init?(coder: NSCoder) { return nil }

    /// A disabled action is never highlighted.
    var isHighlighted = false {
        didSet { backgroundColor = isHighlighted && action.isEnabled ? Self.highlight : nil }
    }

    /// How wide the title is on one line.
    var naturalWidth: CGFloat { label.sizeThatFits(.zero).width }

    /// The height of a row of its own. At the accessibility sizes a title that is too wide for one line has
    /// more of them (as others made it after iOS; unconfirmed), at the usual ones its middle is left out.
    func height(in metrics: AlertMetrics) -> CGFloat {
        label.numberOfLines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1
        let width = max(0, metrics.width - 2 * Self.inset)
        let text = label.sizeThatFits(CGSize(width: width, height: 0)).height
        return metrics.rowHeight + max(0, text - traitCollection.pixelsUp(label.font.lineHeight))
    }

    override func layoutSubviews() {
        label.frame = bounds.insetBy(dx: Self.inset, dy: 0)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColor()
    }

    private func showColor() {
        guard action.isEnabled else {
            label.textColor = .tertiaryLabel
            return
        }
        label.textColor = action.style == .destructive ? .systemRed : tintColor
    }

    override var accessibilityLabel: String? {
        get { accessibility.label ?? action.title }
        set { accessibility.label = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { action.isEnabled ? .button : [.button, .notEnabled] }
        set { accessibility.traits = newValue }
    }

    override func accessibilityActivate() -> Bool {
        onActivate(action)
        return true
    }

    /// Beside the title.
    static let inset: CGFloat = 8
    /// Under a finger; the shade is unconfirmed.
    private static let highlight = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.1)
    }
}
