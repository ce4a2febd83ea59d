import UIKit

/// A row of a list that is typed into, and under the text why it cannot be used.
final class DropdownFieldCell: UITableViewCell {
    let field = UITextField()
    private let reasonLabel = UILabel()
    private var inset: CGFloat = 16

    init() {
        // Without an identifier it is not handed to another row.
        super.init(style: .default, reuseIdentifier: nil)
        selectionStyle = .none
        reasonLabel.numberOfLines = 0
        // Its parts are.
        isAccessibilityElement = false
        contentView.addSubview(field)
        contentView.addSubview(reasonLabel)
    }

    /// Made in code.
    required init?(coder: NSCoder) { return nil }

    /// What stands under the text; nil for nothing.
    var reason: String? {
        get { reasonLabel.text }
        set {
            reasonLabel.text = newValue
            reasonLabel.isHidden = newValue == nil
            setNeedsLayout()
        }
    }

    func show(_ style: DropdownButton.Style, _ traits: UITraitCollection) {
        inset = style.rowInset
        backgroundColor = style.listBackgroundColor
        field.font = .preferredFont(forTextStyle: style.textStyle, compatibleWith: traits)
        field.textColor = style.rowTextColor
        reasonLabel.font = .preferredFont(forTextStyle: style.secondaryTextStyle, compatibleWith: traits)
        reasonLabel.textColor = style.invalidColor
        setNeedsLayout()
    }

    /// The height of the row in a list of that width.
    ///
    /// - Parameter least: that of a row with a title alone.
    func height(width: CGFloat, least: CGFloat) -> CGFloat {
        guard reason != nil else { return least }
        return (least + reasonHeight(width: width) + Self.gap).rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = contentView.bounds.insetBy(dx: inset, dy: 0)
        let below = reason == nil ? 0 : reasonHeight(width: bounds.width) + Self.gap
        field.frame = CGRect(
            x: room.minX, y: 0, width: max(1, room.width), height: max(1, room.height - below))
        reasonLabel.frame = CGRect(
            x: room.minX, y: field.frame.maxY, width: max(1, room.width), height: max(0, below - Self.gap))
    }

    private func reasonHeight(width: CGFloat) -> CGFloat {
        let room = CGSize(width: max(1, width - 2 * inset), height: .greatestFiniteMagnitude)
        return reasonLabel.sizeThatFits(room).height
    }

    /// Below the reason.
    private static let gap: CGFloat = 10
}
