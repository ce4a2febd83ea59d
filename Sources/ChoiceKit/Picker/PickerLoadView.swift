import UIKit

/// Stands in place of a column: a spinner while its rows are loaded, a button where they could not be.
final class PickerLoadView: UIView {
    enum Phase { case loading, failed }

    private let name: String
    private let texts: PickerSheet.Texts
    private var phase: Phase?
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    private let button = UIButton(configuration: .plain())
    private var titleFont: UIFont?
    /// Points of the bar in the middle, which the spinner and the button stand in.
    var barHeight: CGFloat = 0 {
        didSet { if barHeight != oldValue { setNeedsLayout() } }
    }

    /// - Parameter name: of the column, for VoiceOver.
    init(name: String, _ texts: PickerSheet.Texts, retry: @escaping () -> Void) {
        self.name = name
        self.texts = texts
        super.init(frame: .zero)
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        label.numberOfLines = Self.mostLines
        button.configuration?.title = texts.retry
        button.configuration?.contentInsets = .zero
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        button.accessibilityLabel = .spoken(texts.retry, name)
        button.addAction(UIAction { _ in retry() }, for: .primaryActionTriggered)
        for part in [spinner, label, button] { addSubview(part) }
    }

    required init?(coder: NSCoder) { return nil }

    /// Says what is new.
    func show(_ phase: Phase) {
        guard phase != self.phase else { return }
        self.phase = phase
        label.text = phase == .loading ? texts.loading : texts.loadingFailed
        label.accessibilityLabel = .spoken(name, label.text)
        if phase == .loading { spinner.startAnimating() } else { spinner.stopAnimating() }
        button.isHidden = phase == .loading
        UIAccessibility.post(notification: .announcement, argument: label.accessibilityLabel)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let room = bounds.insetBy(dx: Self.margin, dy: 0)
        spinner.center = middle
        let height = max(barHeight, Self.leastHeight)
        button.frame = CGRect(x: 0, y: middle.y - height / 2, width: bounds.width, height: height)
        layOutTitle(in: CGSize(width: room.width, height: height))
        let free = max(0, (bounds.height - height) / 2 - Self.margin)
        label.fit(in: CGSize(width: room.width, height: free), from: Self.font(traitCollection))
        let wanted = label.sizeThatFits(CGSize(width: room.width, height: free))
        let y = phase == .loading ? middle.y + height / 2 : middle.y - height / 2 - wanted.height
        label.frame = CGRect(x: room.minX, y: y, width: room.width, height: wanted.height)
    }

    private func layOutTitle(in size: CGSize) {
        let ruler = UILabel()
        ruler.text = texts.retry
        ruler.fit(in: size, from: Self.font(traitCollection))
        guard let font = ruler.font, font != titleFont else { return }
        titleFont = font
        button.configuration?.titleTextAttributesTransformer = .init { attributes in
            var attributes = attributes
            attributes.font = font
            return attributes
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    private static func font(_ traits: UITraitCollection) -> UIFont {
        .preferredFont(forTextStyle: .callout, compatibleWith: traits)
    }

    private static let mostLines = 3
    private static let margin: CGFloat = 4
    private static let leastHeight: CGFloat = 44
}

extension UILabel {
    /// Takes a font, made smaller where its text would be cut off, to a third of it at most.
    fileprivate func fit(in size: CGSize, from font: UIFont) {
        for part in stride(from: 1, through: Self.smallestPart, by: -Self.partStep) {
            self.font = font.withSize(font.pointSize * part)
            let lines = numberOfLines
            numberOfLines = lines == 1 ? 1 : 0
            let open = CGSize(width: lines == 1 ? .greatestFiniteMagnitude : size.width, height: 0)
            let wanted = sizeThatFits(open)
            numberOfLines = lines
            let most = CGFloat(max(lines, 1)) * self.font.lineHeight + 1
            if wanted.width <= size.width, wanted.height <= min(size.height, most) { return }
        }
    }

    private static var smallestPart: CGFloat { 1.0 / 3 }
    private static var partStep: CGFloat { 0.08 }
}
