public import QuartzCore

/// What an animator knows of its transition.
@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// What the animation happens in. The outgoing view is in it or below it, the incoming one is added by
    /// the animator.
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    /// Whether a finger moves the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition was taken back.
    var transitionWasCancelled: Bool { get }
    /// `none` in a navigation.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Ends the transition; false takes it back. Calls after the first do nothing.
    func completeTransition(_ didComplete: Bool)

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// A view that takes part; nil where the presenter's stays as it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// Where the controller's view is at the beginning; zero where it is nowhere.
    func initialFrame(for vc: UIViewController) -> CGRect

    /// Where the controller's view should be at the end; zero where it goes away.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Who is on the screen at the beginning.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// Who is on the screen at the end.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// What is on the screen at the beginning.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// What is on the screen at the end.
    public static let to = Self(rawValue: "UITransitionContextToView")
}
