import UIKit

/// Stands above the rows of a long list, which scroll below it: the field and a line under it.
final class DropdownSearchBar: UIView {
    let field = SearchField()
    private let line = UIView()
    private var inset: CGFloat = 0

    init() {
        super.init(frame: .zero)
        line.backgroundColor = .separator
        addSubview(field)
        addSubview(line)
    }

    /// Made in code.
    required init?(coder: NSCoder) { return nil }

    func show(_ content: DropdownListContent) {
        let style = content.style
        backgroundColor = style.listBackgroundColor
        inset = style.rowInset
        let font = UIFont.preferredFont(forTextStyle: style.textStyle, compatibleWith: content.traits)
        let texts = content.texts.search
        field.show(placeholder: texts.placeholder, name: texts.placeholder, font)
        setNeedsLayout()
    }

    /// What the bar takes above the rows.
    var height: CGFloat { field.height + 2 * Self.padding }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = bounds.insetBy(dx: min(inset, bounds.width / 4), dy: Self.padding)
        let pixel = traitCollection.pixel
        line.frame = CGRect(x: 0, y: bounds.maxY - pixel, width: bounds.width, height: pixel)
    }

    private static let padding: CGFloat = 8
}
