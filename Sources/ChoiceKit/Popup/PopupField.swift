import UIKit

/// The line that is typed in.
final class PopupField: UITextField {
    init(_ field: Popup.TextField, text: String) {
        super.init(frame: .zero)
        self.text = text
        placeholder = field.placeholder ?? field.label
        accessibilityLabel = field.label
        isSecureTextEntry = field.isSecure
        // A border style of the system's would not fill its round corners with another colour.
        layer.cornerRadius = 8
    }

    /// Made in code.
    required init?(coder: NSCoder) { return nil }

    override var intrinsicContentSize: CGSize {
        var size = super.intrinsicContentSize
        size.height = max(Self.leastTouchSide, size.height + 2 * Self.verticalInset)
        return size
    }

    override func textRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: Self.inset, dy: 0)
    }

    override func editingRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: Self.inset, dy: 0)
    }

    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: Self.inset, dy: 0)
    }

    /// A line of the colour of those between buttons.
    func showBorder(_ color: UIColor) {
        layer.borderWidth = traitCollection.pixel
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    }

    private static let inset: CGFloat = 10
    /// Above and below a larger type.
    private static let verticalInset: CGFloat = 8
}
