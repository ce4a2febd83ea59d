import QuartzCore

/// Shows a background configuration behind a row, a header or a footer.
final class ListBackgroundView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    private var stroke: UIColor?

    func show(_ configuration: UIBackgroundConfiguration) {
        backgroundColor = configuration.backgroundColor
        layer.cornerRadius = configuration.cornerRadius
        stroke = configuration.strokeColor
        layer.borderWidth = stroke == nil ? 0 : configuration.strokeWidth
        layer.borderColor = stroke?.cgColor(in: traitCollection)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layer.borderColor = stroke?.cgColor(in: traitCollection)
    }
}
