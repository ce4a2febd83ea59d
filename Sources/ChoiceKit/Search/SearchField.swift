import UIKit

/// The line above a list that is searched in: a magnifier, the text, a button that empties it.
final class SearchField: UITextField {
    /// Takes the keys that are the list's and not the text's.
    var take: ((UIKey) -> Bool)?

    private let magnifier = UIImageView()
    private let taken = TakenPresses()

    init() {
        super.init(frame: .zero)
        layer.cornerRadius = Self.cornerRadius
        backgroundColor = .tertiarySystemFill
        clearButtonMode = .always
        accessibilityTraits = .searchField
        magnifier.tintColor = .secondaryLabel
        magnifier.contentMode = .center
        addSubview(magnifier)
    }

    /// Made in code.
    required init?(coder: NSCoder) { return nil }

    /// - Parameter name: of the field for VoiceOver.
    func show(placeholder: String, name: String, _ font: UIFont) {
        self.placeholder = placeholder
        accessibilityLabel = name
        self.font = font
        magnifier.image = UIImage(
            systemName: "magnifyingglass",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: font.pointSize))
        setNeedsLayout()
    }

    /// As high as the line of a search bar, or its text.
    var height: CGFloat { max(Self.leastHeight, ((font?.lineHeight ?? 0) + 2 * Self.padding).rounded(.up)) }

    // MARK: Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        // What is being composed has the keys to itself.
        let take = markedTextRange == nil ? take : nil
        taken.began(presses, take: { take?($0) ?? false }) { super.pressesBegan($0, with: event) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        taken.changed(presses) { super.pressesChanged($0, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        taken.ended(presses) { super.pressesEnded($0, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        taken.ended(presses) { super.pressesCancelled($0, with: event) }
    }

    // MARK: Geometry

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = magnifierSide
        let x = isMirrored ? bounds.maxX - Self.inset - side : Self.inset
        magnifier.frame = CGRect(x: x, y: 0, width: side, height: bounds.height)
    }

    override func textRect(forBounds bounds: CGRect) -> CGRect {
        behindMagnifier(super.textRect(forBounds: bounds))
    }

    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// At least 44 points high for a finger.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        leastTouchArea.contains(point)
    }

    private func behindMagnifier(_ rect: CGRect) -> CGRect {
        let leading = Self.inset + magnifierSide + Self.gap
        var rect = rect
        rect.size.width = max(0, rect.width - leading - Self.inset)
        rect.origin.x += isMirrored ? Self.inset : leading
        return rect
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var magnifierSide: CGFloat { ((font?.pointSize ?? 0) * 1.2).rounded(.up) }

    /// Those of a search bar's field at the usual type size (measured by others).
    private static let leastHeight: CGFloat = 36
    private static let cornerRadius: CGFloat = 10
    private static let padding: CGFloat = 7
    private static let inset: CGFloat = 8
    private static let gap: CGFloat = 4
}
