import QuartzCore

/// Shows the last of a stack of controllers under a bar that leads back.
///
/// What is pushed or popped while a transition runs ends that one at once and then begins.
@MainActor open class UINavigationController: UIViewController {
    /// What a transition does.
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    open weak var delegate: (any UINavigationControllerDelegate)?
    public let navigationBar = UINavigationBar(frame: .zero)
    var stack: [UIViewController] = []
    let content = NavigationContentView()
    /// Whose view is in the content.
    var shown: UIViewController?
    private var awaitsDidShow = false
    private var hidesBar = false
    private(set) lazy var swipe = NavigationSwipe(of: self)

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        definesPresentationContext = true
        navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    // MARK: The stack

    /// The stack, the top last.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The last of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// What the top presented, or the top.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Puts a controller on top. One that is in the stack already, or is a navigation itself, is refused with
    /// a warning; UIKit raises exceptions there.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        setViewControllers(stack + [viewController], animated: animated)
    }

    /// Takes the top away; nil where it is the only one.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return change(to: Array(stack.dropLast()), animated: animated).last
    }

    /// Takes away what is above the first; nil where nothing is.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Takes away what is above a controller; nil where nothing is, or where it is not in the stack.
    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        guard let index = stack.firstIndex(of: viewController) else {
            warn("pop to \(viewController), which is not in its stack.")
            return nil
        }
        let popped = change(to: Array(stack[...index]), animated: animated)
        return popped.isEmpty ? nil : popped
    }

    /// Replaces the stack. It looks like a push where the new top was not in the old stack, and like a pop
    /// where it was further down.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        if let mistake = viewControllers.first(where: { $0 is UINavigationController }) {
            return warn("push \(mistake), which is a navigation itself.")
        }
        guard Set(viewControllers).count == viewControllers.count else {
            return warn("push a controller that is in its stack already.")
        }
        guard !viewControllers.contains(where: { $0.presenter != nil }) else {
            return warn("push a controller that is presented.")
        }
        change(to: viewControllers, animated: animated)
    }

    /// Pushes it.
    open func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// Pops the top under a finger that pulls it away from the edge where the interface begins: the left one,
    /// unless the interface runs from right to left.
    ///
    /// It begins where the bar shows a back button and nothing is on its way. Disable it where a screen must
    /// not be left so; an app that sets a delegate of its own decides by that, but for the first controller
    /// of the stack, which stays. An animator of the navigation's delegate runs by itself and not under the
    /// finger.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.recognizer }

    private func warn(_ what: String) {
        Console.warn("\(self) was asked to \(what) Nothing is changed.")
    }

    // MARK: The bar

    open var isNavigationBarHidden: Bool {
        get { hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Moves the bar off the top, or back.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesBar else { return }
        hidesBar = hidden
        guard animated, viewIfLoaded?.window != nil else {
            viewIfLoaded?.setNeedsLayout()
            return placeBar()
        }
        navigationBar.isHidden = false
        UIView.animate(withDuration: Self.barDuration) {
            self.placeBar(keepingVisible: true)
            self.view.layoutIfNeeded()
        } completion: { _ in
            self.placeBar()
        }
    }

    /// Seconds in which the bar comes and goes (UIKit's constant).
    private static let barDuration: TimeInterval = 0.2

    // MARK: View

    open override func loadView() {
        let root = UIView()
        root.clipsToBounds = true
        content.frame = root.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(content)
        root.addSubview(navigationBar)
        root.addGestureRecognizer(swipe.recognizer)
        // What is scrolled under the bar is read after it.
        root.accessibilityElements = [navigationBar, content]
        view = root
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        content.frame = view.bounds
        placeBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        placeBar()
    }

    private func placeBar(keepingVisible isMoving: Bool = false) {
        guard let view = viewIfLoaded else { return }
        let safe = view.safeAreaInsets
        let height = NavigationBarLayout.height(
            in: traitCollection, isInSheet: presentation is UISheetPresentationController)
        let top = NavigationBarLayout.top(under: safe.top)
        navigationBar.reachAbove = top
        navigationBar.frame = CGRect(
            x: 0, y: hidesBar ? -height - 1 : top, width: view.bounds.width, height: height)
        if !isMoving { navigationBar.isHidden = hidesBar }
        content.insets = UIEdgeInsets(
            top: hidesBar ? safe.top : top + height, left: safe.left, bottom: safe.bottom, right: safe.right)
    }

    /// Goes back, where the bar leads back.
    open override func accessibilityPerformEscape() -> Bool {
        guard navigationBar.leadsBack else { return super.accessibilityPerformEscape() }
        popViewController(animated: true)
        return true
    }

    // MARK: Coming to the screen

    override func willComeOnScreen() {
        guard shown !== topViewController, let top = topViewController else { return }
        awaitsDidShow = true
        install(top)
        delegate?.navigationController(self, willShow: top, animated: appearance.isAnimated)
    }

    override func didComeOnScreen(animated: Bool) {
        guard awaitsDidShow, let top = topViewController else { return }
        awaitsDidShow = false
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    /// Puts a controller's view in the place of the one that is there; nobody is told.
    func install(_ controller: UIViewController) {
        loadViewIfNeeded()
        if shown !== controller { shown?.viewIfLoaded?.removeFromSuperview() }
        shown = controller
        controller.view.frame = content.bounds
        content.addSubview(controller.view)
    }
}

/// What the controllers of a navigation stand in; the bar is a safe area inset for them.
final class NavigationContentView: UIView {
    var insets = UIEdgeInsets.zero {
        didSet {
            guard insets != oldValue else { return }
            for child in subviews { child.safeAreaMayHaveChanged() }
        }
    }

    override var insetsForContent: UIEdgeInsets? { insets }
}
