import QuartzCore

/// The system's push and pop.
///
/// Curve and seconds are those of a re-creation of UIKit; they are not measured.
final class NavigationAnimator: NSObject, SystemAnimator {
    private let operation: UINavigationController.Operation

    init(_ operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    static let timing = AnimationBlock.Timing.curve(.easeInOut, duration: 0.35)

    var timing: AnimationBlock.Timing { Self.timing }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let slide = slide(in: context) else { return context.completeTransition(true) }
        let isPush = operation == .push
        UIView.performWithoutAnimation { slide.show(isPush ? 1 : 0) }
        AnimationBlock.run(
            timing, delay: 0, options: [], { slide.show(isPush ? 0 : 1) },
            { _ in
                slide.end()
                context.completeTransition(true)
            })
    }

    /// The two views, on their way; nil where one does not take part.
    func slide(in context: any UIViewControllerContextTransitioning) -> NavigationSlide? {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return nil }
        return operation == .push
            ? NavigationSlide(to, over: from, in: context.containerView)
            : NavigationSlide(from, over: to, in: context.containerView)
    }
}
