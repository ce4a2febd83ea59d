import CoreText
import QuartzCore

/// The part of a text field that draws: the text or the placeholder, what is selected, what is composed. A
/// text that is wider than the field is moved so that the caret is seen.
final class TextFieldCanvas: UIView {
    weak var field: UITextField?
    /// How far the text is moved to the left, in points.
    private var shift: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { return nil }

    override var isAccessibilityElement: Bool {
        get { false }
        set {}
    }

    // MARK: Text

    /// One line of text as the field shows it.
    func layout(
        of text: String, color: UIColor = .label, marked: Range<Int>? = nil, width: CGFloat = .infinity
    )
        -> TextLayout
    {
        guard let field, let font = field.font else {
            return TextLayout.make([], paragraph: TextParagraph(), width: width, scale: 1)
        }
        let tint = color.cgColor(in: traitCollection)
        let runs = Self.runs(of: text, marked: marked).map {
            TextRun($0.text, font: font.face, color: tint, hasUnderline: $0.isMarked)
        }
        let cut: TextParagraph.LineBreak = field.isEditing ? .clip : .tail
        return TextLayout.make(
            runs, paragraph: TextParagraph(alignment: .left, lineBreak: cut, maximumLines: 1), width: width,
            scale: traitCollection.pixelsPerPoint)
    }

    private static func runs(of text: String, marked: Range<Int>?) -> [(text: String, isMarked: Bool)] {
        guard let marked, !marked.isEmpty else { return [(text, false)] }
        let units = text.utf16
        func part(_ range: Range<Int>) -> String {
            let start = units.index(units.startIndex, offsetBy: min(range.lowerBound, units.count))
            let end = units.index(units.startIndex, offsetBy: min(range.upperBound, units.count))
            return String(text[start..<end])
        }
        let parts = [
            (part(0..<marked.lowerBound), false), (part(marked), true),
            (part(marked.upperBound..<max(marked.upperBound, units.count)), false),
        ]
        return parts.filter { !$0.0.isEmpty }
    }

    // MARK: Places

    /// From the left edge of the canvas to a place in the text.
    func x(of offset: Int) -> CGFloat {
        guard let field else { return 0 }
        return x(of: offset, in: layout(of: field.shownText, marked: field.shownMark), field)
    }

    private func x(of offset: Int, in layout: TextLayout, _ field: UITextField) -> CGFloat {
        start(of: layout) + layout.caretX(atByte: field.shownBytes(before: offset)) - shift
    }

    /// The place nearest to a point.
    func offset(at point: CGPoint) -> Int {
        guard let field else { return 0 }
        let layout = layout(of: field.shownText, marked: field.shownMark)
        let places = sequence(first: 0) { $0 < field.edited.count ? field.edited.next(after: $0) : nil }
        let distances = places.map { (place: $0, distance: abs(x(of: $0, in: layout, field) - point.x)) }
        return distances.min { $0.distance < $1.distance }?.place ?? 0
    }

    /// Where a text that is narrower than the canvas begins.
    private func start(of layout: TextLayout) -> CGFloat {
        guard let field else { return 0 }
        let room = bounds.width - layout.size.width
        guard room > 0 else { return 0 }
        let alignment = field.textAlignment.paragraphValue(field.effectiveUserInterfaceLayoutDirection)
        let start: CGFloat =
            switch alignment {
            case .center: room / 2
            case .right: room
            default: 0
            }
        return traitCollection.pixelRounded(start)
    }

    /// The caret's box: as high as a line and 1.5 points more, 2 wide (measured on iOS).
    func caretRect(at offset: Int) -> CGRect {
        let height = (field?.lineHeight ?? 0) + 1.5
        let end = max(0, bounds.width - Self.caretWidth)
        let x = traitCollection.pixelRounded(min(max(x(of: offset), 0), end))
        return CGRect(
            x: x, y: traitCollection.pixelRounded((bounds.height - height) / 2), width: Self.caretWidth,
            height: height)
    }

    /// Moves the text so that the caret is in view, and puts the caret there.
    func place(_ caret: CaretView) {
        guard let field else { return }
        follow(field)
        let isShown = field.isEditing && field.edited.selection.isEmpty
        caret.isHidden = !isShown
        if isShown { caret.frame = caretRect(at: field.edited.selection.lowerBound) }
    }

    private func follow(_ field: UITextField) {
        let old = shift
        let layout = layout(of: field.shownText, marked: field.shownMark)
        let most = field.isEditing ? max(0, layout.size.width + Self.caretWidth - bounds.width) : 0
        shift = min(max(shift, 0), most)
        if most > 0 {
            let x = x(of: field.edited.selection.upperBound, in: layout, field)
            if x < 0 {
                shift += x
            } else if x > bounds.width - Self.caretWidth {
                shift += x - bounds.width + Self.caretWidth
            }
            shift = min(max(traitCollection.pixelRounded(shift), 0), most)
        }
        if shift != old { setNeedsDisplay() }
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard let field, let context = UIGraphicsGetCurrentContext() else { return }
        let isEmpty = field.edited.text.isEmpty
        if isEmpty, let placeholder = field.placeholder {
            draw(layout(of: placeholder, color: .placeholderText, width: bounds.width), in: context)
        }
        guard !isEmpty else { return }
        drawSelection(of: field, in: context)
        let color = field.isEnabled ? field.textColor ?? .label : .tertiaryLabel
        let width = field.isEditing ? CGFloat.infinity : bounds.width
        draw(layout(of: field.shownText, color: color, marked: field.shownMark, width: width), in: context)
    }

    private func draw(_ layout: TextLayout, in context: CGContext) {
        let top = traitCollection.pixelRounded((bounds.height - layout.size.height) / 2)
        layout.draw(in: context, at: CGPoint(x: start(of: layout) - shift, y: top))
    }

    /// What is selected lies on a fifth of the tint (unconfirmed).
    private func drawSelection(of field: UITextField, in context: CGContext) {
        guard field.isEditing, !field.edited.selection.isEmpty else { return }
        context.setFillColor(field.tintColor.withAlphaComponent(0.2).cgColor(in: traitCollection))
        context.fill(field.selectionRect(field.edited.selection))
    }

    static let caretWidth: CGFloat = 2
}

/// The bar where text goes in: it is seen for 0.6 seconds, and then away and there for half a second each (as
/// UIKit's has been described).
final class CaretView: UIView {
    private var tick: Tick?
    /// Whether it blinks; without, it is away.
    var isBlinking = false {
        didSet { if isBlinking != oldValue { restart() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isHidden = true
        layer.cornerRadius = 1
        tintColorDidChange()
    }

    required init?(coder: NSCoder) { return nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }

    /// Shows it whole, as after each key.
    func restart() {
        tick?.cancel()
        tick = nil
        alpha = 1
        if isBlinking { wait(Self.hold) }
    }

    private func wait(_ seconds: TimeInterval) {
        guard let window else { return }
        tick = window.screen.frames.ticks.after(seconds) { [weak self] in
            guard let self, isBlinking else { return }
            alpha = alpha == 0 ? 1 : 0
            wait(Self.half)
        }
    }

    private static let hold: TimeInterval = 0.6
    private static let half: TimeInterval = 0.5
}
