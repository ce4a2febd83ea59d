import QuartzCore

/// One element of an open menu: its mark, title, subtitle and image. The menu follows the finger.
final class MenuRow: UIView {
    /// How the row is set, which is the same for all rows of a list.
    struct Setting: Equatable {
        let metrics: MenuMetrics
        /// Whether a column of marks stands before the titles.
        let hasMarks: Bool
    }

    /// What a row is for.
    enum Role {
        case item
        /// The row of an open menu in a menu, which closes it.
        case openMenu
    }

    /// Shown anew by `show(_:_:)`.
    var item: MenuContent.Item
    let role: Role
    var onActivate: ((MenuRow) -> Void)?
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let markView = UIImageView()
    private let imageView = UIImageView()
    private var spinner: UIActivityIndicatorView?
    private var setting: Setting?

    init(_ item: MenuContent.Item, role: Role = .item) {
        self.item = item
        self.role = role
        super.init(frame: .zero)
        for label in [titleLabel, subtitleLabel] {
            label.numberOfLines = 0
            label.isAccessibilityElement = false
            addSubview(label)
        }
        for view in [markView, imageView] {
            view.contentMode = .center
            view.isAccessibilityElement = false
            addSubview(view)
        }
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: What it shows

    func show(_ item: MenuContent.Item, _ setting: Setting) {
        self.item = item
        self.setting = setting
        let metrics = setting.metrics
        titleLabel.text = isLoading ? SystemWord.loading.text(for: self) : item.element.title
        titleLabel.font = metrics.titleFont
        titleLabel.textColor = color
        subtitleLabel.text = item.element.subtitle
        subtitleLabel.font = metrics.subtitleFont
        subtitleLabel.textColor = .secondaryLabel
        let symbols = UIImage.SymbolConfiguration(pointSize: metrics.titleFont.pointSize)
        imageView.image = item.element.image?.preferring(symbols)
        imageView.tintColor = color
        markView.image = markName.flatMap { name in
            UIImage(
                systemName: name,
                withConfiguration: UIImage.SymbolConfiguration(
                    pointSize: metrics.titleFont.pointSize * (isMenu ? Self.chevronShare : Self.markShare),
                    weight: .semibold))
        }
        markView.tintColor = color
        showSpinner()
        setNeedsLayout()
    }

    /// A disabled row is never highlighted.
    var isHighlighted = false {
        didSet { backgroundColor = isHighlighted ? MenuColors.highlight : nil }
    }

    /// Whether it is an action that is on.
    var isOn: Bool { if case .action(let action) = item { action.state == .on } else { false } }

    /// Whether something can be done with it.
    var isEnabled: Bool {
        switch item {
        case .action(let action): !action.attributes.contains(.disabled)
        case .menu: true
        case .loading: false
        }
    }

    /// Whether a mark stands before the title.
    static func needsMark(_ item: MenuContent.Item) -> Bool {
        switch item {
        case .action(let action): action.state != .off
        case .menu: true
        case .loading: false
        }
    }

    private var isMenu: Bool { if case .menu = item { true } else { false } }
    private var isLoading: Bool { if case .loading = item { true } else { false } }

    private var color: UIColor {
        guard isEnabled else { return .secondaryLabel }
        switch item {
        case .action(let action) where action.attributes.contains(.destructive): return .systemRed
        case .menu(let menu) where menu.options.contains(.destructive): return .systemRed
        default: return .label
        }
    }

    private var markName: String? {
        switch item {
        case .action(let action):
            switch action.state {
            case .off: nil
            case .on: "checkmark"
            case .mixed: "minus"
            }
        case .menu: role == .openMenu ? "chevron.down" : "chevron.forward"
        case .loading: nil
        }
    }

    private func showSpinner() {
        guard isLoading else {
            spinner?.stopAnimating()
            return
        }
        let view = spinner ?? UIActivityIndicatorView(style: .medium)
        spinner = view
        if view.superview == nil { addSubview(view) }
        view.isAccessibilityElement = false
        view.startAnimating()
    }

    // MARK: Layout

    func height(_ setting: Setting) -> CGFloat {
        let width = textWidth(setting)
        func height(_ label: UILabel) -> CGFloat {
            label.sizeThatFits(CGSize(width: width, height: 0)).height
        }
        return setting.metrics.rowHeight(
            title: height(titleLabel), subtitle: subtitleLabel.text.map { _ in height(subtitleLabel) })
    }

    private func textWidth(_ setting: Setting) -> CGFloat {
        let metrics = setting.metrics
        return max(
            1,
            metrics.width - metrics.titleInset(hasMarks: setting.hasMarks)
                - metrics.trailingInset(hasImage: hasImage))
    }

    private var hasImage: Bool { imageView.image != nil || isLoading }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let setting else { return }
        let metrics = setting.metrics
        let width = textWidth(setting)
        let room = CGSize(width: width, height: 0)
        let title = titleLabel.sizeThatFits(room).height
        let subtitle = subtitleLabel.text == nil ? 0 : subtitleLabel.sizeThatFits(room).height
        let gap = subtitle > 0 ? MenuMetrics.subtitleGap : 0
        let left = metrics.titleInset(hasMarks: setting.hasMarks)
        let top = traitCollection.pixelFloored((bounds.height - title - gap - subtitle) / 2)
        titleLabel.frame = placed(CGRect(x: left, y: top, width: width, height: title))
        subtitleLabel.frame = placed(
            CGRect(x: left, y: top + title + gap, width: width, height: subtitle))
        let column = CGSize(width: 18 * metrics.growth, height: bounds.height)
        markView.frame = placed(
            CGRect(
                origin: CGPoint(x: metrics.markCenter - column.width / 2, y: 0), size: column))
        let side = metrics.imageSide
        let image = CGRect(
            x: bounds.width - metrics.imageCenter - side / 2, y: (bounds.height - side) / 2, width: side,
            height: side)
        let own = imageView.image?.size ?? .zero
        imageView.contentMode = own.width > side || own.height > side ? .scaleAspectFit : .center
        imageView.frame = placed(image)
        spinner?.frame = placed(image)
    }

    private func placed(_ frame: CGRect) -> CGRect {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? frame.mirrored(about: bounds.width) : frame
    }

    // MARK: Accessibility

    override var accessibilityLabel: String? {
        get {
            accessibility.label
                ?? [titleLabel.text, subtitleLabel.text].compactMap(\.self).filter { !$0.isEmpty }
                .joined(separator: ", ")
        }
        set { accessibility.label = newValue }
    }

    /// That some of what it stands for is on, or that its menu is open.
    override var accessibilityValue: String? {
        get {
            if role == .openMenu { return SystemWord.expanded.text(for: self) }
            guard case .action(let action) = item, action.state == .mixed else { return nil }
            return SystemWord.mixed.text(for: self)
        }
        set { accessibility.value = newValue }
    }

    override var accessibilityHint: String? {
        get { isMenu && role == .item ? SystemWord.submenu.text(for: self) : accessibility.hint }
        set { accessibility.hint = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits: UIAccessibilityTraits = isLoading ? [.staticText, .updatesFrequently] : .button
            if !isEnabled, !isLoading { traits.insert(.notEnabled) }
            if isOn { traits.insert(.selected) }
            return traits
        }
        set { accessibility.traits = newValue }
    }

    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        onActivate?(self)
        return true
    }

    /// Of the type size: a check of 17 points is 15 wide, one of iOS 16 in a menu 13.
    private static let markShare: CGFloat = 0.85
    private static let chevronShare: CGFloat = 0.7
}
