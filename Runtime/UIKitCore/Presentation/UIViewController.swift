public import QuartzCore

/// Owns a view and what happens in it, and presents other controllers over it.
@MainActor open class UIViewController: UIResponder, UITraitEnvironment {
    private var root: UIView?
    var appearance = Appearance.gone
    var presentation: UIPresentationController?
    /// The controllers above and below in a presentation.
    var presented: UIViewController?
    weak var presenter: UIViewController?
    private var childControllers: [UIViewController] = []
    private weak var parentController: UIViewController?
    private var margins = UIEdgeInsets.zero

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
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}

    /// The view's constraints are about to be brought up to date; by default this is left to the view.
    open func updateViewConstraints() { view.updateConstraints() }

    open var title: String?

    // MARK: Environment

    open var traitCollection: UITraitCollection {
        var layers = [presentationTraits ?? parent?.traitCollection ?? outerTraits]
        if overrideUserInterfaceStyle != .unspecified {
            layers.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
        }
        return layers.count == 1 ? layers[0] : UITraitCollection(traitsFrom: layers)
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Light or dark for this controller and what is in it, whatever the screen is.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.environmentMayHaveChanged() } }
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
        }
    }

    open override var next: UIResponder? {
        if let superview = viewIfLoaded?.superview, presentation == nil { return superview }
        return presenter ?? viewIfLoaded?.superview
    }

    // MARK: Presentation

    open var modalPresentationStyle = UIModalPresentationStyle.fullScreen {
        didSet { if modalPresentationStyle != oldValue, presenter == nil { presentation = nil } }
    }

    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        Presenting.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
    }

    /// Takes away what this controller presented, or this controller where it presented nothing.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        Presenting.dismiss(from: self, animated: flag, completion: completion)
    }

    // MARK: Containment

    open var children: [UIViewController] { childControllers }
    open var parent: UIViewController? { parentController }

    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        childController.parentController = self
        childControllers.append(childController)
    }

    open func removeFromParent() {
        guard let parent = parentController else { return }
        parent.childControllers.removeAll { $0 === self }
        parentController = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
}

extension UIViewController: UIContentContainer {}
