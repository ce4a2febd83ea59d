import QuartzCore

/// The title of a section, or of a menu.
final class MenuHeader: UIView {
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        label.numberOfLines = 0
        label.textColor = .secondaryLabel
        label.accessibilityTraits = [.staticText, .header]
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ text: String, _ metrics: MenuMetrics) {
        label.text = text
        label.font = metrics.headerFont
        setNeedsLayout()
    }

    func height(_ metrics: MenuMetrics) -> CGFloat {
        let width = max(1, metrics.width - 2 * Self.inset)
        return metrics.headerHeight(text: label.sizeThatFits(CGSize(width: width, height: 0)).height)
    }

    override func layoutSubviews() {
        label.frame = bounds.insetBy(dx: Self.inset, dy: 0)
    }

    private static let inset: CGFloat = 16
}
