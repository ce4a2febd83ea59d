public import QuartzCore

/// A control that does something when it is pressed.
///
/// A tap sends `touchUpInside` and then `primaryActionTriggered`; Apple documents no order of the two.
open class UIButton: UIControl {
    /// Whether a button without a configuration shows its title in the tint.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
    }

    public private(set) var buttonType = ButtonType.custom
    var titles: [State.RawValue: String] = [:]
    var titleColors: [State.RawValue: UIColor] = [:]
    private var ownTitleLabel: UILabel?
    private var ownSubtitleLabel: UILabel?
    private var ownImageView: UIImageView?
    private var backgroundView: UIView?
    private var awaitsConfigurationUpdate = false

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// - Parameter primaryAction: runs when the button is pressed; its title and image show where the
    ///   configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        var configuration = configuration
        if configuration.attributedTitle == nil, let title = primaryAction?.title, !title.isEmpty {
            configuration.title = title
        }
        if configuration.image == nil { configuration.image = primaryAction?.image }
        self.configuration = configuration
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    // MARK: Configuration

    /// How the button looks; nil by default, which leaves it to the titles of the states.
    open var configuration: Configuration? {
        didSet { if configuration != oldValue { faceChanged() } }
    }

    /// Runs in the layout pass after the state, the tint, or this property changed, and after
    /// `setNeedsUpdateConfiguration()`: once for all of it. What it assigns to `configuration` does not run
    /// it again.
    open var configurationUpdateHandler: ((UIButton) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    open func setNeedsUpdateConfiguration() {
        awaitsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Runs the update handler; a subclass may change `configuration` here instead.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsUpdateConfiguration()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsUpdateConfiguration()
    }

    func faceChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Parts

    /// The label of the title. A configuration sets its text, font and colour at each layout.
    open var titleLabel: UILabel? { madeTitleLabel }

    /// The view of the image; it stands below the title label.
    open var imageView: UIImageView? { madeImageView }

    /// The label of the subtitle; nil without one.
    open var subtitleLabel: UILabel? { ownSubtitleLabel }

    /// The title that shows now.
    open var currentTitle: String? { configuration?.title ?? title(for: state) }

    /// The image that shows now.
    open var currentImage: UIImage? { configuration?.image }

    // MARK: Size

    open override var intrinsicContentSize: CGSize { layout(width: .infinity).size }

    /// A title that wraps does so at the width given, where it is positive.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let wraps = configuration?.titleLineBreakMode.wraps == true && size.width > 0 && size.width.isFinite
        return layout(width: wraps ? size.width : .infinity).size
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if awaitsConfigurationUpdate {
            awaitsConfigurationUpdate = false
            updateConfiguration()
        }
        let face = face
        show(
            face, in: ButtonLayout(face, alignment: contentAlignment, bounds: bounds, traits: traitCollection)
        )
    }

    override func sendLift(isInside: Bool) {
        super.sendLift(isInside: isInside)
        if isInside { triggerPrimaryAction() }
    }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? true }
        set { accessibility.isElement = newValue }
    }

    /// The title, and the subtitle after a comma, unless it is set.
    open override var accessibilityLabel: String? {
        get { accessibility.label ?? spokenTitle }
        set { accessibility.label = newValue }
    }

    override var ownAccessibilityTraits: UIAccessibilityTraits { .button }

    private var spokenTitle: String? {
        let texts = [currentTitle, configuration?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}

extension UIButton {
    private func layout(width: CGFloat) -> ButtonLayout {
        ButtonLayout(face, alignment: contentAlignment, width: width, traits: traitCollection)
    }

    private var contentAlignment: ButtonLayout.Alignment {
        ButtonLayout.Alignment(
            horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment,
            direction: effectiveUserInterfaceLayoutDirection)
    }

    private var face: ButtonFace {
        guard let configuration else { return legacyFace(font: ownTitleLabel?.font ?? Self.legacyFont) }
        var face = ButtonFace(configuration, state: state, tint: tintColor, traits: traitCollection)
        if configuration.attributedTitle == nil { face.title = StyledText(title(for: state)) }
        return face
    }

    private func show(_ face: ButtonFace, in layout: ButtonLayout) {
        showBackground(face)
        if face.image != nil || ownImageView != nil {
            madeImageView.image = face.image
            madeImageView.tintColor = face.color
            madeImageView.place(layout.imageFrame)
        }
        if !face.title.isEmpty || ownTitleLabel != nil {
            show(
                face.title, of: face, font: face.titleFont, in: madeTitleLabel, at: layout.titleFrame, layout)
            madeTitleLabel.numberOfLines = face.lineBreak.wraps ? 0 : 1
            madeTitleLabel.lineBreakMode = face.lineBreak
        }
        if !face.subtitle.isEmpty || ownSubtitleLabel != nil {
            let label = ownSubtitleLabel ?? made(UILabel(), keep: { ownSubtitleLabel = $0 })
            show(
                face.subtitle, of: face, font: face.subtitleFont, in: label, at: layout.subtitleFrame, layout)
            label.numberOfLines = 0
            label.lineBreakMode = .byWordWrapping
        }
    }

    private func show(
        _ text: StyledText, of face: ButtonFace, font: UIFont, in label: UILabel, at frame: CGRect,
        _ layout: ButtonLayout
    ) {
        label.show(text)
        label.font = text.runs.first?.font ?? font
        label.textColor = text.runs.first?.color ?? face.color
        label.textAlignment = layout.textSide == 0 ? .center : layout.textSide < 0 ? .left : .right
        label.place(frame)
    }

    private func showBackground(_ face: ButtonFace) {
        guard face.fill != nil || face.stroke != nil || backgroundView != nil else { return }
        let view = backgroundView ?? madeBackground()
        view.place(bounds)
        view.backgroundColor = face.fill
        view.layer.cornerRadius = configuration?.cornerRadius(height: bounds.height) ?? 0
        view.layer.borderColor = face.stroke?.cgColor(in: traitCollection)
        view.layer.borderWidth = face.stroke == nil ? 0 : face.strokeWidth
    }

    private func madeBackground() -> UIView {
        let view = UIView(frame: bounds)
        view.isUserInteractionEnabled = false
        view.layer.cornerCurve = .continuous
        insertSubview(view, at: 0)
        backgroundView = view
        return view
    }

    private var madeTitleLabel: UILabel {
        ownTitleLabel
            ?? made(UILabel()) {
                $0.font = Self.legacyFont
                ownTitleLabel = $0
            }
    }

    private var madeImageView: UIImageView {
        if let ownImageView { return ownImageView }
        let view = UIImageView(frame: .zero)
        view.contentMode = .center
        if let label = ownTitleLabel { insertSubview(view, belowSubview: label) } else { addSubview(view) }
        ownImageView = view
        return view
    }

    private func made(_ label: UILabel, keep: (UILabel) -> Void) -> UILabel {
        keep(label)
        addSubview(label)
        return label
    }

    /// The title's font where neither a configuration nor the app sets one (measured).
    private static let legacyFont = UIFont.systemFont(ofSize: 15)
}

extension UIView {
    /// Sets the frame; one that is null hides nothing and has no area.
    fileprivate func place(_ frame: CGRect) {
        let frame = frame.isNull ? .zero : frame
        if frame != self.frame { self.frame = frame }
    }
}
