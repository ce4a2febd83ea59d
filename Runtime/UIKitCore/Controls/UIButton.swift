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
    var look = StateLook()
    private(set) lazy var parts = ButtonParts(of: self)
    private var awaitsConfigurationUpdate = false
    private var pointer: ButtonPointer?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A button whose action runs when it is pressed; the action's title and image show where the
    /// configuration has none.
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

    public convenience init(type buttonType: ButtonType) { self.init(type: buttonType, primaryAction: nil) }

    /// A system button unless said; its title and image are the action's.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
    }

    /// A custom button; its title and image are the action's.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    // MARK: Configuration

    /// How the button looks; nil by default, which leaves it to the titles and images of the states.
    open var configuration: Configuration? {
        didSet {
            guard configuration != oldValue else { return }
            if (configuration == nil) != (oldValue == nil) {
                parts.configurationChanged(isConfigured: configuration != nil)
            }
            faceChanged()
        }
    }

    /// Whether the colours of the configuration follow the state; true by default. Otherwise they are those
    /// of the normal state, whatever the button is in (unconfirmed).
    open var automaticallyUpdatesConfiguration = true {
        didSet { if automaticallyUpdatesConfiguration != oldValue { setNeedsUpdateConfiguration() } }
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

    /// Not one tap on a view that the button is in: the tap is the button's.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isOwnTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsUpdateConfiguration()
    }

    func faceChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Primary action

    /// Whether pressing the button selects it, or takes the selection away; false by default. It is selected
    /// before its actions for `primaryActionTriggered` run (unconfirmed).
    ///
    /// With a menu as its primary action the button is a pop-up button instead: it shows the action of the
    /// menu that is on, and there is always one.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { menuSelectionDidChange() } }
    }

    override func triggerPrimaryAction() {
        if showsMenuAsPrimaryAction, openMenu() { return }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        super.triggerPrimaryAction()
    }

    override func sendLift(isInside: Bool) {
        super.sendLift(isInside: isInside)
        if isInside { triggerPrimaryAction() }
    }

    // MARK: Menu

    /// What the button shows on a long press, or at once with `showsMenuAsPrimaryAction`; nil by default.
    /// Another one takes its place while it is open.
    open var menu: UIMenu? {
        didSet {
            if menu != nil { isContextMenuInteractionEnabled = true }
            menuSelectionDidChange()
            menuOfferDidChange()
        }
    }

    /// The order of the menu's elements; `automatic` by default.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic {
        didSet { if preferredMenuElementOrder != oldValue { menuOfferDidChange() } }
    }

    override var menuOffer: MenuPresentation.Offer? {
        menu.map { .init(menu: $0, order: preferredMenuElementOrder, isPopUp: isPopUp) }
    }

    private var isPopUp: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction && menu != nil }

    /// What a pop-up button shows.
    private var chosen: UIMenuElement? { isPopUp ? menu?.selectedElements.first : nil }

    override func menuSelectionDidChange() {
        if isPopUp, let menu { MenuSelection.ensureChoice(in: menu) }
        faceChanged()
    }

    // MARK: Pointer

    /// What a button shows under the pointer, of what is proposed; nil leaves the pointer as it is.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    /// Whether the button has an effect under the pointer of a mouse or trackpad; false by default. While it
    /// is disabled it has none.
    open var isPointerInteractionEnabled: Bool {
        get { pointer != nil }
        set {
            guard newValue != isPointerInteractionEnabled else { return }
            if let pointer { removeInteraction(pointer.interaction) }
            pointer = newValue ? ButtonPointer(of: self) : nil
            if let pointer { addInteraction(pointer.interaction) }
        }
    }

    /// Replaces the effect, which is the automatic one by default: a lift for a filled button and a highlight
    /// for others, up to a size. Setting a closure enables the pointer interaction.
    open var pointerStyleProvider: PointerStyleProvider? {
        didSet {
            if pointerStyleProvider != nil { isPointerInteractionEnabled = true }
            pointer?.interaction.invalidate()
        }
    }

    /// Whether the pointer is over the button, and its pointer interaction is enabled.
    open var isHovered: Bool { pointer?.isHovered == true }

    // MARK: Parts

    /// The label of the title. A configuration sets its text, font and colour at each layout.
    open var titleLabel: UILabel? { parts.madeTitleLabel }

    /// The view of the image; it stands below the title label.
    open var imageView: UIImageView? { parts.madeImageView }

    /// The label of the subtitle; nil without one.
    open var subtitleLabel: UILabel? { parts.subtitleLabel }

    /// The title that shows now.
    open var currentTitle: String? { chosen?.title ?? configuration?.title ?? title(for: state) }

    /// The colour that the title has now, unless attributes of it say otherwise.
    open var currentTitleColor: UIColor { face.color }

    /// The image that shows now.
    open var currentImage: UIImage? { chosen?.image ?? configuration?.image ?? image(for: state) }

    // MARK: Size

    open override var intrinsicContentSize: CGSize { layout(width: .infinity).size }

    /// A title that wraps does so at the width given, where it is positive.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let wraps = configuration?.titleLineBreakMode.wraps == true && size.width > 0 && size.width.isFinite
        return layout(width: wraps ? size.width : .infinity).size
    }

    /// A title that wraps makes the button higher where constraints make it narrow. Without a configuration
    /// a button has one line.
    override func contentHeight(atWidth width: CGFloat) -> CGFloat? {
        guard configuration?.titleLineBreakMode.wraps == true else { return nil }
        return sizeThatFits(CGSize(width: width, height: 0)).height
    }

    /// The label of the title: buttons and labels stand on one line.
    open override var forLastBaselineLayout: UIView { titleLabel ?? self }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if awaitsConfigurationUpdate {
            awaitsConfigurationUpdate = false
            updateConfiguration()
        }
        showFace()
        pointer?.buttonDidLayOut()
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
    private var face: ButtonFace {
        guard var configuration else { return legacyFace }
        let state = automaticallyUpdatesConfiguration ? state : .normal
        let chosen = chosen
        if let chosen {
            configuration.title = chosen.title
        } else if configuration.attributedTitle == nil {
            configuration.title = title(for: self.state)
        }
        configuration.image = chosen?.image ?? configuration.image ?? image(for: self.state)
        var face = ButtonFace(configuration, state: state, tint: tintColor, traits: traitCollection)
        face.takeIndicator(configuration.indicator, isPopUp: isPopUp)
        return face
    }

    private var contentAlignment: ButtonLayout.Alignment {
        ButtonLayout.Alignment(
            horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment,
            direction: effectiveUserInterfaceLayoutDirection)
    }

    private func layout(width: CGFloat) -> ButtonLayout {
        ButtonLayout(face, alignment: contentAlignment, width: width, traits: traitCollection)
    }

    private func showFace() {
        let face = face
        let layout = ButtonLayout(face, alignment: contentAlignment, bounds: bounds, traits: traitCollection)
        parts.show(face, in: layout) { height in configuration?.cornerRadius(height: height) ?? 0 }
    }
}
