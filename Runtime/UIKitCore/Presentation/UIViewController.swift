public import QuartzCore

/// Owns a view and what happens in it, and presents other controllers over it.
@MainActor open class UIViewController: UIResponder, UITraitEnvironment {
    private var root: UIView?
    var appearance = AppearanceState()
    var presentation: UIPresentationController?
    /// The controllers above and below in a presentation.
    var presented: UIViewController?
    weak var presenter: UIViewController?
    /// A transition that this controller runs between its children.
    var ownTransition: ControllerTransition?
    /// Whether it is between two parents, and whether on its way out.
    var isMoving = false
    private(set) var isLeavingParent = false
    private var childControllers: [UIViewController] = []
    private weak var parentController: UIViewController?
    private var margins = UIEdgeInsets.zero
    private var overrides = UITraitOverrides()
    var traitRegistrations: [TraitRegistration] = []

    /// Nib files do not exist here: both arguments are nil.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        precondition(
            nibNameOrNil == nil, "There are no nib files here: make the view in loadView() or viewDidLoad().")
        super.init()
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init() }

    // MARK: View

    /// The controller's view; asking for it the first time loads it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return root
        }
        set {
            root?.owner = nil
            root = newValue
            newValue?.owner = self
        }
    }

    /// Makes the view; an override sets `view` and does not call this.
    open func loadView() {
        view = UIView(frame: UIApplication.isRunning ? UIApplication.shared.screen.bounds : .zero)
    }

    public final func loadViewIfNeeded() {
        guard root == nil else { return }
        loadView()
        precondition(root != nil, "loadView() of \(type(of: self)) left `view` unset: set it, or call super.")
        root?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        viewDidLoad()
    }

    public final var viewIfLoaded: UIView? { root }
    public final var isViewLoaded: Bool { root != nil }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is in the window, with its size and traits; called between `viewWillAppear` and
    /// `viewDidAppear`, before the layout of its subviews.
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}

    /// The view's constraints are about to be brought up to date; by default this is left to the view.
    open func updateViewConstraints() { view.updateConstraints() }

    /// What people call this screen; a navigation bar shows it.
    open var title: String? {
        didSet { if title != oldValue { madeNavigationItem?.title = title } }
    }

    private var madeNavigationItem: UINavigationItem?

    /// What a navigation bar shows while this controller is on top; made, with the title, when it is first
    /// asked for.
    open var navigationItem: UINavigationItem {
        if let madeNavigationItem { return madeNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        madeNavigationItem = item
        return item
    }

    /// Makes ready what a container shows, before anybody hears of it.
    func willComeOnScreen() {}

    /// Called when this controller and those in it have appeared.
    func didComeOnScreen(animated: Bool) {}

    // MARK: Environment

    open var traitCollection: UITraitCollection {
        let outer = presentationTraits ?? parent?.traitCollection ?? outerTraits
        return outer.overridden(by: overrides)
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Light or dark for this controller and what is in it, whatever the screen is.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { overrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// What this controller changes of the traits that it inherits, for itself and what is in it.
    public final var traitOverrides: UITraitOverrides {
        get { overrides }
        set {
            guard newValue.values != overrides.values else { return }
            overrides = newValue
            viewIfLoaded?.environmentMayHaveChanged()
        }
    }

    /// Insets that are added to the safe area of the view, for bars of the controller's own.
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { margins }
        set {
            guard newValue != margins else { return }
            margins = newValue
            viewIfLoaded?.safeAreaMayHaveChanged()
        }
    }

    /// The size that a popover, say, gives the view.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// A child asks for another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open override var next: UIResponder? {
        if let superview = viewIfLoaded?.superview, presentation == nil { return superview }
        return presenter ?? viewIfLoaded?.superview
    }

    // MARK: Changes of size

    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Tells the children whose size will change; an override calls super.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            guard childSize != child.viewIfLoaded?.bounds.size else { continue }
            child.viewWillTransition(to: childSize, with: coordinator)
        }
    }

    /// Tells the children whose traits will change; an override calls super.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            child.willTransition(to: newCollection.overridden(by: child.traitOverrides), with: coordinator)
        }
    }

    // MARK: Presentation

    /// `automatic` by default, which is a page sheet for most controllers (since iOS 13).
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if modalPresentationStyle != oldValue, presenter == nil { presentation = nil } }
    }

    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// Gives this controller its own animations, and its own presentation where the style is `custom`.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// Whether `currentContext` and `overCurrentContext` stand over this controller's view; false by default.
    open var definesPresentationContext = false

    /// Whether people cannot dismiss this controller; false by default. The program can.
    open var isModalInPresentation = false

    /// What presents this controller in its style.
    func makePresentation(by presenter: UIViewController?, from source: UIViewController)
        -> UIPresentationController
    {
        switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet:
            return UISheetPresentationController(modalPresentationStyle, of: self)
        case .popover:
            return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
        case .custom:
            let own = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenter, source: source)
            return own ?? UIPresentationController(presentedViewController: self, presenting: presenter)
        case .none, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
            return UIPresentationController(presentedViewController: self, presenting: presenter)
        }
    }

    var presentsInPopover: Bool { modalPresentationStyle == .popover }

    /// Called when a person dismissed this controller, after its delegate heard of it.
    func personDismissed() {}

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        Presenting.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
    }

    /// Takes away what this controller presented, or this controller where it presented nothing.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        Presenting.dismiss(from: self, animated: flag, completion: completion)
    }

    /// What people may dismiss by a touch beside it, a popover or sheet, is dismissed so (of a sheet
    /// unconfirmed).
    open override func accessibilityPerformEscape() -> Bool {
        guard let presentation, presentation.isDismissedFromOutside, presentation.stage == .present else {
            return false
        }
        Presenting.dismissByPerson(presentation)
        return true
    }

    // MARK: Containment

    open var children: [UIViewController] { childControllers }
    open var parent: UIViewController? { parentController }

    /// Takes a controller from its parent and makes it a child, which hears `willMove(toParent:)`; adding its
    /// view and `didMove(toParent:)` are the caller's.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        childController.isMoving = true
        childController.isLeavingParent = false
        childController.parentController = self
        childControllers.append(childController)
    }

    /// Hears `didMove(toParent:)` with nil; `willMove(toParent:)` and removing the view are the caller's.
    open func removeFromParent() {
        guard let parent = parentController else { return }
        // What stands over this one in its context goes with it.
        if presented != nil { Presenting.dismiss(from: self, animated: false, completion: nil) }
        parent.childControllers.removeAll { $0 === self }
        parentController = nil
        didMove(toParent: nil)
    }

    /// Whether children whose views come and go are told of it; false leaves that to
    /// `beginAppearanceTransition(_:animated:)`. True by default.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Overrides call super.
    open func willMove(toParent parent: UIViewController?) {
        isMoving = true
        isLeavingParent = parent == nil
    }

    /// Overrides call super.
    open func didMove(toParent parent: UIViewController?) {
        if appearance.stage == .gone || appearance.stage == .shown { isMoving = false }
    }
}

extension UIViewController: UIContentContainer {}
