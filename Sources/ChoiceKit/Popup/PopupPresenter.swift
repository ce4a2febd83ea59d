import UIKit

/// Shows the popups of one scene, one at a time.
///
/// What has its turn is decided by a `PopupQueue`; `update()` alone acts on it: it brings up what should be
/// up, and takes away what is up and should not. A popup is taken away when it has arrived, and the next one
/// comes when it is gone, so that UIKit is never asked for two transitions at once.
@MainActor final class PopupPresenter {
    private enum Phase { case arriving, present, leaving }

    private struct Showing {
        let ticket: PopupTicket
        let controller: PopupViewController
        var phase = Phase.arriving
    }

    /// The presenters that have something to do.
    private static var busy: [PopupPresenter] = []
    static var log = CallerLog()

    private weak var place: AnyObject?
    private var queue = PopupQueue<PopupTicket>()
    private var showing: Showing?
    private var focus: PopupFocus?
    private var activation: Observations?
    /// A transition whose end is waited for.
    private weak var awaited: (any UIViewControllerTransitionCoordinator)?
    /// One that told its end, and may still be there in that moment.
    private weak var past: (any UIViewControllerTransitionCoordinator)?

    private init(_ place: AnyObject) { self.place = place }

    // MARK: What a caller asks for

    /// Shows a popup when its turn has come. The result is told once, and before this returns only where the
    /// popup cannot be shown, or is up or waits already.
    ///
    /// - Returns: what ends it early.
    @discardableResult static func present(
        _ popup: Popup, from host: UIViewController, onResult: @escaping (Popup.Result) -> Void
    ) -> () -> Void {
        let ticket = PopupTicket(popup, from: host, onResult: onResult)
        if let fault = popup.fault { return fail(ticket, fault) }
        guard let window = host.viewIfLoaded?.window else { return fail(ticket, .notInWindow) }
        let presenter = presenter(of: window.windowScene ?? window)
        if presenter.has(popup) {
            ticket.settle(.superseded)
            ticket.deliver()
            return {}
        }
        presenter.add(ticket)
        return { [weak presenter, weak ticket] in
            if let ticket { presenter?.end(ticket, .taskCancelled) }
        }
    }

    /// Whether no popup of a scene is up or waits.
    static func isIdle(in scene: UIWindowScene) -> Bool { !busy.contains { $0.place === scene } }

    private static func fail(_ ticket: PopupTicket, _ error: Popup.PresentationError) -> () -> Void {
        log.warn(error.description)
        ticket.settle(.failed(error))
        ticket.deliver()
        return {}
    }

    private static func presenter(of place: AnyObject) -> PopupPresenter {
        if let known = busy.first(where: { $0.place === place }) { return known }
        let presenter = PopupPresenter(place)
        busy.append(presenter)
        return presenter
    }

    /// Whether this popup is up or waits. One that has its answer is not any more.
    private func has(_ popup: Popup) -> Bool {
        queue.entries.contains { $0.result == nil && $0.popup == popup }
    }

    private func add(_ ticket: PopupTicket) {
        queue.add(ticket, isUrgent: ticket.popup.isUrgent)
        ticket.watchHost { [weak self, weak ticket] in
            if let ticket { self?.end(ticket, .hostGone) }
        }
        update()
    }

    private func end(_ ticket: PopupTicket, _ result: Popup.Result) {
        guard ticket.result == nil else { return }
        ticket.settle(result)
        if showing?.ticket !== ticket { close(ticket) }
        update()
    }

    /// Takes one that is not up, or not any more, out of the queue and tells its result.
    private func close(_ ticket: PopupTicket) {
        queue.remove(ticket)
        if queue.isEmpty {
            focus?.restore()
            focus = nil
        }
        ticket.deliver()
    }

    // MARK: What is up

    /// Makes what is up what should be up, as far as that goes now.
    private func update() {
        if let showing {
            switch showing.phase {
            case .arriving: return
            case .leaving: if isSweptAway(showing.controller) { didGo(showing.controller) }
            case .present: if showing.ticket.result != nil || showing.ticket !== queue.first { leave() }
            }
        } else if let ticket = queue.first {
            bringUp(ticket)
        } else {
            activation = nil
            Self.busy.removeAll { $0 === self }
        }
    }

