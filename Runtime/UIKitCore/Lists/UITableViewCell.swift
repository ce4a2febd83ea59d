public import QuartzCore

/// One row of a table: its content, what stands at its end, and how it looks while it is touched or chosen.
///
/// Content is a content configuration, or the classic texts and image of the cell's style, which are made
/// when they are first asked for.
@MainActor open class UITableViewCell: UIView {
    public let reuseIdentifier: String?
    let style: CellStyle
    weak var table: UITableView?
    /// Whether the delegate was told that the cell is in view.
    var isDisplayed = false
    var parts = CellParts()
    private(set) var position = RowPosition()
    private var content: UIView = CellContentView()
    private var hasOwnColor = false
    private var awaitsUpdate = false
    private(set) var ownSeparatorInset: UIEdgeInsets?

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        super.backgroundColor = .systemBackground
        addSubview(content)
    }

    /// Comes to a place in a table, which decides its ground, its corners and its lines.
    func adopt(_ position: RowPosition) {
        guard position != self.position else { return }
        let wasCard = self.position.style == .insetGrouped
        self.position = position
        // Elsewhere corners and clipping are the app's.
        if wasCard || position.style == .insetGrouped { roundCorners(position.roundCorners) }
        showGround()
        setNeedsLayout()
    }

    private func roundCorners(_ corners: CACornerMask) {
        layer.cornerRadius = corners.isEmpty ? 0 : TableMetrics.cardRadius
        layer.maskedCorners = corners
        layer.cornerCurve = .continuous
        clipsToBounds = !corners.isEmpty
    }

    /// Readies a used cell for another row; overriders call this one.
    open func prepareForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
    }

    // MARK: Content

    /// What the content goes into: it ends where an accessory begins. Setting a content configuration
    /// replaces it.
    open var contentView: UIView { content }

    /// What the cell shows; nil by default, for the classic texts. The view stays where the kind of content
    /// does.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            showConfiguration(replaced: oldValue)
            table?.contentChanged(of: self)
        }
    }

    /// A list configuration that looks like the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    /// The state that the configuration is asked to look right in.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }

    /// The main text, 17 points.
    open var textLabel: UILabel? { classic(\.text) { makeLabel(isDetail: false) } }

    /// The second text of the styles that have one.
    open var detailTextLabel: UILabel? {
        style == .default ? nil : classic(\.detail) { makeLabel(isDetail: true) }
    }

    /// The image before the text. A symbol that leaves its size open grows with the text.
    open var imageView: UIImageView? {
        classic(\.image) {
            let view = UIImageView()
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
            return view
        }
    }

    // MARK: Updating

    /// What `configurationUpdateHandler` is.
    public typealias ConfigurationUpdateHandler =
        @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    /// Sets the cell's content for its state. It runs before the cell is measured or laid out, after it was
    /// set, after the state changed, and after `setNeedsUpdateConfiguration()`: once for all of it.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    open func setNeedsUpdateConfiguration() {
        awaitsUpdate = true
        setNeedsLayout()
    }

    /// Runs the update handler; a subclass may set its content here instead.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    /// Whether the content configuration is asked to look right in each state; true by default.
    open var automaticallyUpdatesContentConfiguration = true

    /// Whether the background configuration is asked to look right in each state; true by default.
    open var automaticallyUpdatesBackgroundConfiguration = true

    func updateConfigurationIfNeeded() {
        guard awaitsUpdate else { return }
        awaitsUpdate = false
        updateConfiguration(using: configurationState)
    }

    // MARK: Background

    /// The ground of the row; what was set stays. By default that of the table's style.
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            hasOwnColor = true
            super.backgroundColor = newValue
        }
    }

    /// What is behind the content, with the look of a touched or chosen row; nil, as by default, for the
    /// background views. Setting one takes `backgroundColor` and `backgroundView` away.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            if backgroundConfiguration != nil { backgroundView = nil }
            hasOwnColor = false
            showGround()
            showMark(animated: false)
        }
    }

    /// What rows of the table's style have behind them.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        position.style == .plain ? .listPlainCell() : .listGroupedCell()
    }

    private func showGround() {
        guard !hasOwnColor else { return }
        super.backgroundColor =
            backgroundConfiguration != nil
            ? nil : position.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }

    /// Shows the background configuration in the state that the cell is in.
    func showBackground() {
        guard let configuration = backgroundConfiguration else {
            parts.fill?.removeFromSuperview()
            parts.fill = nil
            return
        }
        let fill = parts.fill ?? BackgroundView(frame: bounds)
        if parts.fill == nil {
            insertSubview(fill, at: 0)
            parts.fill = fill
        }
        let shown =
            automaticallyUpdatesBackgroundConfiguration
            ? configuration.updated(for: configurationState) : configuration
        fill.show(shown, in: self) { _ in shown.cornerRadius }
        if let window { window.screen.frames.traits.visit(fill) }
    }

    /// How many views are below the mark of a touched row.
    var backgroundDepth: Int { backgroundView == nil ? 0 : 1 }

    /// Fills the cell behind its content.
    open var backgroundView: UIView? { didSet { exchange(oldValue, for: backgroundView, at: 0) } }

    /// Fills the cell while it is touched or chosen; by default a grey view (systemGray4, measured by
    /// others).
    open var selectedBackgroundView: UIView? {
        didSet { if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() } }
    }

    /// `default` by default; `none` shows nothing.
    open var selectionStyle = SelectionStyle.default { didSet { showMark(animated: false) } }

    // MARK: State

    /// Whether a finger is on the cell.
    open var isHighlighted: Bool {
        get { parts.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Whether the cell is chosen; the table sets it.
    open var isSelected: Bool {
        get { parts.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != parts.isHighlighted else { return }
        parts.isHighlighted = highlighted
        stateChanged(animated: animated)
    }

    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != parts.isSelected else { return }
        parts.isSelected = selected
        stateChanged(animated: animated)
    }

    // MARK: Accessory and separator

    /// What stands at the end of the row; nothing by default.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { showAccessory() } }
    }

    /// Stands at the end of the row in place of the accessory, with its own size.
    open var accessoryView: UIView? {
        didSet {
            guard accessoryView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            showAccessory()
        }
    }

    /// Where the line below the cell begins and ends, counted as the table's `separatorInsetReference` says;
    /// the table's where none was set.
    open var separatorInset: UIEdgeInsets {
        get {
            ownSeparatorInset ?? table?.ownSeparatorInset ?? automaticSeparatorInset
        }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    // MARK: Overrides

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        layOut()
    }

    /// The height that the content needs at a width, with the line below it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: heightThatFits(width: size.width))
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if style == .value2 { parts.text?.textColor = tintColor }
        setNeedsLayout()
    }

    /// A cell is one element for assistive technology.
    open override var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? true }
        set { accessibility.isElement = newValue }
    }

    /// The texts of the cell by default.
    open override var accessibilityLabel: String? {
        get { accessibility.label ?? spokenTexts }
        set { accessibility.label = newValue }
    }

    /// Selected by default where the cell is chosen or has a checkmark.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? (isSelected || accessoryType == .checkmark ? .selected : .none) }
        set { accessibility.traits = newValue }
    }

    private func showConfiguration(replaced old: (any UIContentConfiguration)?) {
        guard let configuration = updatedContent else {
            if old != nil { take(CellContentView()) }
            return
        }
        let view = configuration.contentView(reusing: content, of: old)
        guard view !== content else { return }
        parts.forgetClassic()
        take(view)
    }

    private func take(_ view: UIView) {
        exchangeContent(content, for: view)
        content = view
        UIView.performWithoutAnimation { layOut() }
    }

    private func stateChanged(animated: Bool) {
        setNeedsUpdateConfiguration()
        showMark(animated: animated)
        guard let view = content as? any UIView & UIContentView, let updatedContent else { return }
        view.configuration = updatedContent
    }

    private var updatedContent: (any UIContentConfiguration)? {
        automaticallyUpdatesContentConfiguration
            ? contentConfiguration?.updated(for: configurationState) : contentConfiguration
    }
}
