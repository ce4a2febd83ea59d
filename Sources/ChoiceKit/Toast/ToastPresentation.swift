import UIKit

/// One time that a toast is up, from its arrival until it has gone: its layer, and how long it stays.
@MainActor final class ToastPresentation {
    let id: Int
    private(set) var isLeaving = false
    private weak var scene: UIWindowScene?
    private let window: ToastWindow
    private let controller = ToastViewController()
    private let view: ToastView
    private var timer: ToastTimer
    private var cancelEnd: Delays.Cancel?
    private var cancelLook: Delays.Cancel?
    private let observations = Observations()
    private let onEnd: (Toast.EndReason) -> Void
    /// Where VoiceOver was before it came to the toast.
    private weak var formerFocus: AnyObject?
    private var arrivalTime: TimeInterval = 0

    /// - Parameters:
    ///   - texts: the words of a toast that brings none.
    ///   - onEnd: its time is over, or the person wants it to go.
    ///   - onTakenAway: somebody took its layer from the screen.
    init(
        of entry: ToastQueue.Entry, _ texts: Toast.Texts, in scene: UIWindowScene,
        onEnd: @escaping (Toast.EndReason) -> Void,
        onTakenAway: @escaping () -> Void
    ) {
        id = entry.id
        self.scene = scene
        self.onEnd = onEnd
        window = ToastWindow(in: scene)
        window.adoptAppearance(of: AppWindow(of: scene)?.window)
        view = ToastView(entry.toast, texts)
        timer = ToastTimer(.infinity, at: CACurrentMediaTime())
        window.onTakenAway = { [weak self] in
            self?.stop()
            onTakenAway()
        }
        view.onDismiss = { [weak self] in self?.end($0) }
        view.onAction = { [weak self] in self?.end(.action) }
        view.onTouch = { [weak self] in self?.set(.touch, $0) }
        view.onHover = { [weak self] in self?.set(.hover, $0) }
    }

    // MARK: Coming and going

    func arrive() {
        HIGAudit.check(view.toast)
        arrivalTime = CACurrentMediaTime()
        window.show(controller)
        lookAtBars()
        controller.arrive(view)
        formerFocus = focusedElement
        observe()
        restart(after: ToastViewController.arrival)
        announce()
    }

    /// Takes the toast away. It goes once, and what is told when it has gone is told once.
    func leave(completion: @escaping () -> Void) {
        guard !isLeaving else { return }
        let hadFocus = view.holds(focusedElement)
        isLeaving = true
        stop()
        controller.leave(view, animated: scene?.activationState != .background) { [self] in
            window.close()
            completion()
        }
        // VoiceOver would begin at the top of the screen.
        if hadFocus { UIAccessibility.post(notification: .layoutChanged, argument: formerFocus) }
    }

    /// Takes the layer away without a word.
    func close() {
        stop()
        window.close()
    }

    private func stop() {
        cancelEnd?()
        cancelLook?()
        (cancelEnd, cancelLook) = (nil, nil)
    }

    private func end(_ reason: Toast.EndReason) {
        if !isLeaving { onEnd(reason) }
    }

    /// Shows another content, or the same once more.
    ///
    /// - Parameter isNew: whether it is announced though its text is the same.
    func show(_ toast: Toast, isNew: Bool) {
        guard !isLeaving else { return }
        let before = view.toast
        controller.change(view, to: toast)
        if isNew || before.text != toast.text { announce() }
        restart(after: 0)
    }

    private func announce() {
        UIAccessibility.post(notification: .announcement, argument: view.announcement)
    }

    // MARK: Time

    /// Seconds since it came.
    var timeShown: TimeInterval { CACurrentMediaTime() - arrivalTime }

    /// Begins to count, from the moment on at which the toast has come.
    private func restart(after delay: TimeInterval) {
        let now = CACurrentMediaTime()
        timer.restart(view.toast.wantedDuration + delay, at: now)
        timer.set(.inactive, scene?.activationState != .foregroundActive, at: now)
        timer.set(.assistance, needsAssistance, at: now)
        schedule()
    }

    private func set(_ hold: ToastTimer.Hold, _ isHeld: Bool) {
        // VoiceOver also moves where the toast is not.
        guard !isLeaving, timer.holds.contains(hold) != isHeld else { return }
        timer.set(hold, isHeld, at: CACurrentMediaTime())
        schedule()
    }

    private func schedule() {
        cancelEnd?()
        cancelEnd = nil
        guard let end = timer.end else { return }
        let rest = max(0, end - CACurrentMediaTime())
        cancelEnd = Delays.standard.after(rest) { [weak self] in self?.end(.timedOut) }
    }

    // MARK: What goes on around it

    private func observe() {
        observations.add(UIScene.willDeactivateNotification, of: scene) { [weak self] in
            self?.set(.inactive, true)
        }
        observations.add(UIScene.didActivateNotification, of: scene) { [weak self] in
            self?.set(.inactive, false)
        }
        observations.add(UIAccessibility.elementFocusedNotification) { [weak self] in self?.focusDidMove() }
        for change in [
            UIAccessibility.voiceOverStatusDidChangeNotification,
            UIAccessibility.switchControlStatusDidChangeNotification,
        ] {
            observations.add(change) { [weak self] in
                guard let self else { return }
                set(.assistance, needsAssistance)
            }
        }
    }

    private var needsAssistance: Bool {
        (UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning)
            && view.toast.shownAction != nil
    }

    private var focusedElement: AnyObject? {
        UIAccessibility.focusedElement(using: nil) as AnyObject?
    }

    private func focusDidMove() {
        let element = focusedElement
        let isHere = view.holds(element)
        if !isHere { formerFocus = element }
        set(.focus, isHere)
    }

    /// Nobody tells when a bar of the app comes or goes, so a toast that is up looks for itself.
    private func lookAtBars() {
        guard !isLeaving, let scene else { return }
        controller.keepAbove(bars: AppWindow(of: scene)?.bars ?? 0)
        cancelLook = Delays.standard.after(Self.timeBetweenLooks) { [weak self] in self?.lookAtBars() }
    }

    /// Seconds; about as long as a bar takes to come.
    private static let timeBetweenLooks: TimeInterval = 0.25
}
