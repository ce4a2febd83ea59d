import QuartzCore

/// The system's push and pop: the upper view comes or goes at the trailing side, and the lower one moves by
/// three tenths of the width and is dimmed.
///
/// Curve, seconds and figures are those of a re-creation of UIKit; they are not measured.
final class NavigationAnimator: NSObject, SystemAnimator {
    private let operation: UINavigationController.Operation

    init(_ operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    static let timing = AnimationBlock.Timing.curve(.easeInOut, duration: 0.35)

    var timing: AnimationBlock.Timing { Self.timing }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
            return context.completeTransition(true)
        }
        let isPush = operation == .push
        let (upper, lower) = isPush ? (to, from) : (from, to)
        let container = context.containerView
        let mirror: CGFloat = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let away = CGAffineTransform(translationX: container.bounds.width * mirror, y: 0)
        let aside = CGAffineTransform(translationX: -0.3 * container.bounds.width * mirror, y: 0)
        let scrim = UIView(frame: lower.bounds)
        scrim.backgroundColor = UIColor(white: 0, alpha: 0.08)
        scrim.isUserInteractionEnabled = false
        UIView.performWithoutAnimation {
            lower.addSubview(scrim)
            upper.transform = isPush ? away : .identity
            lower.transform = isPush ? .identity : aside
            scrim.alpha = isPush ? 0 : 1
        }
        AnimationBlock.run(
            timing, delay: 0, options: [],
            {
                upper.transform = isPush ? .identity : away
                lower.transform = isPush ? aside : .identity
                scrim.alpha = isPush ? 1 : 0
            },
            { _ in
                scrim.removeFromSuperview()
                context.completeTransition(true)
            })
    }
}
