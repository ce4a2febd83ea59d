import QuartzCore

/// The keyboard of one screen: turns keys that go down and come up into presses and events.
///
/// A key that is held repeats nothing, as on a device: an app that wants that does it with its own timer.
@MainActor package final class PressInput {
    private struct Change {
        let key: UIKeyboardHIDUsage
        let isDown: Bool
    }

    private var queue: [Change] = []
    private var down: Set<UIKeyboardHIDUsage> = []
    private var isCapsLockOn = false
    private var presses: [UIPress] = []
    private unowned let screen: UIScreen

    init(screen: UIScreen) { self.screen = screen }

    /// Takes what a key did; it is delivered in the next events pass.
    package func send(_ key: UIKeyboardHIDUsage, isDown: Bool) {
        queue.append(Change(key: key, isDown: isDown))
        screen.frames.setNeedsFrame()
    }

    var isEmpty: Bool { queue.isEmpty }

    /// Whether somebody is being told that a key went down.
    var isPressing: Bool { presses.contains { $0.phase == .began } }

    /// The events pass: each key that moves is one event.
    func deliver(at time: TimeInterval) {
        while !queue.isEmpty {
            let change = queue.removeFirst()
            if change.isDown { press(change.key, at: time) } else { release(change.key, at: time) }
        }
    }

    /// What hears of keys is leaving: it hears no more of those that are down.
    func cancel(_ isMeant: (UIPress) -> Bool) {
        let meant = presses.filter(isMeant)
        guard !meant.isEmpty else { return }
        end(meant, .cancelled, at: CACurrentMediaTime())
    }

    private func press(_ key: UIKeyboardHIDUsage, at time: TimeInterval) {
        guard down.insert(key).inserted else { return }
        if key == .keyboardCapsLock { isCapsLockOn.toggle() }
        guard let window = UIApplication.shared.windowScene.keyWindow else { return }
        let press = UIPress(
            UIKey(key, modifierFlags: modifiers(of: key)), to: window.keyResponder, in: window,
            timestamp: time)
        presses.append(press)
        send(time)
        if press.phase == .began { press.phase = .stationary }
    }

    private func release(_ key: UIKeyboardHIDUsage, at time: TimeInterval) {
        down.remove(key)
        end(presses.filter { $0.key?.keyCode == key }, .ended, at: time)
    }

    private func end(_ ending: [UIPress], _ phase: UIPress.Phase, at time: TimeInterval) {
        guard !ending.isEmpty else { return }
        for press in ending {
            press.phase = phase
            press.timestamp = time
        }
        send(time)
        presses.removeAll { press in ending.contains { $0 === press } }
    }

    private func send(_ time: TimeInterval) {
        UIApplication.shared.sendEvent(UIPressesEvent(Set(presses), timestamp: time))
    }

    private func modifiers(of key: UIKeyboardHIDUsage) -> UIKeyModifierFlags {
        key.isInKeypad ? modifiers.union(.numericPad) : modifiers
    }

    /// What is held, and caps lock.
    var modifiers: UIKeyModifierFlags {
        let held = UIKeyModifierFlags(down.compactMap(\.modifier))
        return isCapsLockOn ? held.union(.alphaShift) : held
    }
}

extension UIKeyboardHIDUsage {
    /// What the key means while it is held; nil for a key that is no modifier.
    package var modifier: UIKeyModifierFlags? {
        switch self {
        case .keyboardLeftShift, .keyboardRightShift: .shift
        case .keyboardLeftControl, .keyboardRightControl: .control
        case .keyboardLeftAlt, .keyboardRightAlt: .alternate
        case .keyboardLeftGUI, .keyboardRightGUI: .command
        default: nil
        }
    }

    fileprivate var isInKeypad: Bool {
        (Self.keypadNumLock.rawValue...Self.keypadPeriod.rawValue).contains(rawValue)
            || self == .keypadEqualSign
    }
}
