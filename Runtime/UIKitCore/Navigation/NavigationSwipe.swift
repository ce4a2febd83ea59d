import QuartzCore

/// A finger that pulls the top of a navigation away, from the edge where the interface begins.
///
/// The navigation pops as the finger begins; where it lets go before half of the way and not at a speed the
/// pop is taken back. What runs alongside waits until it lets go, and does not run where that takes the pop
/// back; UIKit moves it with the finger.
@MainActor final class NavigationSwipe: NSObject {
    private unowned let navigation: UINavigationController
    let recognizer: BackSwipeRecognizer
    private var run: Run?

    private struct Run {
        let transition: ControllerTransition
        let slide: NavigationSlide
    }

    init(of navigation: UINavigationController) {
        self.navigation = navigation
        recognizer = BackSwipeRecognizer(of: navigation)
        super.init()
        recognizer.delegate = self
        recognizer.onChange = { [weak self] _ in self?.fingerChanged() }
    }

    /// Whether there is something to go back to, and nothing is on its way.
    static func canBegin(in navigation: UINavigationController) -> Bool {
        navigation.stack.count > 1 && navigation.ownTransition == nil
    }

    /// Moves a transition from now on.
    func take(_ transition: ControllerTransition, _ slide: NavigationSlide, to items: [UINavigationItem]) {
        run = Run(transition: transition, slide: slide)
        navigation.navigationBar.beginSwipe(to: items)
        transition.beginInteraction()
        show(0)
    }

    /// The transition ended, whoever ended it.
    func ended() {
        guard let run else { return }
        self.run = nil
        run.slide.end()
        navigation.navigationBar.endSwipe()
    }

    private func fingerChanged() {
        switch recognizer.state {
        case .began:
            guard Self.canBegin(in: navigation) else { return }
            navigation.change(to: Array(navigation.stack.dropLast()), animated: true, underFinger: true)
            follow()
        case .changed: follow()
        case .ended:
            follow()
            letGo(at: recognizer.velocity(in: navigation.view).x)
        case .cancelled: letGo(at: nil)
        case .possible, .failed: break
        }
    }

    private var part: CGFloat {
        guard let width = run?.slide.width, width != 0 else { return 0 }
        return min(max(recognizer.translation(in: navigation.view).x / width, 0), 1)
    }

    private func follow() {
        guard let run, run.transition.isInteractive else { return }
        let part = part
        run.transition.percentComplete = part
        show(part)
    }

    private func show(_ part: CGFloat) {
        UIView.performWithoutAnimation {
            run?.slide.show(part)
            navigation.navigationBar.swipe(part)
        }
    }

    /// - Parameter velocity: to the right, in points a second; nil where the finger was taken away.
    private func letGo(at velocity: CGFloat?) {
        guard let run, run.transition.isInteractive else { return }
        let (part, width) = (run.transition.percentComplete, run.slide.width)
        let speed = (velocity ?? 0) * (width < 0 ? -1 : 1)
        let completes = velocity != nil && Self.completes(part, speed: speed)
        let end: CGFloat = completes ? 1 : 0
        let way = abs(end - part) * abs(width)
        let towards = completes ? speed : -speed
        run.transition.endInteraction(completes: completes)
        AnimationBlock.run(
            .release(velocity: way < 1 ? 0 : max(0, towards) / way), delay: 0, options: [],
            {
                run.slide.show(end)
                navigation.navigationBar.swipe(end)
            },
            { _ in run.transition.completeTransition(completes) })
    }

    /// Whether the pop goes on where the finger lets go.
    ///
    /// - Parameter speed: in the direction of the pop, in points a second.
    static func completes(_ part: CGFloat, speed: CGFloat) -> Bool {
        abs(speed) >= fast ? speed > 0 : part > 0.5
    }

    /// Unconfirmed.
    private static let fast: CGFloat = 500
}

/// What UIKit has as the delegate of the recogniser: an app that puts its own in its place, or none, may have
/// people swipe back without a back button.
extension NavigationSwipe: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        navigation.navigationBar.leadsBack && !navigation.isNavigationBarHidden
    }
}

/// Begins at the left edge, and where the interface runs from right to left at the right one.
final class BackSwipeRecognizer: UIScreenEdgePanGestureRecognizer {
    private weak var navigation: UINavigationController?

    init(of navigation: UINavigationController) {
        self.navigation = navigation
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let navigation {
            let isMirrored = navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            edges = NavigationSwipe.canBegin(in: navigation) ? isMirrored ? .right : .left : []
        }
        super.touchesBegan(touches, with: event)
    }

    /// What is scrolled from the edge waits until it is clear that nobody goes back.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer
            && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
    }
}
