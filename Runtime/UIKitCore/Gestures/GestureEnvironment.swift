import QuartzCore

/// The recognisers that look at the touches of one window: who waits for whom, and who keeps whom from being
/// recognised.
///
/// Every recogniser sees an event before any acts on it. Then, for each that changed: the others that it
/// prevents fail, the views lose its touches, and it acts.
@MainActor final class GestureEnvironment {
    private unowned let delivery: TouchDelivery
    /// From a recogniser's first touch until it is reset; deepest view first, then the one added last.
    private(set) var engaged: [UIGestureRecognizer] = []
    private var unanswered: [Change] = []
    private var requirements = FailureRequirements()
    private var busy = 0
    private var isSettling = false

    init(delivery: TouchDelivery) { self.delivery = delivery }

    // MARK: Touches

    /// Hands a touch that landed to the recognisers of its view and of everything that the view is in.
    func land(_ touch: UITouch) {
        for view in sequence(first: touch.view, next: { $0?.superview }).compactMap({ $0 }) {
            for recognizer in view.viewState.gestureRecognizers.reversed() where recognizer.takes(touch) {
                engage(recognizer, with: touch)
            }
        }
        engaged = engaged.map { (recognizer: $0, depth: $0.depth) }.sorted { $0.depth > $1.depth }.map(
            \.recognizer)
        requirements.learn(among: touch.recognizers)
    }

    private func engage(_ recognizer: UIGestureRecognizer, with touch: UITouch) {
        // A delegate that was asked may have taken the recogniser away.
        guard recognizer.view?.window?.touches === delivery else { return }
        touch.recognizers.append(recognizer)
        recognizer.land(touch)
        guard recognizer.environment == nil else { return }
        recognizer.environment = self
        engaged.append(recognizer)
    }

    func deliver(_ changed: Set<UITouch>, _ event: UIEvent) {
        for recognizer in engaged where recognizer.environment === self { recognizer.receive(changed, event) }
    }

    // MARK: Changes

    /// Runs something of which the consequences wait for its end.
    func whileBusy(_ body: () -> Void) {
        busy += 1
        body()
        busy -= 1
    }

    func changed(_ recognizer: UIGestureRecognizer, isRecognition: Bool) {
        unanswered.append(Change(recognizer: recognizer, isRecognition: isRecognition))
        settleIfIdle()
    }

    /// Outside an event, after a delay, say, a change has its consequences at once.
    func settleIfIdle() {
        if busy == 0, !isSettling { delivery.endTurn() }
    }

    /// Runs what follows from the changes, until nothing more does.
    func settle() {
        guard !isSettling else { return }
        isSettling = true
        repeat {
            while !unanswered.isEmpty { answer(unanswered.removeFirst()) }
        } while releaseWaiting()
        isSettling = false
    }

    /// Runs what follows from a change before the recogniser makes the next.
    func answer(_ recognizer: UIGestureRecognizer) {
        guard let index = unanswered.firstIndex(where: { $0.recognizer === recognizer }) else { return }
        answer(unanswered.remove(at: index))
    }

    private func answer(_ change: Change) {
        let recognizer = change.recognizer
        if change.isRecognition {
            guard !isOutdone(recognizer) else { return recognizer.yield() }
            exclude(by: recognizer)
            if recognizer.cancelsTouchesInView { delivery.cancel(recognizer.seen) }
        }
        recognizer.onChange?(recognizer)
    }

    private func exclude(by recognizer: UIGestureRecognizer) {
        for other in engaged where other !== recognizer && other.current == .possible {
            guard recognizer.shares(with: other) else { continue }
            if requirements.has(other, waitingFor: recognizer) || recognizer.prevents(other) {
                other.state = .failed
            }
        }
    }

    /// Of a double tap and the single tap that is its second half, which are recognised in one event, only
    /// the double tap acts.
    private func isOutdone(_ recognizer: UIGestureRecognizer) -> Bool {
        unanswered.contains { change in
            let other = change.recognizer
            return change.isRecognition && other.tapsRequired > recognizer.tapsRequired
                && recognizer.tapsRequired > 0 && other.shares(with: recognizer) && other.prevents(recognizer)
        }
    }