    private func bringUp(_ ticket: PopupTicket) {
        guard let host = ticket.host, let window = host.viewIfLoaded?.window else {
            return end(ticket, .hostGone)
        }
        guard isActive else { return waitUntilActive() }
        let presenter = Self.front(of: window) ?? host
        guard !waitsForTransition(of: [host, presenter]) else { return }
        let words = Popup.Texts(Language(of: host.view))
        let controller = PopupViewController(ticket.popup, texts: words, typed: ticket.typed)
        controller.adoptAppearance(of: host.view)
        controller.onAnswer = { [weak self, weak controller] in self?.answer($0, controller) }
        controller.onDisappear = { [weak self, weak controller] in self?.didDisappear(controller) }
        if focus == nil { focus = PopupFocus(in: window) }
        HIGAudit.check(ticket.popup)
        showing = Showing(ticket: ticket, controller: controller)
        presenter.present(controller, animated: true) { [weak self] in self?.didArrive(controller) }
        guard controller.presentingViewController == nil, showing?.controller === controller else { return }
        showing = nil
        Self.log.warn(Popup.PresentationError.refused.description)
        end(ticket, .failed(.refused))
    }

    private func answer(_ answer: PopupViewController.Answer, _ controller: PopupViewController?) {
        guard let showing, showing.controller === controller, showing.phase != .leaving else { return }
        switch answer {
        case .chosen(let action): end(showing.ticket, .chosen(action, text: showing.controller.card.text))
        case .cancelled(let how): end(showing.ticket, .cancelled(how))
        }
    }

    private func didArrive(_ controller: PopupViewController) {
        guard showing?.controller === controller, showing?.phase == .arriving else { return }
        showing?.phase = .present
        update()
    }

    private func leave() {
        guard let controller = showing?.controller else { return }
        showing?.ticket.typed = controller.card.typed
        showing?.phase = .leaving
        guard let presenter = controller.presentingViewController else { return didGo(controller) }
        presenter.dismiss(animated: true) { [weak self] in self?.didGo(controller) }
    }

    /// It is off the screen. What was not asked to leave was swept away; for what was, UIKit is not through
    /// yet.
    private func didDisappear(_ controller: PopupViewController?) {
        guard let controller, showing?.controller === controller, showing?.phase != .leaving else { return }
        showing?.ticket.settle(.hostGone)
        didGo(controller)
    }

    private func didGo(_ controller: PopupViewController) {
        guard let ticket = showing?.ticket, showing?.controller === controller else { return }
        showing = nil
        // Without a result it made room for an urgent one, and its turn comes again.
        if ticket.result != nil { close(ticket) }
        update()
    }

    private func isSweptAway(_ controller: PopupViewController) -> Bool {
        controller.presentingViewController == nil && !controller.isBeingDismissed
    }

    // MARK: Waiting

    private var isActive: Bool {
        (place as? UIWindowScene).map { $0.activationState == .foregroundActive } ?? true
    }

    private func waitUntilActive() {
        guard activation == nil else { return }
        let activation = Observations()
        activation.add(UIScene.didActivateNotification, of: place) { [weak self] in
            self?.activation = nil
            self?.update()
        }
        self.activation = activation
    }

    /// Whether one of them takes part in a transition, at the end of which `update()` runs.
    private func waitsForTransition(of controllers: [UIViewController]) -> Bool {
        for transition in controllers.compactMap(\.transitionCoordinator) where transition !== past {
            if transition === awaited { return true }
            let before = awaited
            awaited = transition
            let isRunning = transition.animate(alongsideTransition: nil) { [weak self, weak transition] _ in
                self?.didEnd(transition)
            }
            if isRunning { return true }
            awaited = before
        }
        return false
    }

    private func didEnd(_ transition: (any UIViewControllerTransitionCoordinator)?) {
        (awaited, past) = (nil, transition)
        update()
    }

    /// The controller that was presented last, from the root of a window on.
    private static func front(of window: UIWindow) -> UIViewController? {
        guard let root = window.rootViewController else { return nil }
        return sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }
    }
}
