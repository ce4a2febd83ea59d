import UIKit

/// The message below a button whose choice is not valid.
extension DropdownButton {
    /// Nil where there is nothing to see.
    var shownMessage: String? { invalidMessage?.ifShown }

    func spokenValue(_ value: String) -> String {
        String.spoken(value, shownMessage)
    }

    func messageDidChange() {
        updateMessage()
        updateLook()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        guard let shownMessage, window != nil else { return }
        UIAccessibility.post(
            notification: .announcement, argument: String.spoken(accessibilityLabel, shownMessage))
    }

    /// Shows the message as the style has it.
    func updateMessage() {
        guard let shownMessage else {
            messageLabel?.isHidden = true
            return
        }
        let label = messageLabel ?? makeMessageLabel()
        label.isHidden = false
        label.text = shownMessage
        label.font = .preferredFont(forTextStyle: style.messageTextStyle, compatibleWith: traitCollection)
        label.textColor = style.invalidColor
    }

    private func makeMessageLabel() -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.isAccessibilityElement = false
        addSubview(label)
        messageLabel = label
        return label
    }

    /// What the message takes below the button, its distance included; 0 without one.
    func messageHeight(width: CGFloat) -> CGFloat {
        guard let label = messageLabel, !label.isHidden else { return 0 }
        let room = CGSize(width: messageWidth(in: width), height: .greatestFiniteMagnitude)
        return Self.messageGap + label.sizeThatFits(room).height.rounded(.up)
    }

    /// Puts the message below the button: inside the bounds where there is room for both.
    ///
    /// - Parameter ownHeight: that of the button without the message; asked for only where there is one.
    func layOutMessage(ownHeight: () -> CGFloat) {
        let height = messageHeight(width: bounds.width)
        if height != lastMessageHeight {
            lastMessageHeight = height
            invalidateIntrinsicContentSize()
        }
        // Heights are rounded to pixels on the way: what has room keeps it, or the two would take turns.
        let tolerance: CGFloat = messageRoom > 0 ? 1 : 0.5
        let room = height > 0 && bounds.height - ownHeight() > height - tolerance ? height : 0
        if let label = messageLabel, height > 0 {
            label.frame = CGRect(
                x: messageInset, y: bounds.height - room + Self.messageGap,
                width: messageWidth(in: bounds.width), height: height - Self.messageGap)
        }
        guard room != messageRoom else { return }
        messageRoom = room
        updateLook()
    }

    /// In line with the title.
    private var messageInset: CGFloat {
        let insets = style.bounded.contentInsets
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? insets.trailing : insets.leading
    }

    private func messageWidth(in width: CGFloat) -> CGFloat {
        let insets = style.bounded.contentInsets
        return max(1, width - insets.leading - insets.trailing)
    }

    private static let messageGap: CGFloat = 4
}
