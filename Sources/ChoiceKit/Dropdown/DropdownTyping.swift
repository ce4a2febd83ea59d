import UIKit

/// The letters that are typed now, shown over the list until the time for the next one is over.
@MainActor final class DropdownTyping {
    private(set) var letters = DropdownTypeAhead()
    let view = DropdownTypedView()
    private var cancel: Delays.Cancel?

    func add(_ text: String) {
        letters.add(text)
        cancel?()
        cancel = Delays.standard.after(Self.time) { [weak self] in self?.end() }
    }

    func end() {
        cancel?()
        cancel = nil
        letters = DropdownTypeAhead()
        view.isHidden = true
    }

    /// Seconds for the next letter (ARIA Authoring Practices).
    private static let time: TimeInterval = 0.5
}

/// Shows the letters. VoiceOver reads the row that they lead to.
final class DropdownTypedView: UIView {
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
        clipsToBounds = true
        layer.cornerRadius = Self.cornerRadius
        label.isAccessibilityElement = false
        label.lineBreakMode = .byTruncatingHead
        label.textAlignment = .center
        addSubview(label)
    }

    /// Made in code.
    required init?(coder: NSCoder) { return nil }

    /// Shows the letters in the middle of an area, near its end.
    func show(_ text: String, in content: DropdownListContent, over area: CGRect) {
        label.text = text
        label.font = .preferredFont(forTextStyle: .title2, compatibleWith: content.traits)
        label.textColor = content.style.listBackgroundColor
        backgroundColor = content.style.rowTextColor
        let own = label.sizeThatFits(.zero)
        let most = max(0, area.width - 2 * Self.margin)
        let height = min(own.height + 2 * Self.padding, area.height)
        let width = min(max(own.width + 4 * Self.padding, height), most)
        frame = CGRect(
            x: area.midX - width / 2, y: max(area.minY, area.maxY - Self.margin - height), width: width,
            height: height)
        label.frame = bounds.insetBy(dx: min(2 * Self.padding, width / 2), dy: 0)
        isHidden = false
    }

    private static let margin: CGFloat = 12
    private static let padding: CGFloat = 6
    private static let cornerRadius: CGFloat = 10
}
