import QuartzCore

/// Presents an alert in the middle of the safe area, or an action sheet at the bottom, over dimmed
/// surroundings.
final class AlertPresentation: UIPresentationController {
    private unowned let alert: UIAlertController
    private lazy var dimming = AlertDimming { [weak self] in self?.tappedBeside() }

    init(of alert: UIAlertController) {
        self.alert = alert
        super.init(presentedViewController: alert, presenting: nil)
    }

    override var presentationStyle: UIModalPresentationStyle { .overFullScreen }

    override var traitsOfPresented: UITraitCollection {
        UITraitCollection(traitsFrom: [
            super.traitsOfPresented, UITraitCollection(userInterfaceLevel: .elevated),
        ])
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container, let view = alert.alertView else { return .zero }
        let safe = container.safeAreaInsets
        let margin = AlertMetrics.sheetMargin
        let bottom = isSheet && safe.bottom > 0 ? safe.bottom : safe.bottom + margin
        let room = container.bounds.inset(
            by: UIEdgeInsets(top: safe.top + margin, left: safe.left, bottom: bottom, right: safe.right))
        view.room = room.size
        let size = view.size(in: room.size)
        let pixel = container.traitCollection.pixel
        let y = isSheet ? room.maxY - size.height : container.bounds.inset(by: safe).midY - size.height / 2
        return CGRect(
            x: ((container.bounds.midX - size.width / 2) / pixel).rounded() * pixel,
            y: (y / pixel).rounded() * pixel, width: size.width, height: size.height)
    }

    override func presentationTransitionWillBegin() {
        guard let container else { return }
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(dimming)
        presentingViewController.viewIfLoaded?.tintAdjustmentMode = .dimmed
    }

    override func dismissalTransitionWillBegin() {
        presentingViewController.viewIfLoaded?.tintAdjustmentMode = .automatic
    }

    override func showAway() {
        dimming.alpha = 0
        guard !isSheet else {
            let distance = (container?.bounds.height ?? 0) - frameOfPresentedViewInContainerView.minY
            presentedView?.transform = CGAffineTransform(translationX: 0, y: distance)
            return
        }
        presentedView?.alpha = 0
        if stage == .arriving, !UIAccessibility.isReduceMotionEnabled {
            presentedView?.transform = CGAffineTransform(scaleX: Self.largest, y: Self.largest)
        }
    }

    override func showThere() {
        super.showThere()
        dimming.alpha = 1
    }

    override func timing(arriving: Bool) -> AnimationBlock.Timing {
        .spring(dampingRatio: 1, velocity: 0, duration: Self.duration)
    }

    /// Beside an action sheet a tap cancels; beside an alert it does nothing.
    private func tappedBeside() {
        if isSheet { _ = alert.cancel() }
    }

    private var isSheet: Bool { alert.preferredStyle == .actionSheet }

    /// Seconds of the dimming's spring (measured by others on iOS 26); the card's is unconfirmed.
    private static let duration: TimeInterval = 0.4036
    /// From how large an alert shrinks into place, as it looks on iOS before 26; unconfirmed.
    private static let largest: CGFloat = 1.2
}

/// An action sheet on an iPad.
final class AlertPopoverPresentation: UIPopoverPresentationController {
    override var adapts: Bool { false }
    /// It takes the screen over as other alerts do.
    override var leavesTouches: Bool { false }

    override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        backgroundColor = AlertView.fill
    }

    override var missingPlace: String {
        """
        \(presentedViewController) is an action sheet, which stands in a popover on an iPad: set the \
        sourceView of its popoverPresentationController first. Nothing is presented.
        """
    }
}

/// What dims the surroundings of an alert.
private final class AlertDimming: UIView {
    private let onTap: () -> Void

    init(onTap: @escaping () -> Void) {
        self.onTap = onTap
        super.init(frame: .zero)
        // Measured by others, light and dark.
        backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
    }

    required init?(coder: NSCoder) { return nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap() }
}
