import UIKit

/// A button of a popup. It shows what happens to it; the popup follows fingers and keys.
final class PopupActionButton: UIView {
    let action: Popup.Action
    private let style: Popup.Style
    private let isPreferred: Bool
    private let title = UILabel()
    private let shade = UIView()
    private let topLine = UIView()
    private let leadingLine = UIView()
    private var lineThickness: [NSLayoutConstraint] = []

    /// VoiceOver pressed it.
    var onActivate: ((PopupActionButton) -> Void)?

    /// Why it cannot be pressed now; nil where it can.
    var disabledReason: String? { didSet { if disabledReason != oldValue { updateLook() } } }

    /// Whether a finger is on it. Never while it is disabled.
    var isHighlighted = false { didSet { shade.isHidden = !isHighlighted || !isEnabled } }

    /// The sides at which it has a line, where buttons are plain.
    var lines: NSDirectionalRectEdge = [] {
        didSet {
            topLine.isHidden = !isPlain || !lines.contains(.top)
            leadingLine.isHidden = !isPlain || !lines.contains(.leading)
        }
    }

    init(_ action: Popup.Action, title text: String, isPreferred: Bool, style: Popup.Style) {
        self.action = action
        self.style = style
        self.isPreferred = isPreferred
        super.init(frame: .zero)
        title.text = text
        title.numberOfLines = 0
        title.textAlignment = .center
        title.isAccessibilityElement = false
        shade.isHidden = true
        isAccessibilityElement = true
        clipsToBounds = true
        for view in [shade, title, topLine, leadingLine] {
            view.translatesAutoresizingMaskIntoConstraints = false
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        place()
        updateLook()
    }

    /// Made in code.
    required init?(coder: NSCoder) { return nil }

    var isEnabled: Bool { disabledReason == nil }

    /// How wide it is where its title is on one line.
    func naturalWidth(_ ruler: TextRuler) -> CGFloat {
        ruler.width(of: title.text ?? "", font) + 2 * Self.sideInset
    }

    // MARK: Look

    private var isPlain: Bool { style.buttonShape == .plain }

    private func place() {
        let heights = [
            title.topAnchor.constraint(equalTo: topAnchor, constant: Self.verticalInset),
            bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: Self.verticalInset),
            heightAnchor.constraint(greaterThanOrEqualToConstant: Self.leastHeight),
        ]
        // The stack may have to make it lower in the moment before it is laid out.
        for height in heights { height.priority = .init(999) }
        lineThickness = [
            topLine.heightAnchor.constraint(equalToConstant: 1),
            leadingLine.widthAnchor.constraint(equalToConstant: 1),
        ]
        NSLayoutConstraint.activate(
            heights + lineThickness + [
                title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.sideInset),
                trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: Self.sideInset),
                topLine.topAnchor.constraint(equalTo: topAnchor),
                topLine.leadingAnchor.constraint(equalTo: leadingAnchor),
                topLine.trailingAnchor.constraint(equalTo: trailingAnchor),
                leadingLine.topAnchor.constraint(equalTo: topAnchor),
                leadingLine.bottomAnchor.constraint(equalTo: bottomAnchor),
                leadingLine.leadingAnchor.constraint(equalTo: leadingAnchor),
                shade.topAnchor.constraint(equalTo: topAnchor),
                shade.bottomAnchor.constraint(equalTo: bottomAnchor),
                shade.leadingAnchor.constraint(equalTo: leadingAnchor),
                shade.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
    }

    private func updateLook() {
        title.font = font
        title.textColor = titleColor
        shade.backgroundColor = style.pressedColor
        for line in [topLine, leadingLine] { line.backgroundColor = style.separatorColor }
        for thickness in lineThickness { thickness.constant = traitCollection.pixel }
        isHighlighted = isHighlighted && isEnabled
        if !isPlain {
            backgroundColor = standsOut ? style.preferredFillColor ?? tintColor : style.fillColor
        }
        layer.borderWidth = isFirstResponder ? Self.ringWidth : 0
        layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    private var font: UIFont {
        let font = UIFont.preferredFont(forTextStyle: style.buttonTextStyle, compatibleWith: traitCollection)
        return isPreferred ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
    }

    private var titleColor: UIColor {
        guard isEnabled else { return style.disabledColor }
        if action.role == .destructive { return style.destructiveColor }
        return standsOut ? style.preferredTitleColor : style.buttonColor ?? tintColor
    }

    /// Whether its fill is the tint. What loses something is never made the obvious choice (HIG, Buttons).
    private var standsOut: Bool { !isPlain && isPreferred && isEnabled && action.role != .destructive }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard case .filled(let radius) = style.buttonShape else { return }
        layer.cornerRadius = min(radius.bounded(to: 0...Self.greatestRadius), bounds.height / 2)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLook()
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

    // MARK: Keys

    /// Tab comes to it.
    override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult override func becomeFirstResponder() -> Bool {
        defer { updateLook() }
        return super.becomeFirstResponder()
    }

    @discardableResult override func resignFirstResponder() -> Bool {
        defer { updateLook() }
        return super.resignFirstResponder()
    }

    // MARK: VoiceOver

    override var accessibilityLabel: String? {
        get { title.text }
        set {}
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { isEnabled ? .button : [.button, .notEnabled] }
        set {}
    }

    /// Why it cannot be pressed.
    override var accessibilityHint: String? {
        get { disabledReason }
        set {}
    }

    override func accessibilityActivate() -> Bool {
        onActivate?(self)
        return true
    }

    /// On pictures of iOS 16 and 17.
    private static let leastHeight: CGFloat = 44
    /// Above and below titles that are higher.
    private static let verticalInset: CGFloat = 11
    private static let sideInset: CGFloat = 8
    /// Of the line round the button that has the keys.
    private static let ringWidth: CGFloat = 2
    private static let greatestRadius: CGFloat = 100
}
