import UIKit

/// A control with its name above, as in a form.
final class FieldView: UIView {
    private let caption = UILabel()
    let control: UIView

    /// The control is called the same for VoiceOver, so the caption is there for the eyes alone.
    init(_ name: String, _ control: UIView) {
        self.control = control
        super.init(frame: .zero)
        caption.text = name
        caption.font = .preferredFont(forTextStyle: .subheadline)
        caption.adjustsFontForContentSizeCategory = true
        caption.textColor = .secondaryLabel
        caption.numberOfLines = 0
        caption.isAccessibilityElement = false
        addSubview(caption)
        addSubview(control)
        control.accessibilityLabel = name
    }

    /// Fields are made in code.
    required init?(coder: NSCoder) { return nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: captionHeight(size.width) + Self.gap + controlHeight(size.width))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        caption.frame = CGRect(x: 0, y: 0, width: width, height: captionHeight(width))
        control.frame = CGRect(
            x: 0, y: caption.frame.maxY + Self.gap, width: width, height: controlHeight(width))
    }

    private func captionHeight(_ width: CGFloat) -> CGFloat {
        caption.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    private func controlHeight(_ width: CGFloat) -> CGFloat {
        max(44, control.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
    }

    /// About the arrow of a popover: a list that opens above the control covers the caption whole, rather
    /// than all but the feet of its letters.
    private static let gap: CGFloat = 12
}
