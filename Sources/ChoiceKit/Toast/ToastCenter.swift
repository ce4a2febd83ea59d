public import UIKit

/// The toasts of one scene: one is up, the others wait.
///
/// ```swift
/// let handle = scene.toastCenter.show(Toast("메시지를 삭제했어요", action: .init("실행 취소"))) {
///     mailbox.restore(message)
/// }
/// ```
///
/// A toast stands in a layer of its own over everything that the app shows: it presents nothing, so the app
/// may, takes no touches beside itself and never has the keys. VoiceOver announces it, and stays where it is.
///
/// It goes away by itself when it has been up as long as it takes to read. That time stands still while a
/// finger, a pointer or VoiceOver is on the toast and while the scene is not active. With an action it stays
/// while VoiceOver runs, until somebody dismisses it: by a tap, a swipe to either side or down, the Z gesture
/// or the action.
@MainActor public final class ToastCenter {
    /// The scene; nil once it has gone, and then each toast ends at once with `.sceneGone`.
    public private(set) weak var scene: UIWindowScene?

    private var queue = ToastQueue()
    private var handles: [Int: ToastHandle] = [:]
    private var presentation: ToastPresentation?
    private var log = CallerLog()
    private let observations = Observations()

    private init(of scene: UIWindowScene) {
        self.scene = scene
        observations.add(UIScene.didDisconnectNotification, of: scene) { [weak self] in
            self?.sceneDidDisconnect()
        }
    }

    // MARK: Showing

    /// Shows a toast, or lets it wait for its turn.
    ///
    /// A toast that says the same as one that is up or waits, with the same action, is that one: it is
    /// announced again, its time begins anew, and the handlers of both are called.
    ///
    /// - Parameters:
    ///   - toast: what is shown. One that shows nothing ends at once.
    ///   - onAction: the person chose the action; called before `onEnd`.
    ///   - onEnd: the toast is over, and why. Called once, perhaps before this returns. It may show another
    ///     toast.
    ///   - onShow: the toast came to the screen; called again where it had to make way and comes back.
    /// - Returns: what changes this toast and takes it away.
    @discardableResult public func show(
        _ toast: Toast, onAction: (() -> Void)? = nil, onEnd: ((Toast.EndReason) -> Void)? = nil,
        onShow: (() -> Void)? = nil
    ) -> ToastHandle {
        show(toast, isShared: true, onAction: onAction, onEnd: onEnd, onShow: onShow)
    }

    /// - Parameter isShared: whether the same text from somebody else joins this toast, and it joins others.
    func show(
        _ toast: Toast, isShared: Bool, onAction: (() -> Void)? = nil,
        onEnd: ((Toast.EndReason) -> Void)? = nil, onShow: (() -> Void)? = nil
    ) -> ToastHandle {
        guard scene != nil else { return .ended(.sceneGone, toast, onEnd) }
        guard toast.text.showsSomething else {
            log.warn("A toast whose text shows nothing was not shown: give it a text.")
            return .ended(.nothingToShow, toast, onEnd)
        }
        let handle: ToastHandle
        switch queue.add(toast, isShared: isShared) {
        case .entered(let id):
            handle = ToastHandle(toast, id: id, in: self)
            handles[id] = handle
        case .joined(let id):
            guard let known = handles[id] else { preconditionFailure("Toast \(id) waits without a handle.") }
            handle = known
            if presentation?.id == id { presentation?.show(handle.toast, isNew: true) }
        }
        handle.listen(onAction: onAction, onEnd: onEnd, onShow: onShow)
        act()
        return handle
    }

    /// Takes every toast away, those that wait too.
    public func dismissAll() { endAll(.dismissed) }

    /// The toast that is up; nil where none is.
    public var shown: ToastHandle? { shownID.flatMap { handles[$0] } }

    /// The toasts that wait, the next first.
    public var waiting: [ToastHandle] { queue.waiting.compactMap { handles[$0.id] } }

    // MARK: For handles

    var shownID: Int? {
        guard let presentation, !presentation.isLeaving else { return nil }
        return presentation.id
    }

    /// Seconds for which the toast that is up has been.
    var timeShown: TimeInterval { presentation?.timeShown ?? 0 }

    /// The words of toasts that bring none.
    var texts: Toast.Texts {
        let window = scene.flatMap { AppWindow(of: $0) }?.window
        return Toast.Texts(
            window.map { Language(of: $0) } ?? Language(preferring: Locale.preferredLanguages))
    }

    func toast(_ id: Int) -> Toast? { queue[id]?.toast }

    func update(_ id: Int, to toast: Toast) {
        guard toast.text.showsSomething else { return end(id, .nothingToShow) }
        queue.update(id, to: toast)
        if presentation?.id == id { presentation?.show(toast, isNew: false) }
        act()
    }

    func end(_ id: Int, _ reason: Toast.EndReason) { end([id], reason) }

    /// Takes toasts out of the queue before anybody hears of it, so that who shows another one finds a queue
    /// that is whole.
    private func end(_ ids: [Int], _ reason: Toast.EndReason) {
        let ended = ids.compactMap { id in
            handles.removeValue(forKey: id).map { (handle: $0, toast: queue[id]?.toast ?? $0.toast) }
        }
        ids.forEach { queue.remove($0) }
        act()
        for (handle, toast) in ended { handle.finish(reason, showing: toast) }
    }

    private func endAll(_ reason: Toast.EndReason) {
        end([queue.shown].compactMap { $0?.id } + queue.waiting.map(\.id), reason)
    }

    // MARK: The screen

    /// Brings to the screen what the queue decided.
    private func act() {
        guard let scene else { return }
        if let presentation {
            guard presentation.id != queue.shown?.id else { return }
            presentation.leave { [weak self] in self?.didLeave(presentation) }
        } else if let entry = queue.shown {
            let presentation = ToastPresentation(
                of: entry, texts, in: scene, onEnd: { [weak self] in self?.end(entry.id, $0) },
                onTakenAway: { [weak self] in self?.layerWasTakenAway() })
            self.presentation = presentation
            presentation.arrive()
            handles[entry.id]?.didShow()
        }
    }

    private func didLeave(_ gone: ToastPresentation) {
        guard presentation === gone else { return }
        presentation = nil
        act()
    }

    /// Somebody took every window of the scene away, ours too: what was to be seen there is over.
    private func layerWasTakenAway() {
        presentation = nil
        endAll(.sceneGone)
    }

    private func sceneDidDisconnect() {
        scene = nil
        presentation?.close()
        layerWasTakenAway()
        Self.all = Self.all.filter { $0.value !== self }
    }

    // MARK: Scenes

    private static var all: [ObjectIdentifier: ToastCenter] = [:]

    /// The centre of a scene, made when it is first asked for and kept until the scene goes.
    static func center(of scene: UIWindowScene) -> ToastCenter {
        // A scene that went without a word leaves no centre behind, nor does another one at its address.
        all = all.filter { $0.value.scene != nil }
        let id = ObjectIdentifier(scene)
        if let known = all[id] { return known }
        let center = ToastCenter(of: scene)
        all[id] = center
        return center
    }
}

extension UIWindowScene {
    /// The toasts of this scene.
    public var toastCenter: ToastCenter { ToastCenter.center(of: self) }
}
