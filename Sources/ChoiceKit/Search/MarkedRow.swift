import UIKit

/// The content of a row in which a search found something: that of any other row, with the found parts bold.
struct MarkedRow: UIContentConfiguration {
    let row: UIListContentConfiguration
    let query: SearchQuery

    @MainActor func makeContentView() -> any UIView & UIContentView { MarkedRowView(self) }

    func updated(for state: any UIConfigurationState) -> MarkedRow { self }

    /// A text with the found parts in the bold cut of its font.
    static func marked(
        _ text: String, _ properties: UIListContentConfiguration.TextProperties, _ query: SearchQuery
    ) -> AttributedString {
        var marked = AttributedString()
        var place = text.startIndex
        func add(upTo end: String.Index, _ font: UIFont) {
            var part = AttributedString(String(text[place..<end]))
            part.font = font
            part.foregroundColor = properties.color
            marked += part
            place = end
        }
        for range in query.ranges(in: text) {
            if range.lowerBound > place { add(upTo: range.lowerBound, properties.font) }
            add(upTo: range.upperBound, properties.font.bold)
        }
        if place < text.endIndex { add(upTo: text.endIndex, properties.font) }
        return marked
    }
}

extension UIFont {
    /// The bold cut of the system font at this size, which marks parts of a text.
    var bold: UIFont { .systemFont(ofSize: pointSize, weight: .bold) }
}

/// Shows it. The texts are those of buttons that nobody can press: a label would take an attributed text of
/// Objective-C, which has no fonts outside of Apple's systems.
private final class MarkedRowView: UIView, UIContentView {
    private var shown: MarkedRow
    private let image = UIImageView()
    private let title = UIButton()
    private let second = UIButton()

    init(_ row: MarkedRow) {
        shown = row
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        preservesSuperviewLayoutMargins = true
        image.contentMode = .scaleAspectFit
        for text in [title, second] {
            text.contentHorizontalAlignment = .leading
            text.contentVerticalAlignment = .top
        }
        show()
    }

    /// Made in code.
    required init?(coder: NSCoder) { return nil }

    var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? MarkedRow else { return }
            shown = new
            show()
        }
    }

    private func show() {
        image.image = shown.row.image
        keep(image, shown.row.image != nil)
        fill(title, with: shown.row.text, shown.row.textProperties)
        fill(second, with: shown.row.secondaryText, shown.row.secondaryTextProperties)
        setNeedsLayout()
    }

    private func fill(
        _ view: UIButton, with text: String?, _ properties: UIListContentConfiguration.TextProperties
    ) {
        keep(view, text != nil)
        guard let text else { return }
        var look = UIButton.Configuration.plain()
        look.contentInsets = .zero
        look.baseForegroundColor = properties.color
        look.attributedTitle = MarkedRow.marked(text, properties, shown.query)
        look.titleLineBreakMode = properties.numberOfLines == 1 ? .byTruncatingTail : .byWordWrapping
        view.configuration = look
    }

    private func keep(_ view: UIView, _ isShown: Bool) {
        if isShown, view.superview == nil { addSubview(view) }
        if !isShown { view.removeFromSuperview() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margins = margins
        var box = bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: isMirrored ? margins.trailing : margins.leading, bottom: 0,
                right: isMirrored ? margins.leading : margins.trailing))
        if image.superview != nil {
            let edge: CGRectEdge = isMirrored ? .maxXEdge : .minXEdge
            let side = shown.row.imageProperties.maximumSize.width
            let (slot, rest) = box.divided(atDistance: side, from: edge)
            image.frame = slot
            box = rest.divided(atDistance: shown.row.imageToTextPadding, from: edge).remainder
        }
        placeTexts(in: box)
    }

    /// As of any other row: those of the cell at least, where the row keeps to them.
    private var margins: NSDirectionalEdgeInsets {
        var margins = shown.row.directionalLayoutMargins
        guard shown.row.axesPreservingSuperviewLayoutMargins.contains(.horizontal) else { return margins }
        let outer = layoutMargins
        margins.leading = max(margins.leading, isMirrored ? outer.right : outer.left)
        margins.trailing = max(margins.trailing, isMirrored ? outer.left : outer.right)
        return margins
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// One below the other in the middle of the row.
    private func placeTexts(in box: CGRect) {
        let heights = [height(of: title, box.width), height(of: second, box.width)]
        let gap = second.superview == nil ? 0 : shown.row.textToSecondaryTextVerticalPadding
        var y = traitCollection.pixelsUp(box.midY - (heights[0] + gap + heights[1]) / 2)
        for (view, height) in zip([title, second], heights) where view.superview != nil {
            view.frame = CGRect(x: box.minX, y: y, width: box.width, height: height)
            y += height + gap
        }
    }

    private func height(of view: UIButton, _ width: CGFloat) -> CGFloat {
        guard view.superview != nil else { return 0 }
        return view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
}
