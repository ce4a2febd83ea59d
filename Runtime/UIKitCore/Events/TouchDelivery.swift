import QuartzCore

/// Who hears of the touches in one window, and in which order: recognisers first, then the view under the
/// finger, unless a recogniser holds the touch back or has taken it.
@MainActor final class TouchDelivery {
    private unowned let window: UIWindow
    private(set) lazy var gestures = GestureEnvironment(delivery: self)
    /// The touches that are down.
    private var active: Set<UITouch> = []
    /// The touches that have lifted, which their views have not heard of.
    private var lifted: Set<UITouch> = []

    init(window: UIWindow) { self.window = window }

    func deliver(_ event: UIEvent) {
        guard let touches = event.touches(for: window) else { return }
        let changed = touches.filter { $0.phase != .stationary }
        gestures.whileBusy {
            for touch in changed.inOrder where touch.phase == .began { land(touch, event) }
            gestures.deliver(changed, event)
            gestures.settle()
            release(event)
            tellViews(changed, event)
        }
        for touch in changed where touch.isOver { active.remove(touch) }
        endTurn()
    }

    /// Runs what follows from changes of recognisers: in others, in what they held back from views, and in
    /// those that are done.
    func endTurn() {
        gestures.settle()
        release(UIEvent(touches: active.union(lifted), timestamp: CACurrentMediaTime()))
        gestures.retire(down: active)
    }

    /// A view that leaves the window gets no more of its touches, and hears that it lost them.
    func viewLeft(_ view: UIView) {
        cancel(active.union(lifted).filter { $0.view === view })
        for recognizer in gestures.engaged where recognizer.view === view { gestures.dismiss(recognizer) }
    }

    /// Ends every touch as the system does when something takes the screen over.
    func cancelAll() {
        cancel(active.union(lifted))
        gestures.cancelAll()
    }

    /// Ends every touch and gesture in a view that is about to go; others go on.
    func cancelAll(in view: UIView) {
        cancel(active.union(lifted).filter { $0.view?.isDescendant(of: view) == true })
        for recognizer in gestures.engaged where recognizer.view?.isDescendant(of: view) == true {
            gestures.dismiss(recognizer)
        }
    }

    /// Takes touches away from their views.
    func cancel(_ touches: Set<UITouch>) {
        let told = touches.filter { $0.delivery == .delivered }
        for touch in touches { touch.delivery = .cancelled }
        lifted.subtract(touches)
        guard !told.isEmpty else { return }
        let event = UIEvent(touches: active.union(told), timestamp: CACurrentMediaTime())
        for its in told.byView {
            let phases = its.map(\.phase)
            for touch in its { touch.phase = .cancelled }
            its.first?.view?.touchesCancelled(Set(its), with: event)
            for (touch, phase) in zip(its, phases) { touch.phase = phase }
        }
    }

    /// Gives a touch that is down to another view, which hears how it moves and lifts. No gesture has it any
    /// more.
    func hand(_ touch: UITouch, to view: UIView) {
        for recognizer in touch.recognizers { gestures.dismiss(recognizer) }
        touch.view = view
    }

    // MARK: Steps

    private func land(_ touch: UITouch, _ event: UIEvent) {
        let point = window.layer.convert(touch.screenPosition, from: window.screen.layerTree.root)
        touch.view = window.hitTest(point, with: event)
        active.insert(touch)
        gestures.land(touch)
    }

    /// Tells views what recognisers have held back and hold back no longer.
    private func release(_ event: UIEvent) {
        for touch in active.union(lifted).inOrder where touch.phase != .cancelled {
            if touch.delivery == .withheld, !touch.isHeldBack {
                let phase = touch.phase
                touch.phase = .began
                tell(touch.view, [touch], event)
                touch.phase = phase
            }
            if lifted.contains(touch), touch.delivery == .delivered, !touch.isLiftHeldBack {
                tell(touch.view, [touch], event)
            }
        }
        lifted = lifted.filter { $0.delivery == .withheld || $0.delivery == .delivered }
    }

    private func tellViews(_ touches: Set<UITouch>, _ event: UIEvent) {
        for touch in touches { hold(touch) }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            for its in touches.filter({ $0.phase == phase }).byView {
                tell(its.first?.view, Set(its.filter(isDue)), event)
            }
        }
    }

    private func isDue(_ touch: UITouch) -> Bool {
        switch touch.delivery {
        case .none: touch.phase == .began
        case .delivered: !lifted.contains(touch)
        case .withheld, .cancelled, .ended: false
        }
    }

    /// Keeps from the view what recognisers do not let it have now, or at all.
    private func hold(_ touch: UITouch) {
        switch (touch.phase, touch.delivery) {
        case (.began, .none):
            if touch.isTaken {
                touch.delivery = .cancelled
            } else if touch.isHeldBack {
                touch.delivery = .withheld
            }
        case (.ended, .withheld): lifted.insert(touch)
        case (.ended, .delivered): if touch.isLiftHeldBack { lifted.insert(touch) }
        case (.cancelled, .withheld): touch.delivery = .cancelled
        default: break
        }
    }

    private func tell(_ view: UIView?, _ touches: Set<UITouch>, _ event: UIEvent) {
        guard let view, let phase = touches.first?.phase else { return }
        var touches = touches
        if phase == .began, isBlocked(view) {
            for touch in touches { touch.delivery = .cancelled }
            return
        }
        if phase == .began, !view.isMultipleTouchEnabled { touches = firstOnly(touches, in: view) }
        guard !touches.isEmpty else { return }
        for touch in touches { touch.delivery = touch.isOver ? .ended : .delivered }
        switch phase {
        case .began: view.touchesBegan(touches, with: event)
        case .moved: view.touchesMoved(touches, with: event)
        case .ended: view.touchesEnded(touches, with: event)
        case .cancelled: view.touchesCancelled(touches, with: event)
        default: break
        }
    }

    /// A view with exclusive touch gets one only while no other view has any, and then no other gets one
    /// (Apple's Event Handling Guide for iOS).
    private func isBlocked(_ view: UIView) -> Bool {
        active.contains { touch in
            guard touch.delivery == .delivered, let other = touch.view, other !== view else { return false }
            return view.isExclusiveTouch || other.isExclusiveTouch
        }
    }

    /// A view that takes one touch at a time never hears of a second while the first is down.
    private func firstOnly(_ touches: Set<UITouch>, in view: UIView) -> Set<UITouch> {
        let isBusy = active.contains {
            $0.view === view && $0.delivery == .delivered && !touches.contains($0)
        }
        let first = touches.inOrder.first
        for touch in touches where isBusy || touch !== first { touch.delivery = .cancelled }
        return isBusy ? [] : Set([first].compactMap { $0 })
    }
}

extension UITouch {
    fileprivate var isOver: Bool { phase == .ended || phase == .cancelled }

    /// Whether a gesture that is under way keeps the touch from its view.
    fileprivate var isTaken: Bool { recognizers.contains { $0.cancelsTouchesInView && $0.hasBegun } }

    fileprivate var isHeldBack: Bool { recognizers.contains { $0.delaysTouchesBegan && $0.isUndecided } }

    fileprivate var isLiftHeldBack: Bool {
        recognizers.contains { $0.delaysTouchesEnded && $0.isUndecided && !$0.isObserver }
    }
}
