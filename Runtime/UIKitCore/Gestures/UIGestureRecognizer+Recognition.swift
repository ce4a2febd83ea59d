import QuartzCore

/// What becomes of a state that a subclass asks for.
extension UIGestureRecognizer {
    var hasBegun: Bool { current == .began || current == .changed }
    var hasRecognized: Bool { hasBegun || current == .ended }
    var isOver: Bool { current == .ended || current == .cancelled || current == .failed }
    /// Whether the recogniser looks at touches and has not made up its mind.
    var isUndecided: Bool { current == .possible && environment != nil }

    func request(_ new: State) {
        switch (current, new) {
        case (.possible, .began), (.possible, .ended): recognize(as: new)
        case (.possible, .cancelled), (.possible, .failed): fail()
        case (.began, .changed), (.changed, .changed): advance(to: .changed)
        case (.began, .ended), (.changed, .ended): advance(to: .ended)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
            advance(to: .cancelled)
        default: break
        }
    }

    /// Who is asked whether the gesture may begin is asked before the gesture waits for others; UIKit's order
    /// of the two is unconfirmed.
    private func recognize(as new: State) {
        guard awaited != nil || mayBegin else { return fail() }
        // It is over before the others let it begin.
        if awaited == .began, new == .ended { return fail() }
        if let environment {
            guard !environment.isPrevented(self) else { return fail() }
            guard !environment.mustWait(self) else {
                awaited = new
                return
            }
        }
        awaited = nil
        advance(to: new)
    }

    private func advance(to new: State) {
        guard let environment else {
            current = new
            onChange?(self)
            // Who looks at no touches is over at the end of the pass that told it so.
            if isOver, seesTouches { finish() }
            return
        }
        let isRecognition = current == .possible
        if !isRecognition {
            environment.answer(self)
            guard hasBegun else { return }
        }
        current = new
        environment.changed(self, isRecognition: isRecognition)
    }

    private func fail() {
        awaited = nil
        current = .failed
        guard let environment else { return finish() }
        environment.settleIfIdle()
    }

    /// Another gesture that was recognised in the same event comes before this one, which has not acted yet.
    func yield() { current = .failed }

    /// The delegate is asked, then the recogniser's own view, and each view whose touches the gesture would
    /// cancel (UIView.h on `gestureRecognizerShouldBegin(_:)`).
    private var mayBegin: Bool {
        guard delegate?.gestureRecognizerShouldBegin(self) != false else { return false }
        guard view?.gestureRecognizerShouldBegin(self) != false else { return false }
        guard cancelsTouchesInView else { return true }
        let others = Set(seen.compactMap(\.view)).subtracting([view].compactMap { $0 })
        return others.allSatisfy { $0.gestureRecognizerShouldBegin(self) }
    }

    func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        let delegates = (delegate, other.delegate)
        return delegates.0?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
            && delegates.1?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
    }
}

/// The touches of an attempt.
extension UIGestureRecognizer {
    func takes(_ touch: UITouch) -> Bool {
        guard isEnabled, seesTouches, awaited != .ended else { return false }
        guard allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else { return false }
        return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    func land(_ touch: UITouch) {
        if touches.isEmpty, awaited == nil, !isBetweenTaps { seen.removeAll() }
        touches.append(touch)
        seen.insert(touch)
    }

    func receive(_ changed: Set<UITouch>, _ event: UIEvent) {
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let its = changed.filter { $0.phase == phase && touches.contains($0) }
            guard !its.isEmpty, isEnabled, !isOver, awaited != .ended else { continue }
            switch phase {
            case .began: touchesBegan(its, with: event)
            case .moved: touchesMoved(its, with: event)
            case .ended: touchesEnded(its, with: event)
            default: touchesCancelled(its, with: event)
            }
        }
    }

    func forget(_ touch: UITouch) {
        touches.removeAll { $0 === touch }
        seen.remove(touch)
        touch.recognizers.removeAll { $0 === self }
    }

    /// The attempt is over, and the next may begin.
    func finish() {
        touches.removeAll()
        seen.removeAll()
        awaited = nil
        current = .possible
        reset()
    }

    /// Takes the recogniser from its view, which cancels its gesture.
    func detach() {
        environment?.dismiss(self)
        if hasBegun {
            state = .cancelled
            finish()
        }
        view = nil
    }
}

/// What the recognisers here measure with.
extension UIGestureRecognizer {
    /// Runs something in so many seconds on the clock of the screen.
    func after(_ delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> Tick? {
        view?.window?.screen.frames.ticks.after(delay, body)
    }

    /// A place in the window in the coordinates of a view.
    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = self.view?.window ?? view.window else { return point }
        return view.convert(point, from: window)
    }
}
