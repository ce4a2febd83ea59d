package import Foundation

/// The keyboard that a host raises over the app: where it is, and what the app hears of it.
///
/// It is a plain panel without keys, which covers what is behind it and takes its touches.
@MainActor package final class SoftwareKeyboard {
    private unowned let screen: UIScreen
    private var panel: KeyboardWindow?
    private var movement = 0
    /// Whether it is up or on its way.
    package private(set) var isUp = false
    /// How high it is when it is up, in points, home indicator included.
    private var height: CGFloat = 0

    init(of screen: UIScreen) { self.screen = screen }

    /// Where it is on the screen, or is going; below the screen where it is down.
    package var frame: CGRect {
        let bounds = screen.bounds
        return CGRect(
            x: 0, y: isUp ? bounds.height - height : bounds.height, width: bounds.width, height: height)
    }

    /// Brings it up or down in a quarter of a second; nothing happens where it is so already.
    package func setUp(_ isUp: Bool) {
        guard isUp != self.isUp else { return }
        let start = frame
        self.isUp = isUp
        move(from: start, duration: Self.duration)
    }

    /// Takes the height that it has where the device is held as it is now. A keyboard that is up takes its
    /// new place at once and says so.
    func reshape(height: CGFloat) {
        let start = frame
        self.height = height.isFinite ? min(max(height, 0), screen.bounds.height) : 0
        if isUp { move(from: start, duration: 0) }
    }

    /// Takes it away without a word, as when the app ends.
    package func discard() {
        movement += 1
        isUp = false
        removePanel()
    }

    /// The change of the frame is told first (UIKit's order, unconfirmed). Only the last of several movements
    /// has an end.
    private func move(from start: CGRect, duration: TimeInterval) {
        movement += 1
        let (serial, end, isUp) = (movement, frame, isUp)
        let panel = panel ?? makePanel(at: start)
        self.panel = panel
        post(UIResponder.keyboardWillChangeFrameNotification, from: start, to: end, duration)
        post(
            isUp ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
            from: start, to: end, duration)
        UIView.animate(
            withDuration: duration,
            animations: { [screen] in
                panel.frame = end
                for window in screen.windows {
                    window.keyboardDidMove()
                    window.layoutIfNeeded()
                }
            },
            completion: { [weak self] _ in
                guard let self, movement == serial else { return }
                if !isUp { removePanel() }
                post(UIResponder.keyboardDidChangeFrameNotification, from: start, to: end, duration)
                post(
                    isUp ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
                    from: start, to: end, duration)
            })
    }

    private func makePanel(at frame: CGRect) -> KeyboardWindow {
        let panel = KeyboardWindow(on: screen)
        UIView.performWithoutAnimation {
            panel.frame = frame
            panel.isHidden = false
        }
        return panel
    }

    private func removePanel() {
        panel?.isHidden = true
        panel = nil
    }

    /// The screen is the object, as since iOS 16.1.
    private func post(
        _ name: NSNotification.Name, from start: CGRect, to end: CGRect, _ duration: TimeInterval
    ) {
        NotificationCenter.default.post(
            name: name, object: screen,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: start,
                UIResponder.keyboardFrameEndUserInfoKey: end,
                UIResponder.keyboardAnimationDurationUserInfoKey: duration,
                // UIKit's own curve is a seventh that its enum has no name for.
                UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.easeInOut.rawValue,
                UIResponder.keyboardIsLocalUserInfoKey: true,
            ])
    }

    /// Seconds; what the notifications of iOS have been printed with in public.
    private static let duration: TimeInterval = 0.25
}

/// The window of the keyboard: the system's, and none of those of the app.
private final class KeyboardWindow: UIWindow {
    init(on screen: UIScreen) {
        super.init(systemWindowOn: screen)
        windowLevel = Self.level
        backgroundColor = .systemGray4
        accessibilityIdentifier = "Keyboard"
    }

    required init?(coder: NSCoder) { return nil }

    /// Above everything of an app, alerts included.
    private static let level = Level(10_000_000)
}
