import CoreText
public import QuartzCore

/// One line of text that people edit.
///
/// It takes text from `UITextInput`, as from an input method, and from keys of a hardware keyboard. A change
/// that the program makes through `text` is told to nobody.
///
/// The order of what is told (the delegate, then actions, then the notification) is unconfirmed.
open class UITextField: UIControl, UITextInput {
    /// What is edited, with its selection.
    var edited = EditedText()
    let canvas = TextFieldCanvas()
    let caret = CaretView()
    private(set) lazy var clearButton = makeClearButton()
    private var ownFont = UIFont.systemFont(ofSize: 17)
    /// Told of what happens; held weakly.
    open weak var delegate: (any UITextFieldDelegate)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        canvas.field = self
        addSubview(canvas)
        canvas.addSubview(caret)
        contentHorizontalAlignment = .leading
    }

    // MARK: Text

    /// Empty where nothing is in it; setting it puts the caret at its end, and ends composing.
    open var text: String? {
        get { edited.text }
        set {
            edited = EditedText(Self.oneLine(newValue ?? ""))
            textChanged()
        }
    }

    /// Shown, in a lighter colour, while the field is empty.
    open var placeholder: String? { didSet { if placeholder != oldValue { textChanged() } } }

    /// Whether bullets stand for the characters; false by default.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { textChanged() } } }

    // MARK: Look

    /// The system font at 17 points by default; nil brings that back.
    open var font: UIFont? {
        get { adjustsFontForContentSizeCategory ? ownFont.adjusted(to: traitCollection) : ownFont }
        set {
            ownFont = newValue ?? .systemFont(ofSize: 17)
            textChanged()
        }
    }

    /// Whether a font of a text style follows the person's type size; false by default.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { textChanged() } }
    }

    /// `UIColor.label` by default; nil brings that back.
    open var textColor: UIColor? = .label { didSet { canvas.setNeedsDisplay() } }

    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsLayout() } }

    /// None by default.
    open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { borderChanged() } } }

    /// When the button that empties the field shows; never by default.
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }

    /// Whether the field is emptied when editing begins; false by default.
    open var clearsOnBeginEditing = false

    // MARK: Editing

    /// Whether it has the keyboard.
    open var isEditing: Bool { isFirstResponder }

    open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        if clearsOnBeginEditing, hasText { change(to: "") }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        editingChanged()
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard FirstResponder.isLeaving(self) || delegate?.textFieldShouldEndEditing(self) ?? true else {
            return false
        }
        edited.unmark()
        guard super.resignFirstResponder() else { return false }
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        editingChanged()
        return true
    }

    open override var isEnabled: Bool {
        didSet {
            if !isEnabled, isFirstResponder { resignFirstResponder() }
            canvas.setNeedsDisplay()
        }
    }

    /// A tap puts the caret where the finger is; a second one selects the word there.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside, becomeFirstResponder() else { return }
        let place = canvas.offset(at: touch.location(in: canvas))
        select(touch.tapCount.isMultiple(of: 2) ? edited.word(at: place) : place..<place)
    }

    // MARK: Keys

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { press in press.key.map { !take($0) } ?? true }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    // MARK: Geometry

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isShown = clearButtonMode.isShown(whileEditing: isEditing) && hasText && isEnabled
        if isShown, clearButton.superview == nil { addSubview(clearButton) }
        if clearButton.superview != nil {
            clearButton.isHidden = !isShown
            clearButton.frame = clearButtonRect(forBounds: bounds)
        }
        canvas.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        canvas.place(caret)
    }

    /// Where the text is drawn.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let inset = borderStyle == .none ? CGSize.zero : CGSize(width: 7, height: 2)
        var rect = bounds.insetBy(dx: inset.width, dy: inset.height)
        guard clearButtonMode.isShown(whileEditing: isEditing), hasText else { return rect.standardized }
        let room = Self.clearButtonLength + Self.clearButtonInset
        rect.size.width = max(0, rect.width - room)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { rect.origin.x += room }
        return rect.standardized
    }

    /// Where it is while it is edited; the same by default.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Where the placeholder is; the same as the text by default.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Where the button that empties the field is: 19 points square, 5 from the end (unconfirmed).
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let length = Self.clearButtonLength
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? Self.clearButtonInset : bounds.maxX - length - Self.clearButtonInset
        return CGRect(x: x, y: bounds.midY - length / 2, width: length, height: length)
    }

    /// As wide as the text or placeholder; 34 points high with a border at 17 points (both measured on iOS).
    open override var intrinsicContentSize: CGSize {
        let width = max(
            canvas.layout(of: shownText).size.width, canvas.layout(of: placeholder ?? "").size.width)
        let hasBorder = borderStyle != .none
        return CGSize(
            width: width.rounded(.up) + (hasBorder ? 28 : 0),
            height: (lineHeight + 1.5).rounded(.up) + (hasBorder ? 12 : 0))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if borderStyle != .none { borderChanged() }
        textChanged()
    }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? true }
        set { accessibility.isElement = newValue }
    }

    /// The text, bullets for one that is hidden; the placeholder while it is empty.
    open override var accessibilityValue: String? {
        get { accessibility.value ?? (hasText ? shownText : placeholder) }
        set { accessibility.value = newValue }
    }

    static let clearButtonLength: CGFloat = 19
    static let clearButtonInset: CGFloat = 5
    /// The type size at which the cross fills the button.
    static let crossSize: CGFloat = 16
}

extension UITextField.ViewMode {
    func isShown(whileEditing isEditing: Bool) -> Bool {
        switch self {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }
}
