import QuartzCore

/// Who hears of the touches in one window, and in which order: recognisers first, then the view under the
/// finger, unless a recogniser holds the touch back or has taken it.
@MainActor final class TouchDelivery {
    private unowned let window: UIWindow
    /// Recognisers that saw a touch which is still down, or that must be reset.
    private var engaged: [UIGestureRecognizer] = []
    private var active: Set<UITouch> = []
    private var isDelivering = false

    init(window: UIWindow) { self.window = window }

    func deliver(_ event: UIEvent) {
        guard let touches = event.touches(for: window) else { return }
        isDelivering = true
        defer { isDelivering = false }
        for touch in touches where touch.phase == .began { land(touch, event) }
        let changed = touches.filter { $0.phase != .stationary }
        for recognizer in engaged {
            let its = changed.filter { $0.recognizers.contains(recognizer) }
            if !its.isEmpty { recognizer.receive(its, event) }
        }
        settleWithheld(event)
        tellViews(changed, event)
        for touch in changed where touch.phase == .ended || touch.phase == .cancelled { active.remove(touch) }
        resetFinished()
    }

    /// A recogniser changed outside an event: a time-out, say.
    func recognizerChanged() {
        guard !isDelivering else { return }
        let event = UIEvent(touches: active, timestamp: CACurrentMediaTime())
        settleWithheld(event)
        resetFinished()
    }

    /// A recogniser recognised: the others on its touches fail, and the views may lose the touches.
    func recognized(_ recognizer: UIGestureRecognizer) {
        for other in engaged where other !== recognizer && other.state == .possible {
            guard !recognizer.touches.isDisjoint(with: other.touches) else { continue }
            if recognizer.prevents(other) { other.state = .failed }
        }
        guard recognizer.cancelsTouchesInView else { return }
        cancel(recognizer.touches)
    }

    /// Whether one that has already recognised forbids this one to.
    func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
        engaged.contains { other in
            other !== recognizer && other.hasRecognized && !other.touches.isDisjoint(with: recognizer.touches)
                && other.prevents(recognizer)
        }
    }

    /// A view that leaves the window gets no more of its touches, and hears that it lost them.
    func viewLeft(_ view: UIView) {
        let its = active.filter { $0.view === view }
        guard !its.isEmpty else { return }
        cancel(its)
        for touch in its {
            touch.recognizers.removeAll { $0.view == nil || $0.view?.isDescendant(of: view) == true }
        }
    }

    /// Ends every touch as the system does when something takes the screen over.
    func cancelAll() {
        cancel(active)
        for recognizer in engaged where recognizer.state == .began || recognizer.state == .changed {
            recognizer.state = .cancelled
        }
        for recognizer in engaged where recognizer.state == .possible { recognizer.state = .failed }
    }

    // MARK: Steps

    private func land(_ touch: UITouch, _ event: UIEvent) {
        let point = window.layer.convert(touch.screenPosition, from: window.screen.layerTree.root)
        touch.view = window.hitTest(point, with: event)
        active.insert(touch)
        for view in sequence(first: touch.view, next: { $0?.superview }).compactMap({ $0 }) {
            for recognizer in view.viewState.gestureRecognizers where recognizer.takes(touch) {
                touch.recognizers.append(recognizer)
                if !engaged.contains(recognizer) { engaged.append(recognizer) }
            }
        }
    }

    private func settleWithheld(_ event: UIEvent) {
        for touch in active where touch.delivery == .withheld && !isHeld(touch) {
            let phase = touch.phase
            touch.phase = .began
            tell(touch.view, [touch], event)
            touch.phase = phase
        }
    }

    private func isHeld(_ touch: UITouch) -> Bool {
        touch.recognizers.contains { $0.delaysTouchesBegan && $0.state == .possible }
    }

    private func tellViews(_ touches: Set<UITouch>, _ event: UIEvent) {
        for touch in touches where touch.phase == .began && touch.delivery == .none && isHeld(touch) {
            touch.delivery = .withheld
        }
        let due = touches.filter { touch in
            switch touch.delivery {
            case .none: touch.phase == .began
            case .delivered: true
            case .withheld, .cancelled: false
            }
        }
        for (_, its) in Dictionary(grouping: due, by: { Delivery(view: $0.view, phase: $0.phase) })
            .sorted(by: { $0.key.order < $1.key.order })
        {
            tell(its.first?.view, Set(its), event)
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
        for touch in touches { touch.delivery = .delivered }
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
        let first = touches.min { $0.timestamp < $1.timestamp }
        for touch in touches where isBusy || touch !== first { touch.delivery = .cancelled }
        return isBusy ? [] : Set([first].compactMap { $0 })
    }

    private func cancel(_ touches: Set<UITouch>) {
        let event = UIEvent(touches: active, timestamp: CACurrentMediaTime())
        let told = touches.filter { $0.delivery == .delivered }
        for touch in touches { touch.delivery = .cancelled }
        for (_, its) in Dictionary(grouping: told, by: { $0.view.map(ObjectIdentifier.init) }) {
            let phases = its.map(\.phase)
            for touch in its { touch.phase = .cancelled }
            its.first?.view?.touchesCancelled(Set(its), with: event)
            for (touch, phase) in zip(its, phases) { touch.phase = phase }
        }
    }

    private func resetFinished() {
        for recognizer in engaged where active.isDisjoint(with: recognizer.touches) {
            recognizer.finish()
            engaged.removeAll { $0 === recognizer }
        }
    }
}

extension TouchDelivery {
    /// A group of touches that a view is told of in one call; landing comes first and lifting last.
    private struct Delivery: Hashable {
        let view: ObjectIdentifier?
        let phase: UITouch.Phase

        @MainActor init(view: UIView?, phase: UITouch.Phase) {
            self.view = view.map(ObjectIdentifier.init)
            self.phase = phase
        }

        var order: Int { phase.rawValue }
    }
}
