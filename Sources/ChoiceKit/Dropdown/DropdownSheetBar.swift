import UIKit

/// The title of a list that is a sheet, and the button that closes it.
final class DropdownSheetBar: UIView {
    private let label = UILabel()
    private let button = UIButton(configuration: .gray())

    /// - Parameter onClose: a person wants to close the list without a choice.
    init(onClose: @escaping () -> Void) {
        super.init(frame: .zero)
        label.numberOfLines = Self.mostLines
        label.accessibilityTraits = [.staticText, .header]
        button.configuration?.cornerStyle = .capsule
        button.configuration?.contentInsets = .zero
        button.configuration?.background.backgroundInsets = Self.discInsets
        button.addAction(UIAction { _ in onClose() }, for: .primaryActionTriggered)
        for view in [label, button] { addSubview(view) }
    }

    /// Made in code.
    required init?(coder: NSCoder) { return nil }

    func show(_ content: DropdownListContent) {
        backgroundColor = content.style.listBackgroundColor
        label.text = content.name
        label.font = .preferredFont(
            forTextStyle: content.style.headerTextStyle, compatibleWith: content.traits)
        label.textColor = content.style.headerTextColor
        button.accessibilityLabel = content.texts.close
        button.configuration?.image = UIImage(
            systemName: "xmark",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: Self.symbolSize, weight: .bold))
        button.configuration?.baseForegroundColor = content.style.secondaryTextColor
        inset = content.style.rowInset
        setNeedsLayout()
    }

    private var inset: CGFloat = 0 { didSet { setNeedsLayout() } }

    /// What it takes above the rows of a list of that width.
    func height(width: CGFloat) -> CGFloat {
        let text = label.sizeThatFits(CGSize(width: textWidth(width), height: .greatestFiniteMagnitude))
        return Self.top + max(Self.leastTouchSide, text.height.rounded(.up)) + Self.bottom
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let row = CGRect(
            x: 0, y: Self.top, width: bounds.width, height: bounds.height - Self.top - Self.bottom)
        let side = Self.leastTouchSide
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let text = textWidth(bounds.width)
        label.frame = CGRect(
            x: isMirrored ? bounds.width - inset - text : inset, y: row.minY, width: text, height: row.height)
        button.frame = CGRect(
            x: isMirrored ? Self.edge : bounds.width - Self.edge - side, y: row.minY, width: side,
            height: side)
    }

    private func textWidth(_ width: CGFloat) -> CGFloat {
        max(1, width - inset - Self.leastTouchSide - 2 * Self.edge)
    }

    /// A grabber is above it.
    private static let top: CGFloat = 12
    private static let bottom: CGFloat = 4
    /// From the disc of the button to the edge of the list there are 7 points more.
    private static let edge: CGFloat = 9
    /// The button is drawn 30 points wide.
    private static let discInsets = NSDirectionalEdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7)
    private static let symbolSize: CGFloat = 13
    private static let mostLines = 2
}
