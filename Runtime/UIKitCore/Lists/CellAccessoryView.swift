import QuartzCore

/// What a type of accessory shows at the end of a row: a mark, a button, or both.
final class CellAccessoryView: UIView {
    /// A person pressed the button.
    var onTap: (() -> Void)?
    private(set) var mark: UIImageView?
    private(set) var button: DetailButton?

    /// What is shown; nothing at first.
    var type = UITableViewCell.AccessoryType.none {
        didSet { if type != oldValue { rebuild() } }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        parts.reduce(CGSize(width: parts.count > 1 ? Self.gap : 0, height: 0)) { sum, part in
            let size = part.sizeThatFits(.zero)
            return CGSize(width: sum.width + size.width, height: max(sum.height, size.height))
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let scale = traitCollection.pixelsPerPoint
        var x: CGFloat = 0
        for part in parts {
            let size = part.sizeThatFits(.zero)
            let y = ((bounds.height - size.height) / 2 * scale).rounded(.down) / scale
            let frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
            part.frame = isMirrored ? frame.mirrored(about: bounds.width) : frame
            x += size.width + Self.gap
        }
    }

    private var parts: [UIView] { [button, mark].compactMap { $0 } }

    private func rebuild() {
        for part in parts { part.removeFromSuperview() }
        (mark, button) = (nil, nil)
        if type == .detailButton || type == .detailDisclosureButton {
            let button = DetailButton()
            button.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
            addSubview(button)
            self.button = button
        }
        if let image {
            let mark = UIImageView(image: image)
            mark.contentMode = .center
            mark.tintColor = type == .checkmark ? nil : .tertiaryLabel
            addSubview(mark)
            self.mark = mark
        }
        setNeedsLayout()
    }

    /// The marks of iOS 15 to 18: a checkmark about 14 points wide, an arrow 7 by 11.7.
    private var image: UIImage? {
        switch type {
        case .checkmark:
            UIImage(systemName: "checkmark", withConfiguration: Self.growing(17, .medium))
        case .disclosureIndicator, .detailDisclosureButton:
            UIImage(systemName: "chevron.forward", withConfiguration: Self.growing(12, .semibold))
        case .none, .detailButton: nil
        }
    }

    /// A size beside body text, which grows with it.
    static func growing(_ pointSize: CGFloat, _ weight: UIImage.SymbolWeight) -> UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(.init(pointSize: pointSize, textStyle: .body, weight: weight))
    }

    /// Points between the button and the arrow, chosen by eye.
    private static let gap: CGFloat = 12
}

/// The button that tells more of a row.
final class DetailButton: UIControl {
    private let image = UIImageView(
        image: UIImage(
            systemName: "info.circle", withConfiguration: CellAccessoryView.growing(19, .regular)))

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        image.contentMode = .center
        addSubview(image)
        isAccessibilityElement = true
        accessibilityLabel = "More Info"
        accessibilityTraits = .button
    }

    override var isHighlighted: Bool { didSet { image.alpha = isHighlighted ? Self.pressedAlpha : 1 } }

    override func sizeThatFits(_ size: CGSize) -> CGSize { image.sizeThatFits(size) }

    override func layoutSubviews() {
        super.layoutSubviews()
        image.frame = bounds
    }

    /// People press a row of 44 points, not a mark of 22.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(
            dx: min(0, (bounds.width - Self.target) / 2), dy: min(0, (bounds.height - Self.target) / 2)
        ).contains(point)
    }

    /// As a plain system button while it is pressed (measured by others).
    private static let pressedAlpha: CGFloat = 0.2
    private static let target: CGFloat = 44
}
