import QuartzCore

/// Tells or asks something, with a button for each answer.
///
/// An alert stands in the middle; an action sheet comes from below, and on an iPad stands in a popover, which
/// needs a source. The alert is gone before the handler of the chosen action runs.
@MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    open private(set) var preferredStyle = Style.actionSheet
    /// In the order in which they were added, whatever order they are shown in.
    open private(set) var actions: [UIAlertAction] = []

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
        modalPresentationStyle = isInPopover ? .popover : .overFullScreen
    }

    open override var title: String? {
        didSet { if title != oldValue { actionsChanged() } }
    }

    /// What is said below the title, in smaller letters.
    open var message: String? {
        didSet { if message != oldValue { actionsChanged() } }
    }

    /// Adds a button. There may be one with the style `cancel`; a second is a mistake, as in UIKit.
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertAction.Style.cancel.")
        actions.append(action)
        action.alert = self
        actionsChanged()
    }

    /// The action that is emphasised, in an alert; it must have been added. Nil, the default, emphasises the
    /// one that cancels.
    open var preferredAction: UIAlertAction? {
        didSet {
            precondition(
                preferredAction.map { action in actions.contains { $0 === action } } ?? true,
                "The preferredAction of an alert controller must be one of its actions, or nil: add it first."
            )
            actionsChanged()
        }
    }

    open override func loadView() {
        let alert = AlertView(kind) { [weak self] in self?.choose($0) }
        view = alert
        actionsChanged()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        actionsChanged()
    }

    /// Cancels, where it can be cancelled.
    open override func accessibilityPerformEscape() -> Bool { cancel() || super.accessibilityPerformEscape() }

    // MARK: What is shown

    var alertView: AlertView? { viewIfLoaded as? AlertView }

    /// Title, message or actions are not what they were.
    func actionsChanged() {
        guard let alertView else { return }
        let preferred = actions.firstIndex { $0 === preferredAction }
        let arrangement = AlertArrangement(of: actions.map(\.style), preferred: preferred, kind: kind)
        alertView.show(
            AlertGroup.Content(
                title: title, message: message, actions: arrangement.order.map { actions[$0] },
                emphasized: arrangement.emphasized.map { actions[$0] }),
            apart: arrangement.apart.map { actions[$0] })
        if isInPopover { preferredContentSize = alertView.size(in: alertView.room) }
        presentation?.containerView?.setNeedsLayout()
    }

    private var kind: AlertArrangement.Kind {
        if preferredStyle == .alert { return .alert }
        return isInPopover ? .popover : .sheet
    }

    private var isInPopover: Bool {
        preferredStyle == .actionSheet && UIApplication.isRunning
            && UIApplication.shared.screen.traitCollection.userInterfaceIdiom == .pad
    }

    // MARK: Choosing

    /// Goes, and then does what the action says.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, let presenter, presentation?.stage != .leaving else { return }
        presenter.dismiss(animated: true) { action.handler?(action) }
    }

    /// Chooses the action that cancels, if there is one that can be chosen.
    func cancel() -> Bool {
        guard let action = actions.first(where: { $0.style == .cancel }), action.isEnabled, presenter != nil
        else { return false }
        choose(action)
        return true
    }

    // MARK: Presentation

    override func makePresentation(by presenter: UIViewController?, from source: UIViewController)
        -> UIPresentationController
    {
        isInPopover
            ? AlertPopoverPresentation(presentedViewController: self, presenting: presenter)
            : AlertPresentation(of: self)
    }

    /// A tap beside the popover cancels.
    override func personDismissed() {
        if let action = actions.first(where: { $0.style == .cancel }) { action.handler?(action) }
    }
}
