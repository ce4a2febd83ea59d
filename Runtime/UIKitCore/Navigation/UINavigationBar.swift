public import QuartzCore

/// The bar on top of a navigation: a title, buttons, and the way back.
///
/// It is filled, as iOS before 15 has it, and later ones do once content is scrolled under it; the
/// transparent bar at the top of a scroll view is not built.
@MainActor open class UINavigationBar: UIView {
    private var stack: [UINavigationItem] = []
    private var content: NavigationBarContent?
    private let background = BarBackground(line: .bottom)
    /// What goes while a finger pulls the top away.
    private var leaving: NavigationBarContent?
    /// How much of that is done; nil where no finger does.
    private var swiped: CGFloat?
    /// Called in place of `popItem` when a person goes back.
    var onBack: (() -> Void)?
    /// How far the background reaches above the bar, under the status bar.
    var reachAbove: CGFloat = 0 {
        didSet { if reachAbove != oldValue { setNeedsLayout() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
    }

    public required init?(coder: NSCoder) { return nil }

    // MARK: Items

    /// The stack, the top last; nil where it is empty.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    /// What is shown.
    open var topItem: UINavigationItem? { stack.last }

    /// What the back button goes to.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Whether there is a way back for people.
    var leadsBack: Bool { backItem != nil && topItem?.hasBackButton == true }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        setItems(stack + [item], animated: animated)
    }

    /// Takes the top away; nil where it is the only one.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        guard stack.count > 1, let top = topItem else { return nil }
        setItems(Array(stack.dropLast()), animated: animated)
        return top
    }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let new = items ?? []
        let isDeeper = !stack.contains { $0 === new.last }
        for item in stack where !new.contains(item) { item.bar = nil }
        stack = new
        for item in stack { item.bar = self }
        showTop(animated: animated, from: isDeeper ? 1 : -1)
    }

    /// The top item, or the one before it, looks different.
    func itemChanged(animated: Bool) { showTop(animated: animated, from: 0) }

    /// - Parameter direction: 1 where the new content comes from the trailing side, -1 from the leading.
    private func showTop(animated: Bool, from direction: CGFloat) {
        let old = content
        content = topItem.map { item in
            for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
                button.onChange = { [weak self] in self?.itemChanged(animated: false) }
            }
            return NavigationBarContent(item, back: backItem, in: self) { [weak self] in self?.goBack() }
        }
        let new = content
        if let new {
            new.frame = bounds
            addSubview(new)
        }
        if let swiped { swipe(swiped) }
        guard animated, UIView.areAnimationsEnabled, window != nil, swiped == nil else {
            old?.removeFromSuperview()
            return
        }
        UIView.performWithoutAnimation {
            new?.layoutIfNeeded()
            show(new, in: old, part: 0, from: direction)
        }
        old?.isUserInteractionEnabled = false
        AnimationBlock.run(
            NavigationAnimator.timing, delay: 0, options: [],
            { show(new, in: old, part: 1, from: direction) }, { _ in old?.removeFromSuperview() })
    }

    /// Shows content on its way to the place of another.
    private func show(
        _ new: NavigationBarContent?, in old: NavigationBarContent?, part: CGFloat, from direction: CGFloat
    ) {
        let mirror: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let travel = bounds.width / 3 * direction * mirror
        new?.alpha = part
        new?.transform = CGAffineTransform(translationX: travel * (1 - part), y: 0)
        old?.alpha = 1 - part
        old?.transform = CGAffineTransform(translationX: -travel * part, y: 0)
    }

    // MARK: Under a finger

    /// Shows other items as far as `swipe(_:)` says, until `endSwipe()`.
    func beginSwipe(to items: [UINavigationItem]) {
        leaving = content
        leaving?.isUserInteractionEnabled = false
        content = nil
        swiped = 0
        setItems(items, animated: false)
        content?.layoutIfNeeded()
    }

    /// - Parameter part: how much of the new content shows, from 0 to 1.
    func swipe(_ part: CGFloat) {
        swiped = part
        show(content, in: leaving, part: part, from: -1)
    }

    func endSwipe() {
        swiped = nil
        leaving?.removeFromSuperview()
        leaving = nil
        UIView.performWithoutAnimation { show(content, in: nil, part: 1, from: -1) }
    }

    private func goBack() {
        if let onBack { onBack() } else { popItem(animated: true) }
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: NavigationBarLayout.height(in: traitCollection))
    }

    open override func layoutSubviews() {
        background.frame = CGRect(
            x: 0, y: -reachAbove, width: bounds.width, height: bounds.height + reachAbove)
        if let content, content.transform == .identity { content.frame = bounds }
    }
}
