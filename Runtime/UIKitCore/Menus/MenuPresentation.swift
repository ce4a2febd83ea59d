import QuartzCore

/// A menu that a control shows: what is in it while it is open, and what choosing does.
@MainActor final class MenuPresentation {
    /// What a control has a menu for.
    struct Offer {
        var menu: UIMenu
        var order = UIContextMenuConfiguration.ElementOrder.automatic
        /// Whether the control shows the one action of it that is on.
        var isPopUp = false
    }

    private(set) weak var control: UIControl?
    private(set) var offer: Offer
    private weak var view: MenuView?
    private let configuration = UIContextMenuConfiguration()
    /// Until it is on its way out.
    private(set) var isOpen = true
    private var follower: FrameFollower?
    private var told: [UIDeferredMenuElement: [UIMenuElement]] = [:]
    private var asked: Set<UIDeferredMenuElement> = []
    private var isAsking = false

    private init(_ offer: Offer, of control: UIControl) {
        self.offer = offer
        self.control = control
        configuration.preferredMenuElementOrder = offer.order
    }

    var menu: UIMenu { offer.menu }
    var isPopUp: Bool { offer.isPopUp }

    /// Whether there is anything to show of a menu.
    static func shows(_ menu: UIMenu) -> Bool { !MenuContent(of: menu) { $0.kept }.isEmpty }

    // MARK: Coming

    /// Shows the menu of a control in its window. Nil where there is nothing in it.
    ///
    /// One menu is open in a window at a time: another one goes at once.
    static func begin(_ offer: Offer, of control: UIControl) -> MenuView? {
        guard let window = control.window else { return nil }
        window.menuView?.presentation.end(animated: false)
        let presentation = MenuPresentation(offer, of: control)
        guard !presentation.content(of: offer.menu).isEmpty else { return nil }
        let view = MenuView(presentation)
        presentation.view = view
        presentation.show(view, in: window)
        return view
    }

    private func show(_ view: MenuView, in window: UIWindow) {
        let isByKey = window.screen.keyboard.isPressing
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        adoptLook(view)
        window.addSubview(view)
        window.menuView = view
        follower = FrameFollower(of: { [weak self, weak view] in view.flatMap { self?.source(in: $0) } }) {
            [weak self] in self?.controlMoved()
        }
        view.layoutIfNeeded()
        let animator = MenuAnimator()
        if let control, let interaction = control.contextMenuInteraction {
            control.contextMenuInteraction(
                interaction, willDisplayMenuFor: configuration, animator: animator)
        }
        view.showAway(isArriving: true)
        AnimationBlock.run(
            UIAccessibility.isReduceMotionEnabled
                ? .curve(.easeInOut, duration: Self.departure)
                : .spring(dampingRatio: 0.85, velocity: 0, duration: Self.arrival),
            delay: 0, options: .allowUserInteraction,
            {
                view.showThere()
                animator.animate()
            },
            { _ in
                animator.complete()
                view.lists[0].flashIndicators()
            })
        if isByKey { view.markFirst() }
        UIAccessibility.post(notification: .screenChanged, argument: view.firstFocus)
    }

    /// A menu is as light or dark, and as large, as what it is of, and reads in the same direction.
    private func adoptLook(_ view: MenuView) {
        guard let control else { return }
        view.overrideUserInterfaceStyle = control.traitCollection.userInterfaceStyle
        view.traitOverrides.preferredContentSizeCategory =
            control.traitCollection.preferredContentSizeCategory
        view.traitOverrides.layoutDirection =
            control.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Where the control is; nil where it is not in the menu's window.
    func source(in view: UIView) -> CGRect? {
        guard let control, let window = view.window, control.window === window else { return nil }
        return control.convert(control.bounds, to: view)
    }

    private func controlMoved() {
        guard let view else { return }
        if source(in: view) == nil { end(animated: false) } else { view.setNeedsLayout() }
    }

    // MARK: Content

    /// Whether the first element stands nearest to the control, at the bottom of a menu above it.
    ///
    /// By itself UIKit keeps the order in pop-up buttons and in what scrolls (as documented of SwiftUI's).
    func isReversed(isAbove: Bool) -> Bool {
        guard isAbove else { return false }
        switch offer.order {
        case .priority: return true
        case .fixed: return false
        case .automatic: return !isPopUp && !isInScrollView
        }
    }

    private var isInScrollView: Bool {
        sequence(first: control as UIView?, next: { $0?.superview }).contains { $0 is UIScrollView }
    }

    /// What a menu shows now. What loads is asked for, once each time that the menu is opened.
    func content(of menu: UIMenu) -> MenuContent {
        isAsking = true
        defer { isAsking = false }
        while true {
            let content = MenuContent(of: menu) { [told] in $0.kept ?? told[$0] }
            let new = content.items.compactMap { item in
                if case .loading(let deferred) = item { deferred } else { nil }
            }.filter { asked.insert($0).inserted }
            guard !new.isEmpty else { return content }
            for deferred in new { deferred.load { [weak self] in self?.receive($0, for: deferred) } }
        }
    }

    private func receive(_ elements: [UIMenuElement], for deferred: UIDeferredMenuElement) {
        told[deferred] = elements
        if !isAsking { refresh() }
    }

    /// Takes another menu in place of this one, or the same with actions that changed.
    func update(_ offer: Offer) {
        self.offer = offer
        refresh()
    }

    private func refresh() {
        guard isOpen, let view else { return }
        guard !content(of: menu).isEmpty else { return end() }
        view.reload()
    }

    // MARK: Choosing

    /// Runs an action. The menu is on its way out when it runs, unless the action leaves it open.
    func choose(_ action: UIAction) {
        guard isOpen else { return }
        MenuSelection.choose(action, in: menu, isExclusive: isPopUp) { [told] in $0.kept ?? told[$0] }
        let stays = action.attributes.contains(.keepsMenuPresented)
        let control = control
        if !stays { end() }
        control?.menuSelectionDidChange()
        action.performWithSender(control, target: nil)
        if stays { refresh() }
    }

    // MARK: Going

    /// Closes the menu.
    func end(animated: Bool = true) {
        guard isOpen, let view else { return }
        isOpen = false
        follower = nil
        view.cancelFinger()
        view.isUserInteractionEnabled = false
        view.accessibilityElementsHidden = true
        view.accessibilityViewIsModal = false
        if let window = view.window, window.menuView === view { window.menuView = nil }
        let animator = MenuAnimator()
        if let control, let interaction = control.contextMenuInteraction {
            control.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        }
        let finish = { (_: Bool) in
            view.removeFromSuperview()
            animator.complete()
        }
        if animated, UIView.areAnimationsEnabled {
            AnimationBlock.run(
                .curve(.easeInOut, duration: Self.departure), delay: 0, options: [],
                {
                    view.showAway(isArriving: false)
                    animator.animate()
                }, finish)
        } else {
            animator.animate()
            finish(true)
        }
        if let control, control.window != nil {
            UIAccessibility.post(notification: .screenChanged, argument: control)
        }
    }

    /// Seconds; unconfirmed.
    private static let arrival: TimeInterval = 0.4
    private static let departure: TimeInterval = 0.2
}

/// What others do while a menu comes or goes.
final class MenuAnimator: UIContextMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func animate() { for animation in animations { animation() } }
    func complete() { for completion in completions { completion() } }
}