    /// Whether one that has been recognised forbids this one to be.
    func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
        engaged.contains { other in
            other !== recognizer && other.hasRecognized && other.shares(with: recognizer)
                && (requirements.has(recognizer, waitingFor: other) || other.prevents(recognizer))
        }
    }

    // MARK: Waiting

    /// Whether another has to fail first. One that waits for this one itself is not waited for.
    func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
        blockers(of: recognizer).contains { other in
            var asked: Set<UIGestureRecognizer> = []
            return !waits(other, for: recognizer, &asked)
        }
    }

    private func blockers(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        engaged.filter { other in
            other !== recognizer && other.current == .possible && !other.isObserver
                && other.shares(with: recognizer) && requirements.has(recognizer, waitingFor: other)
        }
    }

    private func waits(
        _ recognizer: UIGestureRecognizer, for target: UIGestureRecognizer,
        _ asked: inout Set<UIGestureRecognizer>
    ) -> Bool {
        guard recognizer.awaited != nil, asked.insert(recognizer).inserted else { return false }
        for other in blockers(of: recognizer) {
            if other === target || waits(other, for: target, &asked) { return true }
        }
        return false
    }

    private func releaseWaiting() -> Bool {
        guard let next = engaged.first(where: { $0.awaited != nil && !mustWait($0) }) else { return false }
        if let awaited = next.awaited { next.state = awaited }
        // An override of `state` may have kept it.
        if next.awaited != nil { next.request(.failed) }
        return true
    }

    // MARK: Ends

    /// Resets the recognisers that have decided and have no finger left. A gesture that was left under way is
    /// cancelled.
    func retire(down: Set<UITouch>) {
        for recognizer in engaged {
            recognizer.touches.removeAll { !down.contains($0) }
            if recognizer.touches.isEmpty, recognizer.hasBegun { recognizer.state = .cancelled }
        }
        settle()
        for recognizer in engaged where recognizer.touches.isEmpty {
            let hasNothing = recognizer.seen.isEmpty && recognizer.awaited == nil
            if recognizer.isOver || hasNothing { release(recognizer) }
        }
    }

    /// Takes a recogniser out, whatever it is doing: its gesture is cancelled.
    func dismiss(_ recognizer: UIGestureRecognizer) {
        whileBusy {
            recognizer.state = recognizer.hasBegun ? .cancelled : .failed
            part(recognizer)
        }
        settleIfIdle()
    }

    /// Ends every gesture, and lets go of the touches; none that waits for another is recognised by that.
    func cancelAll() {
        whileBusy {
            let all = engaged
            for recognizer in all { recognizer.state = recognizer.hasBegun ? .cancelled : .failed }
            for recognizer in all { part(recognizer) }
        }
        settleIfIdle()
    }

    private func part(_ recognizer: UIGestureRecognizer) {
        answer(recognizer)
        for touch in recognizer.seen { touch.recognizers.removeAll { $0 === recognizer } }
        release(recognizer)
    }

    private func release(_ recognizer: UIGestureRecognizer) {
        guard recognizer.environment === self else { return }
        engaged.removeAll { $0 === recognizer }
        unanswered.removeAll { $0.recognizer === recognizer }
        requirements.forget(recognizer)
        recognizer.environment = nil
        recognizer.finish()
    }
}

extension GestureEnvironment {
    private struct Change {
        let recognizer: UIGestureRecognizer
        /// Whether the gesture was possible before.
        let isRecognition: Bool
    }
}

extension UIGestureRecognizer {
    fileprivate func shares(with other: UIGestureRecognizer) -> Bool { !seen.isDisjoint(with: other.seen) }

    /// How early the recogniser gets its touches: how deep its view lies, then how late it was added.
    fileprivate var depth: Depth {
        let views = sequence(first: view, next: { $0?.superview }).lazy.compactMap { $0 }.count
        return Depth(view: views, place: view?.viewState.gestureRecognizers.firstIndex(of: self) ?? 0)
    }
}

private struct Depth: Comparable {
    let view: Int
    let place: Int

    static func < (a: Depth, b: Depth) -> Bool { (a.view, a.place) < (b.view, b.place) }
}
