public import QuartzCore

/// A row of buttons, mostly at the bottom of the screen or above a keyboard or wheel.
///
/// It is filled, with a line at its top, as on pictures of iOS 16 and 17. How items that are wider than the
/// bar are cut is unconfirmed.
@MainActor open class UIToolbar: UIView {
    private var shown: [UIBarButtonItem] = []
    /// The views of the items; nil for room.
    private var views: [UIView?] = []
    private let background = BarBackground(line: .top)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeToolbar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeToolbar()
    }

    private func becomeToolbar() {
        addSubview(background)
    }

    /// Along the bar, from where the interface begins; nil where there are none.
    open var items: [UIBarButtonItem]? {
        get { shown.isEmpty ? nil : shown }
        set { setItems(newValue, animated: false) }
    }

    /// Shows other items, fading in if animated, but for custom views that were there before.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let old = views
        for item in shown { item.onChange = nil }
        shown = items ?? []
        for item in shown { item.onChange = { [weak self] in self?.makeViews() } }
        makeViews()
        guard animated, UIView.areAnimationsEnabled, window != nil else { return }
        let new = views.compactMap(\.self).filter { view in !old.contains { $0 === view } }
        UIView.performWithoutAnimation { new.forEach { $0.alpha = 0 } }
        AnimationBlock.run(
            NavigationAnimator.timing, delay: 0, options: [], { new.forEach { $0.alpha = 1 } }, nil)
    }

    private func makeViews() {
        for view in views { view?.removeFromSuperview() }
        views = shown.map { $0.isSpace ? nil : BarButton.view(of: $0, in: self) }
        views.compactMap(\.self).forEach(addSubview)
        accessibilityElements = views.compactMap(\.self)
        setNeedsLayout()
    }

    /// As wide as is wanted and 44 high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let parts = zip(shown, views).map { item, view -> ToolbarLayout.Part in
            guard let view else { return item.systemItem == .fixedSpace ? .fixed(item.width) : .flexible }
            return .item(BarButton.width(of: view, in: bounds.size))
        }
        let layout = ToolbarLayout(
            parts, in: bounds,
            insets: UIEdgeInsets(top: 0, left: leadingSafeArea, bottom: 0, right: trailingSafeArea))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (view, frame) in zip(views, layout.frames) {
            guard let view else { continue }
            let fitted = BarButton.fitted(view, in: frame)
            view.frame = isMirrored ? fitted.mirrored(about: bounds.width) : fitted
        }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // The system's words are in the language of the window.
        if window != nil { makeViews() }
    }

    /// On pictures of iOS 16 and 17.
    private static let height: CGFloat = 44
}
