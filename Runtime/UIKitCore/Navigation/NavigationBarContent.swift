import QuartzCore

/// What a navigation bar shows of one item.
final class NavigationBarContent: UIView {
    private let item: UINavigationItem
    private let titleLabel = UILabel()
    private var back: BarButton?
    private var left: [UIView] = []
    private var right: [UIView] = []
    private let backItem: UINavigationItem?

    init(
        _ item: UINavigationItem, back backItem: UINavigationItem?, in bar: UIView,
        onBack: @escaping () -> Void
    ) {
        self.item = item
        self.backItem = backItem
        super.init(frame: .zero)
        titleLabel.text = item.title
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = [.staticText, .header]
        addSubview(item.titleView ?? titleLabel)
        if backItem != nil, item.hasBackButton {
            let button = BarButton(text: nil, image: nil, isBack: true, onTap: onBack)
            back = button
            addSubview(button)
        }
        left = (item.leftBarButtonItems ?? []).map { BarButton.view(of: $0, in: bar) }
        right = (item.rightBarButtonItems ?? []).map { BarButton.view(of: $0, in: bar) }
        (left + right).forEach(addSubview)
        // Along the bar: the title is lower than the buttons are, and is read between them.
        accessibilityElements =
            [back].compactMap(\.self) + left + [item.titleView ?? titleLabel] + right.reversed()
    }

    required init?(coder: NSCoder) { return nil }

    /// Only what can be tapped takes touches.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    override func layoutSubviews() {
        let generic = SystemWord.back.text(for: self)
        let own = backItem?.backButtonTitle ?? backItem?.title ?? generic
        let titleView = item.titleView ?? titleLabel
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let layout = NavigationBarLayout(
            in: bounds,
            insets: UIEdgeInsets(top: 0, left: leadingSafeArea, bottom: 0, right: trailingSafeArea),
            back: back.map { _ in .init(own: width(of: own), generic: width(of: generic)) },
            left: left.map(width(of:)), right: right.map(width(of:)),
            title: titleView.sizeThatFits(CGSize(width: CGFloat.infinity, height: bounds.height)),
            pixel: traitCollection.pixel)
        func place(_ rect: CGRect) -> CGRect { isMirrored ? rect.mirrored(about: bounds.width) : rect }
        titleView.frame = place(layout.title)
        for (view, rect) in zip(left, layout.left) { view.frame = place(fitted(view, in: rect)) }
        for (view, rect) in zip(right, layout.right) { view.frame = place(fitted(view, in: rect)) }
        guard let back, let frame = layout.back else { return }
        back.frame = place(frame)
        switch layout.backTitle {
        case .own: back.text = own
        case .generic: back.text = generic
        case .none: back.text = nil
        }
        back.accessibilityLabel = own
        let chevron = CGRect(
            x: layout.backText.minX - NavigationBarLayout.textStart + NavigationBarLayout.chevronStart,
            y: (bounds.height - NavigationBarLayout.chevron.height) / 2,
            width: NavigationBarLayout.chevron.width, height: NavigationBarLayout.chevron.height)
        back.chevronFrame = convert(place(chevron), to: back)
        back.textFrame = convert(place(layout.backText), to: back)
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    private func width(of text: String) -> CGFloat {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17)
        label.text = text
        return label.sizeThatFits(.zero).width
    }

    private func width(of view: UIView) -> CGFloat { BarButton.width(of: view, in: bounds.size) }

    private func fitted(_ view: UIView, in rect: CGRect) -> CGRect { BarButton.fitted(view, in: rect) }
}
