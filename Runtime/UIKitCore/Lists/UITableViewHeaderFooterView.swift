public import QuartzCore

/// What stands above or below a section: its content, over a background.
///
/// Content is a content configuration, or the classic text, which is made when it is first asked for.
@MainActor open class UITableViewHeaderFooterView: UIView {
    public let reuseIdentifier: String?
    private weak var table: UITableView?
    private var end = SectionEnd.header
    private var content = UIView()
    private var label: UILabel?
    private let fill = BackgroundView(frame: .zero)

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        setUp()
    }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(fill)
        addSubview(content)
    }

    /// Comes to a table, whose style decides how the content looks.
    func adopt(table: UITableView, _ end: SectionEnd) {
        self.table = table
        self.end = end
        setNeedsLayout()
    }

    /// Readies a used view for another section; overriders call this one.
    open func prepareForReuse() {}

    // MARK: Content

    /// What the content goes into. Setting a content configuration replaces it.
    open var contentView: UIView { content }

    /// What the view shows; nil by default, for the classic text.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            showConfiguration(replaced: oldValue)
            contentChanged()
        }
    }

    /// A list configuration that looks like the headers, or the footers, of the table's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (table?.style ?? .plain, end) {
        case (.plain, .header): .plainHeader()
        case (.plain, .footer): .plainFooter()
        case (_, .header): .groupedHeader()
        case (_, .footer): .groupedFooter()
        }
    }

    /// The state that configurations are asked to look right in.
    open var configurationState: UIViewConfigurationState {
        UIViewConfigurationState(traitCollection: traitCollection)
    }

    /// The classic text, as the default configuration has it.
    open var textLabel: UILabel? {
        guard contentConfiguration == nil else { return nil }
        if let label { return label }
        let made = UILabel()
        let look = defaultContentConfiguration().textProperties
        made.font = look.font
        made.textColor = look.color
        made.numberOfLines = 0
        made.adjustsFontForContentSizeCategory = true
        content.addSubview(made)
        label = made
        setNeedsLayout()
        return made
    }

    // MARK: Background

    /// What is behind the content; nil, as by default, for what the table's style has.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsLayout() } }

    /// What the table's style has behind headers and footers.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        table?.style ?? .plain == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// Fills the view behind its content.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 1) }
            setNeedsLayout()
        }
    }

    // MARK: Overrides

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    /// The height that the content needs at a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        placeContent()
        let insets = contentInsets
        let size = CGSize(width: max(0, size.width - insets.left - insets.right), height: size.height)
        var height = content.sizeThatFits(size).height
        if let label, contentConfiguration == nil {
            let margins = content.layoutMargins
            let width = max(0, size.width - margins.left - margins.right)
            height =
                label.sizeThatFits(CGSize(width: width, height: size.height)).height + margins.top
                + margins.bottom
        }
        return CGSize(
            width: size.width + insets.left + insets.right, height: traitCollection.pixelsUp(height))
    }

    /// Headers and footers are headings.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? (end == .header ? .header : .none) }
        set { accessibility.traits = newValue }
    }

    private func layOut() {
        placeContent()
        label?.frame = content.bounds.inset(by: content.layoutMargins)
        backgroundView?.frame = bounds
        let background = (backgroundConfiguration ?? defaultBackgroundConfiguration())
            .updated(for: configurationState)
        fill.show(background, in: self) { _ in background.cornerRadius }
    }

    private var contentInsets: UIEdgeInsets {
        guard table?.insetsContentViewsToSafeArea ?? true else { return .zero }
        return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    }

    private func placeContent() {
        content.frame = bounds.inset(by: contentInsets)
        giveMargins()
    }

    private func giveMargins() {
        let metrics = table?.metrics ?? TableMetrics(style: .plain, width: bounds.width)
        let title = metrics.titleMargins(end, isFirst: false, followsEmptyFooter: false)
        let isClassic = contentConfiguration == nil
        let margins = NSDirectionalEdgeInsets(
            top: isClassic ? title.top : 0, leading: metrics.contentMargin,
            bottom: isClassic ? title.bottom : 0, trailing: metrics.contentMargin)
        if content.directionalLayoutMargins != margins { content.directionalLayoutMargins = margins }
    }

    private func contentChanged() {
        setNeedsLayout()
        table?.contentChanged(of: self)
    }

    private func showConfiguration(replaced old: (any UIContentConfiguration)?) {
        guard let configuration = contentConfiguration?.updated(for: configurationState) else {
            if old != nil { take(UIView()) }
            return
        }
        let view = configuration.contentView(reusing: content, of: old)
        guard view !== content else { return }
        label = nil
        take(view)
    }

    private func take(_ view: UIView) {
        exchangeContent(content, for: view)
        content = view
        UIView.performWithoutAnimation { layOut() }
    }
}
