import CoreText
public import QuartzCore

/// Shows text that people read and do not edit.
///
/// The text stands in the middle of the label's height. It takes no touches unless told to.
open class UILabel: UIView {
    private(set) var content = StyledText()
    private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        // Measured by others.
        viewState.contentPriorities[1] = UILayoutPriority(251)
    }

    // MARK: Text

    /// The text; nil by default.
    open var text: String? {
        get { content.runs.isEmpty ? nil : content.string }
        set { show(StyledText(newValue)) }
    }

    /// Shows text with attributes. UIKit takes an NSAttributedString, but that class traps on Linux as soon
    /// as two parts of it have different fonts or colours.
    func show(_ styled: StyledText) {
        guard styled != content else { return }
        content = styled
        contentChanged()
    }

    // MARK: Look

    /// The system font at 17 points by default; nil brings that back.
    open var font: UIFont! {
        get { adjustedFont }
        set {
            let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            guard font != ownFont || font.scaling != ownFont.scaling else { return }
            ownFont = font
            contentChanged()
        }
    }

    /// `UIColor.label` by default; nil brings that back.
    open var textColor: UIColor! = .label {
        didSet {
            if textColor == nil { textColor = .label }
            if textColor != oldValue { setNeedsDisplay() }
        }
    }

    /// `natural` by default: where the interface begins, whatever the text's own direction.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { setNeedsDisplay() } }
    }

    /// The tail is cut by default.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { contentChanged() } }
    }

    /// How many lines there may be: 1 by default, 0 for as many as the text needs.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentChanged() } }
    }

    /// The width in points at which `intrinsicContentSize` wraps; 0, the default, for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Whether a font from `preferredFont(forTextStyle:)`, or from font metrics, follows the person's type
    /// size; false by default.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { contentChanged() } }
    }

    // MARK: Size

    /// The text's size; a label of more than one line wraps at the width given, where it is positive.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let wraps = numberOfLines != 1 && size.width > 0 && size.width.isFinite
        return layout(width: wraps ? size.width : .infinity, maximumLines: numberOfLines).size
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    /// The box of the text at the top of the bounds, never larger than they are.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = layout(width: bounds.width, maximumLines: numberOfLines).size
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
            height: min(size.height, bounds.height))
    }

    /// A label of more than one line that was given no width wraps at the one that constraints give it.
    override func contentHeight(atWidth width: CGFloat) -> CGFloat? {
        guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return nil }
        return sizeThatFits(CGSize(width: width, height: 0)).height
    }

    override func baseline(isFirst: Bool, atWidth width: CGFloat) -> Baseline {
        line(isFirst: isFirst, atWidth: width)
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// Draws the text in the middle of a box; lines that the box is too low for are left out.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let layout = fittedLayout(in: rect.size)
        let top = rect.minY + traitCollection.pixelRounded((rect.height - layout.size.height) / 2)
        layout.draw(in: context, at: CGPoint(x: rect.minX, y: top), width: rect.width)
    }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? true }
        set { accessibility.isElement = newValue }
    }

    open override var accessibilityLabel: String? {
        get { accessibility.label ?? text }
        set { accessibility.label = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? .staticText }
        set { accessibility.traits = newValue }
    }

    private var adjustedFont: UIFont {
        // Outside of a hierarchy a label knows no type size.
        guard adjustsFontForContentSizeCategory, superview != nil || owner != nil else { return ownFont }
        return ownFont.adjusted(to: traitCollection)
    }

    private func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }
}
