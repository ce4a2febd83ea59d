import UIKit

/// One toast that was shown or waits: what changes it or takes it away, whatever came after it.
@MainActor public final class ToastHandle {
    private weak var center: ToastCenter?
    private let id: Int
    private var last: Toast
    private var shows: [() -> Void] = []
    private var actions: [() -> Void] = []
    private var ends: [(Toast.EndReason) -> Void] = []

    /// Why the toast ended; nil while it is up or waits.
    public private(set) var endReason: Toast.EndReason?

    init(_ toast: Toast, id: Int, in center: ToastCenter?) {
        last = toast
        self.id = id
        self.center = center
    }

    /// What the toast shows, or showed last.
    public var toast: Toast { center?.toast(id) ?? last }

    /// Whether the toast is on the screen now. One that waits, or had to make way, is not.
    public var isShown: Bool { endReason == nil && center?.shownID == id }

    /// Seconds for which it has been on the screen; 0 where it is not.
    var timeShown: TimeInterval { isShown ? center?.timeShown ?? 0 : 0 }

    /// Changes the toast, in place where it is up; its time begins anew, and a new text is announced. A toast
    /// that then shows nothing ends.
    ///
    /// - Returns: false where it has ended; nothing happens then.
    @discardableResult public func update(_ change: (inout Toast) -> Void) -> Bool {
        guard endReason == nil, let center else { return false }
        var toast = toast
        change(&toast)
        center.update(id, to: toast)
        return true
    }

    /// Takes the toast away, or out of the queue. Nothing happens where it has ended.
    public func dismiss() { end(.dismissed) }

    func end(_ reason: Toast.EndReason) {
        if endReason == nil { center?.end(id, reason) }
    }

    /// One that is over before it began.
    static func ended(
        _ reason: Toast.EndReason, _ toast: Toast, _ onEnd: ((Toast.EndReason) -> Void)?
    ) -> ToastHandle {
        let handle = ToastHandle(toast, id: 0, in: nil)
        handle.listen(onAction: nil, onEnd: onEnd)
        handle.finish(reason, showing: toast)
        return handle
    }

    // MARK: From the centre

    func listen(
        onAction: (() -> Void)?, onEnd: ((Toast.EndReason) -> Void)? = nil, onShow: (() -> Void)? = nil
    ) {
        if let onAction { actions.append(onAction) }
        if let onEnd { ends.append(onEnd) }
        if let onShow { shows.append(onShow) }
    }

    func didShow() { shows.forEach { $0() } }

    /// The toast is over. Handlers are let go of, so that what they hold may go.
    func finish(_ reason: Toast.EndReason, showing toast: Toast) {
        guard endReason == nil else { return }
        endReason = reason
        last = toast
        let (actions, ends) = (actions, ends)
        (self.actions, self.ends, shows) = ([], [], [])
        if reason == .action { actions.forEach { $0() } }
        ends.forEach { $0(reason) }
    }
}

extension Toast {
    /// Why a toast ended. Each ends once.
    public enum EndReason: Hashable, Sendable {
        /// Its time was over.
        case timedOut
        /// The person tapped it, or dismissed it with VoiceOver.
        case tapped
        /// The person swiped it away.
        case swiped
        /// The Z gesture of VoiceOver.
        case escaped
        /// The person chose its action.
        case action
        /// The program took it away.
        case dismissed
        /// The scene went away, or its windows were taken from the screen.
        case sceneGone
        /// It had nothing to show: its text is empty, or of characters that cannot be seen.
        case nothingToShow
        /// `showToast` was called on a controller that is in no window, nor anything around it.
        case notInWindow
    }
}
