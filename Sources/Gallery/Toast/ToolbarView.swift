import UIKit

/// A bar with buttons at the lower end of a screen.
final class ToolbarView: UIView {
    private let line = UIView()
    private let buttons: [UIButton]

    init(_ buttons: [UIButton]) {
        self.buttons = buttons
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        addSubview(line)
        buttons.forEach(addSubview)
    }

    /// Bars are made in code.
    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(1, traitCollection.displayScale))
        let width = (bounds.width - 2 * Self.inset) / CGFloat(max(1, buttons.count))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in (isMirrored ? buttons.reversed() : buttons).enumerated() {
            button.frame = CGRect(
                x: Self.inset + CGFloat(index) * width, y: 0, width: width, height: Self.height)
        }
    }

    /// A button for a bar. Its title does not grow with the type size, as those of the system's bars do not.
    static func button(_ title: String, _ act: @escaping () -> Void) -> UIButton {
        var look = UIButton.Configuration.plain()
        look.title = title
        look.titleLineBreakMode = .byTruncatingTail
        look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = UIFont.systemFont(ofSize: 17)
            return attributes
        }
        let button = UIButton(configuration: look)
        button.addAction(UIAction { _ in act() }, for: .primaryActionTriggered)
        return button
    }

    /// Without what the device takes below it; that of a system's toolbar.
    static let height: CGFloat = 49
    private static let inset: CGFloat = 8
}
